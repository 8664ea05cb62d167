public import UIKit

/// A view of UIKit as one of SwiftUI's. Apple's `SwiftUI.UIViewRepresentable`.
///
/// It is as large as its intrinsic size where it has one, else as large as it is offered.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each place in the graph.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view in line: after the making, and whenever `self` or what it reads has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// The view is about to go.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes what outlives the values of `self`, a delegate for instance.
  func makeCoordinator() -> Coordinator
}

/// What a represented view is made and updated with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public var body: some View {
    NativeView { environment in
      let coordinator = makeCoordinator()
      let context = Context(coordinator: coordinator, environment: environment)
      return Represented(makeUIView(context: context), coordinator)
    } update: { object, environment in
      guard let represented = object as? Represented<UIViewType, Coordinator> else { return }
      updateUIView(
        represented.uiView,
        context: Context(coordinator: represented.coordinator, environment: environment))
    } dismantle: { object in
      guard let represented = object as? Represented<UIViewType, Coordinator> else { return }
      Self.dismantleUIView(represented.uiView, coordinator: represented.coordinator)
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What the graph keeps of a represented view.
@MainActor
private final class Represented<Shown: UIView, Coordinator>: RepresentedView {
  let uiView: Shown
  let coordinator: Coordinator
  var view: UIView { uiView }

  init(_ view: Shown, _ coordinator: Coordinator) {
    uiView = view
    self.coordinator = coordinator
  }
}

/// A view of UIKit that the renderer mounts.
@MainActor
protocol RepresentedView: AnyObject {
  var view: UIView { get }
}

extension RepresentedView {
  /// The size that the view chooses when it is offered `proposal`.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    let offered = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: own.width >= 0 ? own.width : offered.width,
      height: own.height >= 0 ? own.height : offered.height)
  }
}
