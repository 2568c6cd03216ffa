/// The sixteen named colours of terminals, for those that draw no others.
enum NearestColor {
  /// What a terminal with these colours shows for `color`.
  static func of(_ color: CellColor, _ colors: TerminalTraits.Colors) -> CellColor {
    switch (colors, color) {
    case (.none, _): .standard
    case (.sixteen, .rgb(let red, let green, let blue)): .named(named(red, green, blue))
    default: color
    }
  }

  /// The number of the named colour that is nearest to the eye, by a weighted distance ("redmean").
  static func named(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    var best = (number: UInt8(0), distance: Int.max)
    for (number, color) in table.enumerated() {
      let mean = (Int(red) + color.0) / 2
      let (r, g, b) = (Int(red) - color.0, Int(green) - color.1, Int(blue) - color.2)
      let distance = (512 + mean) * r * r / 256 + 4 * g * g + (767 - mean) * b * b / 256
      if distance < best.distance { best = (UInt8(number), distance) }
    }
    return best.number
  }

  /// As most terminals draw them; themes differ.
  private static let table: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]
}
