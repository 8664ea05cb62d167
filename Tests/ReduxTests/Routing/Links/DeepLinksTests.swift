import Foundation
import Redux
import Testing

@Suite("DeepLinks")
struct DeepLinksTests {
  private static let kinds: [DeepLink<Screen>] = [
    DeepLink("/films", to: .list),
    DeepLink("/films/:id") {
      $0["id"].flatMap { Int($0) }.map { .film($0) }
    } parameters: {
      if case .film(let id) = $0 { ["id": "\(id)"] } else { nil }
    },
    DeepLink("/search/:text/results", query: ["tab"]) {
      .search($0["text"]!, tab: $0["tab"])
    } parameters: {
      if case .search(let text, let tab) = $0 { ["text": text, "tab": tab] } else { nil }
    },
  ]

  private let app = DeepLinks<Screen>(scheme: "shop", kinds)
  private let web = DeepLinks<Screen>(scheme: "https", host: "example.com", kinds)

  @Test(arguments: [
    ("shop://films/129", Screen.film(129)), ("shop:///films/129", .film(129)),
    ("shop:/films/129/", .film(129)), ("SHOP://films", .list), ("shop:///films/#part", .list),
    ("shop://films/129?utm_source=mail", .film(129)),
    ("shop://search/a%2Fb%20c/results?tab=new%26old", .search("a/b c", tab: "new&old")),
    ("shop://search/caf%C3%A9/results?tab=1&tab=2", .search("café", tab: "1")),
    ("shop://search/x/results?tab=", .search("x", tab: "")),
    ("shop://search/%E6%9D%B1%E4%BA%AC/results", .search("東京")),
    ("shop://search/1+1/results", .search("1+1")),
  ])
  func readsAnAddress(address: String, route: Screen) throws {
    #expect(try app.route(for: address) == route)
  }

  @Test(arguments: [
    "https://EXAMPLE.com/films/7", "HTTPS://example.com/films/7/", "https://example.com/films/7?a",
  ])
  func readsAnAddressOfAHost(address: String) throws {
    #expect(try web.route(for: address) == .film(7))
  }

  @Test(arguments: [
    "other://films", "films", "/films", "https://films", "shop://a:b@films", "shop://films:80/1",
  ])
  func refusesOtherAppsLinks(address: String) {
    #expect(throws: DeepLinkError.foreign(address)) { try app.route(for: address) }
  }

  @Test(arguments: [
    "https://example.org/films", "http://example.com/films", "https://example.com.evil.org/films",
    "https://example.com@evil.org/films", "https://evil.org/example.com/films",
  ])
  func refusesOtherHosts(address: String) {
    #expect(throws: DeepLinkError.foreign(address)) { try web.route(for: address) }
  }

  @Test(arguments: [
    "shop:", "shop://", "shop://film/1", "shop://films/1/2", "shop://films//1", "shop://films/1//",
    "shop://search//results",
  ])
  func refusesPathsThatFitNoPattern(address: String) {
    #expect(throws: DeepLinkError.unknownPath(address)) { try app.route(for: address) }
  }

  @Test(arguments: ["shop://films/x", "shop://films/99999999999999999999", "shop://films/1%2F2"])
  func refusesValuesThatLeadNowhere(address: String) {
    #expect(throws: DeepLinkError.badValue(address)) { try app.route(for: address) }
  }

  @Test(arguments: [
    "shop://search/%FF/results", "shop://search/x/results?tab=%C3", "shop://search/%zz/results",
    "shop://search/a b/results", "",
  ])
  func refusesWhatIsNoEncodingOfText(address: String) {
    #expect(throws: DeepLinkError.badEncoding(address)) { try app.route(for: address) }
  }

  @Test func writesAddresses() {
    #expect(app.url(for: .list)?.absoluteString == "shop:///films")
    #expect(web.url(for: .film(7))?.absoluteString == "https://example.com/films/7")
    #expect(
      web.url(for: .search("a/b?c#d é+", tab: "x&y=z"))?.absoluteString
        == "https://example.com/search/a%2Fb%3Fc%23d%20%C3%A9%2B/results?tab=x%26y%3Dz")
  }

  @Test func aRouteWithoutALinkHasNoAddress() {
    #expect(DeepLinks<Screen>(scheme: "shop", []).url(for: .list) == nil)
    #expect(app.url(for: .search("")) == nil)
  }

  @Test(arguments: [
    "a", "a/b", "..", ".", "%", "%41", "é", "e\u{301}", "東京", "👩‍👩‍👧", " ", "\n", "?", "#", "&=+;", ":",
    "a:b", "@", "\\", "\"<>", "~-._", "\u{0}", "[1]",
  ])
  func roundTripsAnyText(text: String) throws {
    for links in [app, web] {
      for route in [Screen.search(text), .search(text, tab: text), .search("x", tab: "")] {
        let url = try #require(links.url(for: route))
        #expect(try links.route(for: url) == route)
        #expect(try links.route(for: url.absoluteString) == route)
      }
    }
  }

  @Test func theFirstKindThatGivesARouteCounts() throws {
    let links = DeepLinks<Screen>(
      scheme: "shop",
      [
        DeepLink("/films/:id", route: { _ in nil }, parameters: { _ in nil }),
        DeepLink("/films/:name", route: { .search($0["name"]!) }, parameters: { _ in nil }),
      ])
    #expect(try links.route(for: "shop://films/x") == .search("x"))
  }

  @Test func aPatternShowsItself() {
    #expect(LinkPattern("users/:id/").description == "/users/:id")
    #expect(LinkPattern("/users/:id/notes/:note").names == ["id", "note"])
  }

  @Test func errorsNameTheAddress() {
    #expect(
      DeepLinkError.unknownPath("shop://x").localizedDescription
        == "“shop://x” leads nowhere in this app.")
  }
}
