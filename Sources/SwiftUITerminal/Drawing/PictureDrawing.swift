import SwiftUIElements

extension Painter {
  func drawPicture(_ image: ImageContent, _ node: CellNode, _ area: CellRect, _ around: PaintContext) {
    guard !area.isEmpty, !area.intersection(around.clip).isEmpty else { return }
    let pressable = node.element.accepts.contains(.press) && !around.isPressable
    if pressable { reach(.press, node, area, around) }
    guard let content = pictures(image), content.width > 0, content.height > 0,
      content.pixels.count >= content.width * content.height * 4
    else {
      screen.missingPictures.append(image)
      return drawMissing(node, area, around)
    }
    let fit = image.fit == .fill ? CellSize.filling(area.size, content) : area.size
    let frame = CellRect(
      area.minColumn - (fit.columns - area.size.columns) / 2, area.minRow - (fit.rows - area.size.rows) / 2,
      fit.columns, fit.rows)
    let seen = area.intersection(around.clip).intersection(canvas.bounds)
    guard !seen.isEmpty else { return }
    if inkwell.colors == .none { drawMissing(node, area, around) } else { drawHalfBlocks(content, frame, seen) }
    screen.frame.pictures.append(
      TerminalFrame.PlacedPicture(
        area: seen, content: content, visible: seen.offset(-frame.minColumn, -frame.minRow), size: frame.size))
  }

  private func drawMissing(_ node: CellNode, _ area: CellRect, _ around: PaintContext) {
    guard let label = node.element.accessibility.label, !label.isEmpty else { return }
    drawNote(
      CellText.line(label), CellRect(area.minColumn, area.minRow + area.size.rows / 2, area.size.columns, 1), around)
  }

  /// Two pixels a cell: the upper one as the letter's colour, the lower one as the ground's.
  private func drawHalfBlocks(_ content: PictureContent, _ frame: CellRect, _ seen: CellRect) {
    let scaled = PixelSampler(content, columns: frame.size.columns, rows: frame.size.rows * 2)
    for row in seen.minRow..<seen.maxRow {
      for column in seen.minColumn..<seen.maxColumn {
        // A picture is not turned round with the screen.
        let x = canvas.order.isMirrored ? frame.maxColumn - 1 - column : column - frame.minColumn
        let y = (row - frame.minRow) * 2
        let upper = scaled.color(x, y)
        let lower = scaled.color(x, y + 1)
        var look = CellLook()
        look.foreground = upper ?? .standard
        look.background = lower ?? .standard
        var character = "▀"
        if upper == nil {
          look.foreground = lower ?? .standard
          look.background = .standard
          character = lower == nil ? " " : "▄"
        }
        canvas.set(Cell(canvas.isUTF8 ? character : " ", look: look), at: CellPoint(column: column, row: row))
      }
    }
  }
}

extension CellSize {
  /// The size at which a picture covers an area and keeps its shape.
  static func filling(_ area: CellSize, _ content: PictureContent) -> CellSize {
    let ratio = Double(content.width) / Double(max(content.height, 1))
    let fitted = CellPicture.fitting(ratio, Proposal(columns: area.columns, rows: nil))
    if let rows = fitted.rows, rows >= area.rows { return CellSize(columns: area.columns, rows: rows) }
    let other = CellPicture.fitting(ratio, Proposal(columns: nil, rows: area.rows))
    return CellSize(columns: max(area.columns, other.columns ?? area.columns), rows: area.rows)
  }
}

/// The colours of a picture at another size: each pixel is the mean of a few of those it stands for.
struct PixelSampler {
  private let content: PictureContent
  private let columns: Int
  private let rows: Int
  private static let samples = 3

  init(_ content: PictureContent, columns: Int, rows: Int) {
    self.content = content
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// nil where the picture is transparent.
  func color(_ x: Int, _ y: Int) -> CellColor? {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    let count = Self.samples * Self.samples
    for down in 0..<Self.samples {
      let pixelY = min(content.height - 1, (y * Self.samples + down) * content.height / (rows * Self.samples))
      for across in 0..<Self.samples {
        let pixelX = min(content.width - 1, (x * Self.samples + across) * content.width / (columns * Self.samples))
        let index = (max(0, pixelY) * content.width + max(0, pixelX)) * 4
        let opacity = Int(content.pixels[index + 3])
        red += Int(content.pixels[index]) * opacity
        green += Int(content.pixels[index + 1]) * opacity
        blue += Int(content.pixels[index + 2]) * opacity
        alpha += opacity
      }
    }
    guard alpha > 96 * count else { return nil }
    return .rgb(red: UInt8(red / alpha), green: UInt8(green / alpha), blue: UInt8(blue / alpha))
  }
}
