import Foundation
import SwiftUIElements

/// Typing into fields.
extension TerminalHost {
  /// A key while a field has the focus. False for keys that mean nothing there.
  func edit(
    _ place: InputTarget, _ content: FieldContent, _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers
  ) -> Bool {
    if key == .escape {
      // What ends with this key ends at once, else only the typing.
      if !pressShortcut(key, modifiers) { endTyping() }
      return true
    }
    let node = place.key.node
    let editing = state.edits[node] ?? ScreenState.Editing(text: content.text, caret: content.text.count)
    var editor = FieldEditor(editing, isMultiline: content.isOfLines)
    switch editor.press(turned(key, in: editing.text), modifiers) {
    case .ignored: return false
    case .submitted:
      tell(HostEvent(node: node, kind: .submit))
      setNeedsDraw()
    case .moved:
      state.edits[node] = editor.editing
      setNeedsDraw()
    case .changed: type(editor, node)
    }
    return true
  }

  /// The key that moves the caret as an arrow points, in a text that may go from right to left.
  func turned(_ key: TerminalInput.Key, in text: String) -> TerminalInput.Key {
    guard key == .left || key == .right, !state.order.isPlain(text),
      BidirectionalText.paragraph(of: Array(text), orRightToLeft: state.isRightToLeft).base == 1
    else { return key }
    return key == .left ? .right : .left
  }

  private func type(_ editor: FieldEditor, _ node: NodeID) {
    state.edits[node] = editor.editing
    note(editor.editing.text, in: node)
    if !tell(HostEvent(node: node, kind: .change, value: .text(editor.editing.text))) { settleFields() }
    setNeedsDraw()
  }

  /// A field shows what the app has made of what was typed.
  /// - Parameter isAtRest: whether the views have worked on the last key.
  func settleFields(isAtRest: Bool = true) {
    guard let session else { return }
    for (id, editing) in state.edits {
      guard case .field(let content)? = session.drawnElement(id)?.role, content.text != editing.text,
        isAtRest || told[id]?.contains(content.text) != true
      else { continue }
      state.edits[id] = ScreenState.Editing(text: content.text, caret: min(editing.caret, content.text.count))
      setNeedsDraw()
    }
    if isAtRest { told = [:] }
  }

  /// A field holds this now; its app hears of it.
  func note(_ text: String, in node: NodeID) {
    if told[node] == nil, case .field(let content)? = session?.drawnElement(node)?.role { told[node] = [content.text] }
    told[node, default: []].insert(text)
  }

  /// The field keeps the cursor, but takes no more keys.
  private func endTyping() {
    state.edits = [:]
    setFocus(state.focus)
    setNeedsDraw()
  }

  func paste(_ text: String) {
    if let prompt = state.prompt {
      for character in PastedText.clean(text).prefix(1000) where !character.isNewline {
        if let now = state.prompt, now.kind == prompt.kind { pressInPrompt(now, .character(String(character)), []) }
      }
      return
    }
    guard let place = focusedPlace, case .edit(let content) = place.action, place.isEnabled else { return }
    setFocus(place.key, types: true)
    let editing =
      state.edits[place.key.node] ?? ScreenState.Editing(text: content.text, caret: content.text.count)
    var editor = FieldEditor(editing, isMultiline: content.isOfLines)
    let text = PastedText.clean(text)
    // Part of a text would pass for the whole.
    guard editor.hasRoom(for: text) else { return device.ring() }
    if editor.insert(text) == .changed { type(editor, place.key.node) }
  }
}
