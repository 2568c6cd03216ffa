import Foundation
import SwiftUIElements

/// Writes drawn trees as markup and notes what else they need: symbols, and how many style rules.
@MainActor
struct TreeWriter {
  let registry: StyleRegistry
  private(set) var writer = HTMLWriter()
  /// Names of the symbols in use.
  private(set) var symbols: Set<String> = []
  /// Nodes that stand in an option of a pop-up menu and are drawn by their text alone, with that option.
  private(set) var flattened: [NodeID: NodeID] = [:]

  /// The elements of which children stand in several places.
  private(set) var severalPlaces: [NodeID] = []

  /// The answers to offers of what is written; those that are missing are asked for.
  private(set) var layout: LayoutAnswers

  /// Of the page's own words.
  private let locale: Locale

  /// The numbers of the row that was written last, and of the last element that is none.
  private var (lastRow, last): (NodeID?, NodeID?)

  init(registry: StyleRegistry, layout: LayoutAnswers = LayoutAnswers(), locale: Locale = PageLanguage.english) {
    self.registry = registry
    self.locale = locale
    self.layout = layout
  }

  var markup: Markup { writer.markup }

  mutating func write(children of: NodeID, in tree: any DrawnNodes, context: DrawingContext) {
    if let first = tree.drawnChildren(of).first, !layout.knows(first) { layout.ask(below: of, in: tree) }
    for child in tree.drawnChildren(of) { write(child, in: tree, context: context) }
  }

  mutating func write(_ id: NodeID, in tree: any DrawnNodes, context: DrawingContext) {
    guard let element = tree.drawnElement(id) else { return }
    note(element)
    if Slot.areSeveral(in: element.role) { severalPlaces.append(id) }
    let inner = context.inside(id, element)
    let traits = layout.traits(id)
    let key = KnownElements.Key(element, surroundings: UInt64(traits.rawValue) << 9 | context.bits)
    if let key, let known = registry.elements[key] { return write(known, id, in: tree, context: inner) }
    let drawing = ElementDrawing.draw(id, element, in: context, layout: traits, registry: registry, locale: locale)
    if let key, let made = KnownElements.Written(drawing) { registry.elements.add(made, for: key) }
    open(drawing, id)
    switch drawing.content {
    case .void: return
    case .text(let text): hold(drawing) { $0.text(text) }
    case .rich(let markup): hold(drawing) { $0.add(markup) }
    case .children where inner.isFlattened:
      flatten(id, under: id, in: tree)
      writer.text(TreeText.plain(id, in: tree))
    case .children:
      write(children: id, slot: nil, in: tree, context: inner)
    case .pieces(let pieces):
      for piece in pieces { write(piece, of: id, drawing, in: tree, context: inner) }
    }
    writer.close(drawing.tag)
  }

  private mutating func write(
    _ known: KnownElements.Written, _ id: NodeID, in tree: any DrawnNodes, context: DrawingContext
  ) {
    writer.add(known.before)
    identify(id, isRow: known.isRow, accepting: known.accepted)
    writer.add(known.after)
    if known.hasChildren { write(children: id, slot: nil, in: tree, context: context) }
    writer.add(known.end)
  }

  /// The element alone, with empty places for its children.
  mutating func writeShell(_ drawing: Drawing, id: NodeID) {
    open(drawing, id)
    switch drawing.content {
    case .void: return
    case .text(let text): hold(drawing) { $0.text(text) }
    case .rich(let markup): hold(drawing) { $0.add(markup) }
    case .children: break
    case .pieces(let pieces):
      for piece in pieces { write(piece, of: id, drawing, in: ElementTree(), context: DrawingContext()) }
    }
    writer.close(drawing.tag)
  }

  mutating func note(_ element: Element) {
    switch element.role {
    case .symbol(let content): symbols.insert(content.name)
    case .text(let content) where content.only == nil: symbols.formUnion(content.runs.compactMap(\.symbol))
    case .picker(let content): if let symbol = content.symbol { symbols.insert(symbol) }
    case .field(let content) where content.kind == .search: symbols.insert("magnifyingglass")
    case .list where element.accepts.contains(.refresh): symbols.insert("arrow.clockwise")
    case .page(let content) where content.backTitle != nil: symbols.insert("chevron.backward")
    case .sheet: symbols.insert("xmark")
    case .box where element.accessibility.part == .contextMenu: symbols.insert("ellipsis")
    default: break
    }
  }

