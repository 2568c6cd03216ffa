import Foundation
import SwiftUIElements

/// What keys mean where nothing else takes them.
extension TerminalHost {
  func press(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    if key == .character("c"), modifiers == .control { return effects.quit() }
    if state.opening != nil { return pressInMenu(key) }
    if let place = focusedPlace, case .edit(let content) = place.action, edit(place, content, key, modifiers) { return }
    // What has the focus takes the keys that press it before any shortcut does.
    if key == .enter || key == .space, modifiers.isEmpty, let place = focusedPlace { return perform(place) }
    // The space bar first reads on, as in a browser.
    if key == .space, modifiers.isEmpty, canScrollOn { return scrollPages(1) }
    if pressShortcut(key, modifiers) { return }
    if modifiers.isDisjoint(with: [.control, .alt]) { pressPlain(key, modifiers) } else { pressHeld(key, modifiers) }
  }

  func pressShortcut(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) -> Bool {
    guard let screen, let session else { return false }
    for name in ShortcutKeys.names(key, modifiers) {
      for shortcut in screen.shortcuts where shortcut.text.lowercased() == name {
        if let modal = screen.modal, !isWithin(shortcut.node, modal.node) { continue }
        if session.send(HostEvent(node: shortcut.node, kind: .press)) { return true }
      }
    }
    return false
  }

  private func pressPlain(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    switch key {
    case .up, .character("k"): moveFocus(.up)
    case .down, .character("j"): moveFocus(.down)
    case .left, .character("h"): moveSideways(.left)
    case .right, .character("l"): moveSideways(.right)
    case .tab: step(forward: !modifiers.contains(.shift))
    case .pageDown: scrollPages(1)
    case .pageUp: scrollPages(-1)
    case .home, .character("g"): scrollToEnd(first: true)
    case .end, .character("G"): scrollToEnd(first: false)
    case .character("+"), .character("="): change(by: 1)
    case .character("-"): change(by: -1)
    case .escape: if !goBack() { setFocus(nil) }
    case .backspace: _ = goBack()
    case .character("q"): if !goBack() { effects.quit() }
    default: break
    }
  }

  private func pressHeld(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    switch (key, modifiers) {
    case (.character("d"), .control): scrollPages(0.5)
    case (.character("u"), .control): scrollPages(-0.5)
    case (.character("f"), .control): scrollPages(1)
    case (.character("b"), .control): scrollPages(-1)
    case (.character("n"), .control): moveFocus(.down)
    case (.character("p"), .control): moveFocus(.up)
    case (.left, .alt): _ = goBack()
    case (.enter, .alt): openContextMenu()
    default: break
    }
  }

  /// Away with a sheet, then back by a page. False where there is nothing to go back from.
  private func goBack() -> Bool {
    guard let screen, let session else { return false }
    if let modal = screen.modal {
      return modal.isDismissable && session.send(HostEvent(node: modal.node, kind: .dismiss))
    }
    guard let place = screen.places.last(where: { $0.action == .dismiss && $0.isEnabled }) else { return false }
    perform(place)
    return true
  }
}
