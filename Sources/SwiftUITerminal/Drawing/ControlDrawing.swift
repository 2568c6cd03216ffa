import SwiftUIElements

extension Painter {
  private func accent(_ around: PaintContext) -> Ink {
    var ink = around.ink
    ink.foreground = around.ink.tint ?? Ink.accent
    return ink
  }

  /// Draws the children of something that is pressed as a whole.
  private func drawLabel(
    _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ ink: Ink, _ around: PaintContext
  ) {
    var inner = around
    inner.ink = ink
    inner.isPressable = true
    draw(arrangement.children, at: area.origin, of: node, inner)
  }

  /// Something pressed as a whole: its place, its label, its mark of the keyboard.
  private func drawPressed(
    _ action: InputTarget.Action, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ ink: Ink,
    _ around: PaintContext
  ) {
    let isPlace = !around.isPressable
    if isPlace { reach(action, node, area, around) }
    drawLabel(node, arrangement, area, ink, around)
    if isPlace { highlight(InputTarget.Key(node.id), area, around) }
  }

  // MARK: Buttons and links

  func drawButton(
    _ button: ButtonContent, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext
  ) {
    var ink = button.prominence == .plain ? around.ink : accent(around)
    if button.purpose == .destructive, button.prominence != .plain { ink.foreground = .color(ColorValue(.named(.red))) }
    if button.prominence == .borderedProminent { ink.isBold = true }
    if node.isFramed(button) {
      let row = area.minRow + max(0, (area.size.rows - 1) / 2)
      canvas.write("[", at: CellPoint(column: area.minColumn, row: row), look(ink), in: around.clip)
      canvas.write("]", at: CellPoint(column: area.maxColumn - 1, row: row), look(ink), in: around.clip)
    }
    drawPressed(.press, node, arrangement, area, ink, around)
  }

  func drawLink(
    _ destination: String, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext
  ) {
    guard let address = PressedAddress.any(destination) else {
      return draw(arrangement.children, at: area.origin, of: node, around)
    }
    var ink = accent(around)
    ink.link = PressedAddress.outside(destination)
    drawPressed(.link(address), node, arrangement, area, ink, around)
  }

  func drawNavigationLink(_ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext) {
    if node.hasChevron {
      canvas.write(
        around.isMirrored ? "‹" : "›", at: around.trailing(1, of: area).origin, look(faint(around)), in: around.clip)
    }
    drawPressed(.press, node, arrangement, area, around.ink, around)
  }

  // MARK: Values

  func drawToggle(
    _ isOn: Bool, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext
  ) {
    let ink = isOn ? accent(around) : around.ink
    writeLeading(isOn ? "[✓]" : "[ ]", area, ink, around)
    drawPressed(.toggle(isOn: isOn), node, arrangement, area, around.ink, around)
  }

  func drawStepper(
    _ up: Bool, _ down: Bool, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext
  ) {
    draw(arrangement.children, at: area.origin, of: node, around)
    for (part, step, text, can) in [(0, -1, "[−]", down), (1, 1, "[+]", up)] {
      let button = CellRect(
        area.maxColumn - (2 - part) * ControlChrome.stepButton, area.minRow, ControlChrome.stepButton, 1)
      let frame = around.place(button, in: area)
      reach(.step(step), node, part: part, frame, around, isEnabled: can)
      var ink = accent(around)
      if !can { ink.isFaint = true }
      canvas.write(text, at: frame.origin, look(ink), in: around.clip)
      highlight(InputTarget.Key(node.id, part: part), frame, around)
    }
  }

  func drawSlider(
    _ value: Double, _ range: ClosedRange<Double>, _ step: Double?, _ node: CellNode, _ arrangement: Arrangement,
    _ area: CellRect, _ around: PaintContext
  ) {
    draw(arrangement.children, at: area.origin, of: node, around)
    let frame = CellRect(area.minColumn, area.maxRow - 1, area.size.columns, 1)
    reach(.slide(value: value, range: range, step: step), node, frame, around)
    let length = range.upperBound - range.lowerBound
    let share = length > 0 && value.isFinite ? min(max((value - range.lowerBound) / length, 0), 1) : 0
    drawBar(share, frame, accent(around), around, knob: "●")
    highlight(InputTarget.Key(node.id), frame, around)
  }

  private func drawBar(
    _ share: Double, _ area: CellRect, _ ink: Ink, _ around: PaintContext, knob: String? = nil
  ) {
    guard area.size.columns > 0, share.isFinite else { return }
    let clip = around.clip.intersection(area)
    let full = Int((share * Double(area.size.columns)).rounded())
    canvas.write(
      String(repeating: "━", count: full), at: around.leading(full, of: area).origin, look(ink), in: clip)
    let rest = area.size.columns - full
    canvas.write(
      String(repeating: "─", count: rest), at: around.trailing(rest, of: area).origin, look(faint(around)), in: clip)
    guard let knob else { return }
    let place = CellRect(area.minColumn + min(full, area.size.columns - 1), area.minRow, 1, 1)
    canvas.write(knob, at: around.place(place, in: area).origin, look(ink), in: clip)
  }

