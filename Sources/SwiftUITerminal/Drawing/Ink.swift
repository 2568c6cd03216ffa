import SwiftUIElements

/// The look of what is drawn, as it comes down from the elements around.
struct Ink: Equatable {
  var foreground: Paint?
  /// The colour of links and controls.
  var tint: Paint?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  /// Seen through: small print, disabled controls, what lies under a dialog.
  var isFaint = false
  /// An opaque area below, whose colour the text must stand out from.
  var ground: Paint?
  var link: String?
  /// Where the lines of a text stand in its width.
  var alignment: AxisAlignment?

  func over(_ style: TextStyle) -> Ink {
    guard !style.isPlain else { return self }
    var ink = self
    if let font = style.font {
      ink.isBold = font.isBold
      if font.isItalic { ink.isItalic = true }
    }
    if let foreground = style.foreground { ink.foreground = foreground }
    if let tint = style.tint { ink.tint = tint }
    if let alignment = style.alignment { ink.alignment = alignment }
    if let isBold = style.isBold { ink.isBold = isBold }
    if let isItalic = style.isItalic { ink.isItalic = isItalic }
    if let isUnderlined = style.isUnderlined { ink.isUnderlined = isUnderlined }
    if let isStruckThrough = style.isStruckThrough { ink.isStruckThrough = isStruckThrough }
    return ink
  }

  static let accent = Paint.color(ColorValue(.named(.accent)))
  static let secondary = Paint.color(ColorValue(.named(.secondary)))
}

extension FontStyle {
  /// Letters of a terminal have one size: what is large elsewhere is bold here.
  fileprivate var isBold: Bool {
    if let weight { return weight.rawValue >= Weight.semibold.rawValue }
    switch role {
    case .largeTitle, .title, .title2, .title3, .headline: return true
    default: return (size ?? 0) >= 22
    }
  }
}
