import Foundation

/// How an archive's file looks: one line of text, then the state as JSON.
///
///     redux-archive 1 version 3 bytes 1234 crc32 89abcdef
///
/// The line tells the version without decoding the state, and shows a torn or altered file. The
/// checksum covers the version too.
enum ArchiveFormat {
  /// What the file holds, or why it cannot be told.
  enum Content {
    case payload(Data, version: Int)
    case newerFormat(version: Int)
    case damaged(String)
  }

  private static let number = 1
  private static let longestLine = 128

  static func file(payload: Data, version: Int) -> Data {
    let checksum = String(Self.checksum(payload, version: version), radix: 16)
    let line =
      "redux-archive \(number) version \(version) bytes \(payload.count) crc32 \(checksum)\n"
    return Data(line.utf8) + payload
  }

  static func content(of file: Data) -> Content {
    guard !file.isEmpty else { return .damaged("the file is empty") }
    guard let end = file.prefix(longestLine).firstIndex(of: UInt8(ascii: "\n")) else {
      return .damaged("the first line is not that of an archive")
    }
    let words = String(decoding: file[..<end], as: UTF8.self).split(separator: " ")
    guard words.count >= 4, words[0] == "redux-archive", let format = Int(words[1]), format > 0,
      words[2] == "version", let version = Int(words[3])
    else { return .damaged("the first line is not that of an archive") }
    guard format == number else { return .newerFormat(version: version) }
    guard words.count == 8, words[4] == "bytes", let count = Int(words[5]), words[6] == "crc32",
      let checksum = UInt32(words[7], radix: 16)
    else { return .damaged("the first line is not that of an archive") }
    let payload = file[(end + 1)...]
    guard payload.count == count else {
      return .damaged("\(payload.count) bytes of state where \(count) were written")
    }
    guard Self.checksum(payload, version: version) == checksum else {
      return .damaged("the checksum is wrong")
    }
    return .payload(Data(payload), version: version)
  }

  private static func checksum(_ payload: Data, version: Int) -> UInt32 {
    var checksum = CRC32()
    checksum.add(Data("\(version)\n".utf8))
    checksum.add(payload)
    return checksum.value
  }
}