  func drawProgress(
    _ fraction: Double?, _ isCircular: Bool, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect,
    _ around: PaintContext
  ) {
    draw(arrangement.children, at: area.origin, of: node, around)
    guard let fraction else {
      let step = Int(state.now.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1000) * 5)
      let frames = canvas.isUTF8 ? ["◐", "◓", "◑", "◒"] : ["|", "/", "-", "\\"]
      writeLeading(frames[abs(step) % frames.count], area, accent(around), around)
      if !area.intersection(around.clip).isEmpty { screen.ticksEvery = min(screen.ticksEvery ?? 0.2, 0.2) }
      return
    }
    let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    if isCircular {
      let disc = ["○", "◔", "◑", "◕", "●"][Int((share * 4).rounded())]
      let percent = "\(Int((share * 100).rounded()))%"
      writeLeading(disc, area, accent(around), around)
      let beside = CellRect(area.minColumn + 2, area.minRow, CellText.columns(percent), 1)
      canvas.write(
        percent, at: around.place(beside, in: area).origin, look(around.ink), in: around.clip.intersection(area))
    } else {
      let ink = around.ink.foreground == nil || around.ink.foreground == Ink.secondary ? accent(around) : around.ink
      drawBar(share, CellRect(area.minColumn, area.maxRow - 1, area.size.columns, 1), ink, around)
    }
  }

  // MARK: Choices

  func drawPicker(
    _ picker: PickerContent, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext
  ) {
    switch picker.look {
    case .segments: draw(arrangement.children, at: area.origin, of: node, around)
    case .choices:
      if picker.showsTitle, !picker.title.isEmpty {
        var ink = around.ink
        ink.isBold = true
        writeLeading(CellText.fitting(picker.title, area.size.columns), area, ink, around)
      }
      draw(arrangement.children, at: area.origin, of: node, around)
    case .menu: drawMenuPicker(picker, node, area, around)
    }
  }

  private func drawMenuPicker(
    _ picker: PickerContent, _ node: CellNode, _ area: CellRect, _ around: PaintContext
  ) {
    reach(.open, node, area, around)
    if state.opening?.node == node.id { anchor = (node, area) }
    let clip = around.clip.intersection(area)
    let value = node.selectedOption?.plainText ?? ""
    var room = area.size.columns - 2
    if picker.showsTitle, !picker.title.isEmpty {
      let isWide = node.fillsRow(picker)
      let most = isWide ? max(0, room - min(value.count, room / 2) - 1) : max(0, room - value.count)
      let title = CellText.fitting(isWide ? picker.title : picker.title + ":", most)
      writeLeading(title, area, around.ink, around)
      room -= CellText.columns(title) + 1
    }
    let shown = CellText.fitting(value, max(0, room)) + " ▾"
    let width = shown.reduce(0) { $0 + CellText.columns($1) }
    let isTrailing = node.fillsRow(picker) || picker.showsTitle
    let column = isTrailing ? max(area.minColumn, area.maxColumn - width) : area.minColumn
    let place = around.place(CellRect(column, area.minRow, width, 1), in: area)
    canvas.write(shown, at: place.origin, look(accent(around)), in: clip)
    highlight(InputTarget.Key(node.id), area, around)
  }

  func drawOption(
    _ index: Int, _ isSelected: Bool, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect,
    _ around: PaintContext
  ) {
    guard let owner = node.parent else { return }
    if !around.isPressable { reach(.choose(index: index, owner: owner.id), node, area, around) }
    var ink = isSelected ? accent(around) : around.ink
    if isSelected { ink.isBold = true }
    let clip = around.clip.intersection(area)
    if node.isChoice {
      writeLeading(isSelected ? "(●)" : "( )", area, ink, around)
    } else if isSelected {
      canvas.write("[", at: area.origin, look(ink), in: clip)
      canvas.write("]", at: CellPoint(column: area.maxColumn - 1, row: area.minRow), look(ink), in: clip)
    }
    drawLabel(node, arrangement, area, ink, around)
    if !around.isPressable { highlight(InputTarget.Key(node.id), area, around) }
  }

  func drawMenu(_ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext) {
    if state.opening?.node == node.id { anchor = (node, area) }
    canvas.write(
      "▾", at: around.trailing(1, of: area).origin, look(accent(around)), in: around.clip.intersection(area))
    drawPressed(.open, node, arrangement, area, accent(around), around)
  }
}
