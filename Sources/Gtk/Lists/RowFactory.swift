/// How a list makes the widgets of its rows, of which it keeps about as many as are seen, and fills
/// them again and again.
public struct RowFactory {
  /// Makes the widget of a row.
  public var make: @MainActor () -> Widget

  /// Fills a widget with the row of an identifier.
  public var bind: @MainActor (_ widget: Widget, _ identifier: Int) -> Void

  /// The widget does not show the row any more.
  public var unbind: @MainActor (_ widget: Widget, _ identifier: Int) -> Void

  /// The widget is not needed any more.
  public var dispose: @MainActor (_ widget: Widget) -> Void

  public init(
    make: @escaping @MainActor () -> Widget,
    bind: @escaping @MainActor (_ widget: Widget, _ identifier: Int) -> Void,
    unbind: @escaping @MainActor (_ widget: Widget, _ identifier: Int) -> Void = { _, _ in },
    dispose: @escaping @MainActor (_ widget: Widget) -> Void = { _ in }
  ) {
    self.make = make
    self.bind = bind
    self.unbind = unbind
    self.dispose = dispose
  }
}
