internal import ListSupport

/// How a list becomes another with few changes.
package enum ListDifference {
  package enum Step<Element> {
    case remove(Element)
    /// To a position counted without the element.
    case move(Element, to: Int)
    case insert(Element, at: Int)
  }

  /// The steps, in the order in which they are to be made. Elements that keep their order among
  /// each other are not moved.
  package static func steps<Element: AnyObject>(from old: [Element], to new: [Element])
    -> [Step<Element>]
  {
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] === new[new.count - 1 - end]
    {
      end += 1
    }
    let oldPart = old[start..<(old.count - end)]
    let newPart = new[start..<(new.count - end)]
    if oldPart.isEmpty, newPart.isEmpty { return [] }
    var steps: [Step<Element>] = []
    let wanted = Set(newPart.map { ObjectIdentifier($0) })
    var remaining: [Element] = []
    for element in oldPart {
      if wanted.contains(ObjectIdentifier(element)) {
        remaining.append(element)
      } else {
        steps.append(.remove(element))
      }
    }
    var places: [ObjectIdentifier: Int] = [:]
    for (index, element) in remaining.enumerated() { places[ObjectIdentifier(element)] = index }
    let still = Set(
      LongestIncreasing.values(of: newPart.compactMap { places[ObjectIdentifier($0)] }))
    // The list as it is after the steps so far, and where in it the last element is that is right.
    // Elements that are still to be moved may stand in between.
    var current = remaining.map { ObjectIdentifier($0) }
    var last = -1
    for element in newPart {
      let id = ObjectIdentifier(element)
      guard let place = places[id] else {
        last += 1
        current.insert(id, at: last)
        steps.append(.insert(element, at: start + last))
        continue
      }
      if still.contains(place) {
        repeat { last += 1 } while current[last] != id
        continue
      }
      let index = current.firstIndex(of: id)!
      current.remove(at: index)
      if index > last { last += 1 }
      current.insert(id, at: last)
      if index != last { steps.append(.move(element, to: start + last)) }
    }
    return steps
  }
}
