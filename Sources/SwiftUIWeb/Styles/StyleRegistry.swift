import SwiftUIElements

/// The generated style rules of a process: one class for each distinct set of declarations, named by its content.
///
/// Only added to, so that "the first n rules" is a style sheet that never changes and can be cached for ever. The number is
/// bounded; beyond it new looks travel as `data-s` and the page's script sets them by itself.
@MainActor
final class StyleRegistry {
  static let shared = StyleRegistry()

  private(set) var rules: [String] = []
  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  private var looks = KnownLooks()
  private let limit: Int

  init(limit: Int = 4000) { self.limit = limit }

  /// The class for `declarations`; nil where there are none or the table is full.
  func name(for declarations: [String]) -> String? {
    guard !declarations.isEmpty else { return nil }
    let body = declarations.joined(separator: ";")
    if let name = names[body] { return name }
    guard rules.count < limit else { return nil }
    var name = "c" + String(Self.hash(body), radix: 36)
    while !taken.insert(name).inserted { name += "x" }
    names[body] = name
    rules.append(".\(name){\(body)}")
    return name
  }

  /// The classes of a box with this style and with more declarations, and the marks by which the sheet lets it grow.
  func classes(ofBox style: Style, isExact: Bool, _ extra: [String]) -> [String] {
    if style.isPlain, extra.isEmpty { return [] }
    return looks.box(style, isExact: isExact, extra) {
      let box = BoxRules(style, isExact: isExact)
      return [name(for: box.declarations + extra)].compactMap { $0 } + box.marks
    }
  }

  /// The classes of text with this look.
  func classes(of text: TextStyle) -> [String] {
    looks.text(text) { [name(for: TextRules.declarations(text))].compactMap { $0 } }
  }

  /// The sheet of the first `count` rules.
  func sheet(_ count: Int) -> String { rules.prefix(max(0, count)).joined(separator: "\n") }

  /// FNV-1a, 32 bits: the same look has the same name in every process, so a page outlives a restart of its server.
  nonisolated static func hash(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
