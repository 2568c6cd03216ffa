import Foundation

/// An Xcode project: both the style that lists each file and the one whose folders follow the disk.
enum XcodeProject {
  static func read(_ project: URL, target wanted: String?) throws(AppFolderError) -> AppFolder {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .noProjectText(file.path) }
    let list: PropertyList
    do throws(PropertyList.ParseError) {
      list = try PropertyList(text)
    } catch {
      throw .brokenProject(file.path, error)
    }
    let objects = Objects(list)
    let root = project.deletingLastPathComponent()
    let targets = objects.all("PBXNativeTarget").filter {
      $0["productType"]?.string == "com.apple.product-type.application"
    }
    guard !targets.isEmpty else { throw .noTarget(project.path) }
    let names = targets.compactMap { $0["name"]?.string }
    guard let target = wanted == nil ? targets.first : targets.first(where: { $0["name"]?.string == wanted }) else {
      throw .noSuchTarget(wanted ?? "", names)
    }
    var app = AppFolder(name: target["name"]?.string ?? project.deletingPathExtension().lastPathComponent, root: root)
    let places = objects.places(root: root)
    for phase in objects.linked(target, "buildPhases") {
      let kind = phase["isa"]?.string
      let files = objects.linked(phase, "files")
      if kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" {
        app.add(files.flatMap { objects.files(of: $0["fileRef"]?.string, places) })
      }
      for file in files {
        guard let product = file["productRef"]?.string.flatMap({ objects[$0] }) else { continue }
        let name = product["productName"]?.string ?? "a package"
        app.leftOut.append(LeftOut(.package, name, file: project.lastPathComponent))
      }
    }
    for folder in objects.linked(target, "fileSystemSynchronizedGroups") {
      guard let id = folder["id"]?.string, let place = places[id] else { continue }
      let excluded = Set(
        objects.linked(folder, "exceptions").filter { $0["target"]?.string == target["id"]?.string }
          .flatMap { $0["membershipExceptions"]?.strings ?? [] })
      app.add(
        PlainFolder.files(below: place).filter {
          !excluded.contains(String($0.standardizedFileURL.path.dropFirst(place.standardizedFileURL.path.count + 1)))
        })
    }
    objects.readSettings(of: target, into: &app, root: root)
    return app
  }

  /// The objects of a project by their identities.
  private struct Objects {
    private let objects: [String: PropertyList]

    init(_ list: PropertyList) {
      guard case .dictionary(let all)? = list["objects"] else {
        objects = [:]
        return
      }
      // Each object knows its own identity.
      objects = all.mapValues { $0 }.reduce(into: [:]) { result, entry in
        guard case .dictionary(var fields) = entry.value else { return }
        fields["id"] = .string(entry.key)
        result[entry.key] = .dictionary(fields)
      }
    }

    subscript(id: String) -> PropertyList? { objects[id] }

    func all(_ kind: String) -> [PropertyList] {
      objects.sorted { $0.key < $1.key }.map(\.value).filter { $0["isa"]?.string == kind }
    }

    func linked(_ object: PropertyList, _ key: String) -> [PropertyList] {
      (object[key]?.strings ?? []).compactMap { objects[$0] }
    }

    /// Where each group and file lies.
    func places(root: URL) -> [String: URL] {
      guard let project = all("PBXProject").first, let main = project["mainGroup"]?.string else { return [:] }
      let start =
        project["projectDirPath"]?.string.flatMap { $0.isEmpty ? nil : root.appendingPathComponent($0) } ?? root
      var places: [String: URL] = [:]
      func visit(_ id: String, _ parent: URL) {
        guard places[id] == nil, let object = objects[id] else { return }
        let path = object["path"]?.string
        let place =
          switch object["sourceTree"]?.string {
          case "SOURCE_ROOT": path.map { start.appendingPathComponent($0) } ?? start
          case "<absolute>": path.map { URL(fileURLWithPath: $0) } ?? parent
          default: path.map { parent.appendingPathComponent($0) } ?? parent
          }
        places[id] = place
        for child in object["children"]?.strings ?? [] { visit(child, place) }
      }
      visit(main, start)
      return places
    }

    /// The files of a reference: itself, or of a group of languages each of them.
    func files(of id: String?, _ places: [String: URL]) -> [URL] {
      guard let id, let object = objects[id] else { return [] }
      if object["isa"]?.string == "PBXVariantGroup" {
        return (object["children"]?.strings ?? []).compactMap { places[$0] }
      }
      return places[id].map { [$0] } ?? []
    }

    func readSettings(of target: PropertyList, into app: inout AppFolder, root: URL) {
      func settings(_ owner: PropertyList?) -> [PropertyList] {
        guard let id = owner?["buildConfigurationList"]?.string, let list = objects[id] else { return [] }
        return linked(list, "buildConfigurations").flatMap { configuration in
          [configuration["buildSettings"], configuration["baseConfigurationReference"]?.string.flatMap { file($0) }]
            .compactMap { $0 }
        }
      }
      let places = places(root: root)
      func file(_ id: String) -> PropertyList? { places[id].flatMap { SettingsFile.read($0) } }
      let all = settings(target) + settings(all("PBXProject").first)
      for case .dictionary(let values) in all {
        for (key, value) in values where app.settings[key] == nil { app.settings[key] = value.string }
      }
      // The Xcode that has last looked at the project; what is built with an earlier one keeps an earlier look.
      let attributes = self.all("PBXProject").first?["attributes"]
      let xcodes = ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { attributes?[$0]?.string }
      if let xcode = xcodes.compactMap({ Int($0) }).max(), app.settings["XCODE_VERSION_ACTUAL"] == nil {
        app.settings["XCODE_VERSION_ACTUAL"] = String(xcode)
      }
      func value(_ key: String) -> String? { app.settings[key] }
      if let version = value("SWIFT_VERSION")?.split(separator: ".").first {
        app.languageMode = version == "6" ? "6" : "5"
      }
      if let path = value("INFOPLIST_FILE") {
        let file = root.appendingPathComponent(path.replacingOccurrences(of: "$(SRCROOT)/", with: ""))
        if FileManager.default.fileExists(atPath: file.path) {
          app.infoPlist = file
        } else {
          app.leftOut.append(LeftOut(.missing, "the project names a file that is not there", file: path))
        }
      }
    }
  }
}
