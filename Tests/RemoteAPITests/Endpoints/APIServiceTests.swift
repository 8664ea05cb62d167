import Combine
import RemoteAPI
import Testing

extension APIEndpoint where Response == JSONModel<[String]> {
  fileprivate static var recommended: APIEndpoint {
    APIEndpoint(path: "/films/recommended", parameters: ["page": "1", "order": "up"])
  }
}

@Suite("APIService")
struct APIServiceTests {
  private let service = APIService(
    baseURL: URL(string: "https://api.example.org/3"), key: .query(name: "api_key", value: "k+y"))

  @Test func addsPathParametersAndKeyToTheBase() {
    let url = service.getURL(endpoint: .recommended, params: ["page": "2"])

    #expect(
      url?.absoluteString
        == "https://api.example.org/3/films/recommended?api_key=k%2By&order=up&page=2")
  }

  @Test(arguments: [
    ("https://h.org", "a", "https://h.org/a"), ("https://h.org/", "/a", "https://h.org/a"),
    ("https://h.org/v1/", "a/b", "https://h.org/v1/a/b"),
    ("http://127.0.0.1:80/v", "a", "http://127.0.0.1:80/v/a"),
    ("https://h.org/v?x=1", "a", "https://h.org/v/a?x=1"),
    ("https://h.org", "a?b", "https://h.org/a%3Fb"),
  ])
  func joinsWithOneSlash(base: String, path: String, expected: String) {
    let service = APIService(baseURL: URL(string: base))

    #expect(
      service.getURL(endpoint: APIEndpoint<String>(path: path))?.absoluteString == expected)
  }

  @Test(arguments: ["Zürich", "東京", "الرياض", "São Paulo & co=?#/+%", "👩‍🚀"])
  func anyTextIsAParameter(city: String) throws {
    let url = try #require(
      service.getURL(endpoint: APIEndpoint<String>(path: "weather"), params: ["q": city]))

    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    #expect(items?.first { $0.name == "q" }?.value == city)
    #expect(url.query?.contains("+") == false)
  }

  @Test(arguments: [nil, "ftp://h.org", "h.org/path", "https://", "/only/a/path"])
  func withoutAWebAddressThereIsNone(base: String?) {
    let service = APIService(baseURL: base.flatMap(URL.init(string:)))

    #expect(service.getURL(endpoint: APIEndpoint<String>(path: "a")) == nil)
    #expect {
      try service.request(for: APIEndpoint<String>(path: "a"))
    } throws: { error in
      if case APIError.badURL = error { true } else { false }
    }
  }

  @Test func aKeyMayGoIntoAHeader() throws {
    let service = APIService(
      baseURL: URL(string: "https://h.org"), key: .header(field: "Authorization", value: "Bearer k")
    )
    let request = try service.request(for: APIEndpoint<String>(path: "a"))

    #expect(request.url?.absoluteString == "https://h.org/a")
    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer k")
  }

  @Test func theSharedServiceIsSetByTheProgram() {
    #expect(APIService.shared.getURL(endpoint: .recommended) == nil)
    defer { APIService.shared = APIService(baseURL: nil) }

    APIService.shared = service

    #expect(
      APIService.shared.getURL(endpoint: .recommended, params: nil)?.host == "api.example.org")
  }
}
