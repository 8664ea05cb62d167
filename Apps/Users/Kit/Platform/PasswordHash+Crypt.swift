#if canImport(CCrypt)
  import CCrypt

  extension PasswordHash {
    static let isAvailable = true

    /// Whether the hash is that of `password`.
    func matches(_ password: Secret) -> Bool {
      let data = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
      data.initialize(to: crypt_data())
      defer {
        // The library leaves parts of its work there.
        data.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout<crypt_data>.size) {
          $0.update(repeating: 0, count: MemoryLayout<crypt_data>.size)
        }
        data.deallocate()
      }
      // A failure gives a text that begins with an asterisk, or none.
      guard let result = crypt_r(password.revealed, text, data), result.pointee != 0x2A else {
        return false
      }
      return isEqual(to: String(cString: result))
    }
  }
#endif
