import SwiftUIElements

/// The lengths that a host counts in. What elements say in points is turned into them where it enters a tree; the rules are the same in all.
package protocol LayoutUnits {
  /// The size of what has none of its own.
  var ideal: Size { get }
  /// No size is larger.
  var longest: Double { get }
  /// How many points one of them has, across and down.
  var points: Size { get }
  /// How long something is.
  func length(_ points: Double, _ axis: Axis) -> Double
  /// How long something is at least.
  func least(_ points: Double, _ axis: Axis) -> Double
  /// Between two views, or a view and what is around it.
  func distance(_ points: Double, _ axis: Axis) -> Double
}

package struct PointUnits: LayoutUnits {
  package init() {}
  package var ideal: Size { .ideal }
  /// Nothing is longer or further away.
  static let farthest = 1e9
  package var longest: Double { Self.farthest }
  package var points: Size { Size(width: 1, height: 1) }
  package func length(_ points: Double, _ axis: Axis) -> Double { points }
  package func least(_ points: Double, _ axis: Axis) -> Double { points }
  package func distance(_ points: Double, _ axis: Axis) -> Double { points }
}

extension LayoutUnits {
  /// How many across are as long as one down.
  package var across: Double { points.height / points.width }

  /// The distance that plain content prefers.
  func usual(_ axis: Axis) -> Double { distance(SpacingPreference.usual, axis) }

  func distances(_ points: Insets) -> Insets {
    Insets(
      top: distance(points.top, .vertical), leading: distance(points.leading, .horizontal),
      bottom: distance(points.bottom, .vertical), trailing: distance(points.trailing, .horizontal))
  }

  func bounds(_ least: Double?, _ ideal: Double?, _ most: Double?, _ axis: Axis) -> FlexibleFrame.Bounds {
    FlexibleFrame.Bounds(
      least: least.map { self.least($0, axis) }, ideal: ideal.map { length($0, axis) },
      most: most.map { length($0, axis) })
  }
}
