import Foundation
import OutsideText

/// Turns the elements of an article into blocks.
struct BlockBuilder {
  static let mostBlocks = 1500
  static let mostText = 400_000

  let base: URL
  /// What is left out.
  let isForeign: (PageElement) -> Bool
  /// What would say the title twice.
  let title: String?

  private var blocks: [ReadableDocument.Block] = []
  private var runs = RunCollector()
  private var looks = RunCollector.Looks()
  private var pictures: Set<URL> = []
  private var textLength = 0
  private(set) var isCut = false

  init(base: URL, title: String?, isForeign: @escaping (PageElement) -> Bool) {
    self.base = base
    self.title = title
    self.isForeign = isForeign
  }

  mutating func read(_ content: PageElement) -> [ReadableDocument.Block] {
    readChildren(of: content)
    return finish()
  }

  private mutating func finish() -> [ReadableDocument.Block] {
    endParagraph()
    defer { blocks = [] }
    return blocks
  }

  // MARK: - Walking

  private mutating func readChildren(of element: PageElement) {
    for child in element.children {
      guard !isFull else { return }
      switch child {
      case .text(let words): runs.append(words, looks)
      case .element(let child): read(element: child)
      }
    }
  }

  private var isFull: Bool {
    mutating get {
      if blocks.count >= Self.mostBlocks || textLength >= Self.mostText { isCut = true }
      return isCut
    }
  }

  private mutating func read(element: PageElement) {
    guard !isForeign(element) else { return }
    switch element.name {
    case "br": lineBreak()
    case "hr": add(.rule)
    case "h1", "h2", "h3", "h4", "h5", "h6": heading(element)
    case "pre": code(element)
    case "blockquote": nested(element) { $0.isEmpty ? nil : .quote($0) }
    case "ul", "ol": list(element)
    case "table": table(element)
    case "figure", "picture": figure(element)
    case "img": image(element, sources: [])
    case "dt":
      endParagraph()
      styled(element) { $0.isBold = true }
      endParagraph()
    case "a": link(element)
    case "b", "strong": styled(element) { $0.isBold = true }
    case "i", "em", "cite", "dfn", "var": styled(element) { $0.isItalic = true }
    case "code", "kbd", "samp", "tt": styled(element) { $0.isCode = true }
    case "q":
      runs.append("“", looks)
      readChildren(of: element)
      runs.append("”", looks)
    case "wbr", "rp", "rt": break
    case _ where element.isInline: readChildren(of: element)
    default:
      if isRemark(element) { return }
      endParagraph()
      readChildren(of: element)
      endParagraph()
    }
  }

  private mutating func styled(_ element: PageElement, _ change: (inout RunCollector.Looks) -> Void) {
    let before = looks
    change(&looks)
    readChildren(of: element)
    looks = before
  }

  private mutating func link(_ element: PageElement) {
    // Signs that lead to a heading's own place.
    if let address = element["href"], address.hasPrefix("#"), element.text.count <= 2 { return }
    let url = element["href"].flatMap { PageAddress.absolute($0, base: base) }
    styled(element) { $0.link = url ?? $0.link }
  }

  /// Two line breaks part paragraphs, as old pages do it.
  private mutating func lineBreak() {
    if runs.endsInBreak { endParagraph() } else { runs.lineBreak() }
  }

  private mutating func endParagraph() {
    let taken = runs.take()
    guard !taken.isEmpty else { return }
    add(.paragraph(taken))
  }

  private mutating func add(_ block: ReadableDocument.Block) {
    if !runs.isEmpty { endParagraph() }
    guard !isFull else { return }
    if case .rule = block {
      if blocks.isEmpty || blocks.last == .rule { return }
    }
    textLength += block.plainText.utf8.count
    blocks.append(block)
  }

  /// Lines about the article that are no part of it: who wrote it and when, lists of links to other pages.
  private func isRemark(_ element: PageElement) -> Bool {
    let isShort = element.children.count < 40
    guard isShort else { return false }
    if blocks.count < 4, PageHints.isSignature(element) { return element.text.count < 160 }
    return false
  }

  // MARK: - Blocks

  private mutating func heading(_ element: PageElement) {
    endParagraph()
    let before = looks
    looks = RunCollector.Looks()
    readChildren(of: element)
    looks = before
    let taken = runs.take()
    guard !taken.isEmpty else { return }
    // The page's title stands above already.
    if blocks.count < 3, let title, Self.same(taken.text, title) { return }
    let level = Int(element.name.dropFirst()) ?? 2
    add(.heading(level: min(max(level, 2), 6), taken))
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return plain(left) == plain(right)
  }

  private mutating func code(_ element: PageElement) {
    endParagraph()
    var text = ""
    func collect(_ element: PageElement) {
      for child in element.children {
        switch child {
        case .text(let words): text += words
        case .element(let child):
          if child.name == "br" { text += "\n" }
          if child.name != "button", !PageHints.isHidden(child) { collect(child) }
        }
      }
    }
    collect(element)
    var lines = ControlFilter.block(text).split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    if !lines.isEmpty { add(.code(lines.joined(separator: "\n"))) }
  }

  /// The blocks of an element of its own.
  private mutating func inside(_ element: PageElement) -> [ReadableDocument.Block] {
    var builder = BlockBuilder(base: base, title: nil, isForeign: isForeign)
    builder.textLength = textLength
    builder.pictures = pictures
    builder.looks = looks
    let blocks = builder.read(element)
    textLength = max(textLength, builder.textLength - blocks.reduce(0) { $0 + $1.plainText.utf8.count })
    pictures = builder.pictures
    isCut = isCut || builder.isCut
    return blocks
  }

