/// A picture. Apple's `SwiftUI.Image`.
public struct Image: Equatable, Sendable {
  /// How a picture is made larger.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether a picture is drawn in its own colours or in that of text.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  let source: ImageProperties.Source
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var isSmooth = true
  var symbolMode: SymbolRenderingMode?
  var label: String?
  var isDecorative = false

  private init(_ source: ImageProperties.Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// A picture of the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name), label: name)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name), label: label.plainString(in: EnvironmentValues()))
  }

  /// A picture of the app's resources that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name), label: nil)
    isDecorative = true
  }

  /// A symbol of the system by name.
  public init(systemName: String) {
    self.init(.system(systemName), label: nil)
  }

  /// A decoded picture: what `Image(uiImage:)` is made with.
  package init(pixels: any ImagePixels) {
    self.init(.pixels(pixels), label: nil)
  }

  /// Lets the picture take the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isSmooth = interpolation != .none
    return copy
  }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ImageNode(self, context)
  }
}

final class ImageNode: LeafNode<Image> {
  override func makeLayout() -> LayoutNode {
    ImageLayoutNode(self, element: RenderElement(self, .image(properties)))
  }

  private var properties: ImageProperties {
    var tint: ResolvedColor?
    var font = environment.textModifiers.resolvedFont(in: environment)
    if case .system(let name) = view.source {
      let mode = view.symbolMode ?? environment.symbolRenderingMode
      tint = mode?.color(of: name)?.resolved(in: environment) ?? environment.foregroundColor
      font.size *= environment.imageScale.factor
    }
    switch view.renderingMode {
    case .template: tint = environment.foregroundColor
    case .original: tint = nil
    case nil: break
    }
    return ImageProperties(
      source: view.source, isResizable: view.isResizable, tint: tint, font: font,
      isSmooth: view.isSmooth)
  }

  override func apply() {
    layout.element?.content = .image(properties)
    var attributes = environment.elementAttributes
    if attributes.accessibilityLabel == nil { attributes.accessibilityLabel = view.label }
    if view.isDecorative { attributes.isHiddenFromAccessibility = true }
    layout.element?.attributes = attributes
  }
}

final class ImageLayoutNode: MeasuredLayoutNode {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = measurement(.unspecified).size
    guard case .image(let image)? = element?.content, image.isResizable else { return own }
    return proposal.replacingUnspecifiedDimensions(by: own)
  }
}
