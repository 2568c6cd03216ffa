/// What an area is filled with.
public indirect enum _Paint: Hashable, Sendable {
  case color(_ColorValue)
  case linearGradient(stops: [_GradientStop], start: _Point, end: _Point)
  case radialGradient(stops: [_GradientStop], center: _Point, startRadius: Double, endRadius: Double)
  case angularGradient(stops: [_GradientStop], center: _Point, startDegrees: Double, endDegrees: Double)
  /// A translucent surface over what is behind; 0 is the thinnest, 4 the thickest.
  case material(thickness: Int)
}

/// `_Paint` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias Paint = _Paint

extension Paint {
  /// Whether anything is seen of it.
  package var isSeen: Bool {
    switch self {
    case .color(let color): color.isSeen
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.contains { $0.color.isSeen }
    case .material: true
    }
  }
}

/// A colour of the gradient at a place 0…1.
public struct _GradientStop: Hashable, Sendable {
  package var color: ColorValue
  package var location: Double

  package init(color: ColorValue, location: Double) {
    self.color = color
    self.location = location
  }
}

/// `_GradientStop` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias GradientStop = _GradientStop
