import Combine
import Foundation
import RemoteAPI

/// Why no user came. The descriptions say what happened and what to do about it.
public enum UsersAPIError: Error, LocalizedError, Sendable {
  /// The service knows no user of this login.
  case userNotFound(String)
  /// The service answered with another user than the one of this login.
  case otherUser(String)
  /// The service was asked too often; it answers again at the date, if it said one.
  case rateLimited(until: Date?)
  /// No answer came: no network, a refused connection, a time-out, an address that is none.
  case urlError(URLError)
  /// The answer had this status, outside 200…299.
  case responseError(Int)
  /// The answer was not what it should have been.
  case decodingError(DecodingError)
  case genericError

  /// The case that tells the most of `error`.
  public init(_ error: any Error) {
    switch error {
    case let error as UsersAPIError: self = error
    case let error as URLError: self = .urlError(error)
    case let error as DecodingError: self = .decodingError(error)
    default: self = .genericError
    }
  }

  /// The error that a status outside 200…299 means.
  ///
  /// Status 404 is a user who does not exist only if the body says so in the service's own way: any
  /// server answers 404 to an address that it does not serve. Status 403 is a limit if the header or
  /// the body says so.
  init(_ response: HTTPURLResponse, login: String, body: Data) {
    struct Message: Decodable {
      var message: String?
    }
    let message = try? JSONDecoder().decode(Message.self, from: body).message?.lowercased()
    let status = response.statusCode
    let isLimit =
      response.value(forHTTPHeaderField: "X-RateLimit-Remaining") == "0"
      || message?.contains("rate limit") == true
    switch status {
    case 404 where message == "not found": self = .userNotFound(login)
    case 403 where isLimit, 429: self = .rateLimited(until: Self.reset(in: response))
    default: self = .responseError(status)
    }
  }

  /// When the service answers again: it says so as a time, or for its second limit as a wait.
  private static func reset(in response: HTTPURLResponse) -> Date? {
    func number(_ field: String) -> TimeInterval? {
      response.value(forHTTPHeaderField: field).flatMap { TimeInterval($0) }
    }
    let date =
      number("Retry-After").map { Date(timeIntervalSinceNow: $0) }
      ?? number("X-RateLimit-Reset").map { Date(timeIntervalSince1970: $0) }
    // No time at all, or one after the year 9999, could not be told.
    return date.flatMap { 0..<253_402_300_800 ~= $0.timeIntervalSince1970 ? $0 : nil }
  }

  public var errorDescription: String? {
    [failureReason, recoverySuggestion].compactMap { $0 }.joined(separator: " ")
  }

  public var failureReason: String? {
    switch self {
    case .userNotFound(let login): "There is no user '\(login)'."
    case .otherUser(let login): "The user service answered with another user than '\(login)'."
    case .rateLimited: "The user service was asked too often."
    case .urlError(let error): APIError(error).errorDescription
    case .responseError(401): "The user service refused the token (status 401)."
    case .responseError(404): "The user service has nothing at this address (status 404)."
    case .responseError(let status) where status >= 500:
      "The user service is out of order (status \(status))."
    case .responseError(let status): "The user service refused the request (status \(status))."
    case .decodingError(let error): APIError(error).errorDescription
    case .genericError: "The user could not be fetched."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .userNotFound: "Check the spelling."
    case .otherUser: "Check the base URL."
    case .rateLimited(let date?):
      "It answers again at \(Self.text(of: date)); with a token in GITHUB_TOKEN it answers more often."
    case .rateLimited(nil): "Try again in an hour, or set GITHUB_TOKEN."
    case .urlError(let error): APIError(error).recoverySuggestion
    case .responseError(401): "Set GITHUB_TOKEN to a valid token of github.com, or to none."
    case .responseError(404): "Check the base URL."
    case .genericError: "Wait a little and try again."
    case .responseError(let status) where status >= 500: "Wait a little and try again."
    case .responseError: "Check the user and the base URL."
    case .decodingError(let error): APIError(error).recoverySuggestion
    }
  }

  /// The time of day at this computer, with the day as the time may be past midnight.
  private static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
