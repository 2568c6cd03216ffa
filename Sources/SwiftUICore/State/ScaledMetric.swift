import Foundation

/// A number that grows with the text size a person prefers. Hosts scale by themselves, so it is the number as it was written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number as it was written.
  public let wrappedValue: Value

  /// A number that grows with body text on Apple's systems.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A number that grows with a style of text on Apple's systems.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
