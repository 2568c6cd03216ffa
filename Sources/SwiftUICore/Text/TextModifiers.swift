import Foundation

extension Text {
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  /// The font of the text, unless it has one; nil leaves it as it is.
  public func font(_ font: Font?) -> Text { styled { font?.apply(to: &$0) } }

  /// The weight of the text; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { style in
      guard let weight else { return }
      var font = style.font ?? FontStyle()
      font.weight = weight.weight
      style.font = font
    }
  }

  /// The design of the text; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { style in
      guard let design else { return }
      var font = style.font ?? FontStyle()
      font.design = design.design
      style.font = font
    }
  }

  /// Bold letters.
  public func bold() -> Text { styled { $0.isBold = true } }
  /// Bold letters, or no longer bold ones.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }
  /// Slanted letters.
  public func italic() -> Text { styled { $0.isItalic = true } }
  /// Slanted letters, or no longer slanted ones.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }
  /// Digits of one width.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  /// A line through the text; the colour has no effect.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  /// A line through the text; pattern and colour have no effect.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }

  /// A line below the text; the colour has no effect.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  /// A line below the text; pattern and colour have no effect.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }

  /// The distance between letters beyond the font's, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }
  /// As `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.kerning = tracking } }
  /// The size of the text in its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    styled { if isEnabled { $0.scale = scale.share } }
  }

  /// How far letters stand above the line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled { $0.baselineOffset = baselineOffset } }

  /// The colour of the letters, unless they have one; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { if let color, $0.foreground == nil { $0.foreground = .color(color.value) } }
  }

  /// What the letters are painted with, unless they have a paint.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    guard self.style.foreground == nil else { return self }
    var text = styled { $0.foreground = style._paint(in: EnvironmentValues()) }
    text.level = (style as? HierarchicalShapeStyle)?.name
    return text
  }

  /// What is read out in place of the text.
  public func accessibilityLabel(_ label: Text) -> Text {
    var text = self
    text.spoken = label.storage
    return text
  }

  /// With a string key.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  /// With a string.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
}
