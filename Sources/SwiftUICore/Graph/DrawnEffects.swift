import Foundation
import SwiftUIElements
import SwiftUILayout

/// What scales and turns a view about a point of it, without a change of layout.
struct DrawnEffect {
  private let scale: Size
  /// Clockwise, in radians.
  private let angle: Double
  /// In shares of the size.
  private let pivot: Point

  /// nil where nothing does.
  init?(_ style: Style) {
    guard style.scale != nil || style.rotation != 0 else { return nil }
    scale = style.scale ?? Size(width: 1, height: 1)
    angle = style.rotation * .pi / 180
    pivot = style.pivot ?? Point(x: 0.5, y: 0.5)
  }

  /// Where a point of a view with this frame is drawn.
  fileprivate func drawn(_ point: Point, in frame: LayoutRect) -> Point {
    let middle = Point(x: frame.x + pivot.x * frame.width, y: frame.y + pivot.y * frame.height)
    let x = (point.x - middle.x) * scale.width
    let y = (point.y - middle.y) * scale.height
    let (sine, cosine) = (sin(angle), cos(angle))
    return Point(x: middle.x + x * cosine - y * sine, y: middle.y + x * sine + y * cosine)
  }
}

/// Where the corners of a frame are drawn.
struct EffectCorners {
  private var points: [Point]

  init(of frame: LayoutRect) {
    points = [
      Point(x: frame.x, y: frame.y), Point(x: frame.maxX, y: frame.y), Point(x: frame.x, y: frame.maxY),
      Point(x: frame.maxX, y: frame.maxY),
    ]
  }

  /// Once more through an effect on a view with this frame.
  func drawn(by effect: DrawnEffect, in frame: LayoutRect) -> EffectCorners {
    var corners = self
    corners.points = points.map { effect.drawn($0, in: frame) }
    return corners
  }

  /// The least rectangle around them, whose place a page tells too.
  var bounds: LayoutRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
    func rounded(_ length: Double) -> Double { (length * 1e6).rounded() / 1e6 }
    return LayoutRect(
      x: rounded(left), y: rounded(top), width: rounded(right - left), height: rounded(bottom - top))
  }
}
