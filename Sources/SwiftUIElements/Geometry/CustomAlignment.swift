/// A guide that an app made up.
package struct CustomAlignment: Hashable, Sendable {
  /// The type that names the guide.
  package let id: ObjectIdentifier
  /// Where the guide lies in a view that sets none, from the view's size and other guides.
  package let defaultValue: @Sendable (LayoutDimensions) -> Double

  package init(id: ObjectIdentifier, defaultValue: @escaping @Sendable (LayoutDimensions) -> Double) {
    self.id = id
    self.defaultValue = defaultValue
  }

  package static func == (lhs: CustomAlignment, rhs: CustomAlignment) -> Bool { lhs.id == rhs.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
