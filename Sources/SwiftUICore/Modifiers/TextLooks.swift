import Foundation

extension View {
  /// The font of texts within that have none of their own; nil leaves it as it is.
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(FontModifier(font: font))
  }

  /// The weight of texts within; nil leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(FontPartModifier(weight: weight?.weight, design: nil))
  }

  /// The design of texts within; nil leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(FontPartModifier(weight: nil, design: design?.design))
  }

  /// Hosts have one width of their face.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Makes the texts within bold, or takes that away.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { modifier(TextLook { $0.isBold = isActive }) }
  /// Makes the texts within italic, or takes that away.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(TextLook { $0.isItalic = isActive })
  }

  /// Gives all letters of the texts within one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextLook { $0.isMonospaced = isActive })
  }

  /// Gives all digits of the texts within one width.
  public nonisolated func monospacedDigit() -> some View { modifier(TextLook { $0.hasMonospacedDigits = true }) }

  /// Draws a line below the texts within, always a plain one in their colour.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modifier(TextLook { $0.isUnderlined = isActive }) }

  /// Draws a line through the texts within, always a plain one in their colour.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modifier(TextLook { $0.isStruckThrough = isActive }) }

  /// The distance between letters beyond the font's, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { modifier(TextLook { $0.kerning = kerning }) }
  /// As `kerning(_:)`.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { modifier(TextLook { $0.kerning = tracking }) }

  /// Moves the texts within up by points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(EnvironmentSetting(keyPath: \.baselineOffset, value: baselineOffset))
  }

  /// The size of texts below: `secondary` is smaller than their font.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(EnvironmentChange { if isEnabled { $0.textScale = scale } })
  }

  /// The colour of texts and symbols within; nil leaves it as it is.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(style: color))
  }

  /// What texts, symbols and shapes within are painted with.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(style: style))
  }

  /// What the first and the second level within are painted with; the second is also that of symbols which are most of all a surface.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundModifier(style: primary, lower: [secondary]))
  }

  /// What the levels within are painted with; the second is also that of symbols which are most of all a surface.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundModifier(style: primary, lower: [secondary, tertiary]))
  }

  /// The accent colour within; nil leaves it as it is.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(TextLook { if let tint { $0.tint = .color(tint.value) } })
      .modifier(EnvironmentChange { if let tint { $0.tintPaint = .color(tint.value) } })
  }

  /// The accent within as a style; nil leaves it as it is.
  ///
  /// A colour is no such style: the compiler need not try both for each `.orange`.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TextLook { if let tint { $0.tint = tint._paint(in: EnvironmentValues()) } })
      .modifier(EnvironmentChange { if let tint { $0.tintPaint = tint._paint(in: $0) } })
  }

  /// The accent within as a style, for members such as `.linearGradient(…)` that an optional style does not have.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View { self.tint(Optional(tint)) }

  /// The accent colour within, in the older form.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// The distance between lines beyond the font's, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(TextLook { $0.lineSpacing = lineSpacing }).environment(\.lineSpacing, lineSpacing)
  }

  /// Where the lines of a text stand to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(TextLook { $0.alignment = alignment.axis }).environment(\.multilineTextAlignment, alignment)
  }

  /// How many lines the texts within have at most; nil is any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentSetting(keyPath: \.lineLimit, value: number))
  }

  /// With the room for that many lines kept, whether they are needed or not.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservesLines, reservesSpace)
      .environment(\.leastLines, reservesSpace ? limit : 1)
  }

  /// The greatest number of lines; the least one is kept by fields that grow with their text.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.leastLines, limit.lowerBound)
  }

  /// The greatest number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(EnvironmentSetting(keyPath: \.lineLimit, value: limit.upperBound))
  }

  /// A least number of lines, which fields keep that grow with their text.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.leastLines, limit.lowerBound)
  }

  /// Hosts cut texts at their end.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentSetting(keyPath: \.truncationMode, value: mode))
  }

  /// How small the text may be drawn so that all of it fits, as a part of its size. Rows of lists, documents that scroll and
  /// terminals cut it instead.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentSetting(keyPath: \.minimumScaleFactor, value: factor))
  }

  /// Hosts do not move letters together.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentSetting(keyPath: \.allowsTightening, value: flag))
  }
  /// Writes the texts within in capitals or small letters; nil leaves them as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentSetting(keyPath: \.textCase, value: textCase))
  }

  /// Lets a person select the texts within, or not.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextLook { $0.isSelectable = S.allowsSelection })
  }

  /// Draws the texts and pictures within as placeholders, or hides what is private.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentChange { $0.redactionReasons.formUnion(reason) })
  }

  /// Draws what is within as it is, whatever is set around it.
  public nonisolated func unredacted() -> some View {
    modifier(EnvironmentSetting(keyPath: \.redactionReasons, value: []))
  }
  /// Hides the view where what is around it is redacted for privacy.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(
      EnvironmentChange {
        if sensitive, $0.redactionReasons.contains(.privacy) { $0.redactionReasons.insert(.placeholder) }
      })
  }
}

/// Whether text may be selected.
public protocol TextSelectability {
  /// Whether a person may select text.
  static var allowsSelection: Bool { get }
}

/// Text may be selected.
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
/// Text may not be selected.
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text may be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text may not be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}

/// Sets the font of what is below, where nothing nearer has.
nonisolated struct FontModifier: ViewModifier {
  typealias Body = Never

  let font: Font?

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    guard let font = view.modifier.font else { return Modified._node(for: view.content, replacing: old, inputs) }
    var inputs = inputs.adding(TextLook { font.apply(to: &$0) })
    inputs.environment.font = font
    return Modified._node(for: view.content, replacing: old, inputs)
  }
}

/// Sets the weight or design of the font around or below.
nonisolated struct FontPartModifier: ViewModifier {
  typealias Body = Never

  let weight: FontStyle.Weight?
  let design: FontStyle.Design?

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let part = FontPart(
      base: inputs.environment.font?.style, weight: view.modifier.weight, design: view.modifier.design)
    return Modified._node(for: view.content, replacing: old, inputs.adding(part))
  }
}

/// Fills in what the nearest font leaves open.
nonisolated struct FontPart: FoldingModifier, Equatable {
  let base: FontStyle?
  let weight: FontStyle.Weight?
  let design: FontStyle.Design?

  @MainActor func fold(into folding: inout Folding) {
    var font = folding.style.text.font ?? base ?? FontStyle()
    if font.weight == nil { font.weight = weight }
    if let design, font.design == .standard { font.design = design }
    folding.style.text.font = font
  }
}
