import SwiftUIElements

/// A frame in points, from the top left of the window.
package struct LayoutRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  package static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  package var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }
  package var size: Size { Size(width: width, height: height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// The same frame counted from the origin of another.
  package func relative(to other: LayoutRect) -> LayoutRect {
    LayoutRect(x: x - other.x, y: y - other.y, width: width, height: height)
  }
}
