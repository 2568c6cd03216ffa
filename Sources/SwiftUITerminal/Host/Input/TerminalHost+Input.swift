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
    case .key(let key, let modifiers): press(key, modifiers)
    case .mouse(let mouse): take(mouse)
    case .paste(let text): paste(text)
    case .resize, .traits: surroundingsChanged()
    case .focus: break
    case .end: effects.quit()
    }
  }

  var search: PlaceSearch { PlaceSearch(places: screen?.places ?? []) }

  var focusedPlace: InputTarget? { search.place(state.focus) }

  private func take(_ mouse: TerminalInput.Mouse) {
    switch mouse.kind {
    case .scrollUp: scroll(at: mouse.place, rows: -3)
    case .scrollDown: scroll(at: mouse.place, rows: 3)
    case .drag:
      if let place = focusedPlace, case .slide = place.action { slide(place, to: mouse.place) }
    case .release: break
    case .press:
      guard let place = search.place(at: mouse.place), place.isEnabled else {
        if state.opening != nil { closeMenu() }
        return
      }
      if state.opening == nil { setFocus(place.key) }
      if case .slide = place.action { slide(place, to: mouse.place) } else { perform(place) }
    }
  }
}
