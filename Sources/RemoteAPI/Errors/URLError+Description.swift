import Combine
import Foundation

extension URLError {
  /// What happened, in one sentence. The open-source Foundation's own text is an error number.
  var whatHappened: String {
    let host = failingURL?.host.map { "“\($0)”" } ?? "the service"
    switch code {
    case .notConnectedToInternet: return "There is no connection to the internet."
    case .cannotFindHost, .dnsLookupFailed: return "The name \(host) is not known."
    case .cannotConnectToHost: return "No connection to \(host) could be made."
    case .timedOut: return "The answer of \(host) took too long."
    case .networkConnectionLost: return "The connection to \(host) was cut."
    case .cancelled: return "The request was cancelled."
    case .httpTooManyRedirects: return "The address at \(host) leads in circles."
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      return "No secure connection to \(host) could be made."
    case .badURL where isOfBracketedHost:
      return "The system cannot ask the address \(host): it takes no address of IPv6 in brackets."
    case .badURL, .unsupportedURL: return "The address is not one that can be asked for."
    case .badServerResponse: return "The connection to \(host) ended without an answer."
    default:
      let detail = userInfo[NSLocalizedDescriptionKey] as? String ?? "error \(code.rawValue)"
      return "The connection to \(host) failed: \(detail)."
    }
  }

  /// Whether the host is an address of IPv6. The open-source session takes none: it compares the
  /// host without brackets with the one of its transfer library, which has them.
  private var isOfBracketedHost: Bool { failingURL?.host?.contains(":") == true }

  /// What a person can do about it.
  var whatToDo: String {
    switch code {
    case .notConnectedToInternet: "Connect to the internet and try again."
    case .cannotFindHost, .dnsLookupFailed:
      "Check the address and the connection to the internet."
    case .cannotConnectToHost:
      "Check the address and its port, and that the service is running."
    case .badURL where isOfBracketedHost: "Give the computer's name in its place."
    case .badURL, .unsupportedURL, .httpTooManyRedirects: "Check the address."
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      "Check the address and the date of this computer."
    default: "Try again."
    }
  }
}
