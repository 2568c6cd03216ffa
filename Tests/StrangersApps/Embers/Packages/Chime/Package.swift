// swift-tools-version:5.2
import PackageDescription

let package = Package(
  name: "Chime",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Chime", targets: ["Chime"])],
  targets: [.target(name: "Chime")]
)
