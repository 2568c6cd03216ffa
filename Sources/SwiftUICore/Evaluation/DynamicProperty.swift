/// A property of a view that the graph keeps up to date. A struct of an app may conform and be made of others; `update()` is called before `body`.
public protocol DynamicProperty {
  /// Brings the property up to date; called on the main thread before each `body`.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing, unless a property has something to bring up to date.
  public mutating func update() {}
}
