import SwiftUIElements

/// The line at the bottom in which something is typed for the screen alone.
extension TerminalHost {
  func begin(_ kind: ScreenState.Prompt.Kind) {
    var prompt = ScreenState.Prompt(kind: kind)
    switch kind {
    case .filter:
      guard let area = cursorArea, !CursorStops(search.places, in: area.node).places.isEmpty || state.filter != nil
      else { return device.ring() }
      let words = state.filter?.words ?? ""
      prompt.editing = ScreenState.Editing(text: words, caret: words.count)
      state.filter = ScreenState.RowFilter(list: area.node, words: words)
    case .number:
      guard !NumberedPlaces(search.places).places.isEmpty else { return device.ring() }
    case .command:
      guard effects.pipe != nil, mainArea != nil || cursorArea != nil else { return device.ring() }
    }
    state.prompt = prompt
    setNeedsDraw()
  }

  func pressInPrompt(
    _ prompt: ScreenState.Prompt, _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers
  ) {
    var prompt = prompt
    defer { setNeedsDraw() }
    if key == .escape {
      state.prompt = nil
      if prompt.kind == .filter { endFilter() }
      return
    }
    var editor = FieldEditor(prompt.editing, isMultiline: false)
    let outcome = editor.press(turned(key, in: prompt.editing.text), modifiers)
    prompt.editing = editor.editing
    state.prompt = prompt
    switch outcome {
    case .submitted:
      state.prompt = nil
      carryOut(prompt)
    case .changed: typed(prompt)
    case .moved, .ignored: break
    }
  }

  private func typed(_ prompt: ScreenState.Prompt) {
    switch prompt.kind {
    case .filter: state.filter?.words = prompt.editing.text
    case .number:
      if let (place, isSure) = numbered(prompt), isSure {
        state.prompt = nil
        go(to: place)
      }
    case .command: break
    }
  }

  private func carryOut(_ prompt: ScreenState.Prompt) {
    switch prompt.kind {
    case .filter:
      if prompt.editing.text.isEmpty { endFilter() } else { standInSight() }
    case .number: if let place = numbered(prompt)?.place { go(to: place) } else { device.ring() }
    case .command:
      guard let pipe = effects.pipe, let area = cursorArea ?? mainArea,
        !prompt.editing.text.allSatisfy(\.isWhitespace)
      else { return }
      let text = drawing.text(of: area.node)
      device.lend { pipe(text + "\n", prompt.editing.text) }
    }
  }

  func endFilter() {
    state.filter = nil
    setNeedsDraw()
  }

  private func numbered(_ prompt: ScreenState.Prompt) -> (place: InputTarget, isSure: Bool)? {
    Int(prompt.editing.text.filter { !$0.isWhitespace }).flatMap { NumberedPlaces(search.places).place($0) }
  }

  /// Rows get the cursor, links are opened.
  private func go(to place: InputTarget) {
    if place.isStop { setFocus(place.key, reveals: true) } else { perform(place) }
  }
}
