/// What an application does when it starts and ends. Marked `@main`, its class is the program's entry.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Makes the window. The program ends if it gives `false`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: UIResponder {
  /// The program: runs until the last window is closed. Where there is no display it says so on
  /// standard error and ends with status 1.
  public static func main() {
    let status = UIApplication.run(madeDynamically())
    if status != 0 { exit(status) }
  }
}

/// Runs the program with a delegate of the class `delegateClassName`, as `NSStringFromClass` names
/// it. The other arguments are not used.
@MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let type = NSClassFromString(name) as? any (UIResponder & UIApplicationDelegate).Type
  else { preconditionFailure("UIApplicationMain: no class of a delegate is named") }
  return run(type)
}

@MainActor
private func run<Delegate: UIResponder & UIApplicationDelegate>(_ type: Delegate.Type) -> Int32 {
  UIApplication.run(type.madeDynamically())
}
