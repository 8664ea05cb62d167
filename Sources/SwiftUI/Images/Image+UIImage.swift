public import UIKit

extension UIImage: ImagePixels {}

extension Image {
  /// A decoded picture.
  public init(uiImage: UIImage) {
    self.init(pixels: uiImage)
  }
}
