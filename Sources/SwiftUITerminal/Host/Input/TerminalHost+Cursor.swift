import SwiftUIElements

/// The one cursor: arrows, `j` and `k`, paging, `g` and `G`, the wheel and presses all move it.
extension TerminalHost {
  /// The area that the cursor is in; without a cursor the largest in which it could stand.
  var cursorArea: DrawnScreen.ScrollArea? {
    let areas = screen?.scrolls.filter { $0.axes.contains(.vertical) } ?? []
    if let place = focusedPlace { return areas.last { place.scrolls.contains($0.node) } }
    let size = { (area: DrawnScreen.ScrollArea) in area.area.size.columns * area.area.size.rows }
    let places = search.places.filter(\.isStop)
    let followed = areas.filter { area in places.contains { $0.scrolls.last == area.node } }
    return followed.max { size($0) < size($1) }
      ?? areas.filter { !CursorStops(search.places, in: $0.node).places.isEmpty }.max { size($0) < size($1) }
  }

  func moveCursor(_ direction: PlaceSearch.Direction) {
    guard let area = cursorArea else { return moveFocus(direction) }
    let stops = CursorStops(search.places, in: area.node)
    guard !stops.places.isEmpty else { return moveFocus(direction) }
    guard let start = startOfMove(direction) else {
      let first = direction == .up ? stops.visible.last : stops.visible.first
      guard let first else { return scroll(area, rows: direction == .up ? -1 : 1) }
      return setFocus(first.key, reveals: true)
    }
    // Above and below the rows stand controls: among these the nearest is next.
    guard let index = stops.stop(at: start) else { return moveFocus(direction) }
    let next = index + (direction == .up ? -1 : 1)
    guard stops.places.indices.contains(next) else {
      return direction == .up ? moveFocus(direction) : scroll(area, rows: 3)
    }
    step(from: start, to: stops.places[next], direction, in: area)
  }

  /// Moves by pages: the cursor keeps its row on the screen, and goes to the last stop where nothing scrolls any more.
  func pageCursor(_ pages: Double) {
    guard let area = cursorArea, !CursorStops(search.places, in: area.node).places.isEmpty else {
      return scrollPages(pages)
    }
    let row = focusedPlace?.frame.origin.row ?? area.area.origin.row
    let before = state.scrolls[area.node] ?? area.offset
    let page = max(1, area.viewport.rows - 2)
    scroll(area, rows: Int((Double(page) * pages).rounded()))
    let hasMoved = state.scrolls[area.node] != nil && state.scrolls[area.node] != before
    drawFrame()
    let stops = CursorStops(search.places, in: area.node)
    let end = pages > 0 ? stops.places.last : stops.places.first
    if let place = hasMoved ? stops.nearest(to: row) : end { setFocus(place.key, reveals: true) }
  }

  /// To the first or the last stop.
  func cursorToEnd(first: Bool) {
    guard let area = cursorArea, !CursorStops(search.places, in: area.node).places.isEmpty else {
      return scrollToEnd(first: first)
    }
    if !first, makeRest(of: area.node) {
      journey = area.node
      return
    }
    scroll(area, rows: first ? -area.content.rows : area.content.rows)
    drawFrame()
    let stops = CursorStops(search.places, in: area.node).places
    guard let place = first ? stops.first : stops.last else { return }
    setFocus(place.key, reveals: true)
    // What stands above the first and below the last is shown with it.
    scroll(area, rows: first ? -area.content.rows : area.content.rows)
  }

  /// After a scroll that was not the cursor's: it comes along.
  func standInSight() {
    drawFrame()
    guard let area = cursorArea else { return }
    let stops = CursorStops(search.places, in: area.node)
    let place = focusedPlace
    guard place.map({ $0.area.size.rows == 0 && stops.stop(at: $0) != nil }) ?? true else { return }
    let row = place?.frame.origin.row ?? area.area.origin.row
    if let nearest = stops.nearest(to: row) { setFocus(nearest.key) }
  }

  /// To the pane beside, where several with rows stand side by side; else to the next thing.
  func stepOn(forward: Bool) {
    let panes = (screen?.scrolls ?? []).filter { area in
      area.axes.contains(.vertical) && search.places.contains { $0.isStop && $0.scrolls.last == area.node }
    }
    guard panes.count > 1, let place = focusedPlace, place.isStop,
      let index = panes.firstIndex(where: { $0.node == place.scrolls.last })
    else { return step(forward: forward) }
    let next = panes[(index + (forward ? 1 : panes.count - 1)) % panes.count]
    let stops = CursorStops(search.places, in: next.node)
    let last = focus.last { key in stops.visible.contains { $0.key == key } }
    if let key = last ?? stops.visible.first?.key { setFocus(key) }
  }
}
