import Foundation

/// A folder without a project: a Swift package, or sources alone.
enum PlainFolder {
  /// Folders that hold no part of an app.
  private static let skipped: Set<String> = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "build", "node_modules", "Tests", "UITests", "fastlane",
  ]
  /// Folders that count as one file.
  static let bundles: Set<String> = ["xcassets", "xcdatamodeld", "bundle", "xcodeproj", "xcworkspace", "framework"]

  static func entries(_ folder: URL) -> [URL] {
    let list =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])) ?? []
    return list.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// All files below, bundles as one.
  static func files(below folder: URL, depth: Int = 0) -> [URL] {
    guard depth < 32 else { return [] }
    return entries(folder).flatMap { entry -> [URL] in
      let isLink = (try? entry.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink ?? false
      guard entry.hasDirectoryPath, !isLink else { return [entry] }
      if bundles.contains(entry.pathExtension) { return [entry] }
      let name = entry.lastPathComponent
      if skipped.contains(name) || name.hasSuffix("Tests") || isPackage(entry) { return [] }
      return files(below: entry, depth: depth + 1)
    }
  }

  /// A package in the app's folder is a module of its own.
  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  /// The folders in a folder that may hold parts of an app.
  static func folders(_ folder: URL) -> [URL] {
    entries(folder).filter { entry in
      entry.hasDirectoryPath && !bundles.contains(entry.pathExtension) && !skipped.contains(entry.lastPathComponent)
        && (try? entry.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink != true
    }
  }

  /// Names that came with iOS 26, whose lists have higher rows.
  private static let newestNames =
    #"\b(?:glassEffect\w*|GlassEffectContainer|tabViewBottomAccessory|tabBarMinimizeBehavior|ToolbarSpacer|scrollEdgeEffectStyle|backgroundExtensionEffect|iOS 26)\b|\.(?:glass|glassProminent)\b"#

  /// Without a project nothing says with which Xcode an app is made, but what it uses.
  private static func isMadeForNewestDesign(_ sources: [URL]) -> Bool {
    sources.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return !SourceText(text).matches(newestNames).isEmpty
    }
  }

  static func read(_ folder: URL) -> AppFolder {
    let manifest = folder.appendingPathComponent("Package.swift")
    let sources = folder.appendingPathComponent("Sources")
    let hasManifest = FileManager.default.fileExists(atPath: manifest.path)
    let start = hasManifest && FileManager.default.fileExists(atPath: sources.path) ? sources : folder
    var app = AppFolder(
      name: folder.lastPathComponent.split(separator: ".").first.map(String.init) ?? "App", root: folder)
    app.add(files(below: start).filter { $0.standardizedFileURL.path != manifest.standardizedFileURL.path })
    app.settings["XCODE_VERSION_ACTUAL"] = isMadeForNewestDesign(app.sources) ? "2600" : "1500"
    if hasManifest, let text = try? String(contentsOf: manifest, encoding: .utf8) {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.contains(".package(") && line.contains("url:") {
        app.leftOut.append(
          LeftOut(.package, line.trimmingCharacters(in: .whitespaces), file: "Package.swift", line: index + 1))
      }
    }
    return app
  }
}

extension AppFolder {
  private static let objectiveC: Set<String> = ["m", "mm", "h", "c", "cpp", "metal"]
  private static let interfaces: Set<String> = ["storyboard", "xib", "xcdatamodeld", "intentdefinition"]
  private static let ignored: Set<String> = [
    "md", "entitlements", "xcodeproj", "xcworkspace", "playground", "gitignore", "xcconfig", "sh", "yml", "framework",
  ]

  /// Sorts files into sources, resources and what cannot be taken along.
  mutating func add(_ files: [URL]) {
    for file in files {
      let kind = file.pathExtension.lowercased()
      if !FileManager.default.fileExists(atPath: file.path) {
        leftOut.append(LeftOut(.missing, "the project names a file that is not there", file: path(of: file)))
      } else if kind == "swift" {
        if !sources.contains(file) { sources.append(file) }
      } else if Self.objectiveC.contains(kind) {
        leftOut.append(LeftOut(.source, "only Swift is compiled", file: path(of: file)))
      } else if file.lastPathComponent.hasPrefix("LaunchScreen") {
        // What is shown until the app itself shows something.
        continue
      } else if Self.interfaces.contains(kind) {
        leftOut.append(LeftOut(.resource, "made for Apple's tools alone", file: path(of: file)))
      } else if file.lastPathComponent == "Info.plist" {
        infoPlist = infoPlist ?? file
      } else if !Self.ignored.contains(kind), !resources.contains(file) {
        resources.append(file)
      }
    }
  }
}
