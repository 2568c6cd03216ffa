import SwiftUIElements
import SwiftUILayout

/// A node of the drawn tree with what was measured of it.
final class CellNode {
  let id: NodeID
  var element: Element {
    didSet {
      if element.rules != oldValue.rules { rules = element.rules?.object as? LayoutRules }
      forgetOwn()
    }
  }
  /// What the element's views say to the layout engine besides.
  private(set) var rules: LayoutRules?

  /// Whether what is in it is read from the right, where its views say so.
  var isReadFromRight: Bool? {
    guard let rules else { return nil }
    for case .direction(let isRightToLeft) in rules.marks.map(\.kind) { return isRightToLeft }
    return nil
  }

  private(set) weak var parent: CellNode?
  private(set) var children: [CellNode] = []
  /// Of several of which one is there at a time, that one.
  private(set) var chosen: CellNode?

  /// Where it is laid out by itself: what was measured, by what was offered; forgotten when the node or anything below it changes.
  private var arrangements: [(Proposal, Arrangement)] = []
  /// The same of what is in a container.
  private var insides: [(Proposal, Arrangement)] = []
  private static let mostArrangements = 6
  private var knownProse: Bool?

  // What depends on the element alone.
  private var knownText: CellText?
  private var knownLines: [(key: LineKey, lines: TextLines)] = []
  private var knownNatural: CellSize?

  struct LineKey: Equatable {
    var columns: Int
    var limit: Int?
  }

  init(_ id: NodeID, _ element: Element) {
    self.id = id
    self.element = element
    rules = element.rules?.object as? LayoutRules
  }

  // MARK: Structure

  func insert(_ child: CellNode, before: CellNode?) {
    let index = before.flatMap { before in children.firstIndex { $0 === before } } ?? children.count
    children.insert(child, at: index)
    child.parent = self
    forget()
  }

  func append(_ child: CellNode) {
    children.append(child)
    child.parent = self
  }

  func remove(_ child: CellNode) {
    children.removeAll { $0 === child }
    if chosen === child { chosen = nil }
    child.parent = nil
    forget()
  }

  /// The children that are there.
  var present: [CellNode] { chosen.map { [$0] } ?? children }

  func choose(_ child: CellNode?) { chosen = child }

  // MARK: Measures

  private func forgetOwn() {
    knownText = nil
    knownLines = []
    knownNatural = nil
    forget()
  }

  /// Forgets what was measured here and in everything around it.
  func forget() {
    var node: CellNode? = self
    while let current = node {
      current.forgetAlone()
      node = current.parent
    }
  }

  func forgetAlone() {
    arrangements = []
    insides = []
    knownProse = nil
  }

  func arrangement(_ proposal: Proposal, _ make: () -> Arrangement) -> Arrangement {
    Self.known(proposal, make, &arrangements)
  }

  func inside(_ size: Proposal, _ make: () -> Arrangement) -> Arrangement { Self.known(size, make, &insides) }

  private static func known(
    _ proposal: Proposal, _ make: () -> Arrangement, _ known: inout [(Proposal, Arrangement)]
  ) -> Arrangement {
    for (offered, arrangement) in known where offered == proposal { return arrangement }
    let made = make()
    if known.count >= mostArrangements { known.removeFirst() }
    known.append((proposal, made))
    return made
  }

  /// Whether there is a text without line limit in it that stands in a column.
  var hasProse: Bool {
    if let knownProse { return knownProse }
    var made = false
    if case .text = element.role {
      made = element.style.text.lineLimit == nil && parent?.isColumn == true
    } else {
      made = present.contains { $0.isInFlow && $0.hasProse }
    }
    knownProse = made
    return made
  }

  // MARK: Text

  /// What a text that follows the clock says now.
  var tickingText: String? { didSet { if tickingText != oldValue { forgetOwn() } } }

  var cellText: CellText? {
    if let knownText { return knownText }
    guard case .text(let content) = element.role else { return nil }
    let texts = content.ticking == nil ? content.runs.map(Self.words) : [tickingText ?? content.plain]
    let made = CellText(texts.map { Self.cased($0, element.style.text.letterCase) })
    knownText = made
    return made
  }

  /// A symbol among words is its character, where terminals have one.
  private static func words(_ run: TextContent.Run) -> String {
    run.symbol.flatMap { SymbolCells.character($0, isUTF8: true) } ?? run.text
  }

  static func cased(_ text: String, _ letterCase: TextStyle.LetterCase?) -> String {
    switch letterCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .asWritten, nil: text
    }
  }

  /// The size of the text where nothing breaks it but its own newlines.
  var naturalText: CellSize {
    if let knownNatural { return knownNatural }
    let made = cellText.map(TextLines.naturalSize) ?? .zero
    knownNatural = made
    return made
  }

  func lines(_ columns: Int, limit: Int?) -> TextLines {
    // Text that fits is the same in all wider places.
    let key = LineKey(columns: min(columns, max(naturalText.columns, 1)), limit: limit)
    for known in knownLines where known.key == key { return known.lines }
    let made = TextLines(
      cellText ?? CellText([]), columns: key.columns, limit: limit,
      truncation: element.style.text.truncation ?? .tail)
    if knownLines.count >= 3 { knownLines.removeFirst() }
    knownLines.append((key, made))
    return made
  }

  // MARK: Looking around

  var part: Accessibility.Part? { element.accessibility.part }

  /// The words below, as one line.
  var plainText: String {
    if let label = element.accessibility.label { return CellText.line(label) }
    if case .text(let content) = element.role { return CellText.line(tickingText ?? content.plain) }
    return present.filter { $0.part != .contextMenu && $0.part?.isSwipe != true }
      .map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func child(_ part: Accessibility.Part) -> CellNode? { children.first { $0.part == part } }
}

extension Accessibility.Part {
  var isSwipe: Bool { self == .swipeLeading || self == .swipeTrailing }
}

/// How a node takes space: its size, and where its content and its children stand.
struct Arrangement {
  struct Child {
    var node: CellNode
    /// Relative to the content's corner.
    var origin: CellPoint
    var arrangement: Arrangement

    var size: CellSize { arrangement.size }
  }

  /// With frame and padding.
  var size = CellSize.zero
  /// Where the content stands within.
  var content = CellRect(0, 0, 0, 0)
  var children: [Child] = []
  /// The size of what scrolls within, where that is not the size itself.
  var scrolled: CellSize?
  /// The part of the content in which the children stand that scroll; all of it where that is nil.
  var viewport: CellRect?
  /// Where the frames of its marks stand from its corner, and the safe area that reaches into them; nil for what has no place.
  var marks: [(frame: CellRect, safeArea: Insets)?] = []
  /// Rows of separators between the rows of a list, relative to the content's corner.
  var rules: [Int] = []

  /// The same with the children counted from the right.
  func mirrored(in columns: Int) -> Arrangement {
    var mirrored = self
    for index in children.indices {
      mirrored.children[index].origin.column = columns - children[index].origin.column - children[index].size.columns
    }
    return mirrored
  }
}
