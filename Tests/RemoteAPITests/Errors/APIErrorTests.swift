import Combine
import RemoteAPI
import Testing

@Suite("APIError")
struct APIErrorTests {
  private struct Film: Decodable {
    var title: String
    var votes: [Int]
  }

  private struct Page: Decodable {
    var results: [Film]
  }

  private func decodingError(_ text: String) -> APIError? {
    do {
      _ = try JSONDecoder().decode(Page.self, from: Data(text.utf8))
      return nil
    } catch {
      return APIError(error)
    }
  }

  private func path(_ error: APIError?) -> [String]? {
    guard case .decoding(_, let path) = error else { return nil }
    return path.map { $0.intValue.map(String.init) ?? $0.stringValue }
  }

  @Test func aDecodingErrorKnowsThePathToTheValue() {
    #expect(
      path(decodingError(#"{"results": [{"title": "a", "votes": []}, {"votes": []}]}"#))
        == ["results", "1", "title"])
    #expect(
      path(decodingError(#"{"results": [{"title": "a", "votes": [1, "x"]}]}"#))
        == ["results", "0", "votes", "1"])
    #expect(
      path(decodingError(#"{"results": [{"title": null, "votes": []}]}"#))
        == ["results", "0", "title"])
    #expect(path(decodingError("no JSON")) == [])
  }

  @Test func anyErrorBecomesTheRightKind() {
    struct Other: Error {}
    if case .transport(let error) = APIError(URLError(.timedOut)) {
      #expect(error.code == .timedOut)
    } else {
      Issue.record("A URLError is a transport error")
    }
    if case .badStatus(404, _) = APIError(APIError.badStatus(code: 404, body: Data())) {
    } else {
      Issue.record("An APIError stays what it is")
    }
    if case .unknown(let error) = APIError(Other()) {
      #expect(error is Other)
    } else {
      Issue.record("Any other error is unknown")
    }
  }

  @Test func theTextsSayWhatHappenedAndWhatToDo() {
    let missing = decodingError(#"{"results": [{"votes": []}]}"#)
    #expect(
      missing?.errorDescription
        == "The answer of the service is not what was expected at results[0].title: the value is missing."
    )
    let key = APIError.badStatus(
      code: 401, body: Data(#"{"status_code": 7, "status_message": "Invalid API key."}"#.utf8))
    #expect(key.errorDescription?.contains("401") == true)
    #expect(key.errorDescription?.hasSuffix(": Invalid API key.") == true)
    #expect(key.recoverySuggestion == "Check the API key.")
    #expect(APIError.badURL("htp:/x").errorDescription?.contains("htp:/x") == true)
    #expect((key as any Error).localizedDescription == key.errorDescription)
  }

  @Test(arguments: [
    URLError.Code.notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .timedOut,
    .networkConnectionLost, .cancelled, .secureConnectionFailed, .badServerResponse, .unknown,
  ])
  func everyTransportErrorHasWords(code: URLError.Code) throws {
    let url = try #require(URL(string: "https://api.example.org/films?api_key=secret"))
    let error = APIError.transport(URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url]))
    let text = try #require(error.errorDescription) + " " + (error.recoverySuggestion ?? "")

    #expect(error.recoverySuggestion?.isEmpty == false)
    #expect(text.contains("NSURLErrorDomain") == false)
    #expect(text.contains("secret") == false)
    #expect(text.contains("Optional") == false)
  }

  @Test(arguments: [301, 400, 401, 403, 404, 408, 429, 500, 503, 599])
  func everyStatusHasWords(code: Int) throws {
    let error = APIError.badStatus(code: code, body: Data("<html>".utf8))

    #expect(try #require(error.errorDescription).contains("\(code)"))
    #expect(error.recoverySuggestion?.isEmpty == false)
  }
}
