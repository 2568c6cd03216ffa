/// An element of a page. Only what extraction looks at is kept of its attributes.
final class PageElement {
  enum Child {
    case text(String)
    case element(PageElement)
  }

  let name: String
  let attributes: [String: String]
  var children: [Child] = []

  init(_ name: String, _ attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var elements: some Sequence<PageElement> {
    children.lazy.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All text below, white space collapsed.
  var text: String {
    var text = CollapsedText()
    collect(&text)
    return text.result
  }

  private func collect(_ text: inout CollapsedText) {
    for child in children {
      switch child {
      case .text(let words): text.append(words)
      case .element(let element):
        guard !["script", "style", "noscript", "template"].contains(element.name) else { continue }
        if !element.isInline { text.append(" ") }
        element.collect(&text)
        if !element.isInline { text.append(" ") }
      }
    }
  }

  /// The first element below, in the order of the page, that fits.
  func first(where isMeant: (PageElement) -> Bool) -> PageElement? {
    for element in elements {
      if isMeant(element) { return element }
      if let found = element.first(where: isMeant) { return found }
    }
    return nil
  }

  func first(_ name: String) -> PageElement? { first { $0.name == name } }

  /// Every element below, in the order of the page.
  func forEach(_ body: (PageElement) -> Void) {
    for element in elements {
      body(element)
      element.forEach(body)
    }
  }

  private static let inlineNames: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img",
    "ins", "kbd", "label", "mark", "nobr", "q", "rb", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike",
    "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]

  var isInline: Bool { Self.inlineNames.contains(name) }
}

/// Text with white space of any length as one space.
struct CollapsedText {
  private var scalars = String.UnicodeScalarView()
  private var hasPendingSpace = false

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        hasPendingSpace = true
      } else {
        if hasPendingSpace, !scalars.isEmpty { scalars.append(" ") }
        hasPendingSpace = false
        scalars.append(scalar)
      }
    }
  }

  var result: String { String(scalars) }
}
