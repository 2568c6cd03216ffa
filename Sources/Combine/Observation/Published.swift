/// A property of a class whose changes are published.
///
/// `$property` is a publisher that sends the current value at once, and each new value just before it is set: a
/// subscriber that reads the property still sees the old one.
///
/// ```swift
/// final class Weather {
///   @Published var degrees = 20
/// }
/// let weather = Weather()
/// let cancellable = weather.$degrees.sink { print($0, weather.degrees) }
/// weather.degrees = 25
/// // Prints:
/// // 20 20
/// // 25 20
/// ```
///
/// It may be read and set from any thread. Who sets it while another thread tells the subscribers of a new value waits until
/// that value is set.
@propertyWrapper
public struct Published<Value> {
  // The only field: `ChangePublishers` reads it through field offsets.
  @usableFromInline var box: PublishedBox<Value>

  /// Creates the property with its first value.
  @inlinable
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// Creates the property with its first value.
  @inlinable
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// The publisher of the property's values. Assigning another property's publisher shares that property's storage.
  @inlinable public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { box = newValue.box }
  }

  /// Only classes can have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// Reads and sets the property on behalf of the object that has it.
  @inlinable @inline(__always)
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.get() }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published {
  /// The publisher of a published property: the current value at once, then each new one before it is set.
  public struct Publisher: Combine.Publisher {
    /// The property's values.
    public typealias Output = Value

    /// It cannot fail.
    public typealias Failure = Never

    @usableFromInline let box: PublishedBox<Value>

    @inlinable
    init(box: PublishedBox<Value>) {
      self.box = box
    }

    /// Attaches a subscriber. It gets the value that the property has first, then each one that is about to be set.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Value == S.Input, S.Failure == Never {
      box.roster.admit(subscriber, Conduit(owner: box, name: "PublishedSubject", isAsked: box.roster.isAsked, .latest))
    }
  }
}

extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
