/// Objects of classes that are known only when the program runs.
///
/// Apple's runtime calls any initialiser by its selector. Swift calls one of a class in a variable only
/// if it is `required`, which would oblige each subclass to write it. A convenience initialiser, though,
/// is given the class as an argument: it is called here by its symbol, as a static method, which has the
/// same calling convention.
extension UIResponder {
  @usableFromInline
  convenience init(ofDynamicClass: Void) { self.init() }

  @_silgen_name("$s5UIKit11UIResponderC14ofDynamicClassACyt_tcfC")
  final class func madeDynamically() -> Self
}
