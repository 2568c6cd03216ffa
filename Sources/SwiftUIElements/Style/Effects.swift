/// The shadow of a box.
package struct Shadow: Hashable, Sendable {
  package var color: ColorValue
  package var radius: Double
  package var x: Double
  package var y: Double

  package init(color: ColorValue, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A change of every colour in a box.
package enum ColorFilter: Hashable, Sendable {
  /// Added to each component; 0 changes nothing, 1 makes all white.
  case brightness(Double)
  /// 1 changes nothing, 0 makes all grey.
  case contrast(Double)
  /// 1 changes nothing, 0 takes all colour.
  case saturation(Double)
  /// 0 changes nothing, 1 takes all colour.
  case grayscale(Double)
  /// Around the colour wheel, in degrees.
  case hueRotation(Double)
  /// 0 changes nothing, 1 turns each component round.
  case inversion(Double)
  /// What is light becomes opaque black, what is dark transparent.
  case luminanceToAlpha
  /// Each component by its own factor of 0 to 1.
  case multiplication(red: Double, green: Double, blue: Double, alpha: Double)
}

/// How colours mix with what is behind them.
package enum BlendKind: String, Hashable, Sendable {
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion,
    hue, saturation, color, luminosity, plusLighter
}

/// A turn in depth, about an axis through the pivot of the style.
package struct Turn: Hashable, Sendable {
  /// Degrees.
  package var angle: Double
  package var x: Double
  package var y: Double
  package var z: Double
  /// 0 is seen from far away, 1 from about one width.
  package var perspective: Double
  /// How many points before the element the axis lies.
  package var depth: Double

  package init(angle: Double, x: Double, y: Double, z: Double, perspective: Double = 1, depth: Double = 0) {
    self.angle = angle
    self.x = x
    self.y = y
    self.z = z
    self.perspective = perspective
    self.depth = depth
  }
}
