/// The shades that views ask of what presents them: the first that names any.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// None.
  public static var defaultValue: ColorScheme? { nil }
  /// Keeps the first that is named.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
