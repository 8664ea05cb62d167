/// An app: its windows and what it keeps. Apple's `SwiftUI.App`. Mark the type `@main`.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// The app's windows.
  @SceneBuilder var body: Body { get }

  init()
}

/// Windows of an app. Apple's `SwiftUI.Scene`.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that the framework itself knows how to show.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {
  /// The title of the window, if the app has said one, and its root view.
  var windows: [(title: String?, id: String?, content: AnyView)] { get }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Windows with the same content. Apple's `SwiftUI.WindowGroup`. One is opened when the app starts.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: Text?
  let id: String?
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    title = nil
    id = nil
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    title = nil
    self.id = id
    self.content = content()
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    id = nil
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  package var windows: [(title: String?, id: String?, content: AnyView)] {
    [(title?.plainString(in: EnvironmentValues()), id, AnyView(content))]
  }
}

/// Several scenes as one.
public struct _TupleScene<First: Scene, Second: Scene>: PrimitiveScene {
  let first: First
  let second: Second

  package var windows: [(title: String?, id: String?, content: AnyView)] {
    windowsOfScene(first) + windowsOfScene(second)
  }
}

/// The windows of any scene.
@MainActor
package func windowsOfScene<S: Scene>(_ scene: S)
  -> [(title: String?, id: String?, content: AnyView)]
{
  (scene as? any PrimitiveScene)?.windows ?? windowsOfScene(scene.body)
}

/// Builds the scenes of an app. Apple's `SwiftUI.SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor
  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }
  @MainActor
  public static func buildPartialBlock<First: Scene, Second: Scene>(
    accumulated: First, next: Second
  ) -> _TupleScene<First, Second> {
    _TupleScene(first: accumulated, second: next)
  }
}

extension Scene {
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

/// A window of an app as a view: evaluated anew when what the app's body reads changes.
package struct AppWindow<A: App>: View {
  let app: A
  let index: Int

  /// - Parameter index: Of the window, among those of `windowsOfScene(app.body)`.
  package init(_ app: A, index: Int = 0) {
    self.app = app
    self.index = index
  }

  package var body: some View {
    ConnectedBody(owner: app) { app in
      let windows = windowsOfScene(app.body)
      return windows.indices.contains(index) ? windows[index].content : AnyView(EmptyView())
    }
  }
}
