/// A property of a view that the graph keeps up to date. A struct of an app may conform and be made of others; `update()` is called before `body`.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
