import SwiftUIElements

extension Painter {
  // MARK: Text

  func drawText(_ node: CellNode, _ content: TextContent, _ area: CellRect, _ around: PaintContext) {
    guard area.size.columns > 0 else { return }
    let pressable = node.element.accepts.contains(.press) && !around.isPressable
    if pressable { reach(.press, node, area, around) }
    let lines = node.lines(area.size.columns, limit: node.element.style.text.lineLimit)
    let runs = content.runs
    var links: [Int: CellRect] = [:]
    for (index, line) in lines.lines.enumerated() {
      let row = area.minRow + index
      guard row < around.reach.maxRow else { break }
      guard row >= around.reach.minRow else { continue }
      let written = around.ink.alignment ?? .leading
      let alignment = around.isMirrored ? written.opposite : written
      var column = area.minColumn + max(0, CellLayout.place(line.columns, in: area.size.columns, alignment))
      var used = 0
      let visual = visual(line)
      var start = 0
      for span in line.spans {
        let run = runs.indices.contains(span.run) ? runs[span.run] : nil
        var ink = run.map { around.ink.over($0.style) } ?? around.ink
        let own = visual?.places.filter { (start..<start + span.text.count).contains($0.index) }
        if let link = run?.link, let address = PressedAddress.any(link), !around.isPressable {
          if run?.style.foreground == nil { ink.foreground = ink.tint ?? Ink.accent }
          ink.isUnderlined = true
          ink.link = PressedAddress.outside(link)
          if links[span.run] == nil {
            var frame = CellRect(column, row, span.columns, 1)
            if let own, let first = own.first { frame.origin.column += first.column - used }
            links[span.run] = frame
            reach(.link(address), node, part: span.run + 1, frame, around)
          }
        }
        if around.isRedacted {
          canvas.fill("░", CellRect(column, row, span.columns, 1).intersection(around.clip), look(ink))
        } else if let own {
          let origin = CellPoint(column: column - used, row: row)
          for place in own { canvas.write(place, of: origin, look(ink), in: around.clip) }
        } else {
          canvas.writeAsItIs(span.text, at: CellPoint(column: column, row: row), look(ink), in: around.clip)
        }
        column += span.columns
        used += span.columns
        start += span.text.count
      }
    }
    for (run, frame) in links { highlight(InputTarget.Key(node.id, part: run + 1), frame, around) }
    if pressable { highlight(InputTarget.Key(node.id), area, around) }
  }

  /// Where the clusters of a line are drawn; nil where they stand as they are read.
  func visual(_ line: TextLines.Line) -> VisualLine? {
    guard !canvas.order.isTerminals, canvas.order.isMirrored || line.paragraph != nil else { return nil }
    return VisualLine(line.spans.flatMap { Array($0.text) }, line.paragraph, order: canvas.order)
  }

  /// A line of the terminal's own, shortened to its place.
  func drawNote(_ text: String, _ area: CellRect, _ around: PaintContext) {
    var ink = around.ink
    ink.foreground = Ink.secondary
    writeLeading(CellText.fitting(text, area.size.columns), area, ink, around)
  }

  /// A text of the terminal's own at the leading edge.
  func writeLeading(_ text: String, _ area: CellRect, _ ink: Ink, _ around: PaintContext) {
    let place = around.leading(CellText.columns(text), of: area)
    canvas.write(text, at: place.origin, look(ink), in: around.clip.intersection(area))
  }

  // MARK: Symbols and shapes

  func drawSymbol(_ symbol: SymbolContent, _ node: CellNode, _ area: CellRect, _ around: PaintContext) {
    let name = canvas.order.isMirrored ? SymbolCells.turned(symbol.name) : symbol.name
    guard let character = SymbolCells.character(name, isUTF8: canvas.isUTF8) else { return }
    let pressable = node.element.accepts.contains(.press) && !around.isPressable
    if pressable { reach(.press, node, area, around) }
    canvas.writeAsItIs(character, at: area.origin, look(around.ink), in: around.clip)
    if pressable { highlight(InputTarget.Key(node.id), area, around) }
  }

  func drawDivider(_ area: CellRect, _ around: PaintContext) {
    var ink = around.ink
    ink.foreground = Ink.secondary
    let isUpright = area.size.columns == 1 && area.size.rows > 1
    canvas.fill(isUpright ? "│" : "─", area.intersection(around.clip), look(ink))
  }

  func drawShape(_ shape: ShapeContent, _ area: CellRect, _ around: PaintContext) {
    var ink = around.ink
    ink.ground = nil
    ink.foreground = shape.fill ?? shape.stroke?.paint ?? ink.foreground
    guard let paint = ink.foreground, Inkwell.isVisible(paint) else { return }
    let isOpaque = Inkwell.isOpaque(paint)
    switch shape.outline {
    case .circle, .ellipse, .capsule:
      if area.size.columns <= 2, area.size.rows <= 1 {
        canvas.write(shape.fill == nil ? "○" : "●", at: area.origin, look(ink), in: around.clip)
        return
      }
    case .rectangle, .roundedRectangle, .unevenRectangle:
      if area.size.columns == 1, shape.fill != nil {
        // A bar beside text: a quotation, or the depth of a comment.
        ink.foreground = paint.opaque
        return canvas.fill("│", area.intersection(around.clip), look(ink))
      }
      if area.size.rows == 1, area.size.columns > 2, shape.fill != nil, isOpaque, !around.isPressable {
        return canvas.fill("━", area.intersection(around.clip), look(ink))
      }
    case .path(let commands, let size), .drawn(let commands, let size):
      return drawOutline(commands, of: size, shape, area, around)
    // A view is cut to it; nothing is drawn so.
    case .elastic: return
    }
    if shape.fill != nil {
      if let color = inkwell.ground(paint, accent: around.ink.tint) {
        canvas.setGround(color, area.intersection(around.clip))
      } else if isOpaque, inkwell.colors != .none {
        canvas.fill("▒", area.intersection(around.clip), look(ink))
      } else if !around.isBehind, area.size.columns >= 4, area.size.rows >= 3 {
        // A pale area that stands for something, such as a picture on its way.
        canvas.box(area, look(faint(around)), in: around.clip)
      }
    } else if area.size.columns > 2, area.size.rows > 2 {
      canvas.box(area, look(ink), in: around.clip)
    }
  }

