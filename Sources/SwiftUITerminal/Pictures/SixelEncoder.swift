/// Pictures as sixels: six rows at a time, one character per column and colour.
/// Source: DEC STD 070, chapter 9, "Sixel Graphics Extension".
enum SixelEncoder {
  /// Encodes a part of a picture, scaled to at most `width` by `height` pixels.
  ///
  /// The height is cut to whole bands of six, so that a picture at the foot of the screen does not make it scroll.
  static func encode(
    _ content: PictureContent, part: (x: Int, y: Int, width: Int, height: Int), width: Int, height: Int
  ) -> [UInt8] {
    let rows = max(6, height / 6 * 6)
    var colors: [UInt32] = []
    colors.reserveCapacity(width * rows)
    for row in 0..<rows {
      let y = part.y + row * part.height / rows
      for column in 0..<width {
        let start = (y * content.width + part.x + column * part.width / width) * 4
        let alpha = content.pixels[start + 3]
        colors.append(
          alpha < 128
            ? SixelPalette.transparent
            : UInt32(content.pixels[start]) << 16 | UInt32(content.pixels[start + 1]) << 8
              | UInt32(content.pixels[start + 2]))
      }
    }
    let palette = SixelPalette(colors)
    // Second parameter 1: what is not drawn keeps the background.
    var bytes = Array("\u{1B}P0;1q\"1;1;\(width);\(rows)".utf8)
    for (number, color) in palette.colors.enumerated() {
      bytes.add("#\(number);2;\(percent(color >> 16));\(percent(color >> 8));\(percent(color))")
    }
    let numbers = colors.map { palette.number(of: $0) }
    for band in stride(from: 0, to: rows, by: 6) {
      encode(numbers[band * width..<(band + 6) * width], width: width, isLast: band + 6 >= rows, &bytes)
    }
    bytes.add("\u{1B}\\")
    return bytes
  }

  private static func percent(_ component: UInt32) -> Int { (Int(component & 0xFF) * 100 + 127) / 255 }

  private static func encode(_ band: ArraySlice<Int16>, width: Int, isLast: Bool, _ bytes: inout [UInt8]) {
    // For each colour the bits of its pixels in each column.
    var lines: [Int16: [UInt8]] = [:]
    var index = band.startIndex
    for row in 0..<6 {
      for column in 0..<width {
        let number = band[index]
        index += 1
        guard number >= 0 else { continue }
        lines[number, default: Array(repeating: 0, count: width)][column] |= 1 << UInt8(row)
      }
    }
    var isFirst = true
    for (number, line) in lines.sorted(by: { $0.key < $1.key }) {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes.append(UInt8(ascii: "#"))
      bytes.add(Int(number))
      var column = 0
      let end = (line.lastIndex { $0 != 0 } ?? -1) + 1
      while column < end {
        var next = column + 1
        while next < end, line[next] == line[column] { next += 1 }
        let character = line[column] + 63
        if next - column > 3 {
          bytes.append(UInt8(ascii: "!"))
          bytes.add(next - column)
          bytes.append(character)
        } else {
          for _ in column..<next { bytes.append(character) }
        }
        column = next
      }
    }
    if !isLast { bytes.append(UInt8(ascii: "-")) }
  }
}
