/// Cells of classes that are known only when the program runs: see `UIResponder.madeDynamically()`.
extension UITableViewCell {
  @usableFromInline
  convenience init(ofDynamicClassFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC17ofDynamicClassForACSS_tcfC")
  final class func madeDynamically(_ identifier: consuming String) -> Self
}
