internal import Gtk

extension GtkRenderer {
  func measure(_ element: RenderElement, _ proposal: ProposedViewSize) -> SwiftUICore.Measurement {
    switch element.content {
    case .text(let text): return texts.measure(text, proposal)
    case .image(let image): return SwiftUICore.Measurement(Self.size(of: image))
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
          ? CGSize(width: 24, height: 24)
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
      case .automatic, .bordered, .borderedProminent: sizes.button
      case .link: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: ButtonHandle.chevronWidth)
      case .borderless, .plain: EdgeInsets()
      }
    case .menu: sizes.button
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
