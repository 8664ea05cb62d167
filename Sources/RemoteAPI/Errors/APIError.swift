import Combine
import Foundation

/// Why a remote API gave no value.
///
/// `errorDescription` says what happened and `recoverySuggestion` what to do about it, both for a
/// person who does not know the program. Neither shows an address's query, which may hold a key.
public enum APIError: Error, Sendable {
  /// This text is not the address of a web service.
  case badURL(String)

  /// No answer came: the connection failed, timed out or was cut.
  case transport(URLError)

  /// The answer has a status outside 200…299. `body` is the answer's, or empty.
  case badStatus(code: Int, body: Data)

  /// The answer is not what was expected. `codingPath` leads to the offending value, from the
  /// outside in; it is empty for the answer as a whole.
  case decoding(any Error, codingPath: [any CodingKey])

  /// Something else: an answer that is not HTTP's, or an error of a client's own publisher.
  case unknown(any Error)
}

extension APIError {
  /// Any error as an `APIError`: a `URLError` is a transport error, a `DecodingError` one of
  /// decoding with its coding path, an `APIError` itself.
  public init(_ error: any Error) {
    switch error {
    case let error as APIError: self = error
    case let error as URLError: self = .transport(error)
    case let error as DecodingError: self = .decoding(error, codingPath: error.codingPath)
    default: self = .unknown(error)
    }
  }

  /// The error of a decoder, whatever its type.
  static func decodingFailed(_ error: any Error) -> APIError {
    .decoding(error, codingPath: (error as? DecodingError)?.codingPath ?? [])
  }
}

extension DecodingError {
  /// The way to the value that could not be decoded, the missing key included.
  fileprivate var codingPath: [any CodingKey] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    case .keyNotFound(let key, let context): context.codingPath + [key]
    @unknown default: []
    }
  }
}
