import Foundation
import Synchronization

/// The last things that happened before a program ended, however it ended: a bounded ring of short
/// texts in a file, which the next start reads.
///
/// The file is mapped into memory and shared, so that a text is kept by the system as soon as it is
/// copied: nothing is left to be done in a crash, by a signal handler or otherwise. It survives any
/// death of the process, not that of the machine. A text that was being copied at that moment is
/// recognised and left out.
///
/// ```swift
/// let breadcrumbs = try CrashBreadcrumbs(file: directory.appending(path: "breadcrumbs"))
/// if !breadcrumbs.previousRunEndedCleanly { report(breadcrumbs.previous) }
/// let store = Store(reducer: reducer, state: nil, middleware: [breadcrumbs.middleware()])
/// ```
///
/// Use a file in one process at a time.
///
/// `@unchecked Sendable`: `ring` is a lock around the only access to the mapping.
public final class CrashBreadcrumbs: @unchecked Sendable {
  /// One text.
  public struct Breadcrumb: Equatable, Sendable {
    public let text: String
    public let date: Date
  }

  /// What the run before left, the oldest first; empty if there was none or its file is no such
  /// file.
  public let previous: [Breadcrumb]

  /// Whether the run before called ``close()``, or there was none.
  public let previousRunEndedCleanly: Bool

  private let ring: Lock<BreadcrumbRing?>

  /// Opens or makes the file, reads what the run before left and begins anew.
  ///
  /// - Parameters:
  ///   - file: Where the texts are kept. What is there and is no such file is overwritten.
  ///   - capacity: How many texts are kept.
  ///
  /// Throws `POSIXError` if the file cannot be made or mapped.
  public init(file: URL, capacity: Int = 64) throws {
    precondition(capacity > 0, "CrashBreadcrumbs(file:capacity:) needs a capacity above 0")
    let left = try? Data(contentsOf: file)
    let state = left.flatMap(BreadcrumbRing.read)
    previous = state?.breadcrumbs ?? []
    previousRunEndedCleanly = state?.isClosed ?? true
    ring = Lock(try BreadcrumbRing(file: file, capacity: capacity))
  }

  deinit {
    ring.withLock { $0 }?.unmap()
  }

  /// Keeps `text`, of which the first ``longestText`` bytes of UTF-8 count.
  public func drop(_ text: String) {
    let now = Date()
    ring.withLock { $0?.write(text, at: now) }
  }

  /// How many bytes of a text are kept.
  public static var longestText: Int { BreadcrumbRing.textSize }

  /// Marks the run as ended in good order; later texts are passed over.
  public func close() {
    let ring = ring.withLock { ring in
      defer { ring = nil }
      return ring
    }
    ring?.markClosed()
    ring?.unmap()
  }

  /// Middleware that keeps a text for each action, before it is reduced.
  ///
  /// - Parameter text: Makes the text; by default the name of the action's type, so that nothing
  ///   private gets into the file.
  public func middleware<State>(
    text: @escaping (any Action) -> String? = { "\(type(of: $0))" }
  ) -> Middleware<State> {
    { _, _ in
      { next in
        { [self] action in
          if let text = text(action) { drop(text) }
          next(action)
        }
      }
    }
  }
}

/// The mapped file: a header and slots of one size.
///
/// A slot is a check sum, the text's number from 1, its date, its length and its bytes. The check
/// sum is written last; a slot whose sum does not fit was not finished.
struct BreadcrumbRing {
  static let textSize = 480
  private static let slotSize = 512
  private static let headerSize = 32
  private static let magic: UInt64 = 0x3142_4D55_5243_5254

  private let memory: UnsafeMutableRawPointer
  private let size: Int
  private let capacity: Int
  private var last: UInt64 = 0

  init(file: URL, capacity: Int) throws {
    self.capacity = capacity
    size = Self.headerSize + capacity * Self.slotSize
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    defer { _ = Foundation.close(descriptor) }
    try Self.allocate(descriptor, size)
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { throw Self.failure(errno) }
    self.memory = memory
    memory.storeBytes(of: Self.magic.littleEndian, as: UInt64.self)
  }

  /// Gives the file its size, with blocks of its own: writing to a hole of a full disk would stop
  /// the program.
  private static func allocate(_ descriptor: Int32, _ size: Int) throws {
    #if canImport(Darwin)
      if ftruncate(descriptor, off_t(size)) != 0 { throw failure(errno) }
    #else
      var code = posix_fallocate(descriptor, 0, off_t(size))
      while code == EINTR { code = posix_fallocate(descriptor, 0, off_t(size)) }
      if code != 0 { throw failure(code) }
    #endif
  }

  private static func failure(_ code: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
  }

  func unmap() {
    munmap(memory, size)
  }

  func markClosed() {
    memory.storeBytes(of: 1, toByteOffset: 8, as: UInt64.self)
  }

  mutating func write(_ text: String, at date: Date) {
    let slot = memory + Self.headerSize + Int(last % UInt64(capacity)) * Self.slotSize
    last += 1
    slot.storeBytes(of: 0, as: UInt64.self)
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    var text = text
    let length = text.withUTF8 { bytes in
      let count = Self.wholeCharacters(bytes, limit: Self.textSize)
      if let start = bytes.baseAddress { (slot + 32).copyMemory(from: start, byteCount: count) }
      return count
    }
    slot.storeBytes(of: last.littleEndian, toByteOffset: 8, as: UInt64.self)
    slot.storeBytes(
      of: date.timeIntervalSince1970.bitPattern.littleEndian, toByteOffset: 16, as: UInt64.self)
    slot.storeBytes(of: UInt64(length).littleEndian, toByteOffset: 24, as: UInt64.self)
    let sum = Self.checkSum(UnsafeRawBufferPointer(start: slot + 8, count: 24 + length))
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    slot.storeBytes(of: sum.littleEndian, as: UInt64.self)
  }

  /// How many of `bytes` are at most `limit` and do not cut a character's encoding.
  private static func wholeCharacters(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
    if bytes.count <= limit { return bytes.count }
    var count = limit
    while count > 0, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    return count
  }

  /// FNV-1a; never 0, which marks a slot that is being written.
  private static func checkSum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum == 0 ? 1 : sum
  }

  /// What a file holds; `nil` if it is no such file.
  static func read(
    _ data: Data
  ) -> (breadcrumbs: [CrashBreadcrumbs.Breadcrumb], isClosed: Bool)? {
    let bytes = [UInt8](data)
    guard bytes.count >= headerSize, number(bytes, at: 0) == magic else { return nil }
    var found: [(UInt64, CrashBreadcrumbs.Breadcrumb)] = []
    for start in stride(from: headerSize, through: bytes.count - slotSize, by: slotSize) {
      let length = number(bytes, at: start + 24)
      guard length <= UInt64(textSize) else { continue }
      let end = start + 32 + Int(length)
      guard number(bytes, at: start) == checkSum(bytes[start + 8..<end]) else { continue }
      let seconds = Double(bitPattern: number(bytes, at: start + 16))
      found.append(
        (
          number(bytes, at: start + 8),
          CrashBreadcrumbs.Breadcrumb(
            text: String(decoding: bytes[start + 32..<end], as: UTF8.self),
            date: Date(timeIntervalSince1970: seconds))
        ))
    }
    return (found.sorted { $0.0 < $1.0 }.map(\.1), number(bytes, at: 8) == 1)
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8) }
  }
}