  private mutating func open(_ drawing: Drawing, _ id: NodeID) {
    let tag = HTMLWriter.halves(drawing.tag, drawing.moreAttributes)
    writer.add(tag.before)
    identify(id, isRow: drawing.isRow, accepting: drawing.accepted)
    writer.add(tag.after)
  }

  /// Most elements have the number that follows that of the one before them; the page's script counts those. The rows of a list
  /// have numbers in a row of their own, as they are made when what is in them is there.
  private mutating func identify(_ id: NodeID, isRow: Bool, accepting accepted: String?) {
    let before = isRow ? lastRow : last
    writer.identify(before.map { $0.rawValue + 1 } == id.rawValue ? nil : id.rawValue, accepting: accepted)
    if isRow { lastRow = id } else { last = id }
  }

  private mutating func hold(_ drawing: Drawing, _ write: (inout HTMLWriter) -> Void) { writer.hold(drawing, write) }

  private mutating func write(
    _ piece: Drawing.Piece, of id: NodeID, _ drawing: Drawing, in tree: any DrawnNodes, context: DrawingContext
  ) {
    switch piece {
    case .markup(let markup):
      writer.add(markup)
    case .slot(let slot, let tag, let attributes):
      writer.open(tag, [Attribute("id", "s\(id.rawValue)-\(slot.rawValue)")] + attributes)
      write(children: id, slot: slot, in: tree, context: context)
      writer.close(tag)
    case .control:
      guard let control = drawing.control else { return }
      let named = [Attribute("id", "k\(id.rawValue)")] + control.attributes
      switch control.tag {
      case "textarea":
        // A parser drops the first newline of a text area (WHATWG HTML, "in body", start tag "textarea").
        let text = control.text ?? ""
        writer.element(control.tag, named, text: text.hasPrefix("\n") ? "\n" + text : text)
      case "input":
        writer.open(control.tag, named + (control.text.map { [Attribute("value", $0)] } ?? []))
      default:
        writer.element(control.tag, named, text: "")
      }
    }
  }

  private mutating func write(children id: NodeID, slot: Slot?, in tree: any DrawnNodes, context: DrawingContext) {
    for child in tree.drawnChildren(id) {
      if let slot, let element = tree.drawnElement(child), Slot.of(element, in: context.parent) != slot { continue }
      write(child, in: tree, context: context)
    }
  }

  private mutating func flatten(_ id: NodeID, under option: NodeID, in tree: any DrawnNodes) {
    for child in tree.drawnChildren(id) {
      flattened[child] = option
      flatten(child, under: option, in: tree)
    }
  }
}

/// The text of a subtree, as one line.
@MainActor
enum TreeText {
  static func plain(_ id: NodeID, in tree: any DrawnNodes) -> String {
    guard let element = tree.drawnElement(id), !element.accessibility.isHidden else { return "" }
    if let label = element.accessibility.label { return label }
    if case .text(let content) = element.role { return content.plain }
    return tree.drawnChildren(id).map { plain($0, in: tree) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension HTMLWriter {
  fileprivate mutating func hold(_ drawing: Drawing, _ write: (inout HTMLWriter) -> Void) {
    if let holder = drawing.holder { open("span", holder) }
    write(&self)
    if drawing.holder != nil { close("span") }
  }
}

extension KnownElements.Written {
  /// nil where the children have places of their own.
  @MainActor
  fileprivate init?(_ drawing: Drawing) {
    let tag = HTMLWriter.halves(drawing.tag, drawing.moreAttributes)
    var (after, end) = (HTMLWriter(), HTMLWriter())
    after.add(tag.after)
    switch drawing.content {
    case .pieces: return nil
    case .text(let text): after.hold(drawing) { $0.text(text) }
    case .rich(let markup): after.hold(drawing) { $0.add(markup) }
    case .void, .children: break
    }
    if drawing.content != .void { end.close(drawing.tag) }
    self.init(
      before: tag.before, accepted: drawing.accepted, after: after.markup, end: end.markup, isRow: drawing.isRow,
      hasChildren: drawing.content == .children)
  }
}
