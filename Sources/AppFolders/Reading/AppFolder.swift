import Foundation

/// An app as it lies on the disk: what is compiled, what goes along, and what cannot.
package struct AppFolder: Sendable, Equatable {
  package var name: String
  /// The folder that file names are said relative to.
  package var root: URL
  package var sources: [URL]
  package var resources: [URL]
  package var infoPlist: URL?
  /// The project's settings of the target: its own, then those of the whole project.
  package var settings: [String: String] = [:]
  /// The language mode, as in `5`.
  package var languageMode: String
  package var leftOut: [LeftOut]
  /// What the app imports from packages within its folder, each after those it needs itself.
  package var modules: [LocalModule] = []

  package init(
    name: String, root: URL, sources: [URL] = [], resources: [URL] = [], infoPlist: URL? = nil,
    languageMode: String = "5", leftOut: [LeftOut] = []
  ) {
    self.name = name
    self.root = root
    self.sources = sources
    self.resources = resources
    self.infoPlist = infoPlist
    self.languageMode = languageMode
    self.leftOut = leftOut
  }

  /// A file's place within the folder.
  package func path(of file: URL) -> String {
    let (whole, start) = (file.standardizedFileURL.path, root.standardizedFileURL.path + "/")
    return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : whole
  }
}

/// Something that could not be taken along.
package struct LeftOut: Sendable, Equatable, Comparable {
  package enum Kind: String, Sendable, Comparable {
    case framework, package, source, resource, missing, setting

    package static func < (lhs: Kind, rhs: Kind) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  package var kind: Kind
  package var what: String
  package var file: String
  /// From 1; 0 where no line is meant.
  package var line: Int

  package init(_ kind: Kind, _ what: String, file: String, line: Int = 0) {
    self.kind = kind
    self.what = what
    self.file = file
    self.line = line
  }

  package static func < (lhs: LeftOut, rhs: LeftOut) -> Bool {
    (lhs.kind, lhs.what, lhs.file, lhs.line) < (rhs.kind, rhs.what, rhs.file, rhs.line)
  }
}

/// Why a folder cannot be run.
package enum AppFolderError: Error, Equatable, CustomStringConvertible {
  case noFolder(String)
  case brokenProject(String, PropertyList.ParseError)
  case noProjectText(String)
  case noTarget(String)
  case noSuchTarget(String, [String])
  /// Where files are named that are not there, or are in other languages, so many.
  case noSources(String, missing: Int = 0, foreign: Int = 0)

  package var description: String {
    switch self {
    case .noFolder(let path): "\(path): there is no such folder"
    case .brokenProject(let path, let error): "\(path), \(error): the project file is broken; open and save it in Xcode"
    case .noProjectText(let path): "\(path): cannot be read as text"
    case .noTarget(let path): "\(path): the project builds no application"
    case .noSuchTarget(let name, let names):
      "there is no application called \(name) here, but \(names.joined(separator: ", "))"
    case .noSources(let path, let missing, let foreign):
      "\(path): there are no Swift sources"
        + (missing > 0 ? "; of the files that the project names \(missing) are not there" : "")
        + (foreign > 0 ? "; \(foreign) files are in other languages, which are not compiled" : "")
    }
  }
}

extension AppFolder {
  /// Finds the app in a folder: an Xcode project there or up to two folders below, a Swift package, or sources alone.
  /// - Parameter target: the application wanted, where a project has several; the first by default.
  package static func read(_ folder: URL, target: String? = nil) throws(AppFolderError) -> AppFolder {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(folder.path)
    }
    var app: AppFolder
    if folder.pathExtension == "xcodeproj" {
      app = try XcodeProject.read(folder, target: target)
    } else if folder.pathExtension == "xcworkspace" {
      guard let project = project(inWorkspace: folder) else { throw .noTarget(folder.path) }
      app = try XcodeProject.read(project, target: target)
    } else if let project = project(in: folder) {
      app = try XcodeProject.read(project, target: target)
    } else {
      app = PlainFolder.read(folder)
    }
    guard !app.sources.isEmpty else {
      throw .noSources(
        folder.path, missing: app.leftOut.count { $0.kind == .missing },
        foreign: app.leftOut.count { $0.kind == .source })
    }
    app.modules = LocalModules(below: app.root, except: folder).needed(by: app.sources)
    let found = Set(app.modules.map(\.name))
    app.leftOut.removeAll { $0.kind == .package && found.contains($0.what) }
    return app
  }

  private static func project(in folder: URL) -> URL? {
    func projects(_ folder: URL) -> [URL] {
      PlainFolder.entries(folder).filter { $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj" }
    }
    if let found = projects(folder).first { return found }
    let hasManifest = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    guard !hasManifest else { return nil }
    func folders(_ folder: URL) -> [URL] { PlainFolder.entries(folder).filter(\.hasDirectoryPath) }
    let below = folders(folder)
    return below.lazy.flatMap(projects).first
      ?? below.lazy.filter { $0.pathExtension.isEmpty }.flatMap(folders).flatMap(projects).first
  }

  /// The first project that a workspace names, other than that of fetched packages.
  private static func project(inWorkspace workspace: URL) -> URL? {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    for part in text.components(separatedBy: "location").dropFirst() {
      let words = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count > 1 else { continue }
      let place = words[1].drop { $0 != ":" }.dropFirst()
      let project = workspace.deletingLastPathComponent().appendingPathComponent(String(place))
      guard project.pathExtension == "xcodeproj", project.lastPathComponent != "Pods.xcodeproj",
        FileManager.default.fileExists(atPath: project.path)
      else { continue }
      return project
    }
    return nil
  }
}
