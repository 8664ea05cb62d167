/// Lines of text to be read. Apple's `SwiftUI.Text`.
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case date(Date, DateStyle)
    case attributed(AttributedString)
    indirect case joined([Text])
  }

  var storage: Storage
  var modifiers = TextModifiers()

  init(storage: Storage) {
    self.storage = storage
  }

  /// The text as it stands.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// The text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// The text for a key, in the language of the app.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// A value as `format` writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  /// An object as a formatter writes it.
  public init(_ subject: some Any, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  /// An attributed string: what it says of fonts, colours, lines and links is shown.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// A date or a time.
  public init(_ date: Date, style: DateStyle) {
    storage = .date(date, style)
  }

  /// A span of time.
  public init(_ dates: ClosedRange<Date>) {
    self =
      Text(dates.lowerBound, style: .date) + Text(verbatim: " – ")
      + Text(dates.upperBound, style: .date)
  }

  /// Two texts after one another.
  public static func + (left: Text, right: Text) -> Text {
    var parts: [Text] = []
    for text in [left, right] {
      if case .joined(let more) = text.storage, text.modifiers == TextModifiers() {
        parts += more
      } else {
        parts.append(text)
      }
    }
    return Text(storage: .joined(parts))
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// Which part of a line that is too long is left out.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// Whether letters are made capital or small.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

/// How the lines of a text are aligned to one another. Apple's `SwiftUI.TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension Text: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    TextNode(self, context)
  }
}

final class TextNode: LeafNode<Text>, AppearanceNode {
  override func makeLayout() -> LayoutNode {
    let element = RenderElement(self, .text(view.resolved(in: environment)))
    element.onEvent = { [unowned self] event in
      guard case .openLink(let index) = event, case .text(let text)? = layout.element?.content,
        text.runs.indices.contains(index), let url = text.runs[index].link
      else { return }
      environment.openURL(url)
    }
    return TextLayoutNode(self, element: element)
  }

  override func apply() {
    layout.element?.content = .text(view.resolved(in: environment))
    var attributes = environment.elementAttributes
    if let label = view.modifiers.accessibilityLabel { attributes.accessibilityLabel = label }
    layout.element?.attributes = attributes
    if view.isTicking, !isBehindGate { host.ticker.add(self) } else { host.ticker.remove(self) }
  }

  func setShown(_ shown: Bool) {
    guard view.isTicking else { return }
    if shown { apply() } else { host.ticker.remove(self) }
  }

  override func willRemove() { host.ticker.remove(self) }
}

/// The layout of something that the renderer measures.
class MeasuredLayoutNode: LayoutNode {
  private var known: [(proposal: ProposedViewSize, measurement: Measurement)] = []
  private var measured: ElementContent?

  func measurement(_ proposal: ProposedViewSize) -> Measurement {
    if measured != element!.content {
      measured = element!.content
      known = []
    }
    if let known = known.first(where: { $0.proposal == proposal }) { return known.measurement }
    let measurement = host.renderer.measure(element!, proposal)
    if known.count >= 8 { known.removeFirst() }
    known.append((proposal, measurement))
    return measurement
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    measurement(proposal).size
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return measurement(proposal).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key { return measurement(proposal).lastBaseline }
    return nil
  }
}

final class TextLayoutNode: MeasuredLayoutNode {}
