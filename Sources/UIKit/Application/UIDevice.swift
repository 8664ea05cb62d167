public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The computer. It calls itself a telephone, whose interfaces programs show here.
@MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { "Linux" }
  public var localizedModel: String { model }
  public var systemName: String { "Linux" }
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
  public var isMultitaskingSupported: Bool { true }

  /// Another one each time that the program is started.
  public let identifierForVendor: UUID? = UUID()
}
