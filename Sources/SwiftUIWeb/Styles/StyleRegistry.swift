import SwiftUIElements

/// The generated style rules of a process: one class for each distinct set of declarations, named by its content.
///
/// Only added to, so that "the first n rules" is a style sheet that never changes and can be cached for ever. When there are too
/// many, a new generation begins between two frames: pages that are open keep the rules they have, and a look has the same name in
/// every generation.
@MainActor
final class StyleRegistry {
  static let shared = StyleRegistry()

  /// The first rules of a generation.
  struct Sheet: Equatable {
    var generation = 0
    var count = 0
  }

  private(set) var rules: [String] = []
  private(set) var generation = 0
  /// Those of the generation before: somebody may still load a page that was written with them.
  private var earlier: [String] = []
  private var names: [String: String] = [:]
  /// What each name of this generation and of the one before stands for.
  private var meanings: [String: String] = [:]
  private var looks = KnownLooks()
  /// What was written with these rules.
  var elements = KnownElements()
  private let limit: Int

  init(limit: Int = 4000) { self.limit = limit }

  /// All rules there are now.
  var sheet: Sheet { Sheet(generation: generation, count: rules.count) }

  /// Begins a new generation where this one is full. To be called when nothing is half written.
  func renewIfFull() {
    guard rules.count >= limit else { return }
    generation += 1
    earlier = rules
    rules = []
    meanings = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })
    names = [:]
    looks = KnownLooks()
    elements = KnownElements()
  }

  /// The class for `declarations`; nil where there are none.
  func name(for declarations: [String]) -> String? {
    guard !declarations.isEmpty else { return nil }
    let body = declarations.joined(separator: ";")
    if let name = names[body] { return name }
    // Names that the sheet gives begin with a small letter.
    var name = ContentName.brief(body)
    while let meaning = meanings[name], meaning != body { name += "x" }
    names[body] = name
    meanings[name] = body
    rules.append(".\(name){\(body)}")
    return name
  }

  /// The classes of an element with this style and with more declarations, and the marks by which the sheet lets it grow.
  /// - Parameter use: what is drawn in the colour of its text.
  func classes(
    of style: Style, drawing use: PaintRules.Use = .ink, isExact: Bool, _ extra: [String]
  ) -> [String] {
    if style.isPlain, extra.isEmpty { return [] }
    return looks.element(style, drawing: use, isExact: isExact, extra) {
      let box = BoxRules(style, isExact: isExact)
      let declarations = TextRules.declarations(style.text, as: use) + box.declarations + extra
      return [name(for: declarations)].compactMap { $0 } + box.marks
    }
  }

  /// The classes of a part of a text with this look.
  func classes(of text: TextStyle) -> [String] {
    looks.text(text) { [name(for: TextRules.declarations(text))].compactMap { $0 } }
  }

  /// The rules of a sheet; nil where they are no longer known.
  func text(of sheet: Sheet) -> String? {
    let known = sheet.generation == generation ? rules : sheet.generation == generation - 1 ? earlier : []
    guard (0...known.count).contains(sheet.count) else { return nil }
    return known.prefix(sheet.count).joined(separator: "\n")
  }
}
