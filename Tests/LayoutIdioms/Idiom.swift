import Foundation
import SwiftUI

/// A way in which apps commonly place views, in a place of 300 by 200 points, and where its named views stand.
@MainActor
package struct Idiom {
  package let name: String
  let view: AnyView
  let places: [String: Place]

  init(_ name: String, _ places: [String: Place], @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.view = AnyView(view())
    self.places = places
  }
}

/// Where a view stands in its place, in points; nil for what does not matter.
struct Place: CustomStringConvertible {
  var x: Double?
  var y: Double?
  var width: Double?
  var height: Double?

  init(_ x: Double? = nil, _ y: Double? = nil, _ width: Double? = nil, _ height: Double? = nil) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var description: String {
    [x, y, width, height].map { $0.map { String(format: "%g", ($0 * 10).rounded() / 10) } ?? "–" }
      .joined(separator: ", ")
  }

  func holds(_ other: Place) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { wanted, found in
      guard let wanted else { return true }
      return found.map { abs($0 - wanted) <= 1 } ?? false
    }
  }
}
