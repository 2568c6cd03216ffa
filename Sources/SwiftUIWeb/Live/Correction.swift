import JSON
import SwiftUIElements

/// Sets a control back to what the session holds, where the page shows something else.
@MainActor
enum Correction {
  static func write(
    _ id: NodeID, _ element: Element, _ claim: EventValue, _ session: any SessionHandle, to json: inout JSONWriter
  ) {
    switch (element.role, claim) {
    case (.toggle(let isOn), .bool(let claimed)) where isOn != claimed:
      control(id, "checked", isOn ? "" : nil, to: &json)
    case (.field(let content), .text) where content.kind == .secure && !content.text.isEmpty:
      break
    case (.field(let content), .text(let claimed)) where content.text != claimed:
      json.array { json in
        json.number(Operation.value.rawValue)
        json.number(id.rawValue)
        json.text(HTMLWriter.filtered(content.text))
      }
    case (.slider(let value, _, _), .number(let claimed)) where value != claimed:
      control(id, "value", "\(value)", to: &json)
    case (.picker(let content), .index(let claimed)) where content.selection != claimed:
      for child in session.drawnChildren(id) {
        guard case .option(let index, let isSelected)? = session.drawnElement(child)?.role else { continue }
        guard index == claimed || isSelected else { continue }
        if content.isMenu {
          json.array { json in
            json.number(Operation.attributes.rawValue)
            json.number(child.rawValue)
            json.object([("selected", isSelected ? "" : nil)])
          }
        } else {
          control(child, "checked", isSelected ? "" : nil, to: &json)
        }
      }
    default:
      break
    }
  }

  private static func control(_ id: NodeID, _ name: String, _ value: String?, to json: inout JSONWriter) {
    json.array { json in
      json.number(Operation.control.rawValue)
      json.number(id.rawValue)
      json.object([(name, value)])
    }
  }
}
