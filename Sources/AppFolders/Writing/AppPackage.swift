import Foundation

/// A Swift package made of an app folder: copies of its sources and resources, a manifest, and a launcher where the app has none.
package struct AppPackage: Sendable {
  package let app: AppFolder
  /// The package's own folder.
  package let folder: URL
  /// The framework's package.
  package let framework: URL

  package init(_ app: AppFolder, folder: URL, framework: URL) {
    self.app = app
    self.folder = folder
    self.framework = framework
  }

  /// The name of module and program: letters, digits and lines only.
  package var module: String {
    let name = String(app.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isLetter == true ? name : "App_\(name)"
  }

  private var sources: URL { folder.appendingPathComponent("Sources/\(module)") }
  package var resources: URL { folder.appendingPathComponent("Resources") }

  /// The name of a file's copy: its place in the folder, as one word.
  private func name(of file: URL) -> String {
    app.path(of: file).replacingOccurrences(of: "/", with: "__").replacingOccurrences(of: " ", with: "_")
  }

  /// Writes the package, leaving files as they are that are the same. Gives back what could not be taken along.
  @discardableResult
  package func write() throws -> [LeftOut] {
    let files = FileManager.default
    try files.createDirectory(at: sources, withIntermediateDirectories: true)
    var leftOut = app.leftOut
    var launch = SourceRewriter.Launch()
    var written: Set<String> = ["Surroundings.swift"]
    var texts: [String] = []
    for file in app.sources {
      guard let original = try? String(contentsOf: file, encoding: .utf8) else {
        leftOut.append(LeftOut(.source, "is no text in UTF-8", file: app.path(of: file)))
        continue
      }
      let copy = SourceRewriter(original, file: app.path(of: file), modules: [module])
      leftOut += copy.leftOut
      texts.append(copy.text)
      launch.hasOwnMain = launch.hasOwnMain || copy.launch.hasOwnMain
      launch.applicationDelegate = launch.applicationDelegate ?? copy.launch.applicationDelegate
      launch.sceneDelegate = launch.sceneDelegate ?? copy.launch.sceneDelegate
      let name = name(of: file)
      written.insert(name)
      // Errors of the compiler name the file as its author knows it.
      let text = "#sourceLocation(file: \"\(file.path)\", line: 1)\n" + copy.text
      try Self.put(text, at: sources.appendingPathComponent(name))
    }
    let symbols = AssetSymbols(catalogs: app.resources.filter { $0.pathExtension == "xcassets" }, sources: texts)
    try Self.put(surroundings(launch) + symbols.text, at: sources.appendingPathComponent("Surroundings.swift"))
    for old in try files.contentsOfDirectory(atPath: sources.path) where !written.contains(old) {
      try files.removeItem(at: sources.appendingPathComponent(old))
    }
    try Self.put(manifest, at: folder.appendingPathComponent("Package.swift"))
    try writeResources(&leftOut)
    return Array(leftOut.sorted())
  }

  private func surroundings(_ launch: SourceRewriter.Launch) -> String {
    var text = """
      // What every file sees on Apple's systems without asking.
      @_exported import Combine
      @_exported import Foundation
      @_exported import FoundationNetworking
      @_exported import FoundationXML
      @_exported import Observation
      @_exported import SwiftUI

      """
    guard !launch.hasOwnMain, launch.applicationDelegate != nil || launch.sceneDelegate != nil else { return text }
    let application = launch.applicationDelegate.map { "{ \($0)() }" } ?? "nil"
    let scene = launch.sceneDelegate.map { "{ \($0)() }" } ?? "nil"
    text += """

      @main
      struct LaunchedByDelegates: App {
        var body: some Scene {
          WindowGroup("\(app.name)") { _DelegateWindow(application: \(application), scene: \(scene)) }
        }
      }

      """
    return text
  }

  private var manifest: String {
    let identity = framework.standardizedFileURL.lastPathComponent.lowercased()
    let products = [
      "Combine", "SwiftUI", "UIKit", "SafariServices", "WebKit", "os", "UniformTypeIdentifiers", "UserNotifications",
      "Network",
    ]
    let dependencies = products.map { "        .product(name: \"\($0)\", package: \"\(identity)\")," }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(module)",
        dependencies: [.package(path: "\(framework.path)")],
        targets: [
          .executableTarget(
            name: "\(module)",
            dependencies: [
      \(dependencies.joined(separator: "\n"))
            ],
            swiftSettings: [.swiftLanguageMode(.v\(app.languageMode)), .unsafeFlags(["-parse-as-library"])])
        ]
      )

      """
  }

  /// Copies what the app reads when it runs; it is put beside the program once that is built.
  private func writeResources(_ leftOut: inout [LeftOut]) throws {
    let files = FileManager.default
    if files.fileExists(atPath: resources.path) { try files.removeItem(at: resources) }
    try files.createDirectory(at: resources, withIntermediateDirectories: true)
    for file in app.resources {
      // Strings of a language stay in the folder that names the language; all else is found by its name alone.
      let parent = file.deletingLastPathComponent()
      let target =
        parent.pathExtension == "lproj" ? resources.appendingPathComponent(parent.lastPathComponent) : resources
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      let copy = target.appendingPathComponent(file.lastPathComponent)
      if files.fileExists(atPath: copy.path) {
        leftOut.append(LeftOut(.resource, "another resource has the same name", file: app.path(of: file)))
      } else {
        try files.copyItem(at: file, to: copy)
      }
    }
    if let info = app.infoPlist { try files.copyItem(at: info, to: resources.appendingPathComponent("Info.plist")) }
  }

  /// Puts the resources where the running program looks for them.
  package func placeResources(beside program: URL) throws {
    let files = FileManager.default
    let bundle = program.deletingLastPathComponent().appendingPathComponent("\(module).resources")
    if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
    try files.copyItem(at: resources, to: bundle)
    for name in try files.contentsOfDirectory(atPath: resources.path) {
      let copy = program.deletingLastPathComponent().appendingPathComponent(name)
      if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
      try files.copyItem(at: resources.appendingPathComponent(name), to: copy)
    }
  }

  private static func put(_ text: String, at file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
