import Foundation
import SwiftUIElements

/// What keys mean where nothing else takes them.
extension TerminalHost {
  func press(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    if key == .character("c"), modifiers == .control { return effects.quit() }
    journey = nil
    if let prompt = state.prompt { return pressInPrompt(prompt, key, modifiers) }
    if state.opening != nil { return pressInMenu(key) }
    if isTyping, let place = focusedPlace, case .edit(let content) = place.action,
      edit(place, content, key, modifiers)
    {
      return
    }
    // What has the focus takes the keys that press it before any shortcut does.
    if modifiers.isEmpty, let place = focusedPlace, key == .enter || key == .space && !place.isRead {
      return perform(place)
    }
    // The space bar first reads on, as in a browser.
    if key == .space, modifiers.isEmpty, canScrollOn { return pageCursor(1) }
    if pressShortcut(key, modifiers) { return }
    if modifiers.isDisjoint(with: [.control, .alt]) { pressPlain(key, modifiers) } else { pressHeld(key, modifiers) }
  }

  func pressShortcut(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) -> Bool {
    guard let screen else { return false }
    for name in ShortcutKeys.names(key, modifiers) {
      for shortcut in screen.shortcuts where shortcut.text.lowercased() == name {
        if let modal = screen.modal, !isWithin(shortcut.node, modal.node) { continue }
        if tell(HostEvent(node: shortcut.node, kind: .press)) { return true }
      }
    }
    return false
  }

  private func pressPlain(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    switch key {
    case .up, .character("k"): moveCursor(.up)
    case .down, .character("j"): moveCursor(.down)
    case .left, .character("h"): moveSideways(state.isRightToLeft ? .right : .left)
    case .right, .character("l"): moveSideways(state.isRightToLeft ? .left : .right)
    case .tab: stepOn(forward: !modifiers.contains(.shift))
    case .pageDown: pageCursor(1)
    case .pageUp: pageCursor(-1)
    case .home, .character("g"): cursorToEnd(first: true)
    case .end, .character("G"): cursorToEnd(first: false)
    case .character(":"): begin(.number)
    case .character("F"): begin(.filter)
    case .character("|"): begin(.command)
    case .character("i"): togglePictures()
    case .character("y"): copyAddress()
    case .character("Y"): copyText()
    case .enter: moveCursor(.down)
    case .character("+"), .character("="): change(by: 1)
    case .character("-"): change(by: -1)
    case .escape: if state.filter != nil { endFilter() } else if !goBack() { setFocus(nil) }
    case .backspace: _ = goBack()
    case .character("q"): if !goBack() { effects.quit() }
    default: break
    }
  }

  private func pressHeld(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    switch (key, modifiers) {
    case (.character("d"), .control): pageCursor(0.5)
    case (.character("u"), .control): pageCursor(-0.5)
    case (.character("f"), .control): pageCursor(1)
    case (.character("b"), .control): pageCursor(-1)
    case (.character("n"), .control): moveCursor(.down)
    case (.character("p"), .control): moveCursor(.up)
    case (.left, .alt): _ = goBack()
    case (.enter, .alt): openContextMenu()
    default: break
    }
  }

  private func togglePictures() {
    state.showsPictures.toggle()
    setNeedsDraw()
  }

  /// The address of the link that the cursor stands on.
  private func copyAddress() {
    guard let address = focusedPlace?.outsideAddress else { return device.ring() }
    device.copy(address)
  }

  /// The text of the row that the cursor stands in, else of all that scrolls there.
  private func copyText() {
    guard let node = focusedPlace?.row?.node ?? (cursorArea ?? mainArea)?.node else { return device.ring() }
    device.copy(drawing.text(of: node))
  }

  /// Away with a sheet, then back by a page. False where there is nothing to go back from.
  private func goBack() -> Bool {
    guard let screen else { return false }
    if let modal = screen.modal {
      return modal.isDismissable && tell(HostEvent(node: modal.node, kind: .dismiss))
    }
    guard let place = screen.places.last(where: { $0.action == .dismiss && $0.isEnabled }) else { return false }
    perform(place)
    return true
  }
}

extension InputTarget {
  /// A row or link: the space bar reads on there, and does not press.
  fileprivate var isRead: Bool {
    if case .link = action { return true }
    return isStop
  }
}
