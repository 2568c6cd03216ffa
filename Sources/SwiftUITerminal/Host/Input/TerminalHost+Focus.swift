import Foundation
import SwiftUIElements

/// Where the keyboard is, and how it moves.
extension TerminalHost {
  /// Moves the keyboard. The session is told, and a field begins or ends to be typed in.
  func setFocus(_ key: InputTarget.Key?, reveals: Bool = false) {
    guard let screen else { return }
    setFocus(key, in: screen, reveals: reveals)
  }

  func setFocus(_ key: InputTarget.Key?, in drawn: DrawnScreen, reveals: Bool = false) {
    guard let session else { return }
    let place = PlaceSearch(places: drawn.places).place(key)
    if state.focus != key {
      state.focus = key
      if let key { focus.remember(key) }
      state.edits = [:]
      if case .edit(let content)? = place?.action, let key {
        state.edits[key.node] = ScreenState.Editing(text: content.text, caret: content.text.count)
      }
      let node = place?.accepts.contains(.focus) == true ? key?.node : nil
      if let old = focus.reported, old != node {
        session.send(HostEvent(node: old, kind: .focus, value: .bool(false)))
      }
      if let node, node != focus.reported { session.send(HostEvent(node: node, kind: .focus, value: .bool(true))) }
      focus.reported = node
      setNeedsDraw()
    }
    if reveals, let place { reveal(place, in: drawn) }
  }

  /// Scrolls so that a place can be seen.
  private func reveal(_ place: InputTarget, in drawn: DrawnScreen) {
    var frame = place.frame
    for node in place.scrolls.reversed() {
      guard let area = drawn.scrolls.first(where: { $0.node == node }) else { continue }
      let inside = CellRect(
        origin: CellPoint(
          column: frame.origin.column - area.area.origin.column + area.offset.column,
          row: frame.origin.row - area.area.origin.row + area.offset.row), size: frame.size)
      let offset = ScrollStep.revealing(inside, in: area)
      guard offset != area.offset else { continue }
      state.scrolls[node] = offset
      frame.origin.column -= offset.column - area.offset.column
      frame.origin.row -= offset.row - area.offset.row
      setNeedsDraw()
    }
  }

  func step(forward: Bool) {
    guard let place = search.next(after: startOfMove(forward ? .down : .up)?.key ?? state.focus, forward: forward)
    else {
      return
    }
    setFocus(place.key, reveals: true)
  }

  /// Where a move begins that has no focus: what the app has marked.
  private func startOfMove(_ direction: PlaceSearch.Direction) -> InputTarget? {
    if let place = focusedPlace { return place.area.size.rows > 0 ? place : nil }
    guard let mark = focus.mark else { return nil }
    let marked = search.places.filter { isWithin($0.key.node, mark) && $0.isEnabled }
    return direction == .up ? marked.first : marked.last
  }

  func moveFocus(_ direction: PlaceSearch.Direction) {
    guard let screen else { return }
    guard let place = startOfMove(direction) else {
      let area = mainArea
      let first = search.visible(in: area?.area, last: direction == .up) { place in
        area.map { place.scrolls.contains($0.node) } ?? true
      }
      guard let first else { return scrollRows(direction == .up ? -1 : 1) }
      return setFocus(first.key, reveals: true)
    }
    guard let next = search.next(to: place, direction) else { return scrollRows(direction == .up ? -3 : 3) }
    // What lies between two places is text: it is read before the next one has the focus.
    if let node = next.scrolls.last, let area = screen.scrolls.first(where: { $0.node == node }),
      place.scrolls.last == node
    {
      let top = area.area.origin.row
      let distance =
        direction == .up
        ? top - next.frame.origin.row : next.frame.origin.row + next.frame.size.rows - (top + area.viewport.rows)
      if distance > max(3, area.viewport.rows * 2 / 3) {
        return scroll(area, rows: (direction == .up ? -1 : 1) * max(1, area.viewport.rows / 2))
      }
    }
    setFocus(next.key, reveals: true)
  }

  func moveSideways(_ direction: PlaceSearch.Direction) {
    guard let place = focusedPlace else { return moveFocus(direction) }
    let by = direction == .left ? -1 : 1
    switch place.action {
    case .slide: return change(by: by)
    case .open where choose(by: by, in: place): return
    default: break
    }
    guard let next = search.next(to: place, direction) else {
      if let area = screen?.scrolls.last(where: { place.scrolls.contains($0.node) && $0.limit.column > 0 }) {
        scroll(area, rows: 0, columns: by * 4)
      }
      return
    }
    setFocus(next.key, reveals: true)
    // Between the choices of a picker, and between tabs, an arrow chooses.
    if case .choose(_, let owner) = place.action, case .choose(_, let other) = next.action, owner == other {
      perform(next)
    }
  }
}
