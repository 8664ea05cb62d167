/// Where the objects of a class have their ``Published`` storage, superclasses included.
///
/// It is found by reflection, which is slow, once for each class; from then on a storage is one load
/// from a known offset.
struct PublishedLayout {
  private struct Field {
    /// Bytes from the start of the object.
    let offset: Int
    let type: any PublishedProperty.Type
  }

  private let fields: [Field]

  /// The layouts found so far. A class lives as long as the process, so a key stays valid.
  /// `nonisolated(unsafe)`: the lock guards the dictionary.
  nonisolated(unsafe) private static let known = Lock<[ObjectIdentifier: PublishedLayout]>([:])

  /// The layout of the objects whose dynamic type is `type`.
  static func of(_ type: AnyObject.Type) -> PublishedLayout {
    let key = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[key] }) { return layout }
    let layout = PublishedLayout(reflecting: type)
    known.withLock { $0[key] = layout }
    return layout
  }

  private init(reflecting type: AnyObject.Type) {
    fields = (0..<fieldCount(type)).compactMap { index in
      guard let property = fieldType(type, index) as? any PublishedProperty.Type else { return nil }
      return Field(offset: fieldOffset(type, index), type: property)
    }
  }

  var isEmpty: Bool { fields.isEmpty }

  /// The storages of `object`, whose dynamic type must be the layout's.
  func storages(of object: AnyObject) -> [any ObservedStorage] {
    // The object is initialised, and the fields are at these offsets with these types: the runtime
    // says so.
    withExtendedLifetime(object) {
      let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return fields.map { $0.type.storage(at: start + $0.offset) }
    }
  }
}

/// A ``Published`` of any type.
private protocol PublishedProperty {
  var storage: any ObservedStorage { get }
}

extension PublishedProperty {
  static func storage(at address: UnsafeRawPointer) -> any ObservedStorage {
    address.assumingMemoryBound(to: Self.self).pointee.storage
  }
}

extension Published: PublishedProperty {
  fileprivate var storage: any ObservedStorage { subject }
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
