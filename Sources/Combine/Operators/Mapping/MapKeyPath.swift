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
      let read = PropertyReader(keyPath)
      upstream.receive(
        subscriber: MapInner<Upstream.Output, S>(downstream: subscriber, keyPaths: [keyPath]) {
          read.value(of: $0)
        })
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
      let read0 = PropertyReader(keyPath0)
      let read1 = PropertyReader(keyPath1)
      upstream.receive(
        subscriber: MapInner<Upstream.Output, S>(downstream: subscriber, keyPaths: [keyPath0, keyPath1]) {
          (read0.value(of: $0), read1.value(of: $0))
        })
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
      let read0 = PropertyReader(keyPath0)
      let read1 = PropertyReader(keyPath1)
      let read2 = PropertyReader(keyPath2)
      upstream.receive(
        subscriber: MapInner<Upstream.Output, S>(downstream: subscriber, keyPaths: [keyPath0, keyPath1, keyPath2]) {
          (read0.value(of: $0), read1.value(of: $0), read2.value(of: $0))
        })
    }
  }
}

/// Reads a property of many values.
///
/// A stored property of a struct has a known place, which costs one load; the way through the key path costs dozens of
/// times more.
@frozen @usableFromInline
struct PropertyReader<Root, Value> {
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
