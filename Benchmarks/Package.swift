// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "kiosk", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "combine-bench",
      dependencies: ["CAllocations", .product(name: "Combine", package: "kiosk")]),
    .executableTarget(
      name: "endurance", dependencies: [.product(name: "Endurance", package: "kiosk")]),
    .executableTarget(
      name: "network-bench",
      dependencies: [.product(name: "Combine", package: "kiosk"), .product(name: "Networking", package: "kiosk")]),
    .executableTarget(
      name: "web-bench",
      dependencies: [.product(name: "SwiftUI", package: "kiosk"), .product(name: "SwiftUIWeb", package: "kiosk")]),
  ],
  swiftLanguageModes: [.v6]
)
