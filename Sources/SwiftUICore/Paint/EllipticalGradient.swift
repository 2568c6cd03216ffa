import Foundation

/// Colours around a centre, outwards; drawn as a circle whose radius follows a view of 100 points.
public nonisolated struct EllipticalGradient: View, ShapeStyle, Hashable {
  public typealias Body = Never

  private let radial: RadialGradient

  /// A gradient whose radii are parts of the view's size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    radial = RadialGradient(
      gradient: gradient, center: center, startRadius: startRadiusFraction * 200, endRadius: endRadiusFraction * 200)
  }

  /// With colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// With colours at places of their own.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint { radial._paint(in: environment) }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    DrawingNode.painted(view, old, inputs)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours at even distances around a centre.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// A gradient around a centre.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// Colours at the points of a mesh. Hosts draw a line from the first colour to the last.
public nonisolated struct MeshGradient: View, ShapeStyle, Hashable {
  public typealias Body = Never

  private let colors: [Color]

  /// The first colour at the top leading corner and the last at the opposite one; the points have no effect.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { self.colors = colors }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)._paint(in: environment)
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    DrawingNode.painted(view, old, inputs)
  }
}
