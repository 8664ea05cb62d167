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
    case .badURL, .unsupportedURL: return "The address is not one that can be asked for."
    case .badServerResponse: return "The connection to \(host) ended without an answer."
    default:
      let detail = userInfo[NSLocalizedDescriptionKey] as? String ?? "error \(code.rawValue)"
      return "The connection to \(host) failed: \(detail)."
    }
  }

  /// What a person can do about it.
  var whatToDo: String {
    switch code {
    case .notConnectedToInternet: "Connect to the internet and try again."
    case .cannotFindHost, .dnsLookupFailed:
      "Check the address and the connection to the internet."
    case .cannotConnectToHost:
      "Check the address and its port, and that the service is running."
    case .badURL, .unsupportedURL, .httpTooManyRedirects: "Check the address."
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      "Check the address and the date of this computer."
    default: "Try again."
    }
  }
}
