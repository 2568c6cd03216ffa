import CQREncode

/// A QR code as lines of text, two rows of squares a line.
struct QRCode: Equatable {
  /// Row by row; true is dark.
  let squares: [[Bool]]

  /// Nil where `text` is too long for one.
  init?(_ text: String) {
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard width > 0, let data = code.pointee.data else { return nil }
    squares = (0..<width).map { row in (0..<width).map { data[row * width + $0] & 1 == 1 } }
  }

  /// Dark on light whatever the terminal's own colours, within the quiet border that cameras need.
  func lines(border: Int = 2) -> [String] {
    let side = squares.count + 2 * border
    func isDark(_ row: Int, _ column: Int) -> Bool {
      let (row, column) = (row - border, column - border)
      return squares.indices.contains(row) && squares.indices.contains(column) && squares[row][column]
    }
    return stride(from: 0, to: side, by: 2).map { row in
      let blocks = (0..<side).map { column -> String in
        switch (isDark(row, column), row + 1 < side && isDark(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return "\u{1B}[38;5;16;48;5;231m" + blocks.joined() + "\u{1B}[0m"
    }
  }
}
