import Foundation
import Locks

/// The pictures and colours of a bundle: files by name, and the `imageset` and `colorset` folders of its asset catalogs, which the
/// package manager copies as they are. Looked through once for each bundle. Any thread.
package final class AssetCatalog: Sendable {
  /// A picture's file and how many of its pixels make a point.
  package struct ImageFile: Sendable {
    package var file: URL
    package var scale: Double
  }

  private let pictures: [String: ImageFile]
  private let colors: [String: UIColor.Value]
  private let files: [String: URL]

  private static let known = Locked<[String: AssetCatalog]>([:])
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "webp", "gif"]

  package static func of(_ bundle: Bundle) -> AssetCatalog {
    let path = bundle.bundlePath
    if let catalog = known.withLock({ $0[path] }) { return catalog }
    let catalog = AssetCatalog(folders: roots(of: bundle))
    known.withLock { $0[path] = catalog }
    return catalog
  }

  package func picture(_ name: String) -> ImageFile? { pictures[name] }
  package func file(_ name: String) -> URL? { files[name] }
  package func color(_ name: String) -> UIColor.Value? { colors[name] }

  /// A program's own bundle is the folder it was built into: only what the package manager put beside it for resources is looked through.
  private static func roots(of bundle: Bundle) -> [URL] {
    let root = URL(fileURLWithPath: bundle.resourcePath ?? bundle.bundlePath)
    guard bundle == .main else { return [root] }
    let beside = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    let loose = beside.filter { extensions.contains($0.pathExtension.lowercased()) }
    return loose + beside.filter { ["resources", "bundle", "xcassets"].contains($0.pathExtension) }
  }

  package init(folders: [URL]) {
    var pictures: [String: ImageFile] = [:]
    var colors: [String: UIColor.Value] = [:]
    var files: [String: URL] = [:]
    func take(_ url: URL) {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension.lowercased() {
      case "imageset": if pictures[name] == nil { pictures[name] = Self.imageSet(url) }
      case "colorset": colors[name] = Self.colorSet(url)
      case "dataset": files[name] = Self.dataSet(url)
      case let suffix where Self.extensions.contains(suffix):
        let (plain, scale) = Self.parted(name)
        let isInSet = url.deletingLastPathComponent().pathExtension == "imageset"
        guard !isInSet, (pictures[plain]?.scale ?? 0) < scale else { return }
        pictures[plain] = ImageFile(file: url, scale: scale)
        pictures[url.lastPathComponent] = ImageFile(file: url, scale: scale)
      default: break
      }
    }
    for folder in folders {
      take(folder)
      let below = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let url = below?.nextObject() as? URL { take(url) }
    }
    self.pictures = pictures
    self.colors = colors
    self.files = files
  }

  /// `"cover@2x"` is the picture `"cover"` at two pixels a point.
  private static func parted(_ name: String) -> (name: String, scale: Double) {
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(suffix) {
      return (String(name.dropLast(suffix.count)), scale)
    }
    return (name, 1)
  }

  /// What a set says of itself; nil where that cannot be read.
  private static func contents<Contents: Decodable>(of folder: URL, as type: Contents.Type) -> Contents? {
    (try? Data(contentsOf: folder.appendingPathComponent("Contents.json")))
      .flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// A file of a set; nil for one that lies elsewhere.
  private static func file(_ name: String?, in folder: URL) -> URL? {
    name.flatMap { $0.contains("/") ? nil : folder.appendingPathComponent($0) }
  }

  private struct DataSet: Decodable {
    struct Entry: Decodable { var filename: String? }
    var data: [Entry]
  }

  /// The file that a set holds for all devices.
  private static func dataSet(_ folder: URL) -> URL? {
    contents(of: folder, as: DataSet.self)?.data.lazy.compactMap { file($0.filename, in: folder) }.first
  }

  private struct ImageSet: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
    }
    var images: [Entry]
  }

  /// The sharpest variant that hosts can show.
  private static func imageSet(_ folder: URL) -> ImageFile? {
    guard let set = contents(of: folder, as: ImageSet.self) else { return nil }
    let variants = set.images.compactMap { entry -> ImageFile? in
      guard let file = file(entry.filename, in: folder), extensions.contains(file.pathExtension.lowercased()) else {
        return nil
      }
      return ImageFile(file: file, scale: entry.scale.flatMap { Double($0.dropLast()) } ?? 1)
    }
    return variants.max { $0.scale < $1.scale }
  }

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { var value: String }
      struct Color: Decodable { var components: [String: String]? }
      var appearances: [Appearance]?
      var color: Color?
    }
    var colors: [Entry]
  }

  private static func colorSet(_ folder: URL) -> UIColor.Value? {
    guard let set = contents(of: folder, as: ColorSet.self) else { return nil }
    let plain = set.colors.first { $0.appearances == nil }.flatMap(components)
    let dark = set.colors.first { $0.appearances?.contains { $0.value == "dark" } == true }.flatMap(components)
    guard let light = plain ?? dark else { return nil }
    return dark.map { .dynamic(light: light, dark: $0) } ?? .components(light)
  }

  /// Components are written as `"0.5"`, `"0x7F"` or `"127"`.
  private static func components(_ entry: ColorSet.Entry) -> UIColor.Components? {
    guard let parts = entry.color?.components else { return nil }
    func number(_ name: String) -> Double? {
      guard let text = parts[name] else { return nil }
      if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return text.contains(".") || name == "alpha" ? value : value / 255
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor.Components(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }
}
