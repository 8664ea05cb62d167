public import Testing
@_exported public import UIKit

/// A picture as an attachment of a test: a PNG file.
public struct AttachedImage: AttachableWrapper, Sendable {
  public let wrappedValue: UIImage

  public init(_ image: UIImage) {
    wrappedValue = image
  }

  /// Throws for a symbol of the theme, which is no picture of its own.
  public func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<AttachedImage>,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    guard let data = wrappedValue.pngData() else { throw CocoaError(.featureUnsupported) }
    return try data.withUnsafeBytes(body)
  }

  public func preferredName(
    for attachment: borrowing Attachment<AttachedImage>, basedOn suggestedName: String
  ) -> String { suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png" }
}

extension Attachment where AttachableValue == AttachedImage {
  /// An attachment of a picture.
  public init(
    _ image: UIImage, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(AttachedImage(image), named: preferredName, sourceLocation: sourceLocation)
  }

  /// Attaches a picture to the test that runs.
  public static func record(
    _ image: UIImage, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(Attachment(image, named: preferredName), sourceLocation: sourceLocation)
  }
}
