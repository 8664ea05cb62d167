internal import CGtk

/// A copy of a string of C's, which is freed.
func takeString(_ text: UnsafeMutablePointer<CChar>) -> String {
  defer { g_free(text) }
  return String(cString: text)
}
