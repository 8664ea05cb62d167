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
  var windows: [SceneWindow] { get }
}

/// What an app says of one of its windows.
package struct SceneWindow {
  package var title: String?
  package var id: String?
  /// At first.
  package var size: CGSize?
  package var content: AnyView
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

  package var windows: [SceneWindow] {
    [
      SceneWindow(
        title: title?.plainString(in: EnvironmentValues()), id: id, content: AnyView(content))
    ]
  }
}

/// Several scenes as one.
public struct _TupleScene<First: Scene, Second: Scene>: PrimitiveScene {
  let first: First
  let second: Second

  package var windows: [SceneWindow] {
    windowsOfScene(first) + windowsOfScene(second)
  }
}

/// The windows of any scene.
@MainActor
package func windowsOfScene<S: Scene>(_ scene: S) -> [SceneWindow] {
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
  /// How large the windows are at first, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    SizedScene(scene: self, size: CGSize(width: width, height: height))
  }

  public func defaultSize(_ size: CGSize) -> some Scene { SizedScene(scene: self, size: size) }
}

private struct SizedScene<Base: Scene>: PrimitiveScene {
  let scene: Base
  let size: CGSize

  var windows: [SceneWindow] {
    windowsOfScene(scene).map {
      var window = $0
      window.size = window.size ?? size
      return window
    }
  }
}

/// A window of an app as a view: evaluated anew when what the app's body reads changes.
package struct AppWindow<A: App>: View {
  let app: A
  let index: Int
  let onChange: @MainActor (SceneWindow) -> Void

  /// - Parameters:
  ///   - index: Of the window, among those of `windowsOfScene(app.body)`.
  ///   - onChange: Called with what the app says of the window, each time that it is asked.
  package init(
    _ app: A, index: Int = 0, onChange: @escaping @MainActor (SceneWindow) -> Void = { _ in }
  ) {
    self.app = app
    self.index = index
    self.onChange = onChange
  }

  package var body: some View {
    ConnectedBody(owner: app) { app in
      let windows = windowsOfScene(app.body)
      guard windows.indices.contains(index) else { return AnyView(EmptyView()) }
      onChange(windows[index])
      return windows[index].content
    }
  }
}
