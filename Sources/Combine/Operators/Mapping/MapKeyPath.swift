extension Publishers {
  /// A publisher of a property of each value.
  public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are read.
    public let upstream: Upstream

    /// The property to read.
    public let keyPath: KeyPath<Upstream.Output, Output>

    @inlinable
    init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.receive(subscriber: MapKeyPathInner(downstream: subscriber, reader: PropertyReader(keyPath)))
    }
  }
}

extension Publishers {
  /// A publisher of two properties of each value.
  public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are read.
    public let upstream: Upstream

    /// The property for position 0.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The property for position 1.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    @inlinable
    init(upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where (Output0, Output1) == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      let reader = PropertyPairReader(PropertyReader(keyPath0), PropertyReader(keyPath1))
      upstream.receive(subscriber: MapKeyPathInner(downstream: subscriber, reader: reader))
    }
  }
}

extension Publishers {
  /// A publisher of three properties of each value.
  public struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are read.
    public let upstream: Upstream

    /// The property for position 0.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The property for position 1.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// The property for position 2.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    @inlinable
    init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where (Output0, Output1, Output2) == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      let reader = PropertyTripleReader(PropertyReader(keyPath0), PropertyReader(keyPath1), PropertyReader(keyPath2))
      upstream.receive(subscriber: MapKeyPathInner(downstream: subscriber, reader: reader))
    }
  }
}

/// Passes the upstream's subscription straight through.
@frozen @usableFromInline
struct MapKeyPathInner<Reader: PropertyReading, Downstream: Subscriber>: Subscriber, NamedForDebugging
where Downstream.Input == Reader.Value {
  @usableFromInline typealias Input = Reader.Root
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let reader: Reader
  @usableFromInline let combineIdentifier: CombineIdentifier

  @inlinable
  init(downstream: Downstream, reader: Reader) {
    self.downstream = downstream
    self.reader = reader
    combineIdentifier = CombineIdentifier()
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(reader.value(of: input)) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }

  @inlinable
  func _receive(only value: () -> Input) -> Bool { downstream._receive(only: { reader.value(of: value()) }) }

  @usableFromInline var name: String { Reader.name }
  @usableFromInline var children: [Mirror.Child] { reader.children }
}

/// What `map` reads of each value when it is given key paths.
@usableFromInline
protocol PropertyReading {
  associatedtype Root
  associatedtype Value

  /// The operator's name.
  static var name: String { get }

  /// The key paths, as a mirror shows them.
  var children: [Mirror.Child] { get }

  func value(of root: Root) -> Value
}

/// Reads a property of many values.
///
/// A stored property of a struct has a known place, which costs one load; the way through the key path costs dozens of
/// times more.
@frozen @usableFromInline
struct PropertyReader<Root, Value>: PropertyReading {
  @usableFromInline let keyPath: KeyPath<Root, Value>
  @usableFromInline let offset: Int?

  @inlinable
  init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath)
  }

  @inlinable
  func value(of root: Root) -> Value {
    guard let offset else { return root[keyPath: keyPath] }
    return withUnsafePointer(to: root) {
      UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  @usableFromInline static var name: String { "ValueForKey" }
  @usableFromInline var children: [Mirror.Child] { [("keyPath", keyPath)] }
}

/// Reads two properties of many values.
@frozen @usableFromInline
struct PropertyPairReader<Root, Value0, Value1>: PropertyReading {
  @usableFromInline let reader0: PropertyReader<Root, Value0>
  @usableFromInline let reader1: PropertyReader<Root, Value1>

  @inlinable
  init(_ reader0: PropertyReader<Root, Value0>, _ reader1: PropertyReader<Root, Value1>) {
    self.reader0 = reader0
    self.reader1 = reader1
  }

  @inlinable
  func value(of root: Root) -> (Value0, Value1) { (reader0.value(of: root), reader1.value(of: root)) }

  @usableFromInline static var name: String { "ValueForKeys" }
  @usableFromInline var children: [Mirror.Child] { [("keyPath0", reader0.keyPath), ("keyPath1", reader1.keyPath)] }
}

/// Reads three properties of many values.
@frozen @usableFromInline
struct PropertyTripleReader<Root, Value0, Value1, Value2>: PropertyReading {
  @usableFromInline let reader0: PropertyReader<Root, Value0>
  @usableFromInline let reader1: PropertyReader<Root, Value1>
  @usableFromInline let reader2: PropertyReader<Root, Value2>

  @inlinable
  init(
    _ reader0: PropertyReader<Root, Value0>, _ reader1: PropertyReader<Root, Value1>,
    _ reader2: PropertyReader<Root, Value2>
  ) {
    self.reader0 = reader0
    self.reader1 = reader1
    self.reader2 = reader2
  }

  @inlinable
  func value(of root: Root) -> (Value0, Value1, Value2) {
    (reader0.value(of: root), reader1.value(of: root), reader2.value(of: root))
  }

  @usableFromInline static var name: String { "ValueForKeys" }
  @usableFromInline var children: [Mirror.Child] {
    [("keyPath0", reader0.keyPath), ("keyPath1", reader1.keyPath), ("keyPath2", reader2.keyPath)]
  }
}

extension Publisher {
  /// Reads a property of each value.
  ///
  /// ```swift
  /// let cancellable = ["a", "bcd"].publisher.map(\.count).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 3
  /// ```
  @inlinable
  public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Reads two properties of each value.
  ///
  /// ```swift
  /// let cancellable = ["a", "bcd"].publisher.map(\.count, \.isEmpty).sink { print($0, $1) }
  /// // Prints:
  /// // 1 false
  /// // 3 false
  /// ```
  @inlinable
  public func map<T0, T1>(_ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Reads three properties of each value.
  ///
  /// ```swift
  /// let cancellable = ["a"].publisher.map(\.count, \.isEmpty, \.description).sink { print($0, $1, $2) }
  /// // Prints:
  /// // 1 false a
  /// ```
  @inlinable
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>, _ keyPath2: KeyPath<Self.Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
