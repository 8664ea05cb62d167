/// A kind of remark that a view makes to its container.
protocol TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// How early a view is served when its stack shares out space.
enum LayoutPriorityTrait: TraitKey {
  static var defaultValue: Double { 0 }
}

/// How far to the front a view is drawn.
enum ZIndexTrait: TraitKey {
  static var defaultValue: Double { 0 }
}

/// The value that a view stands for in a picker, tab view or list.
enum TagTrait: TraitKey {
  static var defaultValue: AnyHashable? { nil }
}