  /// An app's own outline: filled with blocks of a quarter cell, drawn as a line with braille dots.
  private func drawOutline(
    _ commands: String, of size: Size, _ shape: ShapeContent, _ area: CellRect, _ around: PaintContext
  ) {
    let seen = area.intersection(around.clip)
    guard !seen.isEmpty, area.size.columns <= 2000, area.size.rows <= 2000 else { return }
    let points = OutlinePoints(commands, of: size, columns: area.size.columns * 2, rows: area.size.rows * 4)
      .trimmed(to: shape.trim)
    func put(_ paint: Paint, _ letter: (Int, Int) -> Character?) {
      guard Inkwell.isVisible(paint) else { return }
      var ink = around.ink
      ink.ground = nil
      ink.foreground = paint
      for row in seen.minRow..<seen.maxRow {
        for column in seen.minColumn..<seen.maxColumn {
          // An outline is not turned round with the screen.
          let place = canvas.order.isMirrored ? area.maxColumn - 1 - column : column - area.minColumn
          guard let found = letter(place, row - area.minRow) else { continue }
          let text = canvas.isUTF8 ? String(found) : "*"
          canvas.writeAsItIs(text, at: CellPoint(column: column, row: row), look(ink), in: around.clip)
        }
      }
    }
    if let fill = shape.fill {
      var dots = OutlineDots(columns: area.size.columns, rows: area.size.rows)
      dots.fill(points, isEvenOdd: shape.isEvenOdd)
      put(fill) { dots.block($0, $1) }
    }
    if let stroke = shape.stroke {
      var dots = OutlineDots(columns: area.size.columns, rows: area.size.rows)
      dots.stroke(points, width: stroke.width * Double(area.size.rows * 4) / max(size.height, 1))
      put(stroke.paint) { dots.braille($0, $1) }
    }
  }

  /// A share as a filling disc and its value: `◕ 78%`.
  func drawRing(_ ring: RingContent, _ node: CellNode, _ area: CellRect, _ around: PaintContext) {
    let discs = ["○", "◔", "◑", "◕", "●"]
    let share = ring.fraction.isFinite ? min(max(ring.fraction, 0), 1) : 0
    var ink = around.ink
    if let paint = ring.paint { ink.foreground = paint.opaque }
    let disc = discs[Int((share * 4).rounded())]
    canvas.write(disc, at: around.leading(1, of: area).origin, look(ink), in: around.clip)
    let label = node.flow.first { if case .text = $0.element.role { true } else { false } }
    let letters = label.map { around.ink.over($0.element.style.text) } ?? around.ink
    let text = CellRect(area.minColumn + 2, area.minRow, CellText.columns(ring.text), 1)
    canvas.write(ring.text, at: around.place(text, in: area).origin, look(letters), in: around.clip)
  }

  // MARK: Boxes

  func drawGround(_ style: Style, _ node: CellNode, _ area: CellRect, _ around: inout PaintContext) {
    guard let paint = style.background, Inkwell.isVisible(paint) else { return }
    if case .row = node.element.role {
      canvas.fill("▌", around.leadingEdge(of: area).intersection(around.clip), mark(around))
    }
    if Inkwell.isOpaque(paint) {
      var ink = Ink()
      ink.ground = paint
      ink.tint = around.ink.tint
      let seen = area.intersection(around.clip)
      if area.size.rows <= 2, inkwell.colors != .none {
        around.ink.ground = paint
        canvas.fill(" ", seen, look(ink))
        return
      }
    }
    if let color = inkwell.ground(paint, accent: around.ink.tint) {
      canvas.setGround(color, area.intersection(around.clip))
    }
  }

  func mark(_ around: PaintContext) -> CellLook {
    var ink = Ink()
    ink.foreground = around.ink.tint ?? Ink.accent
    ink.isBold = true
    return look(ink)
  }

  func drawBorder(_ style: Style, _ area: CellRect, _ around: PaintContext) {
    guard let border = style.border, let padding = style.padding, padding.top >= 16, padding.bottom >= 16,
      padding.leading >= 8, padding.trailing >= 8
    else { return }
    var ink = around.ink
    ink.foreground = border.paint
    canvas.box(area, look(ink), in: around.clip)
  }
}

extension Paint {
  /// The same colour without transparency: a thin line must be seen.
  var opaque: Paint {
    guard case .color(var color) = self else { return self }
    color.opacity = 1
    return .color(color)
  }
}
