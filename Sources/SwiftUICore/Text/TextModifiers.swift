import Foundation

extension Text {
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  public func font(_ font: Font?) -> Text { styled { font?.apply(to: &$0) } }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { style in
      guard let weight else { return }
      var font = style.font ?? FontStyle()
      font.weight = weight.weight
      style.font = font
    }
  }

  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { style in
      guard let design else { return }
      var font = style.font ?? FontStyle()
      font.design = design.design
      style.font = font
    }
  }

  public func bold() -> Text { styled { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }
  public func italic() -> Text { styled { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }

  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.kerning = tracking } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled { $0.baselineOffset = baselineOffset } }

  public func foregroundColor(_ color: Color?) -> Text {
    styled { if let color, $0.foreground == nil { $0.foreground = .color(color.value) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { if $0.foreground == nil { $0.foreground = style._paint(in: EnvironmentValues()) } }
  }

  public func accessibilityLabel(_ label: Text) -> Text {
    var text = self
    text.spoken = label.plain(in: EnvironmentValues())
    return text
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
}
