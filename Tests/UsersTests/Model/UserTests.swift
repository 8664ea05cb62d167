import Foundation
import Testing
import UsersKit

@Suite("User")
struct UserTests {
  @Test func readsWhatTheServiceSends() throws {
    let json = """
      {"login":"octocat","id":583231,"node_id":"x","avatar_url":"https://a/1","html_url":
      "https://github.com/octocat","type":"User","site_admin":false,"name":"The Octocat","company":
      "@github","blog":"https://github.blog","location":"San Francisco","email":null,"bio":null,
      "public_repos":8,"followers":17000,"following":9,"created_at":"2011-01-25T18:44:36Z"}
      """
    let user = try JSONDecoder.users().decode(User.self, from: Data(json.utf8))
    #expect(
      user
        == User(
          login: "octocat", number: 583_231, name: "The Octocat", company: "@github",
          blog: "https://github.blog", location: "San Francisco", publicRepos: 8,
          followers: 17000, following: 9, createdAt: Date(timeIntervalSince1970: 1_295_981_076),
          avatarUrl: "https://a/1", htmlUrl: "https://github.com/octocat", type: "User"))
  }

  @Test func needsNoMoreThanALoginAndANumber() throws {
    let user = try JSONDecoder.users().decode(User.self, from: Data(#"{"login":"a","id":1}"#.utf8))
    #expect(user == User(login: "a", number: 1))
    #expect(throws: DecodingError.self) {
      try JSONDecoder.users().decode(User.self, from: Data(#"{"login":"a"}"#.utf8))
    }
  }

  @Test func survivesTheWireFormatAndThePlainOne() throws {
    let user = User(
      login: "A", number: 1, publicRepos: 2, createdAt: Date(timeIntervalSince1970: 1e9),
      avatarUrl: "https://a")
    let wire = try JSONEncoder.users().encode(user)
    #expect(String(decoding: wire, as: UTF8.self).contains("\"public_repos\":2"))
    #expect(try JSONDecoder.users().decode(User.self, from: wire) == user)
    let plain = try JSONEncoder().encode(user)
    #expect(try JSONDecoder().decode(User.self, from: plain) == user)
  }

  @Test func isFoundWhateverTheCase() {
    #expect(User(login: "OctoCat", number: 1).id == "octocat")
    #expect(User.id(of: " OctoCat\n") == "octocat")
  }
}
