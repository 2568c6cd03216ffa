/// The colour that most of a symbol has where it is drawn in colours of its own; hosts draw it in one tone.
enum SymbolColors {
  private static let known: [(words: Set<String>, color: ColorValue.Name)] = [
    (["cloud", "snow", "snowflake", "wind", "smoke"], .white),
    (["sun", "moon", "bolt", "star", "sparkles", "lightbulb", "sunrise", "sunset"], .yellow),
    (["drop", "humidity", "umbrella"], .blue), (["flame"], .orange), (["heart"], .red), (["leaf"], .green),
    (["exclamationmark"], .yellow),
  ]

  /// nil where none is known: the symbol has the foreground's.
  static func color(of symbol: String) -> ColorValue.Name? {
    let words = symbol.split(separator: ".").map(String.init)
    return known.first { entry in words.contains(where: entry.words.contains) }?.color
  }

  /// Whether most of the symbol is what a smaller sign stands on, which a palette paints with its second colour.
  static func isSurface(_ symbol: String) -> Bool {
    let words = symbol.split(separator: ".")
    return words.contains("badge") || words.last == "fill" && words.dropLast().last.map(surfaces.contains) == true
  }

  private static let surfaces: Set<Substring> = ["circle", "square", "rectangle", "diamond", "octagon", "shield"]
}

extension Image {
  /// Draws a symbol in colours of its own, of which hosts take the one that most of it has; other modes are one tone.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}

extension View {
  /// Draws the symbols below in colours of their own, of which hosts take the one that most of it has; other modes are one tone.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentChange { $0.symbolMode = mode })
  }
}

extension EnvironmentValues {
  private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

  var symbolMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
}
