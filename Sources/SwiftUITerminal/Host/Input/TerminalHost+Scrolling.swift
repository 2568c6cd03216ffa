import Foundation
import SwiftUIElements

/// Areas that show a part of what is in them.
extension TerminalHost {
  /// The area that keys scroll: the one the focus is in, else the largest.
  var mainArea: DrawnScreen.ScrollArea? {
    let areas = screen?.scrolls.filter { $0.limit.row > 0 } ?? []
    let inner = focusedPlace.flatMap { place in areas.last { place.scrolls.contains($0.node) } }
    return inner ?? areas.max { $0.area.size.columns * $0.area.size.rows < $1.area.size.columns * $1.area.size.rows }
  }

  var canScrollOn: Bool {
    mainArea.map { (state.scrolls[$0.node] ?? $0.offset).row < $0.limit.row } ?? false
  }

  func scroll(_ area: DrawnScreen.ScrollArea, rows: Int, columns: Int = 0) {
    var area = area
    // Several keys may come between two frames.
    area.offset = state.scrolls[area.node] ?? area.offset
    let offset = ScrollStep.offset(area, by: columns, rows)
    guard offset != area.offset else { return }
    state.scrolls[area.node] = offset
    setNeedsDraw()
  }

  func scrollRows(_ rows: Int) {
    if let area = mainArea { scroll(area, rows: rows) }
  }

  func scrollPages(_ pages: Double) {
    guard let area = mainArea else { return }
    let page = max(1, area.viewport.rows - 2)
    scroll(area, rows: Int((Double(page) * pages).rounded()))
  }

  func scrollToEnd(first: Bool) {
    if let area = mainArea { scroll(area, rows: first ? -area.content.rows : area.content.rows) }
  }

  func scroll(at point: CellPoint, rows: Int) {
    let areas = screen?.scrolls.filter { $0.limit.row > 0 && PlaceSearch.contains($0.area, point) } ?? []
    let free = areas.last { area in
      let offset = state.scrolls[area.node] ?? area.offset
      return rows < 0 ? offset.row > 0 : offset.row < area.limit.row
    }
    if let free { scroll(free, rows: rows) }
  }
}
