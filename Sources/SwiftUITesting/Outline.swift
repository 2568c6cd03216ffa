import Foundation
import SwiftUICore

extension TestScreen {
  /// What is drawn, one element a line, indented by depth: its kind, its words in quotes, then what is special about it.
  ///
  /// Boxes that carry only style and stacks with one child are left out.
  public var outline: String {
    var lines: [String] = []
    for id in tree.roots { Outline(tree: tree, now: now).append(id, depth: 0, to: &lines) }
    return lines.joined(separator: "\n")
  }

  /// The changes since the start or since `forgetPatches()`, one a line, as in `update text "5"`.
  public var changes: [String] {
    let outline = Outline(tree: tree, now: now)
    return patches.map { patch in
      switch patch {
      case .insert(_, let element, _, _): "insert " + outline.line(of: element)
      case .remove: "remove"
      case .move(let id, _): "move " + (tree[id].map { outline.line(of: $0.element) } ?? "")
      case .update(_, let element, _): "update " + outline.line(of: element)
      case .command(let command): "\(command)"
      }
    }
  }

  /// All words on the screen in order.
  public var words: [String] {
    var words: [String] = []
    func visit(_ id: NodeID) {
      guard let node = tree[id] else { return }
      if case .text(let text) = node.element.role { words.append(Outline(tree: tree, now: now).words(of: text)) }
      node.children.forEach(visit)
    }
    tree.roots.forEach(visit)
    return words
  }
}

/// Writes elements as lines.
struct Outline {
  let tree: ElementTree
  let now: Date

  func append(_ id: NodeID, depth: Int, to lines: inout [String]) {
    guard let node = tree[id] else { return }
    let element = node.element
    if isTransparent(node) {
      for child in node.children { append(child, depth: depth, to: &lines) }
      return
    }
    var line = String(repeating: "  ", count: depth) + kind(of: element.role)
    let isNamedByChildren = speaksForChildren(element.role)
    let name = isNamedByChildren ? spoken(id) : ownName(of: element)
    if !name.isEmpty { line += " \"\(name)\"" }
    for mark in marks(of: element) { line += " \(mark)" }
    lines.append(line)
    if isNamedByChildren, !containsControls(node) { return }
    for child in node.children { append(child, depth: depth + 1, to: &lines) }
  }

  /// One element by itself.
  func line(of element: Element) -> String {
    let name = ownName(of: element)
    return ([kind(of: element.role)] + (name.isEmpty ? [] : ["\"\(name)\""]) + marks(of: element)).joined(
      separator: " ")
  }

  /// What assistive technology would say for a node: its label, or the words below it.
  func spoken(_ id: NodeID) -> String {
    guard let node = tree[id] else { return "" }
    if node.element.accessibility.isHidden { return "" }
    let own = ownName(of: node.element)
    if !own.isEmpty { return own }
    return node.children.map(spoken).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func words(of text: TextContent) -> String {
    switch text.ticking {
    case .relative(let date): Spans.twoUnits(from: date, to: now)
    case .timer(let date): Spans.timer(from: date, to: now)
    case .offset(let date): Spans.offset(from: date, to: now)
    case nil: text.plain
    }
  }

  private func ownName(of element: Element) -> String {
    if let label = element.accessibility.label { return label }
    switch element.role {
    case .text(let text): return words(of: text)
    case .picker(let picker): return picker.title
    case .field(let field): return field.prompt
    case .dialog(let dialog): return dialog.title
    case .page(let page): return page.title
    default: return ""
    }
  }

  private func isTransparent(_ node: ElementTree.Node) -> Bool {
    guard node.element.accessibility.label == nil, node.element.accepts.isEmpty else { return false }
    switch node.element.role {
    case .box: return node.element.accessibility.part == nil
    case .stack, .layers: return node.children.count == 1
    default: return false
    }
  }

  private func speaksForChildren(_ role: Role) -> Bool {
    switch role {
    case .button, .link, .navigationLink, .toggle, .option, .stepper, .menu, .progress: true
    default: false
    }
  }

  private func containsControls(_ node: ElementTree.Node) -> Bool {
    node.children.contains { id in
      guard let child = tree[id] else { return false }
      switch child.element.role {
      case .button, .link, .navigationLink, .toggle, .picker, .field, .slider, .stepper, .menu: return true
      default: return containsControls(child)
      }
    }
  }

  private func kind(of role: Role) -> String {
    switch role {
    case .text: "text"
    case .image: "image"
    case .symbol: "symbol"
    case .box: "box"
    case .stack(let stack): stack.axis == .vertical ? "column" : "line"
    case .layers: "layers"
    case .grid: "grid"
    case .list: "list"
    case .section: "section"
    case .row: "row"
    case .scroll: "scroll"
    case .button: "button"
    case .link: "link"
    case .navigationLink: "navigation link"
    case .field: "field"
    case .toggle: "toggle"
    case .picker: "picker"
    case .option: "option"
    case .stepper: "stepper"
    case .slider: "slider"
    case .progress: "progress"
    case .dialog: "dialog"
    case .sheet: "sheet"
    case .menu: "menu"
    case .tabs: "tabs"
    case .page: "page"
    case .divider: "divider"
    case .spacer: "spacer"
    case .document: "document"
    case .media: "media"
    case .shape: "shape"
    case .more: "more"
    }
  }

  private func marks(of element: Element) -> [String] {
    var marks: [String] = []
    switch element.role {
    case .symbol(let symbol): marks.append("name=\(symbol.name)")
    case .link(let destination, _): marks.append("to=\(destination)")
    case .media(let media): marks.append("of=\(media.address)")
    case .navigationLink(let path, _): marks.append("to=\(path)")
    case .field(let field): marks.append("value=\"\(field.text)\"")
    case .toggle(let isOn): marks.append(isOn ? "on" : "off")
    case .option(_, let isSelected): if isSelected { marks.append("selected") }
    case .more(let more): marks.append("left=\(more.left)")
    case .row(let row): if row.isSelected { marks.append("selected") }
    case .progress(let fraction, _): if let fraction { marks.append("\(Int((fraction * 100).rounded()))%") }
    case .slider(let value, _, _): marks.append("value=\(value)")
    case .button(let button): if button.purpose != .normal { marks.append("\(button.purpose)") }
    default: break
    }
    let accessibility = element.accessibility
    if let part = accessibility.part { marks.append("as=\(part)") }
    if let value = accessibility.value { marks.append("reads=\"\(value)\"") }
    if let level = accessibility.headingLevel { marks.append("heading=\(level)") }
    if accessibility.isHidden { marks.append("unspoken") }
    if element.style.isDisabled { marks.append("disabled") }
    if element.style.isHidden { marks.append("hidden") }
    if element.style.isRedacted { marks.append("redacted") }
    return marks
  }
}
