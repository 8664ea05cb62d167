/// The envelope that many services put around an answer: `{"code": 200, "data": …}`.
public struct JSONModel<T: Decodable>: Decodable {
  /// The service's own code, if it sends one.
  public let code: Int?

  /// What the service says about the answer, if anything: `message` or `msg`.
  public let message: String?

  /// The answer itself.
  public let data: T

  private enum CodingKeys: String, CodingKey {
    case code, message, msg, data
  }

  public init(code: Int? = nil, message: String? = nil, data: T) {
    self.code = code
    self.message = message
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = try container.decodeIfPresent(Int.self, forKey: .code)
    message =
      try container.decodeIfPresent(String.self, forKey: .message)
      ?? container.decodeIfPresent(String.self, forKey: .msg)
    data = try container.decode(T.self, forKey: .data)
  }
}

extension JSONModel: Sendable where T: Sendable {}
extension JSONModel: Equatable where T: Equatable {}
