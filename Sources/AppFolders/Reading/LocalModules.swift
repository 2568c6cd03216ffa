import Foundation

/// A library target of a package that lies within the app's folder.
package struct LocalModule: Sendable, Equatable {
  package var name: String
  package var sources: [URL]
  package var resources: [URL]
  /// The local modules that it imports itself.
  package var imports: [String]
}

/// The packages within an app's folder, of which an app may import modules.
struct LocalModules {
  private let modules: [String: LocalModule]

  /// - Parameter excluded: the app's own package, where it is one.
  init(below root: URL, except excluded: URL? = nil) {
    var found: [String: LocalModule] = [:]
    for folder in Self.packages(below: root) where folder.standardizedFileURL != excluded?.standardizedFileURL {
      for module in Self.modules(of: folder) where found[module.name] == nil { found[module.name] = module }
    }
    let names = Set(found.keys)
    modules = found.mapValues { module in
      var module = module
      module.imports = Self.imports(module.sources).intersection(names).subtracting([module.name]).sorted()
      return module
    }
  }

  /// The modules that sources need, each after those it needs itself.
  func needed(by sources: [URL]) -> [LocalModule] {
    guard !modules.isEmpty else { return [] }
    var ordered: [LocalModule] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard let module = modules[name], seen.insert(name).inserted else { return }
      for other in module.imports { add(other) }
      ordered.append(module)
    }
    for name in Self.imports(sources).sorted() { add(name) }
    return ordered
  }

  private static func packages(below folder: URL, depth: Int = 0) -> [URL] {
    guard depth < 6 else { return [] }
    let isPackage = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    let below = PlainFolder.folders(folder).flatMap { packages(below: $0, depth: depth + 1) }
    return (isPackage ? [folder] : []) + below
  }

  /// The library targets of a package: those that its manifest gives a path, and the folders in `Sources`.
  private static func modules(of package: URL) -> [LocalModule] {
    var folders: [String: URL] = [:]
    let manifest = (try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
    let target = #"\.target\(\s*name:\s*"(\w+)"[^()]*?(?:\([^()]*\)[^()]*?)*?\bpath:\s*"([^"]+)""#
    for match in SourceText(manifest).matches(target) {
      folders[match.parts[1]] = package.appendingPathComponent(match.parts[2])
    }
    let sources = package.appendingPathComponent("Sources")
    for folder in PlainFolder.folders(sources) where folders[folder.lastPathComponent] == nil {
      folders[folder.lastPathComponent] = folder
    }
    if folders.isEmpty { folders[package.lastPathComponent] = sources }
    return folders.compactMap { name, folder in
      var files = AppFolder(name: name, root: folder)
      files.add(PlainFolder.files(below: folder))
      guard !files.sources.isEmpty else { return nil }
      return LocalModule(name: name, sources: files.sources, resources: files.resources, imports: [])
    }
  }

  private static func imports(_ sources: [URL]) -> Set<String> {
    var names: Set<String> = []
    for file in sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("import") else { continue }
      for name in SourceRewriter.imports(of: SourceText(text)) { names.insert(name.name) }
    }
    return names
  }
}
