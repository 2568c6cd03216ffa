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

  /// - Parameters:
  ///   - isRun: false to look only whether it compiles, which takes less time.
  ///   - settings: flags that a project's settings stand for, where it is not run.
  init(_ name: String, target: String? = nil, isRun: Bool = true, settings: [String] = []) async throws {
    let package = AppPackage(
      try AppFolder.read(Self.apps.appendingPathComponent(name), target: target), folder: folder,
      framework: BuiltModules.package)
    leftOut = try package.write()
    program = folder.appendingPathComponent("bin/\(package.module)")
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard isRun else {
      let sources = try files(in: folder.appendingPathComponent("Sources/\(package.module)"), kind: "swift")
      try await swiftc(
        ["-typecheck", "-swift-version", "5", "-parse-as-library"] + settings + BuiltModules.flags + sources.map(\.path)
      )
      return
    }
    var objects: [URL] = []
    for local in package.app.modules { objects.append(try await compile(local.name, isApp: false)) }
    objects.append(try await compile(package.module, isApp: true))
    try await swiftc(objects.map(\.path) + BuiltModules.objects + ["-o", program.path])
    try package.placeResources(beside: program)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func compile(_ module: String, isApp: Bool) async throws -> URL {
    let sources = try files(in: folder.appendingPathComponent("Sources/\(module)"), kind: "swift")
    let object = folder.appendingPathComponent("\(module).o")
    try await swiftc(
      sources.map(\.path) + [
        "-c", "-wmo", "-o", object.path, "-module-name", module, "-swift-version", "5", "-parse-as-library",
        "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path, "-I", folder.path,
      ] + BuiltModules.flags)
    return object
  }

  private func files(in folder: URL, kind: String) throws -> [URL] { try BuiltModules.files(in: folder, kind: kind) }

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
