import Foundation

// What styles see of what they draw, where hosts draw in one way and do not ask.

/// A table as a style sees it; hosts have one look of tables.
public struct TableStyleConfiguration {}
/// A text editor as a style sees it; hosts have one look of text editors.
public struct TextEditorStyleConfiguration {}
/// Columns as a style sees them; hosts have one look of columns.
public struct NavigationSplitViewStyleConfiguration {}

/// A text editor with round corners; hosts have one look of text editors.
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The one look that text editors have.
  public static var roundedBorder: Self { .init() }
}

/// What a scroll view does besides coming to rest; hosts do not ask.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether scrolling stops at once where it is told to go.
  public var limitsScrolls = false
  /// The usual ways.
  public init() {}
}

/// Which system a preview is for; hosts show all.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// Which forms of a text may be shown; hosts show the one that is written.
public protocol TextVariantPreference {}
/// The form that is written.
public struct FixedTextVariant: TextVariantPreference, Sendable { public init() {} }
/// A shorter form where there is less room; hosts show the one that is written.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable { public init() {} }
extension TextVariantPreference where Self == FixedTextVariant {
  /// The form that is written.
  public static var fixed: FixedTextVariant { .init() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A shorter form where there is less room; hosts show the one that is written.
  public static var sizeDependent: SizeDependentTextVariant { .init() }
}
extension View {
  /// Accepted; hosts show the form that is written.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

/// How colours are changed: four rows of five numbers.
public struct ColorMatrix: Hashable, Sendable {
  /// Of red.
  public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
  /// Of green.
  public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
  /// Of blue.
  public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
  /// Of the opacity.
  public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)
  /// Colours as they are.
  public init() {}
}
