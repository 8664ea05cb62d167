import CMicrohttpd
import Combine

/// An HTTP server that this machine alone can reach. GNU libmicrohttpd reads and writes the protocol,
/// on a thread of its own for each connection.
///
/// `@unchecked Sendable`: `lock` guards `daemons`; the rest is set once. The context that the C
/// library holds is kept alive by this object until the library has stopped.
final class LoopbackServer: @unchecked Sendable {
  /// What answers. Both closures are called on the threads of connections.
  struct Site: Sendable {
    /// Looks at a request before its body is read. An answer ends it there.
    var refuse: @Sendable (HTTPRequest) -> HTTPResponse?
    /// How many bytes the body may have.
    var bodyLimit: @Sendable (HTTPRequest) -> Int
    var answer: @Sendable (HTTPRequest) -> HTTPResponse
    /// Headers of every answer.
    var headers: [(name: String, value: String)]
  }

  let port: Int

  private let lock = NSLock()
  private var daemons: [OpaquePointer]
  private let context: Context

  /// Starts a server on `port` of 127.0.0.1, or on one that the system chooses if that is 0, and on
  /// the same port of ::1 if there is such an address and the port is free.
  ///
  /// - Parameter site: Makes what answers, given the port.
  /// - Throws: The port is taken.
  init(port: Int, site: (_ port: Int) -> Site) throws {
    context = Context()
    let pointer = Unmanaged.passUnretained(context).toOpaque()
    guard let wanted = UInt16(exactly: port),
      let daemon = cmicrohttpd_start_on_loopback(0, wanted, answerRequest, endRequest, pointer)
    else { throw InspectorError.portInUse(port) }
    let chosen = cmicrohttpd_port(daemon)
    self.port = Int(chosen)
    context.open(site(Int(chosen)))
    daemons = [daemon]
    if let second = cmicrohttpd_start_on_loopback(1, chosen, answerRequest, endRequest, pointer) {
      daemons.append(second)
    }
  }

  deinit {
    stop()
  }

  /// Closes all connections and waits for requests that are being answered.
  ///
  /// Streams must have come to their end, or about to. From inside of an answer, which it would
  /// wait for, it returns at once and the rest follows.
  func stop() {
    let stopped = lock.withLock {
      defer { daemons = [] }
      return Daemons(pointers: daemons, context: context)
    }
    guard !stopped.pointers.isEmpty else { return }
    if Thread.current.threadDictionary[answeringKey] != nil {
      Thread.detachNewThread { stopped.stop() }
    } else {
      stopped.stop()
    }
  }

  /// `@unchecked Sendable`: owned by the thread that stops them.
  private struct Daemons: @unchecked Sendable {
    let pointers: [OpaquePointer]
    let context: Context

    func stop() {
      for pointer in pointers { MHD_stop_daemon(pointer) }
      // Until now a connection could have asked it.
      withExtendedLifetime(context) {}
    }
  }
}

/// Marks threads that are answering.
private let answeringKey = "tributary.inspector.answering"

/// What the C library hands to its callbacks.
///
/// `@unchecked Sendable`: `lock` guards `site`.
private final class Context: @unchecked Sendable {
  private let lock = NSLock()
  private var site: LoopbackServer.Site?

  /// Requests that come before this are refused.
  func open(_ site: LoopbackServer.Site) {
    lock.withLock { self.site = site }
  }

  var opened: LoopbackServer.Site? { lock.withLock { site } }
}

/// A request that is being read. Used by the thread of its connection alone.
private final class Exchange {
  var request: HTTPRequest
  let limit: Int
  var isTooLarge = false

  init(request: HTTPRequest, limit: Int) {
    self.request = request
    self.limit = limit
  }
}

/// A response that is written piece by piece. Used by the thread of its connection alone.
private final class Stream {
  let next: @Sendable () -> Data?
  var rest = Data()

  init(_ next: @escaping @Sendable () -> Data?) {
    self.next = next
  }
}

