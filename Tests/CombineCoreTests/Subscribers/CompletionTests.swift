import Combine
import TestSupport
import Testing

@Suite("Subscribers.Completion")
struct CompletionTests {
  struct CodableError: Error, Codable, Hashable {
    var code: Int
  }

  typealias Completion = Subscribers.Completion<CodableError>

  @Test(.holds(18)) func codesSuccessAndError() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let finished = try encoder.encode(Completion.finished)
    let failed = try encoder.encode(Completion.failure(CodableError(code: 7)))
    #expect(String(decoding: finished, as: UTF8.self) == #"{"success":true}"#)
    #expect(
      String(decoding: failed, as: UTF8.self) == #"{"error":{"code":7},"success":false}"#)

    let decoder = JSONDecoder()
    #expect(try decoder.decode(Completion.self, from: finished) == .finished)
    #expect(
      try decoder.decode(Completion.self, from: failed) == .failure(CodableError(code: 7)))
    #expect(throws: DecodingError.self) {
      try decoder.decode(Completion.self, from: Data(#"{"success":false}"#.utf8))
    }
  }

  @Test func isEqualAndHashedByCaseAndError() {
    #expect(Completion.finished != .failure(CodableError(code: 0)))
    #expect(Completion.failure(CodableError(code: 1)) != .failure(CodableError(code: 2)))
    #expect(
      Set<Completion>([.finished, .finished, .failure(CodableError(code: 1))]).count == 2)
  }
}
