internal import Gtk

/// A switch, a box to tick, or a button that stays pressed.
@MainActor
final class ToggleHandle: ElementHandle {
  private let set: (ToggleProperties) -> Void

  init(_ element: RenderElement, _ renderer: GtkRenderer, _ style: ToggleProperties.Style) {
    let relay = EventRelay()
    let made = Self.make(style, relay)
    set = made.set
    super.init(element, renderer, widget: made.widget)
    relay.target = self
  }

  private static func make(
    _ style: ToggleProperties.Style, _ relay: EventRelay
  ) -> (widget: Gtk.Widget, set: (ToggleProperties) -> Void) {
    switch style {
    case .switch:
      let widget = Switch()
      widget.on(.toggled) { relay.send(.toggle($0)) }
      return (widget, { new in widget.withoutSignals { widget.isOn = new.isOn } })
    case .checkbox:
      let widget = CheckButton()
      widget.on(.toggled) { relay.send(.toggle($0)) }
      return (widget, { new in widget.withoutSignals { widget.isActive = new.isOn } })
    case .button:
      let widget = ToggleButton()
      widget.on(.toggled) { relay.send(.toggle($0)) }
      return (
        widget,
        { new in
          widget.withoutSignals { widget.isActive = new.isOn }
          widget.text = new.title
        }
      )
    }
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .toggle(let properties) = element.content else { return }
    set(properties)
  }
}

/// Passes on what a widget reports that was made before its handle.
@MainActor
final class EventRelay {
  weak var target: ElementHandle?

  func send(_ event: ElementEvent) { target?.element.send(event) }
}

/// A number chosen by sliding a knob.
@MainActor
final class SliderHandle: ElementHandle {
  private let scale: Scale

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    scale = Scale()
    super.init(element, renderer, widget: scale)
    scale.on(.changed) { [weak self] value in self?.changed(value) }
    let clicks = ClickController()
    clicks.phase = .capture
    clicks.on(.pressed) { [weak self] _ in self?.element.send(.editing(true)) }
    clicks.on(.released) { [weak self] _ in self?.element.send(.editing(false)) }
    scale.add(clicks)
  }

  private func changed(_ value: Double) {
    guard case .slider(let properties) = element.content else { return }
    guard let step = properties.step, step > 0 else { return element.send(.value(value)) }
    let low = properties.bounds.lowerBound
    element.send(
      .value(min(properties.bounds.upperBound, low + ((value - low) / step).rounded() * step)))
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .slider(let properties) = element.content else { return }
    let span = properties.bounds.upperBound - properties.bounds.lowerBound
    scale.withoutSignals {
      scale.setRange(properties.bounds, step: properties.step ?? span / 100)
      scale.value = properties.value
    }
  }
}

/// A pair of buttons that count down and up.
@MainActor
final class StepperHandle: ElementHandle {
  private let down = Gtk.Button(iconName: "list-remove-symbolic")
  private let up = Gtk.Button(iconName: "list-add-symbolic")
  private let keys: StepKeys

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    let box = Box(.horizontal, children: [down, up])
    box.isHomogeneous = true
    box.addClass("linked")
    keys = StepKeys(box, down: down, up: up)
    super.init(element, renderer, widget: box)
    down.on(.clicked) { [weak self] in self?.element.send(.decrement) }
    up.on(.clicked) { [weak self] in self?.element.send(.increment) }
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .stepper(let properties) = element.content else { return }
    keys.setEnabled(down: properties.canDecrement, up: properties.canIncrement)
    name()
  }

  override func attributesDidChange(from old: ElementAttributes?) { name() }

  private func name() {
    let name = element.attributes.accessibilityLabel.map { "\($0): " } ?? ""
    down.setAccessibleLabel("\(name)decrease")
    up.setAccessibleLabel("\(name)increase")
  }
}

/// How far something has gone, or that it goes on.
@MainActor
final class ProgressHandle: ElementHandle {
  private var pulse: FrameHandler?

  init(_ element: RenderElement, _ renderer: GtkRenderer, isCircular: Bool) {
    super.init(element, renderer, widget: isCircular ? Spinner() : Gtk.ProgressBar())
    renderer.progresses[ObjectIdentifier(self)] = self
    renderer.afterCommit { [weak self] in self?.showMovement() }
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .progress(let properties) = element.content else { return }
    if let bar = widget as? Gtk.ProgressBar, let fraction = properties.fraction {
      stopPulse()
      bar.fraction = fraction
    }
    showMovement()
  }

  /// Moves where something is going on of which nobody knows how far it is; not while it is
  /// transparent, which would draw frames in which nothing changes.
  func showMovement() {
    guard case .progress(let properties) = element.content else { return }
    let isSeen = !widget.isTransparent
    (widget as? Spinner)?.isSpinning = isSeen
    guard let bar = widget as? Gtk.ProgressBar else { return }
    guard isSeen, properties.fraction == nil, Appearance.animationsEnabled else {
      return stopPulse()
    }
    guard pulse == nil else { return }
    // About eight steps a second.
    var last = 0.0
    pulse = bar.onFrame { [weak bar] time in
      if time - last >= 0.12 {
        last = time
        bar?.pulse()
      }
      return true
    }
  }

  private func stopPulse() {
    pulse?.cancel()
    pulse = nil
  }

  override func didDestroy() {
    stopPulse()
    renderer.progresses[ObjectIdentifier(self)] = nil
    super.didDestroy()
  }
}

/// A line between things.
@MainActor
final class DividerHandle: ElementHandle {
  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    let line = ContentBox(role: .presentation)
    line.isTargetOfPointer = false
    line.addClass("sw-divider")
    super.init(element, renderer, widget: line)
  }
}
