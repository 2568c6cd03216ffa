/// A value that views hand up the tree.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view hands one up.
  static var defaultValue: Value { get }
  /// Joins the values of two views, in drawing order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil where no view hands anything up.
  public static var defaultValue: Value { nil }
}
