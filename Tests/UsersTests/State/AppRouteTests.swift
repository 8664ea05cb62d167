import Redux
import Testing
import UsersKit

@Suite("The app's links")
struct AppRouteTests {
  @Test(arguments: [
    ("users://sign-in", AppRoute.signIn), ("users://users/OctoCat", .user("octocat")),
    ("users:///users/a%2Fb", .user("a/b")), ("users://users/octocat/profile", .profile("octocat")),
  ])
  func leadToRoutes(link: String, route: AppRoute) throws {
    #expect(try AppRoute.links.route(for: link) == route)
  }

  @Test(arguments: [
    AppRoute.signIn, .user("octocat"), .user("a/b é"), .profile("octocat"), .profile(".."),
  ])
  func comeBack(route: AppRoute) throws {
    let url = try #require(AppRoute.links.url(for: route))
    #expect(try AppRoute.links.route(for: url) == route)
  }

  @Test(arguments: ["https://github.com/octocat", "users://", "users://users", "users://users//"])
  func orLeadNowhere(link: String) {
    #expect(throws: DeepLinkError.self) { try AppRoute.links.route(for: link) }
  }
}
