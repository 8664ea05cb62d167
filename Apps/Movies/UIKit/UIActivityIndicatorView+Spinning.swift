import UIKit

extension UIActivityIndicatorView {
  /// Whether it turns: a property to be assigned to.
  var isSpinning: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } else { stopAnimating() } }
  }
}
