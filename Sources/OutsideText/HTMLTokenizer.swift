/// Parts HTML into text (entities decoded) and the tags of known elements.
struct HTMLTokenizer {
  struct Tag {
    var name: String
    var isEnd: Bool
    /// The decoded value of the attribute `href`, where there is one.
    var href: String?
  }

  enum Token {
    case text(String)
    case tag(Tag)
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var pendingTag: Tag?
  private let lastGreater: Int
  /// How many characters failed attempts to read a tag may still look at: keeps hostile input linear.
  private var lookahead: Int
  /// False once a search for `-->` has failed: there is none further on either.
  private var mayHoldCommentEnd = true

  init(_ html: String) {
    scalars = Array(html.unicodeScalars)
    lastGreater = scalars.lastIndex(of: ">") ?? -1
    lookahead = 4 * scalars.count + 64
  }

  mutating func next() -> Token? {
    if let tag = pendingTag {
      pendingTag = nil
      return .tag(tag)
    }
    var text = String.UnicodeScalarView()
    var start = position
    while position < scalars.count {
      guard scalars[position] == "<", position < lastGreater, lookahead > 0, let markup = markup(at: position) else {
        position += 1
        continue
      }
      HTMLEntities.append(decoding: scalars[start..<position], to: &text)
      position = markup.end
      if let tag = markup.tag {
        if !tag.isEnd, Self.hiddenElements.contains(tag.name) { skipContent(of: tag.name) }
        guard !text.isEmpty else { return .tag(tag) }
        pendingTag = tag
        return .text(String(text))
      }
      start = position
    }
    HTMLEntities.append(decoding: scalars[start..<position], to: &text)
    return text.isEmpty ? nil : .text(String(text))
  }

  // MARK: - Markup

  private struct Markup {
    var tag: Tag?
    var end: Int
  }

  private mutating func markup(at start: Int) -> Markup? {
    let next = start + 1
    guard next < scalars.count else { return nil }
    if scalars[next] == "!" || scalars[next] == "?" { return declaration(at: start) }
    var reader = TagReader(scalars: scalars, position: next)
    let tag = reader.read()
    guard let tag, Self.knownElements.contains(tag.name) else {
      lookahead -= reader.position - start
      return nil
    }
    return Markup(tag: tag, end: reader.position)
  }

  /// A comment, a document type or a processing instruction: dropped with its content, as browsers do.
  private mutating func declaration(at start: Int) -> Markup? {
    if mayHoldCommentEnd, scalars[start...].starts(with: "<!--".unicodeScalars) {
      if let end = find("-->", from: start + 4) { return Markup(tag: nil, end: end + 3) }
      mayHoldCommentEnd = false
    }
    return find(">", from: start + 2).map { Markup(tag: nil, end: $0 + 1) }
  }

  private mutating func skipContent(of name: String) {
    position = find("</" + name, from: position) ?? scalars.count
  }

  /// Where lower-case `needle` begins next, whatever its case in the text.
  private func find(_ needle: String, from start: Int) -> Int? {
    let needle = Array(needle.unicodeScalars)
    guard start + needle.count <= scalars.count else { return nil }
    for candidate in start...(scalars.count - needle.count)
    where needle.indices.allSatisfy({ scalars[candidate + $0].asciiLowercased == needle[$0] }) {
      return candidate
    }
    return nil
  }
}

/// Reads one tag: `/`, a name, attributes, `>`. Fails on the first thing that no tag has.
private struct TagReader {
  let scalars: [Unicode.Scalar]
  var position: Int

  mutating func read() -> HTMLTokenizer.Tag? {
    let isEnd = take("/")
    var name = ""
    while let scalar = peek, scalar.isASCIIAlphanumeric, name.utf8.count < 16 {
      name.unicodeScalars.append(scalar.asciiLowercased)
      position += 1
    }
    guard let first = name.first, first.isLetter, let after = peek, after == ">" || after == "/" || after.isHTMLSpace
    else { return nil }
    var tag = HTMLTokenizer.Tag(name: name, isEnd: isEnd, href: nil)
    while let scalar = peek {
      if scalar == ">" {
        position += 1
        return tag
      }
      if scalar == "/" || scalar.isHTMLSpace {
        position += 1
        continue
      }
      guard scalar != "<", let attribute = readAttribute() else { return nil }
      if attribute.name == "href", tag.href == nil { tag.href = attribute.value }
    }
    return nil
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while let scalar = peek, scalar.isHTMLSpace { position += 1 }
  }

  private mutating func readAttribute() -> (name: String, value: String?)? {
    let start = position
    while let scalar = peek, scalar != "=", scalar != ">", scalar != "<", scalar != "/", !scalar.isHTMLSpace {
      position += 1
    }
    if position == start { position += 1 }
    let name = String(String.UnicodeScalarView(scalars[start..<position].map(\.asciiLowercased)))
    skipSpaces()
    guard take("=") else { return (name, nil) }
    skipSpaces()
    guard let value = readValue() else { return nil }
    return (name, value)
  }

  private mutating func readValue() -> String? {
    let quote = peek
    let isQuoted = quote == "\"" || quote == "'"
    if isQuoted { position += 1 }
    let start = position
    while let scalar = peek, isQuoted ? scalar != quote : !(scalar.isHTMLSpace || scalar == ">" || scalar == "<") {
      position += 1
    }
    if isQuoted, peek == nil { return nil }
    var value = String.UnicodeScalarView()
    HTMLEntities.append(decoding: scalars[start..<position], to: &value)
    if isQuoted { position += 1 }
    return String(value)
  }
}

extension HTMLTokenizer {
  /// Elements that stand on lines of their own.
  static let blockElements: Set<String> = [
    "p", "br", "div", "blockquote", "ul", "ol", "li", "dl", "dt", "dd", "hr", "h1", "h2", "h3", "h4", "h5", "h6",
    "table",
    "tr", "section", "article", "header", "footer", "figure", "figcaption", "main", "aside", "nav", "address", "form",
  ]

  /// Elements whose content is not text.
  static let hiddenElements: Set<String> = ["script", "style", "template", "noscript", "iframe", "object", "textarea"]

  private static let knownElements: Set<String> = blockElements.union(hiddenElements).union([
    "a", "abbr", "area", "audio", "b", "base", "bdi", "bdo", "big", "body", "button", "canvas", "caption", "center",
    "cite",
    "code", "col", "del", "details", "dfn", "dialog", "em", "embed", "fieldset", "font", "frame", "frameset", "head",
    "html", "i", "img", "input", "ins", "kbd", "label", "legend", "link", "map", "mark", "math", "meta", "meter",
    "option",
    "param", "picture", "pre", "progress", "q", "s", "samp", "select", "small", "source", "span", "strike", "strong",
    "sub", "summary", "sup", "svg", "tbody", "td", "tfoot", "th", "thead", "time", "title", "track", "tt", "u", "var",
    "video", "wbr",
  ])
}

extension Unicode.Scalar {
  fileprivate var isHTMLSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }

  fileprivate var isASCIIAlphanumeric: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  fileprivate var asciiLowercased: Unicode.Scalar {
    (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value + 0x20)) : self
  }
}
