import AppImages
import Foundation
import Gtk
import Redux
import ScreenshotSupport
import SwiftUI
import TestServers
import UsersKit
import XCTest

@testable import UsersSwiftUI

/// The pictures of users in a window, from a server that counts.
final class AvatarTests: AppWindowTestCase {
  private static let picture = try! Data(
    contentsOf: URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Apps/Users/Kit/SampleData/avatars/583231.png"))

  private static func user(_ login: String, _ address: String?) -> User {
    User(login: login, number: 1, name: login.capitalized, avatarUrl: address)
  }

  @MainActor
  private static func shown(_ users: [User], _ avatars: Avatars?) -> HostedWindow {
    let window = HostedWindow(
      title: "Users", size: CGSize(width: 300, height: 400),
      List(users) { UserRow(user: $0, profile: nil) }.environment(\.avatars, avatars))
    window.show()
    return window
  }

  func testTheFirstLetterStandsForThePictureUntilItHasCome() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .content(Self.picture, type: "image/png"))
      let window = Self.shown(
        [
          Self.user("ada", server.url + "/ada"), Self.user("bob", nil),
          Self.user("cy", "javascript:alert(1)"),
        ], Avatars())
      XCTAssertTrue(window.texts.contains("A"), "\(window.texts)")
      XCTAssertTrue(pump { window.all(Picture.self).count == 1 })
      XCTAssertFalse(window.texts.contains("A"), "\(window.texts)")
      XCTAssertTrue(window.texts.contains("B") && window.texts.contains("C"))
      XCTAssertEqual(server.requested, ["/ada"])
      window.close()
      pump(seconds: 0.1)
    }
  }

  func testTheFirstLetterStaysWhereThePictureDoesNotCome() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .json("{}", status: 404))
      let avatars = Avatars()
      let window = Self.shown([Self.user("ada", server.url + "/ada")], avatars)
      XCTAssertTrue(pump { server.requested.count == 1 && avatars.runningCount == 0 })
      pump(seconds: 0.1)
      XCTAssertTrue(window.texts.contains("A"))
      window.close()
      pump(seconds: 0.1)
    }
  }

  func testRequestsOfRowsThatScrollAwayAreGivenUpAndOnesAlikeAreShared() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .silence)
      let avatars = Avatars()
      let users = (0..<200).map { Self.user("user\($0)", server.url + "/\($0 / 2)") }
      let window = Self.shown(users, avatars)
      XCTAssertTrue(pump { server.requested.contains("/0") })
      // Rows have their places a frame later.
      pump(seconds: 0.3)
      try XCTUnwrap(window.all(ListView.self).first).scroll(to: 199)
      XCTAssertTrue(pump { server.abandoned.contains("/0") }, "\(server.abandoned)")
      // Only so many requests are made of one server at a time: not which of the last rows is first.
      XCTAssertTrue(pump { server.requested.contains { $0.hasPrefix("/9") && $0.count == 3 } })
      window.close()
      XCTAssertTrue(pump { avatars.runningCount == 0 })
      XCTAssertEqual(server.requested.count, Set(server.requested).count)
    }
  }

  func testTheServiceIsAskedForTheSizeThatIsNeeded() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        Avatars.address("https://avatars.githubusercontent.com/u/1?v=4")?.absoluteString,
        "https://avatars.githubusercontent.com/u/1?v=4&s=144")
      XCTAssertEqual(
        Avatars.address("https://example.com/a")?.absoluteString, "https://example.com/a")
      for text in [nil, "", "/a.png", "file:///etc/passwd", "https://"] {
        XCTAssertNil(Avatars.address(text), text ?? "nil")
      }
    }
  }

  func testTheSamplesHavePictures() {
    MainActor.assumeIsolated {
      let avatars = Avatars.sample()
      let user = Self.user("octocat", "https://avatars.githubusercontent.com/u/583231?v=4")
      let loader = avatars.loader(for: user)
      let subscription = loader?.objectWillChange.sink { _ in }
      XCTAssertTrue(pump { loader?.image != nil })
      XCTAssertEqual(loader?.image?.size.width, 144)
      subscription?.cancel()
    }
  }
}
