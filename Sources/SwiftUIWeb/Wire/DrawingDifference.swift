import JSON
import SwiftUIElements

/// What must be sent to turn one drawing of an element into another.
@MainActor
struct DrawingDifference {
  let id: NodeID
  let old: Drawing
  let new: Drawing
  var movesSlot = false

  func write(to json: inout JSONWriter, registry: StyleRegistry) {
    guard old != new else { return }
    guard hasSameShape else {
      var writer = TreeWriter(registry: registry)
      writer.writeShell(new, id: id)
      json.array { json in
        json.number(Operation.shell.rawValue)
        json.number(id.rawValue)
        json.text(writer.markup)
      }
      return
    }
    send(Self.changes(old.allAttributes, new.allAttributes), as: .attributes, to: &json)
    if let control = new.control, let before = old.control {
      send(Self.changes(before.attributes, control.attributes), as: .control, to: &json)
      if let text = control.text, text != before.text { send(text, as: .value, to: &json) }
    }
    guard old.content != new.content else { return }
    switch new.content {
    case .text(let text):
      // Text that ticks is counted by the page itself.
      let ticks = old.attributes.contains { $0.name == "data-k" } && new.tag == "time" && sameDate
      if !ticks { send(text, as: .text, to: &json) }
    case .rich(let markup):
      json.array { json in
        json.number(Operation.content.rawValue)
        json.number(id.rawValue)
        json.text(markup)
      }
    default: break
    }
  }

  /// Whether only attributes and text differ, so that the page can keep the element.
  private var hasSameShape: Bool {
    guard old.tag == new.tag, old.holder == new.holder, old.control?.tag == new.control?.tag else { return false }
    switch (old.content, new.content) {
    case (.text, .text), (.rich, .rich), (.text, .rich), (.rich, .text), (.children, .children), (.void, .void):
      return true
    case (.pieces(let one), .pieces(let other)): return one == other
    default: return false
    }
  }

  private var sameDate: Bool {
    func date(_ drawing: Drawing) -> String? { drawing.attributes.first { $0.name == "datetime" }?.value }
    return date(old) == date(new)
  }

  private func send(_ changes: [(name: String, value: String?)], as operation: Operation, to json: inout JSONWriter) {
    guard !changes.isEmpty else { return }
    json.array { json in
      json.number(operation.rawValue)
      json.number(id.rawValue)
      json.object(changes)
    }
  }

  private func send(_ text: String, as operation: Operation, to json: inout JSONWriter) {
    json.array { json in
      json.number(operation.rawValue)
      json.number(id.rawValue)
      json.text(HTMLWriter.filtered(text))
    }
  }

  /// Attributes that came, changed or went (nil). An attribute without a value is sent as "".
  static func changes(_ old: [Attribute], _ new: [Attribute]) -> [(name: String, value: String?)] {
    var changes: [(name: String, value: String?)] = []
    for attribute in new where !old.contains(attribute) {
      changes.append((attribute.name.text, HTMLWriter.filtered(attribute.value ?? "")))
    }
    for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
      changes.append((attribute.name.text, nil))
    }
    return changes
  }
}
