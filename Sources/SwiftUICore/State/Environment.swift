/// A property whose value comes from the environment.
protocol EnvironmentReader {}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReader {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var current: Value?

  /// The value of a key path, as it stands where the view is.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// An `@Observable` object by its type. Reading it where nobody has set one is a programming error.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    source = .object { $0.object(Value.self) }
  }

  /// An `@Observable` object by its type, nil where nobody has set one.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    source = .object { .some($0.object(Object.self)) }
  }

  /// The value; outside of a view's body that of an empty environment.
  public var wrappedValue: Value {
    if let current { return current }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object:
      preconditionFailure(Diagnostic.missingObject("\(Value.self)").description)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) {
    switch source {
    case .keyPath(let keyPath): current = cursor.environment[keyPath: keyPath]
    case .object(let find): current = find(cursor.environment)
    }
  }

  func isSame(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let one), .keyPath(let another)): one === another || one == another
    case (.object, .object): true
    default: false
    }
  }
}
