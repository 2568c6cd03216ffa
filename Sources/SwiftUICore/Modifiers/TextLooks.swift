import Foundation

extension View {
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(FontModifier(font: font))
  }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(FontPartModifier(weight: weight?.weight, design: nil))
  }

  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(FontPartModifier(weight: nil, design: design?.design))
  }

  /// Hosts have one width of their face.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  public nonisolated func bold(_ isActive: Bool = true) -> some View { modifier(TextLook { $0.isBold = isActive }) }
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(TextLook { $0.isItalic = isActive })
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextLook { $0.isMonospaced = isActive })
  }

  public nonisolated func monospacedDigit() -> some View { modifier(TextLook { $0.hasMonospacedDigits = true }) }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modifier(TextLook { $0.isUnderlined = isActive }) }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modifier(TextLook { $0.isStruckThrough = isActive }) }

  public nonisolated func kerning(_ kerning: CGFloat) -> some View { modifier(TextLook { $0.kerning = kerning }) }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { modifier(TextLook { $0.kerning = tracking }) }

  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextLook { $0.baselineOffset = baselineOffset })
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(style: color))
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(style: style))
  }

  /// The second level is left to the hosts.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { modifier(ForegroundModifier(style: primary)) }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { modifier(ForegroundModifier(style: primary)) }

  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(TextLook { if let tint { $0.tint = .color(tint.value) } })
      .modifier(EnvironmentChange { if let tint { $0.tintPaint = .color(tint.value) } })
  }

  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TextLook { if let tint { $0.tint = tint._paint(in: EnvironmentValues()) } })
      .modifier(EnvironmentChange { if let tint { $0.tintPaint = tint._paint(in: $0) } })
  }

  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(TextLook { $0.lineSpacing = lineSpacing }).environment(\.lineSpacing, lineSpacing)
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(TextLook { $0.alignment = alignment.axis }).environment(\.multilineTextAlignment, alignment)
  }

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentSetting(keyPath: \.lineLimit, value: number))
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservesLines, reservesSpace)
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(EnvironmentSetting(keyPath: \.lineLimit, value: limit.upperBound))
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(EnvironmentSetting(keyPath: \.lineLimit, value: limit.upperBound))
  }

  /// A least number of lines is not kept.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(EnvironmentSetting(keyPath: \.lineLimit, value: nil))
  }

  /// Hosts cut texts at their end.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentSetting(keyPath: \.truncationMode, value: mode))
  }

  /// Hosts end a text that does not fit instead of making it smaller.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentSetting(keyPath: \.minimumScaleFactor, value: factor))
  }

  /// Hosts do not move letters together.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentSetting(keyPath: \.allowsTightening, value: flag))
  }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentSetting(keyPath: \.textCase, value: textCase))
  }

  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextLook { $0.isSelectable = S.allowsSelection })
  }

  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentChange { $0.redactionReasons.formUnion(reason) })
  }

  public nonisolated func unredacted() -> some View {
    modifier(EnvironmentSetting(keyPath: \.redactionReasons, value: []))
  }
  /// Nothing is private in a host that the reader looks at.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// Whether text may be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
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
