// The hosts' own looks of buttons. `glass` is drawn as `bordered`: hosts have no such material.

extension PrimitiveButtonStyle where Body == Button<PrimitiveButtonStyleConfiguration.Label> {
  public func makeBody(configuration: Configuration) -> Body { Button(configuration) }
}

/// The look that the surroundings of a button ask for.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that the surroundings of a button ask for.
  public static var automatic: DefaultButtonStyle { .init() }
}

/// The label alone, without a background or a colour of its own.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  /// The same as `.plain`.
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }

/// The label alone, in the accent colour.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  /// The same as `.borderless`.
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the accent colour.
  public static var borderless: BorderlessButtonStyle { .init() }
}

/// A faint background around the label.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  /// The same as `.bordered`.
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A faint background around the label.
  public static var bordered: BorderedButtonStyle { .init() }
}

/// The label on a background of the accent colour.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  /// The same as `.borderedProminent`.
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a background of the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// The look of a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  /// The same as `.link`.
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .link }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Like a link in a text. Phones have none, so that apps written for them declare their own, which is meant then.
  @_disfavoredOverload
  public static var link: LinkButtonStyle { .init() }
}

/// Drawn as `bordered` instead of a material.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  /// The same as `.glass`.
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .bordered }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Drawn as `bordered` instead of a material.
  public static var glass: GlassButtonStyle { .init() }
  /// Drawn as `bordered`, whatever the glass, instead of a material.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init() }
}

/// Drawn as `borderedProminent` instead of a material.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  /// The same as `.glassProminent`.
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Drawn as `borderedProminent` instead of a material.
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