  private mutating func nested(
    _ element: PageElement, _ make: ([ReadableDocument.Block]) -> ReadableDocument.Block?
  ) {
    endParagraph()
    if let block = make(inside(element)) { add(block) }
  }

  private mutating func list(_ element: PageElement) {
    endParagraph()
    var items: [[ReadableDocument.Block]] = []
    for child in element.elements where !isForeign(child) {
      let blocks = inside(child)
      if !blocks.isEmpty { items.append(blocks) }
    }
    guard !items.isEmpty, !isLinkList(element, items) else { return }
    let start = element.name == "ol" ? element["start"].flatMap { Int($0) } ?? 1 : nil
    add(.list(ReadableDocument.List(start: start.map { min(max($0, 0), 1_000_000) }, items: items)))
  }

  /// Three or more short links and nothing else: a menu, however it is called.
  private func isLinkList(_ element: PageElement, _ items: [[ReadableDocument.Block]]) -> Bool {
    guard element.name == "ul", items.count >= 3 else { return false }
    return items.allSatisfy { blocks in
      guard blocks.count == 1, case .paragraph(let runs)? = blocks.first else { return false }
      return runs.text.count < 90 && runs.allSatisfy { $0.link != nil || $0.text.allSatisfy(\.isWhitespace) }
    }
  }

  // MARK: - Pictures

  private mutating func image(_ image: PageElement, sources: [String], caption: [ReadableDocument.Run] = []) {
    guard let picture = PagePicture(image, sources: sources, base: base), pictures.insert(picture.url).inserted else {
      return
    }
    // A picture in the middle of a sentence comes after it.
    add(
      .figure(
        ReadableDocument.Figure(
          picture: picture.url, label: picture.label, caption: caption, ratio: picture.ratio)))
  }

  private mutating func figure(_ element: PageElement) {
    let caption = element.first("figcaption")
    let image = element.name == "img" ? element : element.first("img")
    let holdsText = element.first { ["pre", "table", "blockquote", "p", "ul"].contains($0.name) } != nil
    guard let image, !holdsText || caption?.first("p") != nil else {
      endParagraph()
      readChildren(of: element)
      endParagraph()
      return
    }
    endParagraph()
    var words: [ReadableDocument.Run] = []
    if let caption {
      words = inside(caption).compactMap { block -> [ReadableDocument.Run]? in
        if case .paragraph(let runs) = block { runs } else { nil }
      }.reduce([]) { $0.isEmpty ? $1 : $0 + [ReadableDocument.Run(" ")] + $1 }
    }
    var sources: [String] = []
    element.forEach { if $0.name == "source", let set = $0["srcset"] { sources.append(set) } }
    self.image(image, sources: sources, caption: words)
  }

  // MARK: - Tables

  private static let mostRows = 200
  private static let mostColumns = 12

  private mutating func table(_ element: PageElement) {
    endParagraph()
    let rows = Self.rows(of: element)
    let cells = rows.map { $0.elements.filter { ["td", "th"].contains($0.name) } }
    guard Self.isData(element, cells) else {
      // A table that arranges a page: its cells are parts like others.
      readChildren(of: element)
      endParagraph()
      return
    }
    var lines: [[ReadableDocument.Table.Cell]] = []
    for row in cells.prefix(Self.mostRows) {
      var line: [ReadableDocument.Table.Cell] = []
      for cell in row where line.count < Self.mostColumns {
        line.append(ReadableDocument.Table.Cell(flat(inside(cell)), isHeader: cell.name == "th"))
        let span = min(max(Int(cell["colspan"] ?? "") ?? 1, 1), Self.mostColumns)
        for _ in 1..<max(span, 1) where line.count < Self.mostColumns { line.append(ReadableDocument.Table.Cell([])) }
      }
      if line.contains(where: { !$0.runs.isEmpty }) { lines.append(line) }
    }
    let width = lines.map(\.count).max() ?? 0
    guard width > 0 else { return }
    for index in lines.indices {
      while lines[index].count < width { lines[index].append(ReadableDocument.Table.Cell([])) }
    }
    if cells.count > Self.mostRows { isCut = true }
    let caption = element.elements.first { $0.name == "caption" }.map { flat(inside($0)) } ?? []
    add(.table(ReadableDocument.Table(caption: caption, rows: lines)))
  }

  private static func rows(of table: PageElement) -> [PageElement] {
    table.elements.flatMap { part -> [PageElement] in
      if part.name == "tr" { return [part] }
      return ["thead", "tbody", "tfoot"].contains(part.name) ? part.elements.filter { $0.name == "tr" } : []
    }
  }

  private static func isData(_ table: PageElement, _ cells: [[PageElement]]) -> Bool {
    if ["presentation", "none"].contains(table["role"]?.lowercased() ?? "") { return false }
    guard cells.count > 1, cells.contains(where: { $0.count > 1 }) else { return false }
    if table.first("table") != nil { return false }
    return !cells.joined().contains { cell in
      var paragraphs = 0
      cell.forEach {
        if ["p", "div", "h1", "h2", "h3", "ul", "pre", "blockquote", "img"].contains($0.name) { paragraphs += 1 }
      }
      return paragraphs > 2 || cell.text.count > 600
    }
  }

  private func flat(_ blocks: [ReadableDocument.Block]) -> [ReadableDocument.Run] {
    var runs: [ReadableDocument.Run] = []
    for block in blocks {
      if !runs.isEmpty { runs.append(ReadableDocument.Run("\n")) }
      switch block {
      case .paragraph(let own), .heading(_, let own): runs += own
      default:
        let text = block.plainText
        if !text.isEmpty { runs.append(ReadableDocument.Run(text)) }
      }
    }
    return runs
  }
}
