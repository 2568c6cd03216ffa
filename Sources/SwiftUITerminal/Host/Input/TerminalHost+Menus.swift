import Foundation
import SwiftUIElements

/// Menus and the lists of pickers while they are open.
extension TerminalHost {
  func pressInMenu(_ key: TerminalInput.Key) {
    let places = screen?.places ?? []
    switch key {
    case .up, .character("k"): highlight(-1, places)
    case .down, .character("j"), .tab: highlight(1, places)
    case .home, .character("g"), .pageUp: highlight(-places.count, places)
    case .end, .character("G"), .pageDown: highlight(places.count, places)
    case .enter, .space, .right, .character("l"):
      guard let opening = state.opening, places.indices.contains(opening.highlighted) else { return }
      perform(places[opening.highlighted])
    case .escape, .left, .character("q"), .character("h"), .backspace: closeMenu()
    default: break
    }
  }

  private func highlight(_ distance: Int, _ places: [InputTarget]) {
    guard let opening = state.opening, !places.isEmpty else { return }
    var index = min(max(0, opening.highlighted + distance), places.count - 1)
    let step = distance < 0 ? -1 : 1
    while places.indices.contains(index), !places[index].isEnabled { index += step }
    guard places.indices.contains(index) else { return }
    state.opening?.highlighted = index
    setNeedsDraw()
  }

  func closeMenu() {
    state.opening = nil
    setNeedsDraw()
  }

  func openContextMenu() {
    guard let node = focusedPlace?.contextMenu else { return }
    state.opening = ScreenState.Opening(node: node)
    setNeedsDraw()
  }
}
