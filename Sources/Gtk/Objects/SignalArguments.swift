internal import CGtk

/// What came with a signal, and the place for the answer. Valid during the handler's call only.
@MainActor
public struct SignalArguments {
  let values: UnsafePointer<GValue>?
  let count: Int
  let result: UnsafeMutablePointer<GValue>?

  /// The argument at `index`, where 0 is the sender.
  private func value(_ index: Int) -> UnsafePointer<GValue> {
    precondition(index < count, "SignalArguments: no argument \(index)")
    return values! + index
  }

  func integer(_ index: Int) -> Int {
    let value = value(index)
    if cgtk_value_holds(value, cgtk_type_int()) != 0 { return Int(g_value_get_int(value)) }
    return Int(g_value_get_uint(value))
  }

  func flags(_ index: Int) -> UInt32 { UInt32(g_value_get_flags(value(index))) }

  func enumeration(_ index: Int) -> Int32 { g_value_get_enum(value(index)) }

  func double(_ index: Int) -> Double { g_value_get_double(value(index)) }

  func bool(_ index: Int) -> Bool { g_value_get_boolean(value(index)) != 0 }

  func string(_ index: Int) -> String {
    g_value_get_string(value(index)).map { String(cString: $0) } ?? ""
  }

  func object(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_object(value(index)).map { UnsafeMutableRawPointer($0) }
  }

  /// What the signal's emission gives back: whether the event was dealt with, for instance.
  func answer(_ bool: Bool) {
    if let result { g_value_set_boolean(result, bool ? 1 : 0) }
  }
}
