import Foundation
import Redux
import Testing

@testable import ReduxInspector

@Suite("StoreInspector, events")
struct InspectorEventTests {
  let shop = try! InspectedShop()

  private func listen() throws -> Connection {
    let connection = try Connection(address: "127.0.0.1", port: shop.inspector.port)
    connection.write(
      RawRequest(
        path: "/api/events", headers: ["Authorization": "Bearer \(shop.inspector.token)"]
      ).text(port: shop.inspector.port))
    return connection
  }

  @Test func tellsOfEachChange() throws {
    let connection = try listen()
    var data = Data()
    #expect(connection.read(until: "data: {\"revision\":0}", into: &data))
    shop.store.dispatch(Ship.byPost)
    #expect(connection.read(until: "data: {\"revision\":1}", into: &data))
    shop.travel.stepBack()
    #expect(connection.read(until: "data: {\"revision\":2}", into: &data))
    #expect(String(decoding: data, as: UTF8.self).contains("Content-Type: text/event-stream"))
  }

  @Test func stopEndsTheStreams() throws {
    let connections = try (0..<5).map { _ in try listen() }
    var data = Data()
    for connection in connections { #expect(connection.read(until: "revision", into: &data)) }
    shop.inspector.stop()
    for connection in connections { _ = connection.readToEnd() }
  }

  @Test func manyActionsMakeFewEvents() throws {
    let feed = EventFeed(revision: 0)
    let next = feed.events()
    #expect(next() == Data("event: change\ndata: {\"revision\":0}\n\n".utf8))
    for revision in 1...1000 { feed.announce(revision) }
    feed.announce(7)
    #expect(next() == Data("event: change\ndata: {\"revision\":1000}\n\n".utf8))
    feed.close()
    #expect(next() == nil)
  }
}
