/// The outline of a shape, relative to its frame.
public indirect enum _Outline: Hashable, Sendable {
  case rectangle
  case roundedRectangle(radius: Double)
  case unevenRectangle(_Corners)
  case circle
  case ellipse
  case capsule
  /// SVG path commands in a box of `size` points, which is as large as the frame.
  case path(String, size: _Size)
  /// SVG path commands in points from the frame's corner, whatever its size; `size` is how far they reach.
  case drawn(String, size: _Size)
  /// A closed line through places that follow the frame's size.
  case elastic([_ElasticPoint])
}

/// A place in a frame: a share of the frame's width and height, and points beyond.
public struct _ElasticPoint: Hashable, Sendable {
  package var xShare: Double
  package var x: Double
  package var yShare: Double
  package var y: Double

  package init(xShare: Double, x: Double = 0, yShare: Double, y: Double = 0) {
    self.xShare = xShare
    self.x = x
    self.yShare = yShare
    self.y = y
  }
}

/// A radius in points for each corner of a rectangle.
public struct _Corners: Hashable, Sendable {
  package var topLeading: Double
  package var topTrailing: Double
  package var bottomLeading: Double
  package var bottomTrailing: Double

  package init(topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  package var largest: Double { max(topLeading, topTrailing, bottomLeading, bottomTrailing) }
}

/// `_Outline` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias Outline = _Outline

/// A drawn line.
package struct Stroke: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }

  package enum Join: Hashable, Sendable {
    /// Sharp, and cut where the corner would reach further than so many half widths.
    case miter(limit: Double)
    case round, bevel
  }

  package var paint: Paint
  /// In points.
  package var width: Double
  package var cap: Cap
  package var join: Join
  /// Lengths of dashes and gaps in points; empty is a whole line.
  package var dash: [Double]
  /// Where in the dashes the line begins, in points.
  package var dashPhase: Double

  package init(
    paint: Paint, width: Double, cap: Cap = .butt, join: Join = .miter(limit: 10), dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// What a bordered button, link or menu has behind its label.
package enum SurfaceGround: Hashable, Sendable {
  /// A faint one in the tint of what is around it.
  case tint
  case clear
}

/// The outline of what a button stands on.
package enum SurfaceOutline: Hashable, Sendable {
  case capsule, circle
  /// Corners of a radius in points; nil is the usual one.
  case rounded(radius: Double?)
}
