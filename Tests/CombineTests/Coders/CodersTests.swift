import Combine
import Testing

@Suite("Foundation's coders")
struct CodersTests {
  private struct Film: Codable, Equatable {
    var title: String
    var year: Int
  }

  private let film = Film(title: "Stalker", year: 1979)

  /// Encodes and decodes through the protocols alone.
  private func roundTrip<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
    _ encoder: Encoder, _ decoder: Decoder
  ) throws -> Film where Encoder.Output == Decoder.Input {
    try decoder.decode(Film.self, from: encoder.encode(film))
  }

  @Test func jsonGoesThroughTheProtocols() throws {
    #expect(try roundTrip(JSONEncoder(), JSONDecoder()) == film)
    #expect(JSONEncoder.Output.self == Data.self)
    #expect(JSONDecoder.Input.self == Data.self)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyListsGoThroughTheProtocols(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    #expect(try roundTrip(encoder, PropertyListDecoder()) == film)
  }
}
