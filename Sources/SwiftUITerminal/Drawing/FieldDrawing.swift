import SwiftUIElements

extension Painter {
  func drawField(_ field: FieldContent, _ node: CellNode, _ area: CellRect, _ around: PaintContext) {
    reach(.edit(field), node, area, around)
    let clip = around.clip.intersection(area)
    let editing = state.edits[node.id]
    let isFocused = isFocused(InputTarget.Key(node.id)) && editing != nil
    defer { if !isFocused { highlight(InputTarget.Key(node.id), area, around) } }
    var text = editing?.text ?? field.text
    if field.kind == .secure { text = String(repeating: "•", count: text.count) }
    var frame = area
    if field.kind == .search {
      writeLeading(canvas.isUTF8 ? "⌕" : "/", area, faint(around), around)
      frame = around.place(CellRect(area.minColumn + 2, area.minRow, area.size.columns - 2, area.size.rows), in: area)
    }
    guard frame.size.columns > 0 else { return }
    if field.isOfLines { return drawLines(text, editing, isFocused, field, frame, around) }
    let shown = CellText([text.replacingNewlines])
    let caret = min(max(0, editing?.caret ?? shown.clusters.count), shown.clusters.count)
    // The part of the text that holds the caret.
    var first = 0
    var used = shown.widths[..<caret].reduce(0) { $0 + Int($1) }
    while isFocused, first < caret, used >= frame.size.columns {
      used -= Int(shown.widths[first])
      first += 1
    }
    let isPrompt = text.isEmpty && !field.prompt.isEmpty
    let inner = clip.intersection(frame)
    if isPrompt {
      canvas.write(
        CellText.fitting(field.prompt, frame.size.columns), at: frame.origin, look(faint(around)), in: inner)
    } else {
      used = canvas.writeTyped(shown.clusters[...], from: first, caret: caret, at: frame, look(around.ink), in: inner)
    }
    underline(frame, isFocused, around)
    if isFocused {
      let point = CellPoint(column: frame.minColumn + used, row: frame.minRow)
      if !CellRect(origin: point, size: CellSize(columns: 1, rows: 1)).intersection(around.clip).isEmpty {
        screen.frame.cursor = point
      }
    }
  }

  /// A field is a line to write on.
  private func underline(_ frame: CellRect, _ isFocused: Bool, _ around: PaintContext) {
    var attributes: CellLook.Attributes = .underline
    if isFocused { attributes.insert(.bold) }
    canvas.add(attributes, frame.intersection(around.clip))
  }

  private func drawLines(
    _ text: String, _ editing: ScreenState.Editing?, _ isFocused: Bool, _ field: FieldContent, _ frame: CellRect,
    _ around: PaintContext
  ) {
    let clip = around.clip.intersection(frame)
    let columns = max(1, frame.size.columns - 1)
    let lines = TextLines(CellText([text]), columns: columns).lines
    let caret = editing?.caret ?? text.count
    let before = TextLines(CellText([String(text.prefix(caret)) + "\u{2060}"]), columns: columns).lines
    let caretRow = max(0, before.count - 1)
    let first = isFocused ? max(0, caretRow - frame.size.rows + 1) : 0
    var caretColumn = min(before.last?.columns ?? 0, columns)
    for (row, line) in lines.dropFirst(first).prefix(frame.size.rows).enumerated() {
      let place = CellRect(frame.minColumn, frame.minRow + row, frame.size.columns, 1)
      let isCarets = isFocused && row == caretRow - first
      let column = canvas.writeTyped(
        Array(line.plain)[...], from: 0, caret: isCarets ? before.last?.plain.count : nil, at: place, look(around.ink),
        in: clip)
      if isCarets { caretColumn = min(column, columns) }
    }
    if text.isEmpty, !field.prompt.isEmpty {
      canvas.write(CellText.fitting(field.prompt, columns), at: frame.origin, look(faint(around)), in: clip)
    }
    underline(frame, isFocused, around)
    guard isFocused else { return }
    let point = CellPoint(
      column: frame.minColumn + caretColumn, row: frame.minRow + caretRow - first)
    if !CellRect(origin: point, size: CellSize(columns: 1, rows: 1)).intersection(around.clip).isEmpty {
      screen.frame.cursor = point
    }
  }
}

extension CellCanvas {
  /// Writes a line in which somebody types.
  /// - Parameters:
  ///   - text: all of the line; what is written begins at `first`.
  ///   - caret: the number of clusters before it; nil where it is elsewhere.
  ///   - frame: where the line has its place, of one row.
  /// - Returns: the caret's column, from the frame's first.
  mutating func writeTyped(
    _ text: ArraySlice<Character>, from first: Int, caret: Int?, at frame: CellRect, _ look: CellLook, in clip: CellRect
  ) -> Int {
    let shown = text.dropFirst(first)
    guard !order.isPlain(String(text)) else {
      writeAsItIs(String(shown), at: frame.origin, look, in: clip)
      return CellText.columns(String(text.prefix(caret ?? text.count).dropFirst(first)))
    }
    // Behind the text is the caret's own place.
    let typed = Array(text) + (caret == nil ? [] : [" "])
    let paragraph = BidirectionalText.paragraph(of: typed, orRightToLeft: order.isMirrored)
    var end = first
    var used = 0
    while end < typed.count, used + CellText.columns(typed[end]) <= frame.size.columns {
      used += CellText.columns(typed[end])
      end += 1
    }
    let line = VisualLine(
      Array(typed[first..<end]),
      BidirectionalText.Paragraph(levels: Array(paragraph.levels[first..<end]), base: paragraph.base), order: order)
    for place in line.places { write(place, of: frame.origin, look, in: clip) }
    return line.column(of: (caret ?? typed.count) - first)
  }
}

extension String {
  fileprivate var replacingNewlines: String { String(map { $0.isNewline ? " " : $0 }) }
}
