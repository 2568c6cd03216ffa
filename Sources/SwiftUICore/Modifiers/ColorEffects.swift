import Foundation

// Effects on the colours of a drawn view and on how it mixes with what is behind it.

extension View {
  /// Lightens (above 0) or darkens (below 0) by an amount of -1…1. Hosts multiply instead of adding, so black stays black.
  public nonisolated func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }
  /// Makes the view stronger in contrast; 1 changes nothing, 0 is grey.
  public nonisolated func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }
  /// Makes the view stronger in colour; 1 changes nothing, 0 is without colour.
  public nonisolated func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }
  /// Takes colour away: 0 changes nothing, 1 is without colour.
  public nonisolated func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }
  /// Turns the view's hues by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(angle.degrees)) }
  /// Makes what is light opaque and what is dark transparent.
  public nonisolated func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }
  /// Turns each component of the view's colours into its opposite.
  public nonisolated func colorInvert() -> some View { inverted(1) }

  /// Multiplies each component of the view's colours by that of `color`.
  public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplication(color: color)) }

  /// - Parameter amount: 0 changes nothing, 1 turns each component round.
  nonisolated func inverted(_ amount: Double) -> some View { filtered(.inversion(amount)) }

  fileprivate nonisolated func filtered(_ filter: ColorFilter) -> some View {
    modifier(StyleChange(.shadow) { $0.filters.append(filter) })
  }

  /// Mixes the view with what is behind it, within the nearest stack of layers.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(StyleChange(.shadow) { $0.blend = blendMode.kind })
  }

  /// Has the view drawn by itself before it mixes with what is behind it.
  public nonisolated func compositingGroup() -> some View { modifier(StyleChange(.shadow) { $0.isIsolated = true }) }
  /// Has the view drawn by itself, as `compositingGroup()`; `opaque` and `colorMode` have no effect.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Turns the view in depth about an axis through a point of it, `anchorZ` points before it.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let turn = Turn(
      angle: angle.degrees, x: axis.x, y: axis.y, z: axis.z, perspective: perspective, depth: anchorZ)
    return modifier(PivotedChange(kind: .turn(turn), anchor: anchor))
  }
}

private nonisolated struct ColorMultiplication: ViewModifier {
  let color: Color
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let factors = color.resolve(in: environment)
    content.filtered(
      .multiplication(
        red: Double(factors.red), green: Double(factors.green), blue: Double(factors.blue),
        alpha: Double(factors.opacity)))
  }
}

/// How a view mixes with what is behind it.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

  /// nil where hosts draw the view over what is behind it, as usual.
  var kind: BlendKind? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .plusDarker: .colorBurn
    default: BlendKind(rawValue: "\(self)")
    }
  }
}
