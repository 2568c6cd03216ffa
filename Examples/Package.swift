// swift-tools-version: 6.2
import PackageDescription

// Four apps as they are written for iOS, built here against Kiosk's own SwiftUI and Combine:
//
//   swift run --package-path Examples WorldClock
//   swift run --package-path Examples Bookshelf
//   swift run --package-path Examples MorningEdition
//   swift run --package-path Examples Orchard

let kit: [Target.Dependency] = [
  .product(name: "SwiftUI", package: "kiosk"), .product(name: "Combine", package: "kiosk"),
]

let package = Package(
  name: "examples",
  dependencies: [.package(name: "kiosk", path: "..")],
  targets: [
    .executableTarget(name: "WorldClock", dependencies: kit, path: "WorldClock"),
    .executableTarget(name: "Bookshelf", dependencies: kit, path: "Bookshelf"),
    .executableTarget(name: "MorningEdition", dependencies: kit, path: "MorningEdition"),
    .executableTarget(
      name: "Orchard", dependencies: kit, path: "Orchard", resources: [.copy("Words.bundle")]),
  ],
  swiftLanguageModes: [.v6]
)

// As in the root's manifest.
#if compiler(<6.4)
  for target in package.targets where target.type == .executable {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
  }
#endif
