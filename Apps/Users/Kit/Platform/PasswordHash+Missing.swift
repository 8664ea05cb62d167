#if !canImport(CCrypt)
  extension PasswordHash {
    /// The C library of this platform knows no method that is fit for passwords.
    static let isAvailable = false

    func matches(_ password: Secret) -> Bool { false }
  }
#endif
