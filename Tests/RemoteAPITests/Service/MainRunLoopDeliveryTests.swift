import Combine
import RemoteAPI
import XCTest

/// Delivery where nothing else is asked for: on the main run loop. It needs a main thread that runs
/// one, which XCTest has and Swift Testing has not.
final class MainRunLoopDeliveryTests: XCTestCase {
  private let session = SampleTransport.makeSession(routes: [
    SampleRoute(path: "/seven") { _ in .json(Data("7".utf8)) }
  ])
  private let request = URLRequest(url: URL(string: "http://host/seven")!)

  func testTheFutureDeliversOnTheMainThread() {
    let delivered = expectation(description: "delivered")
    let cancellable = NetworkService(session: session).getData(request, decode: Int.self)
      .sink(
        receiveCompletion: { completion in
          XCTAssertTrue(Thread.isMainThread)
          if case .failure(let error) = completion { XCTFail("\(error)") }
          delivered.fulfill()
        },
        receiveValue: { value in
          XCTAssertTrue(Thread.isMainThread)
          XCTAssertEqual(value, 7)
        })

    wait(for: [delivered], timeout: 30)
    cancellable.cancel()
  }

  func testThePublisherDeliversOnTheMainThread() {
    let delivered = expectation(description: "delivered")
    let cancellable = NetworkService(session: session).publisher(for: request, decode: Int.self)
      .sink(
        receiveCompletion: { completion in
          XCTAssertTrue(Thread.isMainThread)
          if case .failure(let error) = completion { XCTFail("\(error)") }
          delivered.fulfill()
        },
        receiveValue: { value in
          XCTAssertTrue(Thread.isMainThread)
          XCTAssertEqual(value, 7)
        })

    wait(for: [delivered], timeout: 30)
    cancellable.cancel()
  }
}
