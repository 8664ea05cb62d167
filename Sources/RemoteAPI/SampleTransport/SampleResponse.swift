import Foundation

/// The answer of a ``SampleRoute``.
public struct SampleResponse: Sendable {
  /// The HTTP status code.
  public var status: Int

  /// The header fields. A length is added when the answer is sent.
  public var headers: [String: String]

  /// The bytes of the answer.
  public var body: Data

  /// How long to wait before answering, in seconds.
  public var delay: TimeInterval

  public init(
    status: Int = 200, headers: [String: String] = [:], body: Data = Data(),
    delay: TimeInterval = 0
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delay = delay
  }

  /// An answer of JSON text.
  public static func json(_ data: Data, status: Int = 200) -> SampleResponse {
    SampleResponse(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"], body: data)
  }

  /// Status 404 with a short JSON body.
  public static let notFound = SampleResponse.json(
    Data(#"{"status":404,"message":"The sample transport has no answer for this address."}"#.utf8),
    status: 404)

  /// The same answer, sent after `seconds`.
  public func delayed(by seconds: TimeInterval) -> SampleResponse {
    var copy = self
    copy.delay = seconds
    return copy
  }
}
