// The hosts' own looks of buttons. `glass` is drawn as `bordered`: hosts have no such material.

extension PrimitiveButtonStyle where Body == Button<PrimitiveButtonStyleConfiguration.Label> {
  public func makeBody(configuration: Configuration) -> Body { Button(configuration) }
}

public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { .init() }
}

public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }

public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}

public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}

public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .link }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: LinkButtonStyle { .init() } }

public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .bordered }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: GlassButtonStyle { .init() } }

public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public typealias Body = Button<PrimitiveButtonStyleConfiguration.Label>
  public init() {}
  public nonisolated var _prominence: _ButtonContent.Prominence? { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
