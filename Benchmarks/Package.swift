// swift-tools-version: 6.2
import PackageDescription

// Combine as another package sees it. The other programs measure modules that are no product: the root's manifest has them.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "kiosk", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "combine-bench",
      dependencies: ["CAllocations", .product(name: "Combine", package: "kiosk")]),
  ],
  swiftLanguageModes: [.v6]
)

// As in the root's manifest.
#if compiler(<6.4)
  for target in package.targets where target.type == .executable {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
  }
#endif
