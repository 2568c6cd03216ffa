import SwiftUIElements

/// The look of text as CSS declarations.
enum TextRules {
  /// - Parameter use: what is drawn in the colour.
  static func declarations(_ style: TextStyle, as use: PaintRules.Use = .ink) -> [String] {
    guard !style.isPlain else { return [] }
    var rules: [String] = []
    if let font = style.font { rules += self.font(font, scaledBy: style.scale ?? 1) }
    if let scale = style.scale, style.font == nil { rules.append("font-size:\(CSSNumber.text(scale))em") }
    if let foreground = style.foreground { rules += PaintRules.foreground(foreground, as: use) }
    if let tint = style.tint { rules += PaintRules.tint(tint) }
    if let isBold = style.isBold { rules.append("font-weight:\(isBold ? 700 : 400)") }
    if let isItalic = style.isItalic { rules.append("font-style:\(isItalic ? "italic" : "normal")") }
    if style.isUnderlined != nil || style.isStruckThrough != nil {
      let lines = [
        style.isUnderlined == true ? "underline" : nil, style.isStruckThrough == true ? "line-through" : nil,
      ].compactMap { $0 }
      rules.append("text-decoration:\(lines.isEmpty ? "none" : lines.joined(separator: " "))")
    }
    if style.isMonospaced == true { rules.append("font-family:var(--mono)") }
    if style.hasMonospacedDigits == true { rules.append("font-variant-numeric:tabular-nums") }
    if let alignment = style.alignment { rules.append("text-align:\(textAlignment(alignment))") }
    if let spacing = style.lineSpacing, spacing > 0 {
      let line = style.font.flatMap(lineShare).map(CSSNumber.text) ?? "var(--line)"
      let points = CSSNumber.points(spacing)
      rules += ["--leading:\(points)", "line-height:calc(\(line)*1em + \(points))"]
    }
    if let kerning = style.kerning { rules.append("letter-spacing:\(CSSNumber.points(kerning))") }
    if let offset = style.baselineOffset { rules.append("vertical-align:\(CSSNumber.points(offset))") }
    switch style.letterCase {
    case .uppercase: rules.append("text-transform:uppercase")
    case .lowercase: rules.append("text-transform:lowercase")
    case .asWritten: rules.append("text-transform:none")
    case nil: break
    }
    if style.isSelectable == false { rules.append("user-select:none") }
    if let arrival = style.arrival {
      rules.append("animation:\(arrival.way.rawValue)\(arrival.isSecond ? "-again" : "") .35s ease-out")
    }
    return rules
  }

  /// A line limit belongs to the text itself and is not inherited.
  ///
  /// One line of a few characters is never broken within a word, and beside a long title it gives way last; both end in an ellipsis.
  /// - Parameter shrinks: whether the page may draw it smaller, by how wide its line would be.
  static func lines(_ style: TextStyle, of text: String, shrinks: Bool = false) -> [String] {
    guard let limit = style.lineLimit, limit > 0 else { return [] }
    if limit == 1, shrinks || text.utf8.count <= 16 {
      return ["white-space:nowrap", "overflow:hidden", "text-overflow:ellipsis"]
    }
    let isSpaced = style.lineSpacing ?? 0 > 0
    let height = isSpaced ? "calc(\(limit)lh - var(--leading))" : "\(limit)lh"
    // Behind the last line that is shown nothing takes its space back.
    return firstLines(limit) + (isSpaced ? ["max-height:\(height)"] : [])
      + (style.reservesLines ? ["min-height:\(height)"] : [])
  }

  /// So many lines, and an ellipsis at the end of the last where there is more.
  static func firstLines(_ count: Int) -> [String] {
    let lines = [
      "display:-webkit-box", "-webkit-box-orient:vertical", "-webkit-line-clamp:\(count)", "overflow:hidden",
    ]
    return count == 1 ? lines + ["word-break:break-all"] : lines
  }

  /// The least share of its size at which a page draws a text of a few lines so that it fits; nil where all texts stay as they are.
  static func leastScale(_ style: TextStyle) -> Double? {
    guard let least = style.minimumScale, least < 1, style.lineLimit ?? 0 > 0 else { return nil }
    return max(least, 0.05)
  }

  /// Whether some letters are of a script that is read from right to left.
  static func isReadFromRight(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }

  /// Whether `text` holds a run without a place to break that may be wider than a phone, such as an address.
  static func hasLongWord(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte == 0x20 || byte == 0x0A || byte == UInt8(ascii: "-") ? 0 : length + 1
      if length > 22 { return true }
    }
    return false
  }

  private static func font(_ font: FontStyle, scaledBy scale: Double) -> [String] {
    var rules: [String] = []
    let role = font.role.map { TypeScale.measure(of: $0) }
    if let size = font.size ?? role?.size { rules.append("font-size:\(CSSNumber.rem(min(max(size * scale, 6), 400)))") }
    if let share = lineShare(font) { rules.append("line-height:\(CSSNumber.text(share))") }
    if let weight = font.weight?.rawValue ?? role?.weight { rules.append("font-weight:\(weight)") }
    if let family = font.family.flatMap(familyName) {
      rules.append("font-family:\"\(family)\",var(--\(face(font.design)))")
    } else if font.design != .standard {
      rules.append("font-family:var(--\(face(font.design)))")
    }
    if font.isItalic { rules.append("font-style:italic") }
    if font.hasSmallCaps { rules.append("font-variant-caps:small-caps") }
    return rules
  }

  /// How high a line is, as a share of the font's size, where that is not the usual one.
  private static func lineShare(_ font: FontStyle) -> Double? {
    guard font.size == nil, let role = font.role.map({ TypeScale.measure(of: $0) }) else { return nil }
    return role.line / role.size
  }

  private static func face(_ design: FontStyle.Design) -> String {
    switch design {
    case .standard: "sans"
    case .serif: "serif"
    case .rounded: "rounded"
    case .monospaced: "mono"
    }
  }

  private static func familyName(_ name: String) -> String? {
    let kept = name.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789 -".unicodeScalars.contains($0))
    }
    return kept.isEmpty ? nil : String(String.UnicodeScalarView(kept))
  }

  /// Lines begin where the page does, whatever language they are in.
  private static func textAlignment(_ alignment: AxisAlignment) -> String {
    switch alignment {
    case .leading, .firstTextBaseline, .lastTextBaseline, .custom: "var(--start)"
    case .center: "center"
    case .trailing: "var(--end)"
    }
  }
}
