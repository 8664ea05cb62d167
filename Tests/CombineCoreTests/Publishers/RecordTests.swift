import Combine
import CombineTesting
import Foundation
import TestSupport
import Testing

@Suite("Record")
struct RecordTests {
  typealias Sut = Record<Int, CodedError>

  struct CodedError: Error, Codable, Equatable {
    var reason: String
  }

  @Test(.holds(60)) func replaysUnderDemandAndCompletesWithTheLastValue() {
    let subscriber = TestSubscriber<Int, CodedError>(initialDemand: .max(2))
    let error = CodedError(reason: "over")
    Sut(output: [1, 2, 3, 4], completion: .failure(error)).subscribe(subscriber)
    #expect(subscriber.values == [1, 2])

    subscriber.request(.none)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.completion == nil)

    subscriber.request(.max(1))
    #expect(
      subscriber.events == [
        .subscription("[1, 2, 3, 4]"), .value(1), .value(2), .value(3), .value(4),
        .completion(.failure(error)),
      ])
    #expect(subscriber.subscription.map { "\($0)" } == "Cancelled Events")
  }

  @Test(.holds(60)) func withoutValuesCompletesAtOnce() {
    let error = CodedError(reason: "none")
    let failing = TestSubscriber<Int, CodedError>(initialDemand: .none)
    Sut { $0.receive(completion: .failure(error)) }.subscribe(failing)
    #expect(failing.events == [.subscription("Empty"), .completion(.failure(error))])

    let finishing = TestSubscriber<Int, CodedError>(initialDemand: .none)
    Sut { _ in }.subscribe(finishing)
    #expect(finishing.events == [.subscription("Empty"), .completion(.finished)])
  }

  @Test func stopsWhenCancelledInsideAValue() {
    let subscriber = TestSubscriber<Int, CodedError>()
    subscriber.onValue { if $0 == 2 { subscriber.cancel() } }
    Sut(output: [1, 2, 3], completion: .finished).subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.completion == nil)
  }

  @Test(.holds(61)) func recordsWhatItsClosureTellsItTo() {
    let record = Sut {
      $0.receive(1)
      $0.receive(2)
    }
    #expect(record.recording.output == [1, 2])
    #expect(record.recording.completion == .finished)

    var copy = record.recording
    copy.receive(3)
    copy.receive(completion: .finished)
    #expect(copy.output == [1, 2, 3])
    #expect(record.recording.output == [1, 2])
  }

  @Test func reflectsAsApplesDoes() throws {
    let subscriber = TestSubscriber<Int, CodedError>(initialDemand: .none)
    Sut(output: [1, 2], completion: .finished).subscribe(subscriber)
    let mirror = Mirror(reflecting: try #require(subscriber.subscription))
    #expect(mirror.children.map(\.label) == ["sequence", "completion"])
    #expect(mirror.children.map { "\($0.value)" } == ["[1, 2]", "finished"])
  }

  @Test(.holds(62)) func codesAsApplesDoes() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let record = Sut(output: [2, 1], completion: .failure(CodedError(reason: "over")))
    let text = String(decoding: try encoder.encode(record), as: UTF8.self)
    #expect(
      text == #"{"recording":{"completion":{"error":{"reason":"over"},"success":false},"#
        + #""output":[2,1]}}"#)

    let decoded = try JSONDecoder().decode(Sut.self, from: Data(text.utf8))
    #expect(decoded.recording.output == [2, 1])
    #expect(decoded.recording.completion == .failure(CodedError(reason: "over")))
  }

  @Test func refusesToDecodeARecordingWithoutOutputOrCompletion() {
    for text in [#"{"completion":{"success":true}}"#, #"{"output":[1]}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Sut.Recording.self, from: Data(text.utf8))
      }
    }
  }

  /// Writes only a recording, by the method that Apple's framework has besides `encode(to:)`.
  private struct Envelope: Encodable {
    var recording: Sut.Recording

    func encode(to encoder: any Encoder) throws {
      try recording.encode(into: encoder)
    }
  }

  @Test func encodeIntoIsEncodeTo() throws {
    let recording = Sut.Recording(output: [1])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(
      decoding: try encoder.encode(Envelope(recording: recording)), as: UTF8.self)
    #expect(text == #"{"completion":{"success":true},"output":[1]}"#)
  }

  @Test(.holds(61)) func aClosedRecordingRefusesValues() async {
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording()
      recording.receive(completion: .finished)
      recording.receive(1)
    }
  }

  @Test(.holds(61)) func aClosedRecordingRefusesASecondCompletion() async {
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording()
      recording.receive(completion: .finished)
      recording.receive(completion: .finished)
    }
  }

  @Test(.holds(62)) func aDecodedRecordingIsClosed() async {
    await #expect(processExitsWith: .failure) {
      let text = #"{"completion":{"success":true},"output":[1]}"#
      var recording = try JSONDecoder().decode(
        Record<Int, RecordTests.CodedError>.Recording.self, from: Data(text.utf8))
      recording.receive(1)
    }
  }
}
