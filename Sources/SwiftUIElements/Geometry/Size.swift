/// A width and a height in points.
public struct _Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// `_Size` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias Size = _Size

/// A place in a frame: 0,0 is top leading, 1,1 is bottom trailing.
public struct _Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// `_Point` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias Point = _Point
