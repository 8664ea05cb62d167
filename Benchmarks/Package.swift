// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tributary", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "AllocationCounter", .product(name: "Combine", package: "tributary"),
        .product(name: "CombineExtras", package: "tributary"),
        .product(name: "Redux", package: "tributary"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
