import Foundation

/// The checksum of ISO 3309, as in zip files.
struct CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
    }
  }

  private var register: UInt32 = ~0

  var value: UInt32 { ~register }

  mutating func add(_ data: Data) {
    var register = register
    Self.table.withUnsafeBufferPointer { table in
      data.withUnsafeBytes { bytes in
        for byte in bytes {
          register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ register >> 8
        }
      }
    }
    self.register = register
  }
}
