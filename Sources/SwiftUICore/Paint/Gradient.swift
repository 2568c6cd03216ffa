import Foundation

/// A run of colours.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A colour at a place, from 0 at the start to 1 at the end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, in order.
  public var stops: [Stop]

  /// Colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  var values: [GradientStop] { stops.map { GradientStop(color: $0.color.value, location: $0.location) } }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .linearGradient(stops: values, start: UnitPoint.top.point, end: UnitPoint.bottom.point)
  }
}

/// A gradient whose direction is left to where it is used: from the top down.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// A gradient from the top down.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in environment: EnvironmentValues) -> _Paint { gradient._paint(in: environment) }
}

/// Colours along a line.
public nonisolated struct LinearGradient: View, ShapeStyle, Hashable {
  public typealias Body = Never

  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// A gradient along a line between two points of what is painted.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// With colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// With colours at places of their own.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .linearGradient(stops: gradient.values, start: start.point, end: end.point)
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    DrawingNode.painted(view, old, inputs)
  }
}

/// Colours around a centre, outwards.
public nonisolated struct RadialGradient: View, ShapeStyle, Hashable {
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient around a point, from one distance in points to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// With colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// With colours at places of their own.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .radialGradient(stops: gradient.values, center: center.point, startRadius: startRadius, endRadius: endRadius)
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    DrawingNode.painted(view, old, inputs)
  }
}

/// Colours around a centre, by angle.
public nonisolated struct AngularGradient: View, ShapeStyle, Hashable {
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// A gradient around a point, from one angle to another; two that are the same make a whole turn.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  /// A gradient around a point for a whole turn that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// With colours at even distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// With colours at even distances for a whole turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// With colours at places of their own.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// With colours at places of their own for a whole turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .angularGradient(
      stops: gradient.values, center: center.point, startDegrees: startAngle.degrees, endDegrees: endAngle.degrees)
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    DrawingNode.painted(view, old, inputs)
  }
}

extension DrawingNode {
  /// A rectangle that fills its space.
  static func painted(_ style: some ShapeStyle, _ old: ViewNode?, _ inputs: ViewInputs) -> DrawingNode {
    let node = old as? DrawingNode ?? DrawingNode(inputs)
    let paint = style._paint(in: inputs.environment)
    node.draw(Element(.shape(ShapeContent(outline: .rectangle, fill: paint))), inputs)
    return node
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at even distances along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at places of their own along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point, radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours at even distances around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours at places of their own around a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point, by angle.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours at even distances around a point, by angle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours at places of their own around a point, by angle.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient around a point for a whole turn.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
  /// Colours at even distances around a point for a whole turn.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}
