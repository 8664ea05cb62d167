import Foundation

/// An HTTP request put together by hand, with headers that no client would send.
struct RawRequest {
  struct Failure: Error {
    let reason: String

    init(_ reason: String) {
      self.reason = reason
    }
  }

  struct Answer {
    var status: Int
    /// By names in lower case.
    var headers: [String: String]
    var body: Data
  }

  var method = "GET"
  var path = "/"
  /// `Host` is that of loopback unless it is here.
  var headers: [String: String] = [:]
  var body = ""

  func text(port: Int) -> String {
    var lines = ["\(method) \(path) HTTP/1.1", "Connection: close"]
    if headers["Host"] == nil { lines.append("Host: 127.0.0.1:\(port)") }
    lines += headers.map { "\($0): \($1)" }
    if !body.isEmpty || method == "POST" { lines.append("Content-Length: \(body.utf8.count)") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  func send(to port: Int, address: String = "127.0.0.1") throws -> Answer {
    let connection = try Connection(address: address, port: port)
    connection.write(text(port: port))
    return try Self.answer(connection.readToEnd())
  }

  static func answer(_ data: Data) throws -> Answer {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { throw Failure("no head") }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { throw Failure(lines[0]) }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.components(separatedBy: ": ")
      headers[parts[0].lowercased()] = parts.dropFirst().joined(separator: ": ")
    }
    return Answer(status: status, headers: headers, body: Data(data[end.upperBound...]))
  }
}

/// A connection to a server on this machine. Reading gives up after a minute.
final class Connection {
  private let descriptor: Int32

  /// Connects; throws where nobody listens.
  init(address: String, port: Int) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = UInt16(port).bigEndian
    inet_pton(AF_INET, address, &target.sin_addr)
    let result = withUnsafePointer(to: target) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let code = errno
      close(descriptor)
      throw RawRequest.Failure(String(cString: strerror(code)))
    }
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      offset += count
    }
  }

  /// What comes next; empty at the end.
  func read() -> Data {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Data(buffer.prefix(max(0, count)))
  }

  func readToEnd() -> Data {
    var data = Data()
    while true {
      let more = read()
      if more.isEmpty { return data }
      data += more
    }
  }

  /// Reads until `text` has come; false if it never does.
  func read(until text: String, into data: inout Data) -> Bool {
    while data.range(of: Data(text.utf8)) == nil {
      let more = read()
      if more.isEmpty { return false }
      data += more
    }
    return true
  }
}

/// The IPv4 addresses of this machine that are not of loopback.
func foreignAddresses() -> [String] {
  var list: UnsafeMutablePointer<ifaddrs>?
  guard getifaddrs(&list) == 0 else { return [] }
  defer { freeifaddrs(list) }
  var addresses: [String] = []
  var next = list
  while let entry = next {
    next = entry.pointee.ifa_next
    guard let address = entry.pointee.ifa_addr, address.pointee.sa_family == AF_INET else {
      continue
    }
    var text = [CChar](repeating: 0, count: 64)
    getnameinfo(
      address, socklen_t(MemoryLayout<sockaddr_in>.size), &text, 64, nil, 0, NI_NUMERICHOST)
    addresses.append(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
  }
  return addresses.filter { !$0.hasPrefix("127.") }
}