/// Called when the head of a request has come, then with each part of its body, then at its end.
private func answerRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
  _ upload: UnsafePointer<CChar>?, _ uploadSize: UnsafeMutablePointer<Int>?,
  _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let url, let method, let uploadSize, let slot,
    let site = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().opened
  else { return cmicrohttpd_no }
  guard let pointer = slot.pointee else {
    let request = readHead(connection, url: url, method: method)
    if let refusal = site.refuse(request) { return send(refusal, of: site, on: connection) }
    let exchange = Exchange(request: request, limit: site.bodyLimit(request))
    slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
    return cmicrohttpd_yes
  }
  let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
  if uploadSize.pointee > 0, let upload {
    if exchange.request.body.count + uploadSize.pointee > exchange.limit {
      exchange.isTooLarge = true
      exchange.request.body = Data()
    } else if !exchange.isTooLarge {
      exchange.request.body.append(
        UnsafeRawPointer(upload).assumingMemoryBound(to: UInt8.self), count: uploadSize.pointee)
    }
    uploadSize.pointee = 0
    return cmicrohttpd_yes
  }
  if exchange.isTooLarge {
    return send(.error(413, "More than \(exchange.limit) bytes"), of: site, on: connection)
  }
  let threads = Thread.current.threadDictionary
  threads[answeringKey] = true
  let response = site.answer(exchange.request)
  threads.removeObject(forKey: answeringKey)
  return send(response, of: site, on: connection)
}

private func endRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let pointer = slot?.pointee else { return }
  Unmanaged<Exchange>.fromOpaque(pointer).release()
  slot?.pointee = nil
}

private func readHead(
  _ connection: OpaquePointer, url: UnsafePointer<CChar>, method: UnsafePointer<CChar>
) -> HTTPRequest {
  var request = HTTPRequest(method: String(cString: method), path: String(cString: url))
  withUnsafeMutablePointer(to: &request) { request in
    let add: MHD_KeyValueIterator = { context, kind, name, value in
      guard let request = context?.assumingMemoryBound(to: HTTPRequest.self), let name else {
        return cmicrohttpd_yes
      }
      let text = value.map { String(cString: $0) } ?? ""
      if kind == cmicrohttpd_arguments {
        request.pointee.query[String(cString: name)] = text
      } else {
        request.pointee.headers[String(cString: name).lowercased(), default: []].append(text)
      }
      return cmicrohttpd_yes
    }
    MHD_get_connection_values(connection, cmicrohttpd_headers, add, request)
    MHD_get_connection_values(connection, cmicrohttpd_arguments, add, request)
  }
  return request
}

private func send(
  _ response: HTTPResponse, of site: LoopbackServer.Site, on connection: OpaquePointer
) -> MHD_Result {
  let made: OpaquePointer? =
    switch response.body {
    case .data(let data):
      data.withUnsafeBytes { bytes in
        MHD_create_response_from_buffer(
          bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
          cmicrohttpd_must_copy)
      }
    case .stream(let next):
      // All ones stand for a length that is not known.
      MHD_create_response_from_callback(
        UInt64.max, 1 << 14, readStream, Unmanaged.passRetained(Stream(next)).toOpaque(),
        { Unmanaged<Stream>.fromOpaque($0!).release() })
    }
  guard let made else { return cmicrohttpd_no }
  defer { MHD_destroy_response(made) }
  for (name, value) in site.headers + response.headers {
    MHD_add_response_header(made, name, value)
  }
  return MHD_queue_response(connection, UInt32(response.status), made)
}

/// Fills `buffer` with what comes next. It may wait: the thread is the connection's own.
private func readStream(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  let ended = -1
  guard let context, let buffer else { return ended }
  let stream = Unmanaged<Stream>.fromOpaque(context).takeUnretainedValue()
  while stream.rest.isEmpty {
    guard let piece = stream.next() else { return ended }
    stream.rest = piece
  }
  let count = min(size, stream.rest.count)
  stream.rest.copyBytes(
    to: UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: UInt8.self), count: count)
  stream.rest = Data(stream.rest.dropFirst(count))
  return count
}
