import CommandLineKit
import Foundation
import UsersKit

/// Parts of the state as text for a terminal.
enum UsersText {
  /// All that is known of a user, in `width` columns.
  static func lines(_ user: User, profile: LocalProfile?, width: Int) -> [String] {
    let name = profile?.displayName ?? user.name
    let head = name.map { "\($0) (\(user.login))" } ?? user.login
    let facts: [(String, String?)] = [
      ("Name there", profile?.displayName == nil ? nil : user.name),
      ("Note", profile?.note),
      ("Kind", user.type == "User" ? nil : user.type),
      ("About", user.bio),
      ("Company", user.company),
      ("Location", user.location),
      ("Mail", user.email),
      ("Web site", user.blog),
      ("Repositories", user.publicRepos?.grouped),
      ("Followers", user.followers?.grouped),
      ("Following", user.following?.grouped),
      ("Since", user.createdAt.map(day)),
    ]
    let known = facts.compactMap { name, text in text.map { (name, $0) } }
    return head.printable.wrapped(toWidth: width)
      + FactList.lines(known.filter { !$0.1.isEmpty }, width: width)
  }

  /// The history, the oldest first, with a mark at what an undo would take back.
  static func lines(_ history: HistoryState) -> [String] {
    history.entries.enumerated().map { index, entry in
      let mark =
        index + 1 == history.position ? "→" : index < history.position ? " " : "×"
      let number = String(index + 1).padded(toWidth: 3, alignment: .trailing)
      return "\(mark) \(number)  \(time(entry.date))  \(entry.title)".printable
    }
  }

  static func account(_ account: Account) -> String {
    "\(account.username) (\(account.name)), by \(account.provider.title)".printable
  }

  /// The day in universal time: the service tells no other.
  private static func day(_ date: Date) -> String {
    text(of: date, format: "yyyy-MM-dd", zone: TimeZone(secondsFromGMT: 0))
  }

  private static func time(_ date: Date) -> String {
    text(of: date, format: "yyyy-MM-dd HH:mm", zone: .current)
  }

  private static func text(of date: Date, format: String, zone: TimeZone?) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}
