/// Finds the part of a page that is the article.
///
/// What matters is prose: text in paragraphs of some length that are not links. Where a page names its article
/// (`article`, `main`, `itemprop`), and most of the prose lies there, that is where to begin; from there the way goes down as long
/// as one part alone holds nearly all of the prose.
struct ContentFinder {
  /// What an element holds.
  struct Measure {
    /// Characters of text, and of those within links.
    var text = 0
    var linked = 0
    /// Characters of prose, lists and code.
    var prose = 0
    /// Headings, and of those the ones that are links: teasers.
    var headings = 0
    var linkedHeadings = 0

    static func += (left: inout Measure, right: Measure) {
      left.text += right.text
      left.linked += right.linked
      left.prose += right.prose
      left.headings += right.headings
      left.linkedHeadings += right.linkedHeadings
    }
  }

  private var measures: [ObjectIdentifier: Measure] = [:]
  private let body: PageElement

  /// The least prose that makes an article, in characters.
  static let leastProse = 240

  init(_ page: PageElement) {
    let named = page.first("body") ?? page
    let (whole, inBody) = (Self.rawLength(of: page), Self.rawLength(of: named))
    body = inBody * 2 >= whole ? named : page
    // Whoever wraps a whole page into a part with a doubtful name still has a page.
    total = max(inBody, 1)
    measure(body)
  }

  /// Characters of the page, before anything is left out.
  private let total: Int

  func measure(of element: PageElement) -> Measure { measures[ObjectIdentifier(element)] ?? Measure() }

  /// The article's element; nil where the page has none.
  func content() -> PageElement? {
    let whole = measure(of: body)
    guard whole.prose >= Self.leastProse else { return nil }
    var content = named(within: whole) ?? body
    while let next = dominant(in: content) { content = next }
    let found = measure(of: content)
    // A front page: headline after headline, each a link.
    if found.linkedHeadings >= 6, found.linkedHeadings * 2 > found.headings, found.prose / found.linkedHeadings < 600 {
      return nil
    }
    return found.prose >= Self.leastProse ? content : nil
  }

  /// The part that the page itself calls the article.
  private func named(within whole: Measure) -> PageElement? {
    var best: (element: PageElement, prose: Int)?
    func consider(_ element: PageElement, weight: Double) {
      let prose = measure(of: element).prose
      guard prose * 5 >= whole.prose * 2, prose >= Self.leastProse else { return }
      let score = Int(Double(prose) * weight)
      if score > best?.prose ?? 0 { best = (element, score) }
    }
    body.forEach { element in
      if element["itemprop"] == "articleBody" {
        consider(element, weight: 1.6)
      } else if element.name == "article" || element["role"] == "article" {
        consider(element, weight: 1.3)
      } else if element.name == "main" || element["role"] == "main" {
        consider(element, weight: 1.0)
      }
    }
    return best?.element
  }

  /// The one part below that holds nearly all of the prose.
  private func dominant(in element: PageElement) -> PageElement? {
    let prose = measure(of: element).prose
    let largest = element.elements.max { measure(of: $0).prose < measure(of: $1).prose }
    guard let largest, !largest.isInline, !["p", "pre", "ul", "ol", "blockquote", "dl"].contains(largest.name) else {
      return nil
    }
    let share = Double(measure(of: largest).prose) / Double(max(prose, 1))
    let needed = PageHints.isOwn(largest) ? 0.8 : 0.92
    return share >= needed ? largest : nil
  }

  // MARK: - Measuring

  /// Whether it is no part of the article, whatever it says.
  func isForeign(_ element: PageElement) -> Bool {
    if PageHints.foreignElements.contains(element.name) || PageHints.isHidden(element) { return true }
    guard !["html", "body", "article", "main", "page"].contains(element.name) else { return false }
    if let role = element["role"]?.lowercased(), PageHints.foreignRoles.contains(role) {
      return Self.rawLength(of: element) * 2 < total
    }
    if element.name == "form" || PageHints.isForeign(element) { return Self.rawLength(of: element) * 2 < total }
    return false
  }

  @discardableResult
  private mutating func measure(_ element: PageElement) -> Measure {
    guard element === body || !isForeign(element) else { return Measure() }
    var result = Measure()
    var own = 0
    var ownLinked = 0
    for child in element.children {
      switch child {
      case .text(let words): own += Self.length(of: words)
      case .element(let child):
        if child.isInline, !Self.holdsBlocks(child) {
          let (text, linked) = Self.inlineLength(of: child, inLink: element.name == "a")
          own += text
          ownLinked += linked
        } else {
          result += measure(child)
        }
      }
    }
    if element.name == "a" { ownLinked = own }
    result.text += own
    result.linked += ownLinked
    let plain = own - ownLinked
    switch element.name {
    case "pre", "td", "th", "li", "dd", "blockquote", "figcaption", "p": if plain >= 25 { result.prose += plain }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      result.headings += 1
      if ownLinked * 2 > own || result.linked * 2 > max(result.text, 1) { result.linkedHeadings += 1 }
    default: if plain >= 60 { result.prose += plain }
    }
    if element.name == "pre" { result.prose += result.text - own }
    measures[ObjectIdentifier(element)] = result
    return result
  }

  private static func holdsBlocks(_ element: PageElement) -> Bool {
    element.elements.contains { !$0.isInline || holdsBlocks($0) }
  }

  private static func inlineLength(of element: PageElement, inLink: Bool) -> (text: Int, linked: Int) {
    guard !PageHints.isHidden(element) else { return (0, 0) }
    let isLink = inLink || element.name == "a"
    var (text, linked) = (0, 0)
    for child in element.children {
      switch child {
      case .text(let words):
        let count = length(of: words)
        text += count
        if isLink { linked += count }
      case .element(let child):
        let below = inlineLength(of: child, inLink: isLink)
        text += below.text
        linked += below.linked
      }
    }
    return (text, linked)
  }

  private static func rawLength(of element: PageElement) -> Int {
    var sum = 0
    for child in element.children {
      switch child {
      case .text(let words): sum += length(of: words)
      case .element(let child):
        if !["script", "style", "noscript", "template"].contains(child.name) { sum += rawLength(of: child) }
      }
    }
    return sum
  }

  /// Characters, runs of white space counted once.
  private static func length(of text: String) -> Int {
    var count = 0
    var wasSpace = true
    for byte in text.utf8 {
      let isSpace = byte <= 0x20
      // Continuation bytes belong to a character that is counted; those of three bytes say more than a letter does.
      if !isSpace, byte & 0xC0 != 0x80 { count += byte >= 0xE0 ? 2 : 1 }
      if isSpace, !wasSpace { count += 1 }
      wasSpace = isSpace
    }
    return count
  }
}
