import Foundation
import KioskRunning

/// The framework's modules as they were built with these tests.
enum BuiltModules {
  /// Where products of the build lie.
  static let folder = KioskProcess.binary.deletingLastPathComponent()

  /// The framework's package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Has the compiler find the modules.
  static let flags: [String] = {
    let system = package.appendingPathComponent("Sources/System")
    let maps = (try? FileManager.default.contentsOfDirectory(at: system, includingPropertiesForKeys: nil)) ?? []
    return [
      "-I", folder.appendingPathComponent("Modules").path, "-load-plugin-executable",
      folder.appendingPathComponent("SwiftUIMacros-tool").path + "#SwiftUIMacros",
    ]
      + maps.map { $0.appendingPathComponent("module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }()

  /// The objects of the framework.
  static let objects: [String] = {
    let modules = [
      "AVKit", "Combine", "CoreLocation", "CryptoKit", "Deflating", "FormatStrings", "FoundationExtras", "HTTPServer",
      "ImageCodecs", "JSON",
      "Locks",
      "MarkdownReading", "Network", "OutsideText", "SafariServices", "SwiftUI", "SwiftUICore", "SwiftUIElements",
      "SwiftUILayout",
      "SwiftUITerminal", "SwiftUIWeb", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
      "_Testing_UIKit", "os",
    ]
    return modules.flatMap { name in
      let products = folder.appendingPathComponent("\(name).build")
      let sources = names(of: name).union(swiftFiles(below: products.appendingPathComponent("DerivedSources")))
      // What is left of sources that are gone is no part of the module.
      return (try? files(in: products, kind: "o"))?.filter { object in
        let source = object.deletingPathExtension().lastPathComponent
        return !source.hasSuffix(".swift") || sources.contains(source)
      }.map(\.path) ?? []
    }
  }()

  /// The names of a module's source files.
  private static func names(of module: String) -> Set<String> {
    let folder = module == "_Testing_UIKit" ? "TestingWithUIKit" : module
    return swiftFiles(below: package.appendingPathComponent("Sources/\(folder)"))
  }

  private static func swiftFiles(below folder: URL) -> Set<String> {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { names.insert(file.lastPathComponent) }
    }
    return names
  }

  static func files(in folder: URL, kind: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
  }
}
