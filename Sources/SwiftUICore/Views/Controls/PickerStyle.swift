/// How a picker offers its choices.
@MainActor @preconcurrency
public protocol PickerStyle {
  nonisolated var _kind: _PickerContent.Kind { get }
}

public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { .init() } }

public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}

public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .menu }
}

extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }

public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .inline }
}

extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }

public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }

public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .palette }
}

extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { .init() } }

public nonisolated struct RadioGroupPickerStyle: PickerStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _PickerContent.Kind { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
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
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.pickerStyle = PickerStyleInForce(kind: style._kind) })
  }
}
