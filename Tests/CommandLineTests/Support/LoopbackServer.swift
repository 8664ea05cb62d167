import Foundation

/// A server on loopback that gives out exactly the bytes a test wants, the faulty ones included.
///
/// It serves one connection after the other and closes each after its answer. It stops when it is
/// deallocated.
///
/// `@unchecked Sendable`: `lock` guards the variables.
final class LoopbackServer: @unchecked Sendable {
  /// What the server does with a request.
  enum Answer: Sendable {
    /// A whole answer of HTTP.
    case http(status: Int, body: String)
    /// These bytes and no others.
    case raw(String)
    /// The beginning of an answer that says it is longer.
    case cut(body: String)
    /// No byte, until the client gives up.
    case silence
  }

  let port: Int
  private let listener: Int32
  private let lock = NSLock()
  private var requested: [String] = []
  private var silent: [Int32] = []

  /// A server that answers each request by what `answer` makes of its target, path and query.
  init(_ answer: @escaping @Sendable (String) -> Answer) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 { return }
        guard let target = Self.target(on: connection), let self else {
          close(connection)
          continue
        }
        self.lock.withLock { self.requested.append(target) }
        self.send(answer(target), on: connection)
      }
    }
  }

  /// A server that gives these answers one after the other, and the last again and again.
  convenience init(answers: [Answer]) throws {
    let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) var next = 0
    try self.init { _ in
      lock.withLock {
        defer { next += 1 }
        return answers[min(next, answers.count - 1)]
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    for connection in silent { close(connection) }
  }

  /// The base address of the server.
  var url: String { "http://127.0.0.1:\(port)" }

  /// The targets of the requests so far.
  var targets: [String] { lock.withLock { requested } }

  /// A port of loopback on which nothing listens.
  static func refusingPort() throws -> Int {
    try LoopbackServer { _ in .silence }.port
  }

  /// Reads the head of a request and gives its target.
  private static func target(on connection: Int32) -> String? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
      let count = read(connection, &buffer, buffer.count)
      if count <= 0 { return nil }
      head += buffer[..<count]
    }
    let parts = String(decoding: head, as: UTF8.self).split(separator: " ", maxSplits: 2)
    return parts.count > 1 ? String(parts[1]) : nil
  }

  private func send(_ answer: Answer, on connection: Int32) {
    switch answer {
    case .http(let status, let body):
      write(Self.head(status, length: body.utf8.count) + body, to: connection)
    case .raw(let bytes):
      write(bytes, to: connection)
    case .cut(let body):
      write(Self.head(200, length: body.utf8.count + 1000) + body, to: connection)
    case .silence:
      lock.withLock { silent.append(connection) }
      return
    }
    close(connection)
  }

  private static func head(_ status: Int, length: Int) -> String {
    "HTTP/1.1 \(status) Status\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(length)\r\nConnection: close\r\n\r\n"
  }

  private func write(_ text: String, to connection: Int32) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      sent += count
    }
  }
}
