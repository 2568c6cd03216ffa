import AppFolders
import Foundation
import KioskRunning

/// An app made of a folder as `run-app` makes it, but compiled against the modules that were built with these tests, which takes
/// seconds.
final class BuiltApp {
  struct DoesNotCompile: Error, CustomStringConvertible { let description: String }

  let program: URL
  /// What could not be taken along.
  let leftOut: [LeftOut]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("built-app-\(UUID().uuidString)")

  /// The folders of the apps.
  static let apps = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("StrangersApps")

  private static let modules = KioskProcess.binary.deletingLastPathComponent()

  init(_ name: String, target: String? = nil) async throws {
    let package = AppPackage(
      try AppFolder.read(Self.apps.appendingPathComponent(name), target: target), folder: folder,
      framework: Self.apps.deletingLastPathComponent().deletingLastPathComponent())
    leftOut = try package.write()
    program = folder.appendingPathComponent("bin/\(package.module)")
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    var objects: [URL] = []
    for local in package.app.modules { objects.append(try await compile(local.name, isApp: false)) }
    objects.append(try await compile(package.module, isApp: true))
    try await swiftc(objects.map(\.path) + Self.objects + ["-o", program.path])
    try package.placeResources(beside: program)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func compile(_ module: String, isApp: Bool) async throws -> URL {
    let sources = try files(in: folder.appendingPathComponent("Sources/\(module)"), kind: "swift")
    let object = folder.appendingPathComponent("\(module).o")
    let maps = try FileManager.default.contentsOfDirectory(
      at: Self.apps.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/System"), includingPropertiesForKeys: nil)
    try await swiftc(
      sources.map(\.path) + [
        "-c", "-wmo", "-o", object.path, "-module-name", module, "-swift-version", "5", "-parse-as-library",
        "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path, "-I", folder.path, "-I",
        Self.modules.appendingPathComponent("Modules").path, "-load-plugin-executable",
        Self.modules.appendingPathComponent("SwiftUIMacros-tool").path + "#SwiftUIMacros",
      ]
        + maps.map { $0.appendingPathComponent("module.modulemap").path }
        .filter { FileManager.default.fileExists(atPath: $0) }.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] })
    return object
  }

  /// The objects of the framework.
  private static let objects: [String] = {
    let names = [
      "AVKit", "Combine", "FormatStrings", "FoundationExtras", "HTTPServer", "ImageCodecs", "JSON", "Locks",
      "MarkdownReading", "Network", "OutsideText", "SafariServices", "SwiftUI", "SwiftUICore", "SwiftUIElements",
      "SwiftUILayout",
      "SwiftUITerminal", "SwiftUIWeb", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
      "_Testing_UIKit", "os",
    ]
    return names.flatMap { name in
      (try? files(in: modules.appendingPathComponent("\(name).build"), kind: "o"))?.map(\.path) ?? []
    }
  }()

  private static func files(in folder: URL, kind: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
  }

  private func files(in folder: URL, kind: String) throws -> [URL] { try Self.files(in: folder, kind: kind) }

  private func swiftc(_ arguments: [String]) async throws {
    let list = folder.appendingPathComponent("arguments-\(UUID().uuidString)")
    try arguments.map { "\"\($0)\"" }.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let compiler = try KioskProcess(
      program: URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "@\(list.path)"], environment: ["PATH": path])
    let ended = try await compiler.ended(within: 240)
    guard ended.code == 0 else {
      let lines = (ended.output + ended.messages).split(separator: "\n").filter { $0.contains("error:") }
      throw DoesNotCompile(description: lines.isEmpty ? ended.description : lines.joined(separator: "\n"))
    }
  }
}
