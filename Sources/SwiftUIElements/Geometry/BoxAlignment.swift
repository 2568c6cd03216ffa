/// Where something stands on one axis of the space it has.
package enum AxisAlignment: Hashable, Sendable {
  case leading, center, trailing, firstTextBaseline, lastTextBaseline
  /// A guide of the app's own.
  case custom(CustomAlignment)

  /// The same from the other side.
  package var opposite: AxisAlignment {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .center, .firstTextBaseline, .lastTextBaseline, .custom: self
    }
  }
}

/// Where something stands in the space it has.
package struct BoxAlignment: Hashable, Sendable {
  package var horizontal: AxisAlignment
  package var vertical: AxisAlignment

  package init(horizontal: AxisAlignment = .center, vertical: AxisAlignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
