import Foundation
import SwiftUIElements

/// Where input arrives, and what the mouse does.
extension TerminalHost {
  /// Something the person did.
  func receive(_ input: TerminalInput) {
    guard session != nil else {
      if input == .end { effects.quit() }
      return
    }
    switch input {
    case .resize, .traits: surroundingsChanged()
    case .end: effects.quit()
    case .key, .mouse, .paste, .focus: enqueue(input)
    }
  }

  /// Carries out what the person did, on the screen as it is now.
  func take(_ input: TerminalInput) {
    switch input {
    case .key(let key, let modifiers):
      let strokes = isTyping || state.prompt != nil ? nil : ownKeys[KeyStroke(key, modifiers)]
      guard let strokes else { return press(key, modifiers) }
      insert(strokes)
    case .mouse(let mouse): take(mouse)
    case .paste(let text): paste(text)
    case .resize, .traits, .focus, .end: break
    }
  }

  var search: PlaceSearch { PlaceSearch(places: screen?.places ?? []) }

  var focusedPlace: InputTarget? { search.place(state.focus) }

  private func take(_ mouse: TerminalInput.Mouse) {
    var mouse = mouse
    // Places are counted as on a screen that is read from left to right.
    if state.isRightToLeft { mouse.place.column = device.size.columns - 1 - mouse.place.column }
    switch mouse.kind {
    case .scrollUp: turnWheel(at: mouse.place, rows: -3)
    case .scrollDown: turnWheel(at: mouse.place, rows: 3)
    case .drag:
      if let place = focusedPlace, case .slide = place.action { slide(place, to: mouse.place) }
    case .release: break
    case .press:
      guard let place = search.place(at: mouse.place), place.isEnabled else {
        if state.opening != nil { closeMenu() } else { stand(at: mouse.place) }
        return
      }
      if state.opening == nil { setFocus(place.key) }
      if case .slide = place.action { slide(place, to: mouse.place) } else { perform(place) }
    }
  }

  /// A press beside what can be pressed puts the cursor into the row.
  private func stand(at point: CellPoint) {
    guard let screen else { return }
    for area in screen.scrolls.reversed() {
      let stops = CursorStops(screen.places, in: area.node).visible
      if let stop = stops.first(where: { $0.row.map { PlaceSearch.contains($0.frame, point) } ?? false }) {
        return setFocus(stop.key)
      }
    }
  }

  private func turnWheel(at point: CellPoint, rows: Int) {
    scroll(at: point, rows: rows)
    if focusedPlace != nil { standInSight() }
  }
}
