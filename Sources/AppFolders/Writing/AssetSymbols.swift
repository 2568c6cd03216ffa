import Foundation

/// The names that Xcode makes of what lies in asset catalogs: `Image(.coverArt)` for the picture "cover-art".
struct AssetSymbols {
  private struct Asset: Hashable {
    var name: String
    var isColor: Bool
    /// Folders that put their names in front.
    var spaces: [String]
  }

  private let assets: [Asset]
  /// Names of static members that the app declares itself, which are left to it.
  private let taken: Set<String>

  init(catalogs: [URL], sources: [String]) {
    assets = catalogs.flatMap { Self.assets(in: $0, spaces: []) }
    var taken: Set<String> = []
    for source in sources where source.contains("static") {
      for match in SourceText(source).matches(#"\bstatic\s+(?:let|var)\s+`?(\w+)"#) { taken.insert(match.parts[1]) }
    }
    self.taken = taken
  }

  /// Swift's declarations; empty where there are no assets.
  var text: String {
    let images = declarations(of: assets.filter { !$0.isColor }, type: "ImageResource")
    let colors = declarations(of: assets.filter(\.isColor), type: "ColorResource")
    var text = ""
    if !images.isEmpty { text += "\nextension ImageResource {\n\(images)}\n" }
    if !colors.isEmpty { text += "\nextension ColorResource {\n\(colors)}\n" }
    let plain = assets.filter { $0.spaces.isEmpty && !taken.contains(Self.symbol($0.name)) }
    func extensions(_ assets: [Asset], _ type: String, _ value: String) -> String {
      let names = Set(assets.map { Self.symbol($0.name) }).subtracting(Self.ofFramework).sorted()
      guard !names.isEmpty else { return "" }
      let lines = names.map {
        "  static var `\($0)`: \(value) { .init(\(value == "Color" ? "" : "resource: ").`\($0)`) }\n"
      }
      return "\nextension \(type) {\n\(lines.joined())}\n"
    }
    text += extensions(plain.filter { !$0.isColor }, "UIImage", "UIImage")
    text += extensions(plain.filter(\.isColor), "Color", "Color")
    text += extensions(plain.filter(\.isColor), "ShapeStyle where Self == Color", "Color")
    text += extensions(plain.filter(\.isColor), "UIColor", "UIColor")
    return text
  }

  /// Names that colours and pictures have in the framework.
  private static let ofFramework: Set<String> = [
    "accentColor", "primary", "secondary", "clear", "black", "white", "gray", "red", "green", "blue", "orange",
    "yellow",
    "pink", "purple", "mint", "teal", "cyan", "indigo", "brown", "background", "foreground", "tint", "separator",
    "link",
    "fill", "placeholder", "selection", "tertiary", "quaternary", "quinary", "label", "magenta", "lightGray",
    "darkGray",
  ]

  private func declarations(of assets: [Asset], type: String, depth: Int = 0) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    var text = ""
    var seen: Set<String> = []
    for asset in assets.sorted(by: { $0.name < $1.name }) where asset.spaces.count == depth {
      let symbol = Self.symbol(asset.name)
      guard seen.insert(symbol).inserted else { continue }
      text += "\(indent)static let `\(symbol)` = \(type)(name: \(Self.quoted(asset.name)), bundle: .main)\n"
    }
    let inner = Dictionary(grouping: assets.filter { $0.spaces.count > depth }, by: { $0.spaces[depth] })
    for (space, assets) in inner.sorted(by: { $0.key < $1.key }) {
      let name = Self.symbol(space)
      text += "\(indent)enum `\(name.prefix(1).uppercased() + name.dropFirst())` {\n"
      text += declarations(of: assets, type: type, depth: depth + 1) + "\(indent)}\n"
    }
    return text
  }

  private static func assets(in folder: URL, spaces: [String]) -> [Asset] {
    PlainFolder.entries(folder).flatMap { entry -> [Asset] in
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset": return [Asset(name: name, isColor: false, spaces: spaces)]
      case "colorset": return [Asset(name: name, isColor: true, spaces: spaces)]
      case _ where entry.hasDirectoryPath: return assets(in: entry, spaces: spaces + (givesName(entry) ? [name] : []))
      default: return []
      }
    }
  }

  /// Whether a folder of a catalog puts its name in front of those within.
  private static func givesName(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.namespace ?? false
  }

  /// "cover-art", "Cover Art" and "coverArt" are `coverArt`; "Color" and "Image" at the end go: "BrandColor" is `brand`.
  static func symbol(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var symbol = words.enumerated().map { index, word in
      index == 0 ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    for suffix in ["Color", "Image"] where symbol.hasSuffix(suffix) && symbol.count > suffix.count {
      symbol.removeLast(suffix.count)
    }
    if symbol.first?.isNumber ?? true { symbol = "_" + symbol }
    return symbol
  }

  /// The first letter small, or the whole of what is written in capitals at the start: "URLIcon" is "urlIcon".
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
