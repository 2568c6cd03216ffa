/// How a picker offers its choices.
@MainActor @preconcurrency
public protocol PickerStyle {
  nonisolated var _kind: _PickerContent.Kind { get }
}

/// The look that the surroundings of a picker ask for.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { .init() } }

/// One row of segments, all in sight.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// The same as `.segmented`.
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// One row of segments, all in sight.
  public static var segmented: SegmentedPickerStyle { .init() }
}

/// A menu of which the chosen option is shown.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
  /// The same as `.menu`.
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .menu }
}

extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }

/// The options among the rows around the picker.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
  /// The same as `.inline`.
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .inline }
}

extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }

/// Drawn as a menu instead of a column that turns.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
  /// The same as `.wheel`.
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }

/// Drawn as a menu instead of a row that leads to a page with the options.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// The same as `.navigationLink`.
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Drawn as a menu instead of a row that leads to a page with the options.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// The options side by side, all in sight.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
  /// The same as `.palette`.
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .palette }
}

extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { .init() } }

/// The options below each other; drawn as `inline` is.
public nonisolated struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// The same as `.radioGroup`.
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options below each other; drawn as `inline` is.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension EnvironmentValues {
  private struct PickerStyleKey: EnvironmentKey { static let defaultValue = PickerStyleInForce(kind: .automatic) }

  var pickerStyle: PickerStyleInForce {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

/// The style in force.
struct PickerStyleInForce: Equatable, Sendable {
  let kind: PickerContent.Kind
}

extension View {
  /// Offers the choices of the pickers within as the style says.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.pickerStyle = PickerStyleInForce(kind: style._kind) })
  }
}
