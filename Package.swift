// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in the project's own builds (the Makefile sets the variable), not in a
/// client's, whose compiler may be newer and warn of more.
let strict: [SwiftSetting] =
  Context.environment["TRIBUTARY_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Apple's platforms have a Combine of their own: there, the layers above use the system's.
let withoutSystemCombine: TargetDependencyCondition? = .when(platforms: [
  .linux, .android, .windows, .wasi, .openbsd,
])

func swiftTarget(
  _ name: String, dependencies: [Target.Dependency] = [], path: String? = nil,
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, resources: resources,
    swiftSettings: strict)
}

func command(_ name: String, dependencies: [Target.Dependency], path: String) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

func tests(_ name: String, dependencies: [Target.Dependency], resources: [Resource]? = nil)
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// Modules that show windows: on Apple's platforms the system's frameworks do.
func windows(_ names: [String]) -> [Target.Dependency] {
  #if os(Linux)
    names.map { .target(name: $0) }
  #else
    []
  #endif
}

let combine = Target.Dependency.target(name: "Combine", condition: withoutSystemCombine)

let package = Package(
  name: "tributary",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CombineSchedulers", targets: ["CombineSchedulers"]),
    .library(name: "CombineTesting", targets: ["CombineTesting"]),
    .library(name: "CombineExtras", targets: ["CombineExtras"]),
    .library(name: "RemoteAPI", targets: ["RemoteAPI"]),
    .library(name: "Redux", targets: ["Redux"]),
    .library(name: "ReduxInspector", targets: ["ReduxInspector"]),
    .library(name: "ReSwift", targets: ["ReSwift"]),
    .library(name: "ReSwiftThunk", targets: ["ReSwiftThunk"]),
    .library(name: "ReduxTesting", targets: ["ReduxTesting"]),
    .executable(name: "movies", targets: ["movies"]),
    .executable(name: "weather", targets: ["weather"]),
    .executable(name: "users", targets: ["users"]),
  ],
  targets: [
    swiftTarget("CombineCore"),
    swiftTarget("Combine", dependencies: ["CombineCore"]),
    swiftTarget("CombineSchedulers", dependencies: [combine]),
    swiftTarget("CombineTesting", dependencies: ["CombineSchedulers", combine]),
    swiftTarget("CombineExtras", dependencies: ["CombineSchedulers", combine]),
    swiftTarget("RemoteAPI", dependencies: [combine]),
    swiftTarget("Redux", dependencies: ["CombineSchedulers", combine]),
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    swiftTarget(
      "ReduxInspector", dependencies: ["Redux", "CMicrohttpd", combine],
      resources: [.copy("Page/inspector.html")]),
    swiftTarget("ReSwift", dependencies: ["Redux"]),
    swiftTarget("ReSwiftThunk", dependencies: ["Redux"]),
    swiftTarget("ReduxTesting", dependencies: ["Redux", "CombineTesting", combine]),
    swiftTarget("Curves"),
    swiftTarget("ListSupport"),
    swiftTarget("SwiftUICore", dependencies: ["Curves", "ListSupport", combine]),

    swiftTarget("CommandLineKit", dependencies: [combine], path: "Apps/CommandLineKit"),
    swiftTarget(
      "MoviesKit", dependencies: ["RemoteAPI", combine], path: "Apps/Movies/Kit",
      resources: [.copy("SampleData")]),
    swiftTarget(
      "MoviesCommandLine", dependencies: ["MoviesKit", "CommandLineKit", combine],
      path: "Apps/Movies/CommandLine"),
    command(
      "movies", dependencies: ["MoviesCommandLine"] + windows(["MoviesSwiftUI", "Gtk"]),
      path: "Apps/Movies/Command"),
    swiftTarget(
      "WeatherKit", dependencies: ["RemoteAPI", combine], path: "Apps/Weather/Kit",
      resources: [.copy("SampleData")]),
    swiftTarget(
      "WeatherCommandLine", dependencies: ["WeatherKit", "CommandLineKit", combine],
      path: "Apps/Weather/CommandLine"),
    command(
      "weather", dependencies: ["WeatherCommandLine"] + windows(["WeatherSwiftUI", "Gtk"]),
      path: "Apps/Weather/Command"),
    // The C library's hashes of passwords; Apple's has none that are fit for use.
    .systemLibrary(name: "CCrypt", path: "Sources/CCrypt"),
    swiftTarget(
      "UsersKit",
      dependencies: [
        "RemoteAPI", "Redux", combine,
        .target(name: "CCrypt", condition: .when(platforms: [.linux])),
      ],
      path: "Apps/Users/Kit", resources: [.copy("SampleData")]),
    swiftTarget(
      "UsersCommandLine", dependencies: ["UsersKit", "Redux", "CommandLineKit", combine],
      path: "Apps/Users/CommandLine"),
    command(
      "users",
      dependencies: ["UsersCommandLine", "CommandLineKit"] + windows(["UsersSwiftUI", "Gtk"]),
      path: "Apps/Users/Command"),

    swiftTarget(
      "TestServers", dependencies: [combine, "CombineTesting"], path: "Tests/TestServers"),
    // Saves without end, for the tests that kill it.
    command("archiver", dependencies: ["Redux"], path: "Tests/Archiver"),
    swiftTarget("TestSupport", path: "Tests/TestSupport"),
    // A library of other people's for ReSwift.
    swiftTarget("ForeignRouter", dependencies: ["ReSwift"], path: "Tests/ForeignRouter"),
    tests("CombineCoreTests", dependencies: ["Combine", "CombineTesting", "TestSupport"]),
    tests("CombineLawTests", dependencies: ["Combine", "CombineTesting", "TestSupport"]),
    tests(
      "CombineTests", dependencies: ["Combine", "CombineTesting", "TestServers", "TestSupport"]),
    tests("CombineTestingTests", dependencies: ["Combine", "CombineTesting"]),
    tests("CombineExtrasTests", dependencies: ["CombineExtras", "Combine", "CombineTesting"]),
    tests(
      "RemoteAPITests", dependencies: ["RemoteAPI", "Combine", "CombineTesting", "TestServers"]),
    tests(
      "ReduxTests",
      dependencies: ["Redux", "Combine", "CombineTesting", "TestSupport", "archiver"]),
    tests(
      "ReduxInspectorTests",
      dependencies: ["ReduxInspector", "Redux", "Combine", "CombineTesting"]),
    tests("MoviesTests", dependencies: ["MoviesKit", "RemoteAPI", "Combine", "CombineTesting"]),
    tests("WeatherTests", dependencies: ["WeatherKit", "RemoteAPI", "Combine", "CombineTesting"]),
    tests("ReduxTestingTests", dependencies: ["ReduxTesting", "Combine"]),
    tests(
      "UsersTests", dependencies: ["UsersKit", "Redux", "ReduxTesting", "RemoteAPI", "Combine"]),
    tests(
      "CommandLineTests",
      dependencies: [
        "CommandLineKit", "MoviesCommandLine", "WeatherCommandLine", "UsersCommandLine",
        "UsersKit", "movies", "weather", "users",
      ]),
    tests(
      "DocumentationTests",
      dependencies: [
        "Combine", "CombineTesting", "CombineExtras", "RemoteAPI", "Redux", "ReduxInspector",
        "ReduxTesting",
      ]),
    tests("CatalogueTests", dependencies: ["Combine"]),
    tests("ListSupportTests", dependencies: ["ListSupport"]),
    tests(
      "SwiftUICoreTests",
      dependencies: ["SwiftUICore", "ListSupport", combine, "CombineTesting"]),
    // Code of clients, outside of the package as far as the compiler knows; the second target has
    // the same sources by way of a symbolic link.
    .testTarget(
      name: "CompatibilityTests", dependencies: ["Combine", "TestSupport"], packageAccess: false,
      swiftSettings: strict),
    .testTarget(
      name: "CompatibilitySwift5Tests", dependencies: ["Combine"], packageAccess: false,
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ReSwiftClientTests",
      dependencies: ["ReSwift", "ReSwiftThunk", "ForeignRouter", "Combine"],
      packageAccess: false, swiftSettings: strict),
    .testTarget(
      name: "ReSwiftClientSwift5Tests",
      dependencies: ["ReSwift", "ReSwiftThunk", "ForeignRouter", "Combine"],
      packageAccess: false, swiftSettings: strict + [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)

// Windows: on Apple's platforms the system's frameworks have them.
#if os(Linux)
  package.products += [
    .library(name: "Gtk", targets: ["Gtk"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "_Testing_UIKit"]),
    .executable(name: "movies-uikit", targets: ["movies-uikit"]),
    .executable(name: "weather-uikit", targets: ["weather-uikit"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CGtk", pkgConfig: "libadwaita-1",
      providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"])]),
    swiftTarget("Gtk", dependencies: ["CGtk", "ListSupport", "Combine"]),
    swiftTarget("UIKit", dependencies: ["Curves", "Gtk", "Combine"]),
    // What the compiler looks for in files that import both Testing and UIKit.
    swiftTarget("_Testing_UIKit", dependencies: ["UIKit"]),
    swiftTarget(
      "SwiftUI", dependencies: ["SwiftUICore", "UIKit", "Gtk", "ListSupport", "Combine"]),
    swiftTarget("AppImages", dependencies: ["UIKit", "Combine"], path: "Apps/Images"),
    swiftTarget(
      "MoviesImages", dependencies: ["AppImages", "MoviesKit", "RemoteAPI", "UIKit", "Combine"],
      path: "Apps/Movies/Images"),
    swiftTarget(
      "MoviesUIKit", dependencies: ["MoviesKit", "MoviesImages", "UIKit", "Combine"],
      path: "Apps/Movies/UIKit"),
    command("movies-uikit", dependencies: ["MoviesUIKit", "UIKit"], path: "Apps/Movies/UIKitApp"),
    swiftTarget(
      "WeatherUIKit", dependencies: ["WeatherKit", "UIKit", "Combine"], path: "Apps/Weather/UIKit"),
    command(
      "weather-uikit", dependencies: ["WeatherUIKit", "UIKit"], path: "Apps/Weather/UIKitApp"),
    .testTarget(
      name: "UIKitClientTests", dependencies: ["UIKit", "Gtk", "Combine"], packageAccess: false,
      swiftSettings: strict),
    tests(
      "MoviesUIKitTests",
      dependencies: [
        "MoviesUIKit", "MoviesImages", "MoviesKit", "RemoteAPI", "UIKit", "Gtk", "Combine",
        "TestServers", "KeyboardSupport",
      ]),
    tests(
      "WeatherUIKitTests",
      dependencies: [
        "WeatherUIKit", "WeatherKit", "UIKit", "Gtk", "Combine", "TestServers", "KeyboardSupport",
      ]),
    tests(
      "UIKitTests",
      dependencies: [
        "UIKit", "_Testing_UIKit", "Gtk", "Combine", "CombineTesting", "KeyboardSupport",
      ]),
    swiftTarget(
      "MoviesSwiftUI", dependencies: ["MoviesKit", "MoviesImages", "AppImages", "SwiftUI"],
      path: "Apps/Movies/SwiftUI"),
    swiftTarget(
      "WeatherSwiftUI", dependencies: ["WeatherKit", "SwiftUI"], path: "Apps/Weather/SwiftUI"),
    swiftTarget("KeyboardSupport", dependencies: ["Gtk"], path: "Tests/KeyboardSupport"),
    swiftTarget(
      "ScreenshotSupport", dependencies: ["SwiftUI", "Gtk"], path: "Tests/ScreenshotSupport"),
    tests(
      "MoviesUITests",
      dependencies: [
        "MoviesSwiftUI", "MoviesImages", "AppImages", "MoviesKit", "RemoteAPI", "SwiftUI",
        "SwiftUICore", "UIKit", "Gtk", "Combine", "ScreenshotSupport", "TestServers",
        "KeyboardSupport",
      ]),
    tests(
      "WeatherUITests",
      dependencies: [
        "WeatherSwiftUI", "WeatherKit", "SwiftUI", "Gtk", "Combine", "ScreenshotSupport",
        "TestServers",
        "KeyboardSupport",
      ]),
    swiftTarget(
      "UsersSwiftUI",
      dependencies: ["UsersKit", "Redux", "RemoteAPI", "AppImages", "SwiftUI", "Combine"],
      path: "Apps/Users/SwiftUI"),
    tests(
      "UsersUITests",
      dependencies: [
        "UsersSwiftUI", "UsersKit", "AppImages", "Redux", "SwiftUI", "SwiftUICore", "Gtk",
        "Combine", "ScreenshotSupport", "TestServers", "users",
        "KeyboardSupport",
      ]),
    // What windows cost, in release mode: scripts/check-windows.
    command(
      "window-check",
      dependencies: [
        "MoviesKit", "MoviesImages", "MoviesSwiftUI", "MoviesUIKit", "WeatherSwiftUI",
        "WeatherUIKit", "UsersSwiftUI", "SwiftUI", "SwiftUICore", "UIKit", "Gtk", "Combine",
      ],
      path: "Tests/WindowCheck"),
    // Windows as screen readers and on-screen keyboards reach them.
    .systemLibrary(
      name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"])]),
    swiftTarget(
      "AccessibilityTesting", dependencies: ["CAtspi"], path: "Tests/AccessibilityTesting"),
    command("control-gallery", dependencies: ["SwiftUI"], path: "Tests/ControlGallery"),
    tests(
      "WindowAccessibilityTests",
      dependencies: [
        "AccessibilityTesting", "movies", "weather", "users", "movies-uikit", "weather-uikit",
        "control-gallery",
      ]),
    tests(
      "GtkTests",
      dependencies: ["Gtk", "Combine", "CombineTesting", "TestServers", "KeyboardSupport"]),
    tests(
      "SwiftUITests",
      dependencies: [
        "SwiftUI", "SwiftUICore", "UIKit", "Gtk", "Combine", "CombineTesting", "KeyboardSupport",
      ]),
    // The apps of the articles as a reader would have them, with an entry point each.
    .executableTarget(
      name: "ArticleMovies", dependencies: ["SwiftUI", "Combine"], path: "Tests/ArticleApps/Movies",
      packageAccess: false, swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ArticleWeather", dependencies: ["SwiftUI", "UIKit", "Combine"],
      path: "Tests/ArticleApps/Weather", packageAccess: false,
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    tests(
      "ArticleTests",
      dependencies: [
        "ArticleMovies", "ArticleWeather", "SwiftUI", "UIKit", "Gtk", "Combine", "TestServers",
        "ScreenshotSupport",
      ]),
    .testTarget(
      name: "SwiftUIClientTests", dependencies: ["SwiftUI", "_Testing_UIKit"],
      packageAccess: false,
      swiftSettings: strict),
  ]
#endif

/// While one module is worked on, `TRIBUTARY_TESTS=ReduxTests,ReduxTestingTests` spares the building
/// of all other test targets.
if let chosen = Context.environment["TRIBUTARY_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.isTest && !chosen.contains($0.name) }
}
