internal import Gtk

extension GtkRenderer {
  func measure(_ element: RenderElement, _ proposal: ProposedViewSize) -> SwiftUICore.Measurement {
    switch element.content {
    case .text(let text): return texts.measure(text, proposal)
    case .image(let image): return SwiftUICore.Measurement(Self.size(of: image))
    case .field(let field) where field.lines != nil: return measureGrowing(field, proposal)
    case .field(let field):
      let height = max(sizes.entry, (field.font.size * 1.4).rounded(.up) + 12)
      return SwiftUICore.Measurement(
        CGSize(width: Self.width(proposal, ideal: 200), height: height),
        firstBaseline: (height / 2 + field.font.size * 0.36).rounded(),
        lastBaseline: (height / 2 + field.font.size * 0.36).rounded())
    case .editor:
      return SwiftUICore.Measurement(
        CGSize(width: Self.width(proposal, ideal: 200), height: proposal.height ?? 120))
    case .toggle(let toggle):
      switch toggle.style {
      case .switch: return SwiftUICore.Measurement(sizes.toggle)
      case .checkbox: return SwiftUICore.Measurement(sizes.checkbox)
      case .button: return SwiftUICore.Measurement(ToggleButton(toggle.title).naturalSize())
      }
    case .slider:
      return SwiftUICore.Measurement(
        CGSize(width: Self.width(proposal, ideal: 200), height: sizes.slider))
    case .stepper: return SwiftUICore.Measurement(sizes.stepper)
    case .picker(let picker): return measure(picker, proposal)
    case .datePicker(let picker):
      return SwiftUICore.Measurement(
        CGSize(
          width: sizes.datePickerWidth(hasDate: picker.hasDate, hasTime: picker.hasTime),
          height: sizes.entry))
    case .progress(let progress):
      return SwiftUICore.Measurement(
        progress.isCircular
          ? Self.wheel(element.attributes.controlSize)
          : CGSize(width: Self.width(proposal, ideal: 200), height: sizes.progressBar))
    case .native(let native):
      if let represented = native.object as? any RepresentedView {
        return SwiftUICore.Measurement(represented.size(proposal))
      }
      guard let widget = native.object as? Gtk.Widget else { return SwiftUICore.Measurement(.zero) }
      let width = proposal.width.flatMap { $0.isFinite ? Double($0) : nil }
      return SwiftUICore.Measurement(widget.naturalSize(width: width))
    default: return SwiftUICore.Measurement(proposal.replacingUnspecifiedDimensions())
    }
  }

  private static func wheel(_ size: ControlSize) -> CGSize {
    switch size {
    case .mini: CGSize(width: 14, height: 14)
    case .small: CGSize(width: 18, height: 18)
    case .regular: CGSize(width: 24, height: 24)
    case .large, .extraLarge: CGSize(width: 36, height: 36)
    }
  }

  /// A field that is as high as its text, within its limits.
  private func measureGrowing(_ field: FieldProperties, _ proposal: ProposedViewSize)
    -> SwiftUICore.Measurement
  {
    let width = Self.width(proposal, ideal: 200)
    let inset = GrowingFieldHandle.inset
    let layout = TextLayout([TextRun(field.text, style: field.font.style())], truncation: .none)
    let count = layout.lineCount(width: max(1, width - 2 * inset))
    let lines = field.lines ?? 1...1
    let shown = min(max(count, lines.lowerBound), lines.upperBound)
    let line = TextMeasures.lineHeight(of: field.font)
    let baseline = inset + line * 0.78
    return SwiftUICore.Measurement(
      CGSize(width: width, height: CGFloat(shown) * line + 2 * inset), firstBaseline: baseline,
      lastBaseline: baseline + CGFloat(shown - 1) * line)
  }

  private func measure(_ picker: PickerProperties, _ proposal: ProposedViewSize)
    -> SwiftUICore.Measurement
  {
    let control = pickerModel(picker)
    let natural = control.naturalSize()
    guard picker.style == .segmented else { return SwiftUICore.Measurement(natural) }
    let least = CGFloat(control.measure(.horizontal).minimum)
    // The width that is offered, as on Apple's platforms.
    let width = proposal.width.map { $0.isFinite ? $0 : natural.width } ?? natural.width
    return SwiftUICore.Measurement(CGSize(width: max(least, width), height: natural.height))
  }

  /// A widget to measure pickers with the same choices by.
  private func pickerModel(_ picker: PickerProperties) -> Gtk.Widget {
    if let known = knownPicker, known.options == picker.options, known.style == picker.style {
      return known.widget
    }
    let widget = PickerHandle.make(picker.style, picker.options) { _ in }
    knownPicker = (picker.options, picker.style, widget)
    return widget
  }

  func insets(of element: RenderElement) -> EdgeInsets {
    switch element.content {
    case .button(let button):
      switch button.style {
      case .automatic, .bordered, .borderedProminent:
        button.shape.kind == .circle
          ? EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            .scaled(by: element.attributes.controlSize.factor)
          : sizes.button.scaled(by: element.attributes.controlSize.factor)
      case .link: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: ButtonHandle.chevronWidth)
      case .borderless, .plain: EdgeInsets()
      }
    case .menu: sizes.button.scaled(by: element.attributes.controlSize.factor)
    case .page(let page):
      EdgeInsets(top: page.hidesBar ? 0 : sizes.headerBar, leading: 0, bottom: 0, trailing: 0)
    case .tabs: EdgeInsets(top: 0, leading: 0, bottom: sizes.tabBar, trailing: 0)
    default: EdgeInsets()
    }
  }

  private static func width(_ proposal: ProposedViewSize, ideal: CGFloat) -> CGFloat {
    guard let width = proposal.width, width.isFinite else { return ideal }
    return width
  }

  private static func size(of image: ImageProperties) -> CGSize {
    switch image.source {
    case .system:
      let side = (image.font.size * 1.15).rounded()
      return CGSize(width: side, height: side)
    case .named(let name):
      return NamedPictures.texture(name)
        .map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    case .pixels(let pixels): return pixels.size
    }
  }
}
