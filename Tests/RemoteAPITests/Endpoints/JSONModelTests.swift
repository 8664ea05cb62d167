import Combine
import RemoteAPI
import Testing

@Suite("JSONModel")
struct JSONModelTests {
  private func decode(_ text: String) throws -> JSONModel<[Int]> {
    try JSONDecoder().decode(JSONModel<[Int]>.self, from: Data(text.utf8))
  }

  @Test func unwrapsTheData() throws {
    let full = try decode(#"{"code": 200, "message": "ok", "data": [1, 2], "more": {}}"#)
    #expect(full == JSONModel(code: 200, message: "ok", data: [1, 2]))
    #expect(try decode(#"{"data": []}"#) == JSONModel(data: []))
    #expect(try decode(#"{"msg": "short", "code": null, "data": [3]}"#).message == "short")
  }

  @Test(arguments: ["{}", #"{"code": 200, "data": null}"#, #"{"data": "text"}"#, "[]"])
  func withoutTheDataItFails(text: String) {
    #expect(throws: DecodingError.self) { try decode(text) }
  }
}
