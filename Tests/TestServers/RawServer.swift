import Foundation
import Glibc
import Synchronization

/// A server on a free port of loopback that does to each connection what a test says: for what no
/// well-behaved HTTP server does. It listens until the process ends.
public final class RawServer: Sendable {
  /// One client's connection.
  public struct Connection: Sendable {
    fileprivate let descriptor: Int32

    /// Reads up to the empty line that ends the head of a request.
    ///
    /// - Returns: The head, or `nil` if the client closed the connection first.
    @discardableResult
    public func readHead() -> String? {
      var head = ""
      while !head.hasSuffix("\r\n\r\n") {
        var byte: UInt8 = 0
        guard read(descriptor, &byte, 1) == 1 else { return nil }
        head.unicodeScalars.append(Unicode.Scalar(byte))
      }
      return head
    }

    public func send(_ text: String) { send(Data(text.utf8)) }

    public func send(_ data: Data) {
      var bytes = Array(data)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    }

    /// Waits until the client has closed the connection.
    public func awaitClose() {
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) > 0 {}
    }
  }

  private let listener: Int32
  private let count = Atomic<Int>(0)

  /// The address of the server.
  public let url: URL

  /// Runs `serve` on a thread of its own for each connection, and then closes the connection.
  public init(_ serve: @escaping @Sendable (Connection) -> Void) throws {
    let (listener, port) = try Self.listen()
    self.listener = listener
    url = URL(string: "http://127.0.0.1:\(port)/")!
    Thread.detachNewThread { [weak self] in
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        self?.count.add(1, ordering: .sequentiallyConsistent)
        Thread.detachNewThread {
          serve(Connection(descriptor: descriptor))
          close(descriptor)
        }
      }
    }
  }

  /// How many connections there have been.
  public var connections: Int { count.load(ordering: .sequentiallyConsistent) }

  /// An address on loopback where nobody listens.
  public static func refusingURL() throws -> URL {
    let (listener, port) = try listen()
    close(listener)
    return URL(string: "http://127.0.0.1:\(port)/")!
  }

  private static func listen() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) != 0 || Glibc.listen(descriptor, 64) != 0
          || getsockname(descriptor, $0, &size) != 0
      }
    }
    if failed { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }
}
