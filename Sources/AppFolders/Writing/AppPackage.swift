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
    for copy in try copies(of: app.sources, to: sources, &written, &leftOut) {
      texts.append(copy.text)
      launch.hasOwnMain = launch.hasOwnMain || copy.launch.hasOwnMain
      launch.applicationDelegate = launch.applicationDelegate ?? copy.launch.applicationDelegate
      launch.sceneDelegate = launch.sceneDelegate ?? copy.launch.sceneDelegate
    }
    let symbols = AssetSymbols(catalogs: app.resources.filter { $0.pathExtension == "xcassets" }, sources: texts)
    try Self.put(surroundings(launch, texts) + symbols.text, at: sources.appendingPathComponent("Surroundings.swift"))
    try Self.removeAll(but: written, in: sources)
    for local in app.modules { try write(local, &leftOut) }
    try Self.removeAll(
      but: Set(app.modules.map(\.name) + [module]), in: folder.appendingPathComponent("Sources"))
    try Self.put(manifest, at: folder.appendingPathComponent("Package.swift"))
    try writeResources(&leftOut)
    return Array(leftOut.sorted())
  }

  /// A module of a package in the app's folder.
  private func write(_ local: LocalModule, _ leftOut: inout [LeftOut]) throws {
    let place = folder.appendingPathComponent("Sources/\(local.name)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var written: Set<String> = ["Surroundings.swift"]
    _ = try copies(of: local.sources, to: place, &written, &leftOut)
    var text = Self.surroundings
    if !local.resources.isEmpty {
      text += "\nextension Foundation.Bundle {\n  static var module: Foundation.Bundle { .main }\n}\n"
    }
    try Self.put(text, at: place.appendingPathComponent("Surroundings.swift"))
    try Self.removeAll(but: written, in: place)
  }

  /// Writes the copies of sources and gives them back.
  private func copies(
    of sources: [URL], to place: URL, _ written: inout Set<String>, _ leftOut: inout [LeftOut]
  ) throws -> [SourceRewriter] {
    let modules = Set(app.modules.map(\.name))
    var copies: [SourceRewriter] = []
    for file in sources {
      guard let original = try? String(contentsOf: file, encoding: .utf8) else {
        leftOut.append(LeftOut(.source, "is no text in UTF-8", file: app.path(of: file)))
        continue
      }
      let copy = SourceRewriter(original, file: app.path(of: file), own: module, modules: modules)
      leftOut += copy.leftOut
      copies.append(copy)
      let name = name(of: file)
      written.insert(name)
      // Errors of the compiler name the file as its author knows it.
      let text = "#sourceLocation(file: \"\(file.path)\", line: 1)\n" + copy.text
      try Self.put(text, at: place.appendingPathComponent(name))
    }
    return copies
  }

  private static func removeAll(but kept: Set<String>, in folder: URL) throws {
    for old in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !kept.contains(old) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(old))
    }
  }

  private static let surroundings = """
    // What every file sees on Apple's systems without asking.
    @_exported import Combine
    @_exported import Foundation
    @_exported import FoundationNetworking
    @_exported import FoundationXML
    @_exported import Observation
    @_exported import SwiftUI

    """

  private func surroundings(_ launch: SourceRewriter.Launch, _ texts: [String]) -> String {
    var text = Self.surroundings
    // Foundation's own has no initializer on Linux.
    if texts.contains(where: { $0.contains("NSExpression") }) {
      text += "\ntypealias NSExpression = ArithmeticExpression\n"
    }
    if texts.contains(where: { $0.contains("doesRelativeDateFormatting") }) {
      text += "\npublic typealias DateFormatter = _DayFormatter\n"
    }
    // Public, so that what an app makes public may name it.
    if texts.contains(where: { $0.contains("UserDefaults") }) {
      text += "\npublic typealias UserDefaults = _ObservedDefaults\n"
    }
    // A call that names every argument fits Foundation's function and this package's alike; the app's own comes before both.
    if texts.contains(where: { $0.contains("NSLocalizedString") }) {
      text += """

        public func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String { bundle._localizedString(forKey: key, value: value, table: tableName) }

        """
    }
    if texts.contains(where: { $0.contains("PersonNameComponentsFormatter") }) {
      text += "\ntypealias PersonNameComponentsFormatter = PersonNamesFormatter\n"
    }
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

  /// Whether what says nothing else belongs to the main actor, as in projects since Xcode 26.
  private var isolation: String {
    app.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" ? ".defaultIsolation(MainActor.self), " : ""
  }

  private var manifest: String {
    let identity = framework.standardizedFileURL.lastPathComponent.lowercased()
    let frameworks = FrameworkModules.names.map { "        .product(name: \"\($0)\", package: \"\(identity)\")," }
    func dependencies(_ locals: [String]) -> String {
      (frameworks + locals.map { "        \"\($0)\"," }).joined(separator: "\n")
    }
    let locals = app.modules.map { local in
      """
          .target(
            name: "\(local.name)",
            dependencies: [
      \(dependencies(local.imports))
            ],
            swiftSettings: [.swiftLanguageMode(.v\(app.languageMode)), .unsafeFlags(["-enable-bare-slash-regex"])]),

      """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(module)",
        dependencies: [.package(path: "\(framework.path)")],
        targets: [
      \(locals.joined())    .executableTarget(
            name: "\(module)",
            dependencies: [
      \(dependencies(app.modules.map(\.name)))
            ],
            swiftSettings: [
              .swiftLanguageMode(.v\(app.languageMode)), \(isolation).unsafeFlags(["-parse-as-library", "-enable-bare-slash-regex"]),
            ])
        ]
      )

      """
  }

  /// Copies what the app reads when it runs; it is put beside the program once that is built.
  private func writeResources(_ leftOut: inout [LeftOut]) throws {
    let files = FileManager.default
    if files.fileExists(atPath: resources.path) { try files.removeItem(at: resources) }
    try files.createDirectory(at: resources, withIntermediateDirectories: true)
    for file in app.resources + app.modules.flatMap(\.resources) {
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
    let own = app.infoPlist.flatMap { try? Data(contentsOf: $0) }
    let info = InfoList(settings: app.settings, name: app.name).data(of: own) ?? own
    try info?.write(to: resources.appendingPathComponent("Info.plist"))
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
