/// What differs between two texts, between their common start and their common end.
struct TextChange {
  var range: NSRange
  var replacement: String

  init(from old: String, to new: String) {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    let most = min(before.count, after.count)
    var front = 0
    while front < most, before[front] == after[front] { front += 1 }
    // A character of two units changes as a whole.
    if front > 0, UTF16.isLeadSurrogate(before[front - 1]) { front -= 1 }
    var back = 0
    while back < most - front, before[before.count - 1 - back] == after[after.count - 1 - back] {
      back += 1
    }
    if back > 0, UTF16.isTrailSurrogate(before[before.count - back]) { back -= 1 }
    range = NSRange(location: front, length: before.count - front - back)
    replacement = String(decoding: after[front..<(after.count - back)], as: UTF16.self)
  }
}
