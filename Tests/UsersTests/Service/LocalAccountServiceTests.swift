import Combine
import CombineTesting
import XCTest

@testable import UsersKit

final class LocalAccountServiceTests: XCTestCase {
  private let service = LocalAccountService.bundled

  private func signIn(_ name: String, _ password: Secret) -> Account? {
    service.signIn(username: name, password: password).recordedOnMainRunLoop().values.first
  }

  func testTheRightPasswordSignsIn() {
    let ada = Account(username: "ada", name: "Ada Example", provider: .password)
    XCTAssertEqual(signIn("ada", "lovelace"), ada)
    XCTAssertEqual(signIn("ADA", "lovelace"), ada)
    XCTAssertEqual(signIn("linus", "penguin")?.name, "Linus Example")
  }

  func testNoOtherPasswordDoes() {
    for password: Secret in ["", "Lovelace", "lovelace ", "lovelac", "penguin", "*0", "*1"] {
      let outcome = service.signIn(username: "ada", password: password).recordedOnMainRunLoop()
      XCTAssertEqual(outcome.failure, .wrongNameOrPassword)
      XCTAssertEqual(outcome.values, [])
    }
  }

  func testAnUnknownNameFailsInTheSameWay() {
    let outcome = service.signIn(username: "nobody", password: "lovelace").recordedOnMainRunLoop()
    XCTAssertEqual(outcome.failure, .wrongNameOrPassword)
    XCTAssertEqual(
      AccountError.wrongNameOrPassword.localizedDescription,
      "The user name or the password is wrong.")
  }

  func testTheThirdPartiesSayThatTheyAreSimulated() {
    for provider in [Account.Provider.twitter, .facebook] {
      let account = service.signIn(with: provider).recordedOnMainRunLoop().values.first
      XCTAssertEqual(account?.provider, provider)
      XCTAssert(provider.title.hasSuffix("(simulated)"))
    }
    XCTAssertEqual(
      service.signIn(with: .password).recordedOnMainRunLoop().failure, .notOffered(.password))
  }

  func testAHashMatchesItsPasswordAlone() {
    // Of the page on crypt(5): SHA-512, "Hello world!".
    let hash = PasswordHash(
      "$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1"
    )
    XCTAssert(hash.matches("Hello world!"))
    XCTAssertFalse(hash.matches("Hello world"))
  }

  func testAHashThatIsNoneMatchesNothing() {
    for text in ["", "*", "*0", "$y$", "lovelace", "$99$x$y"] {
      XCTAssertFalse(PasswordHash(text).matches("lovelace"), text)
    }
  }
}
