import Foundation
import SwiftUICore

extension TestScreen {
  /// The drawn elements that take an event and are called `label`, by what they are spoken as, by their identifier or by their words.
  package func elements(_ label: String, accepting kind: EventKind? = nil) -> [NodeID] {
    let outline = Outline(tree: tree, now: now)
    var exact: [NodeID] = []
    var partial: [NodeID] = []
    func visit(_ id: NodeID) {
      guard let node = tree[id] else { return }
      if kind.map({ node.element.accepts.contains($0) }) ?? true {
        let name = outline.spoken(id)
        if name == label || node.element.accessibility.identifier == label {
          exact.append(id)
        } else if name.contains(label) {
          partial.append(id)
        }
      }
      node.children.forEach(visit)
    }
    tree.roots.forEach(visit)
    return exact.isEmpty ? partial : exact
  }

  /// The element called `label`: an exact match before one that only contains it, the first of several.
  package func element(_ label: String, accepting kind: EventKind? = nil) -> NodeID? {
    elements(label, accepting: kind).first
  }

  /// Presses what is called `label` and settles. Returns false where nothing by that name takes a press.
  @discardableResult
  public func tap(_ label: String) -> Bool { fire(.press, .none, at: label) }

  /// Writes into the field called `label`, replacing its text, and settles.
  @discardableResult
  public func type(_ text: String, into label: String) -> Bool { fire(.change, .text(text), at: label) }

  /// Presses Return in the field called `label`.
  @discardableResult
  public func submit(_ label: String) -> Bool { fire(.submit, .none, at: label) }

  /// Turns the toggle called `label` on or off.
  @discardableResult
  public func set(_ label: String, to isOn: Bool) -> Bool { fire(.change, .bool(isOn), at: label) }

  /// Chooses the option called `option` of the picker or tabs called `label`; any picker where that is nil.
  @discardableResult
  public func choose(_ option: String, in label: String? = nil) -> Bool {
    let outline = Outline(tree: tree, now: now)
    for id in label.map({ elements($0, accepting: .change) }) ?? allElements(accepting: .change) {
      for child in tree.children(of: id) {
        guard case .option(let index, _)? = tree[child]?.element.role, outline.spoken(child) == option else { continue }
        return send(.change, .index(index), to: id)
      }
    }
    return false
  }

  /// Sends any event to what is called `label` and settles.
  @discardableResult
  package func fire(_ kind: EventKind, _ value: EventValue = .none, at label: String) -> Bool {
    guard let id = element(label, accepting: kind) else { return false }
    return send(kind, value, to: id)
  }

  /// Sends any event to an element and settles. Returns false where the session refuses it.
  @discardableResult
  package func send(_ kind: EventKind, _ value: EventValue = .none, to id: NodeID) -> Bool {
    let isTaken = session.send(HostEvent(node: id, kind: kind, value: value))
    settle()
    return isTaken
  }

  /// Presses a key: the first button that has it as its shortcut, or hears it for `onKeyPress`. Returns false where none does.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let shortcut = KeyboardShortcut(key, modifiers: modifiers).text
    for id in allElements(accepting: .press) {
      if case .button(let button)? = tree[id]?.element.role, button.shortcut == shortcut { return send(.press, to: id) }
    }
    return false
  }

  /// Tells every element that wants to know that it has come into view.
  public func showAll() {
    for id in allElements(accepting: .visible) { send(.visible, .bool(true), to: id) }
  }

  /// Every drawn element that takes an event of a kind, in order.
  package func allElements(accepting kind: EventKind) -> [NodeID] {
    var found: [NodeID] = []
    func visit(_ id: NodeID) {
      guard let node = tree[id] else { return }
      if node.element.accepts.contains(kind) { found.append(id) }
      node.children.forEach(visit)
    }
    tree.roots.forEach(visit)
    return found
  }
}
