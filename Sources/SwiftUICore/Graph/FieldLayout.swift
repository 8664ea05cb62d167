/// Where a type has its stored fields. It is found by reflection, once for each type.
@MainActor
struct FieldLayout {
  struct Field {
    /// Bytes from the start of the value.
    let offset: Int
    let type: Any.Type
  }

  let fields: [Field]

  /// The layouts found so far. A type lives as long as the process, so a key stays valid.
  private static var known: [ObjectIdentifier: FieldLayout] = [:]

  /// The layout of values of `type`.
  static func of(_ type: Any.Type) -> FieldLayout {
    let key = ObjectIdentifier(type)
    if let layout = known[key] { return layout }
    let layout = FieldLayout(reflecting: type)
    known[key] = layout
    return layout
  }

  private init(reflecting type: Any.Type) {
    switch TypeKind(type) {
    case .structure, .tuple:
      fields = (0..<fieldCount(type)).map { index in
        Field(offset: fieldOffset(type, index), type: fieldType(type, index))
      }
    default: fields = []
    }
  }
}

/// What sort of type a metatype stands for.
enum TypeKind {
  case structure, enumeration, optional, tuple, reference, other

  init(_ type: Any.Type) {
    // The first word of a type's metadata is its kind, or for classes that know Objective-C a
    // pointer, which is larger than any kind.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    self =
      switch kind {
      case 0x200: .structure
      case 0x201: .enumeration
      case 0x202: .optional
      case 0x301: .tuple
      case 0: .reference
      case let kind where kind > 0x7FF: .reference
      default: .other
      }
  }
}

// The entry points on which the standard library's `Mirror` rests. `Mirror` itself gives the values
// of the fields but not their places.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, _ index: Int, _ details: UnsafeMutablePointer<FieldDetails>
) -> Any.Type

private func fieldType(_ type: Any.Type, _ index: Int) -> Any.Type {
  var details = FieldDetails()
  let result = fieldType(type, index, &details)
  details.freeName?(details.name)
  return result
}

/// What the runtime tells of a field beside its type, in the layout of its C structure.
private struct FieldDetails {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}
