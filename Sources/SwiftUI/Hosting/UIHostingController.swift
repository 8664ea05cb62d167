public import UIKit

/// A controller whose view shows a view of SwiftUI. Apple's `SwiftUI.UIHostingController`.
open class UIHostingController<Content: View>: UIViewController {
  /// What is shown.
  public var rootView: Content {
    didSet { graph?.host.setRoot(rootView) }
  }

  private var graph: HostedGraph?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing is ever decoded: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    super.loadView()
    let graph = HostedGraph(size: view.bounds.size, rootView)
    graph.host.flush()
    view.setNative(graph.content)
    self.graph = graph
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    graph?.renderer.window = view.window?.gtkWindow
    graph?.renderer.showPresentations()
  }

  isolated deinit {
    graph?.host.removeAll()
  }
}
