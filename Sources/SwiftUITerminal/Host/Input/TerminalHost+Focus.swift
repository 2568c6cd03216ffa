import Foundation
import SwiftUIElements

/// Where the keyboard is, and how it moves.
extension TerminalHost {
  /// Moves the keyboard. The session is told, and a field ends to be typed in.
  /// - Parameter types: whether a field begins to be typed in.
  func setFocus(_ key: InputTarget.Key?, reveals: Bool = false, types: Bool = false) {
    guard let screen else { return }
    setFocus(key, in: screen, reveals: reveals, types: types)
  }

  func setFocus(_ key: InputTarget.Key?, in drawn: DrawnScreen, reveals: Bool = false, types: Bool = false) {
    guard session != nil else { return }
    let place = PlaceSearch(places: drawn.places).place(key)
    if state.focus != key {
      state.focus = key
      if let key { focus.remember(key) }
      state.edits = [:]
      setNeedsDraw()
    }
    if types, case .edit(let content)? = place?.action, let key, state.edits[key.node] == nil {
      state.edits[key.node] = ScreenState.Editing(text: content.text, caret: content.text.count)
      setNeedsDraw()
    }
    report(place, key)
    if reveals, let place { reveal(place, in: drawn) }
  }

  /// The session learns what has the focus; of a field, once it is typed in.
  private func report(_ place: InputTarget?, _ key: InputTarget.Key?) {
    var node = place?.accepts.contains(.focus) == true ? key?.node : nil
    if case .edit? = place?.action, let key, state.edits[key.node] == nil { node = nil }
    guard focus.reported != node else { return }
    let old = focus.reported
    focus.reported = node
    if let old { tell(HostEvent(node: old, kind: .focus, value: .bool(false))) }
    if let node { tell(HostEvent(node: node, kind: .focus, value: .bool(true))) }
  }

  /// Whether a field is typed in.
  var isTyping: Bool { state.focus.map { state.edits[$0.node] != nil } ?? false }

  /// Scrolls so that a place can be seen.
  private func reveal(_ place: InputTarget, in drawn: DrawnScreen) {
    // Of a row as much as there is room for.
    var frame = place.row?.frame ?? place.frame
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
    setFocus(place.key, reveals: true, types: true)
  }

  /// Where a move begins that has no focus: what the app has marked.
  func startOfMove(_ direction: PlaceSearch.Direction) -> InputTarget? {
    if let place = focusedPlace { return place.area.size.rows > 0 ? place : nil }
    guard let mark = focus.mark else { return nil }
    let marked = search.places.filter { isWithin($0.key.node, mark) && $0.isEnabled }
    return direction == .up ? marked.first : marked.last
  }

  /// To the nearest place in a direction; where only text lies there, it is scrolled by a line.
  func moveFocus(_ direction: PlaceSearch.Direction) {
    guard let screen else { return }
    guard let place = startOfMove(direction) else {
      let area = mainArea
      let first = search.visible(in: area?.area, last: direction == .up) { place in
        !place.isInText && area.map { place.scrolls.contains($0.node) } ?? true
      }
      guard let first, !first.isInText, area == nil || first.scrolls.contains(where: { $0 == area?.node }) else {
        return scrollRows(direction == .up ? -1 : 1)
      }
      return setFocus(first.key, reveals: true)
    }
    guard let next = search.next(to: place, direction) else { return scrollRows(direction == .up ? -1 : 1) }
    if let node = next.scrolls.last, let area = screen.scrolls.first(where: { $0.node == node }),
      place.scrolls.last == node
    {
      return step(from: place, to: next, direction, in: area)
    }
    // From what can be scrolled further nothing leads out before its end.
    if let node = place.scrolls.last, !next.scrolls.contains(node),
      let area = screen.scrolls.first(where: { $0.node == node }), area.axes.contains(.vertical)
    {
      let offset = (state.scrolls[node] ?? area.offset).row
      if direction == .up ? offset > 0 : offset < area.limit.row {
        return scroll(area, rows: direction == .up ? -1 : 1)
      }
    }
    setFocus(next.key, reveals: true)
  }

  /// What lies between two places is text: it is read before the next one has the focus.
  func step(
    from place: InputTarget, to next: InputTarget, _ direction: PlaceSearch.Direction, in area: DrawnScreen.ScrollArea
  ) {
    let top = area.area.origin.row
    let distance =
      direction == .up
      ? top - next.frame.origin.row : next.frame.origin.row + next.frame.size.rows - (top + area.viewport.rows)
    if distance > max(3, area.viewport.rows * 2 / 3) || place.row == nil && distance > 3 {
      return scroll(area, rows: (direction == .up ? -1 : 1) * (place.row == nil ? 1 : max(1, area.viewport.rows / 2)))
    }
    setFocus(next.key, reveals: true)
  }

  func moveSideways(_ direction: PlaceSearch.Direction) {
    guard let place = focusedPlace else { return moveCursor(.down) }
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
