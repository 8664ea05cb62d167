import Foundation

/// A file that is only ever replaced as a whole: whoever reads it, also after a crash or a loss of
/// power, finds the old contents or the new ones.
struct AtomicFile: Sendable {
  let url: URL
  let calls: FileCalls

  /// Where renaming takes place: what a link leads to is replaced, not the link, also where it leads
  /// to nothing yet.
  var target: URL {
    var target = url
    for _ in 0..<32 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)
      else { break }
      target =
        URL(fileURLWithPath: next, relativeTo: target.deletingLastPathComponent())
        .absoluteURL
    }
    return target
  }

  private var folder: URL { target.deletingLastPathComponent() }
  private var temporaryPrefix: String { ".\(target.lastPathComponent).saving-" }

  /// Writes a new file beside the old one, has the disk take it, and puts it in the place of the old
  /// one. Where any of that fails, the old one stays.
  func replace(with data: Data) throws(ArchiveError) {
    let temporary = folder.appendingPathComponent(temporaryPrefix + Self.uniqueWord()).path
    let target = target.path
    try refuseOtherThanFile()
    // What the app remembers of its user is not for others to read.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("open", temporary) }
    do throws(ArchiveError) {
      do throws(ArchiveError) {
        try write(data, to: descriptor, path: temporary)
        guard calls.fsync(descriptor) == 0 else { throw failure("fsync", temporary) }
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw failure("close", temporary) }
      guard calls.rename(temporary, target) == 0 else { throw failure("rename", target) }
    } catch {
      unlink(temporary)
      throw error
    }
    try syncFolder()
  }

  /// Makes the folder, and those above it, where they are missing.
  func makeFolder() throws(ArchiveError) {
    try Self.makeFolder(folder)
  }

  private static func makeFolder(_ url: URL) throws(ArchiveError) {
    let path = url.path
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, path.count > 1 else { throw failure("mkdir", path) }
    try makeFolder(url.deletingLastPathComponent())
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure("mkdir", path) }
  }

  private func write(_ data: Data, to descriptor: Int32, path: String) throws(ArchiveError) {
    let code: Int32 = data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = calls.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        // A write of nothing would repeat for ever.
        guard count > 0 else { return count < 0 ? errno : EIO }
        offset += count
      }
      return 0
    }
    guard code == 0 else { throw .system(call: "write", path: path, code: code) }
  }

  /// Has the disk remember the new name. Some file systems cannot, and say EINVAL.
  private func syncFolder() throws(ArchiveError) {
    let folder = folder.path
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", folder) }
    defer { close(descriptor) }
    guard calls.fsync(descriptor) == 0 || errno == EINVAL else { throw failure("fsync", folder) }
  }

  /// Whether there is anything of that name.
  var exists: Bool { Self.exists(target) }

  var hasFolder: Bool { Self.exists(folder) }

  private static func exists(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 || errno != ENOENT
  }

  /// Throws where the name is that of something else than a file. Folders and devices can be renamed
  /// as well: the system would be without them.
  func refuseOtherThanFile() throws(ArchiveError) {
    let path = target.path
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard Self.isFile(status) else { throw .notAFile(path: path) }
  }

  private static func isFile(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  /// The contents; nil where there is no file.
  func read() throws(ArchiveError) -> Data? {
    let path = url.path
    // Opening a pipe would otherwise wait for somebody to write.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("open", path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("fstat", path) }
    guard Self.isFile(status) else { throw .notAFile(path: path) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", path) }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Gives the file another name that no file has.
  func setAside(as word: String) throws(ArchiveError) -> URL {
    let target = target
    let path = target.path
    try refuseOtherThanFile()
    let other = Self.sibling(of: target, word, Self.uniqueWord())
    guard calls.rename(path, other.path) == 0 else { throw failure("rename", path) }
    try syncFolder()
    return other
  }

  /// Writes `data` under another name; the file itself stays. The same data has the same name: who
  /// starts often and saves never makes one copy.
  func keepCopy(of data: Data, as word: String) throws(ArchiveError) -> URL {
    var checksum = CRC32()
    checksum.add(data)
    var other = Self.sibling(of: target, word, String(checksum.value, radix: 36))
    if let present = try? AtomicFile(url: other, calls: calls).read() {
      if present == data { return other }
      other = Self.sibling(of: target, word, Self.uniqueWord())
    }
    try AtomicFile(url: other, calls: calls).replace(with: data)
    return other
  }

  /// Removes what was left by processes that ended while they saved. Only for who holds the lock.
  func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(temporaryPrefix) {
      unlink(folder.appendingPathComponent(name).path)
    }
  }

  private static func sibling(of url: URL, _ word: String, _ end: String) -> URL {
    url.deletingLastPathComponent()
      .appendingPathComponent("\(url.lastPathComponent).\(word)-\(end)")
  }

  private static func uniqueWord() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }
}

/// The error of a call that has just failed. `path` must be at hand already: finding it could change
/// `errno`.
func failure(_ call: String, _ path: String) -> ArchiveError {
  .system(call: call, path: path, code: errno)
}
