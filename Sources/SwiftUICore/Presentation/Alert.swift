/// A question over the window, in the older form. Apple's `SwiftUI.Alert`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, "OK" if nothing else is said.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor @ViewBuilder var actions: some View {
    ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      SwiftUICore.Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

/// A choice over the window, in the older form. Apple's `SwiftUI.ActionSheet`.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert while a condition is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return prompt(
      isPresented, title: alert.title, isDialog: false, actions: alert.actions,
      message: alert.message)
  }

  /// Shows an alert while there is an item.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  {
    let alert = item.wrappedValue.map(content)
    return prompt(
      item.isPresent(), title: alert?.title ?? Text(verbatim: ""), isDialog: false,
      actions: alert?.actions, message: alert?.message)
  }

  /// Shows a choice while a condition is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    let alert = Alert(sheet)
    return prompt(
      isPresented, title: alert.title, isDialog: true, actions: alert.actions,
      message: alert.message)
  }
}

extension Alert {
  fileprivate init(_ sheet: ActionSheet) {
    title = sheet.title
    message = sheet.message
    buttons = sheet.buttons
  }
}

extension Binding {
  /// Whether there is a value; `false` takes it away.
  func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { if !$0 { wrappedValue = nil } })
  }
}
