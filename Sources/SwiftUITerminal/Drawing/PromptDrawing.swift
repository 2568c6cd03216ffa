import SwiftUIElements

/// What the screen itself says over an app's: the line in which something is typed, the rows that a filter leaves, the
/// numbers of places.
@MainActor
struct PromptDrawing {
  let state: ScreenState
  let count: (shown: Int, all: Int)?
  let say: SaySentence

  func draw(over drawn: inout DrawnScreen) {
    guard state.prompt != nil || state.filter != nil else { return }
    var canvas = CellCanvas(drawn.frame.grid, isUTF8: state.traits.isUTF8, order: state.order)
    if state.prompt?.kind == .number {
      for (index, place) in NumberedPlaces(drawn.places).places.enumerated() {
        number(index + 1, place, &canvas)
      }
    }
    let row = canvas.grid.size.rows - 1
    let line = CellRect(0, row, canvas.grid.size.columns, 1)
    guard row >= 0 else { return }
    canvas.erase(line)
    var look = CellLook()
    look.attributes = .bold
    let columns = canvas.write(" " + label + (state.prompt == nil ? "" : " "), at: line.origin, look, in: line)
    if let prompt = state.prompt {
      let text = CellText([prompt.editing.text])
      var first = 0
      var used = text.widths[..<min(prompt.editing.caret, text.widths.count)].reduce(0) { $0 + Int($1) }
      while first < prompt.editing.caret, used >= line.size.columns - columns {
        used -= Int(text.widths[first])
        first += 1
      }
      used = canvas.writeTyped(
        text.clusters[...], from: first, caret: prompt.editing.caret,
        at: CellRect(columns, row, line.size.columns - columns, 1), CellLook(), in: line)
      drawn.frame.cursor = CellPoint(column: min(columns + used, line.size.columns - 1), row: row)
    }
    drawn.frame.grid = canvas.grid
  }

  private var label: String {
    let (shown, all) = count ?? (0, 0)
    switch state.prompt?.kind {
    case .number: return say(.goToNumber)
    case .command: return say(.pipe)
    case .filter: return say(.filter(shown: shown, all: all))
    case nil: return say(.filtered(words: CellText.line(state.filter?.words ?? ""), shown: shown, all: all))
    }
  }

  private func number(_ number: Int, _ place: InputTarget, _ canvas: inout CellCanvas) {
    var look = CellLook()
    look.attributes = [.bold, .reverse]
    let corner = place.isStop ? place.row?.frame.origin ?? place.area.origin : place.area.origin
    canvas.write(
      "\(number)", at: CellPoint(column: max(0, corner.column), row: place.area.origin.row), look, in: canvas.bounds)
  }
}

/// The places that numbers lead to: rows the cursor stops in, and links out of the app, in reading order.
struct NumberedPlaces {
  let places: [InputTarget]

  init(_ all: [InputTarget]) {
    places = all.filter {
      $0.isEnabled && $0.area.size.columns > 0 && $0.area.size.rows > 0
        && ($0.isStop || $0.isInText || $0.outsideAddress != nil)
    }
  }

  /// The place of a number; `isSure` where no further digit could mean another.
  func place(_ number: Int) -> (place: InputTarget, isSure: Bool)? {
    guard number >= 1, number <= places.count else { return nil }
    return (places[number - 1], number.multipliedReportingOverflow(by: 10).partialValue > places.count)
  }
}
