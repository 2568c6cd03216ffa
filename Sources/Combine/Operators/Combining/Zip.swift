extension Publishers {
  /// Pairs the values of two publishers: the first of each, then the second of each, and so on.
  ///
  /// It finishes as soon as a publisher that has finished has no value left for a row, and fails as soon as one fails.
  public struct Zip<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
      typealias Slots = Rows2<QueueSlot<A.Output>, QueueSlot<B.Output>>
      let inner = RowInner<Slots, S>(downstream: subscriber)
      a.subscribe(inner.side(FirstPosition.self))
      b.subscribe(inner.side(SecondPosition.self))
      inner.start()
    }
  }

  /// Joins the values of three publishers in rows: the first of each, then the second of each, and so on.
  ///
  /// It finishes as soon as a publisher that has finished has no value left for a row, and fails as soon as one fails.
  public struct Zip3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Combines three publishers.
    @inlinable
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
      typealias Slots = Rows3<QueueSlot<A.Output>, QueueSlot<B.Output>, QueueSlot<C.Output>>
      let inner = RowInner<Slots, S>(downstream: subscriber)
      a.subscribe(inner.side(FirstPosition.self))
      b.subscribe(inner.side(SecondPosition.self))
      c.subscribe(inner.side(ThirdPosition.self))
      inner.start()
    }
  }

  /// Joins the values of four publishers in rows: the first of each, then the second of each, and so on.
  ///
  /// It finishes as soon as a publisher that has finished has no value left for a row, and fails as soon as one fails.
  public struct Zip4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure
  {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Combines four publishers.
    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
      typealias Slots = Rows4<QueueSlot<A.Output>, QueueSlot<B.Output>, QueueSlot<C.Output>, QueueSlot<D.Output>>
      let inner = RowInner<Slots, S>(downstream: subscriber)
      a.subscribe(inner.side(FirstPosition.self))
      b.subscribe(inner.side(SecondPosition.self))
      c.subscribe(inner.side(ThirdPosition.self))
      d.subscribe(inner.side(FourthPosition.self))
      inner.start()
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Pairs the values of this publisher with those of another: the first of each, then the second of each, and so on.
  ///
  /// - Returns: A publisher that finishes as soon as a publisher that has finished has no value left for a row.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher
  ///   .zip(["a", "b"].publisher)
  ///   .sink { print($0) }
  /// // Prints:
  /// // (1, "a")
  /// // (2, "b")
  /// ```
  @inlinable
  public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Pairs the values as above, and makes one value of each row.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher
  ///   .zip(["a", "b"].publisher) { "\($0)\($1)" }
  ///   .sink { print($0) }
  /// // Prints:
  /// // 1a
  /// // 2b
  /// ```
  @inlinable
  public func zip<P, T>(
    _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.Map(upstream: Publishers.Zip(self, other)) { transform($0.0, $0.1) }
  }

  /// Joins the values of this publisher with those of two others: the first of each, then the second of each, and so on.
  ///
  /// - Returns: A publisher that finishes as soon as a publisher that has finished has no value left for a row.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher
  ///   .zip(["a", "b"].publisher, [true, false, true].publisher)
  ///   .sink { print($0) }
  /// // Prints:
  /// // (1, "a", true)
  /// // (2, "b", false)
  /// ```
  @inlinable
  public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Joins the values as above, and makes one value of each row.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher
  ///   .zip(["a", "b"].publisher, [true, false, true].publisher) { $2 ? "\($0)\($1)" : "-" }
  ///   .sink { print($0) }
  /// // Prints:
  /// // 1a
  /// // -
  /// ```
  @inlinable
  public func zip<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Map(upstream: Publishers.Zip3(self, publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }

  /// Joins the values of this publisher with those of three others: the first of each, then the second of each, and so on.
  ///
  /// - Returns: A publisher that finishes as soon as a publisher that has finished has no value left for a row.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher
  ///   .zip(["a", "b"].publisher, [true, false, true].publisher, [0.5, 1].publisher)
  ///   .sink { print($0) }
  /// // Prints:
  /// // (1, "a", true, 0.5)
  /// // (2, "b", false, 1.0)
  /// ```
  @inlinable
  public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
  {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Joins the values as above, and makes one value of each row.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher
  ///   .zip(["a", "b"].publisher, [true, false, true].publisher, [0.5, 1].publisher) { $2 ? "\($0)\($1)" : "\($3)" }
  ///   .sink { print($0) }
  /// // Prints:
  /// // 1a
  /// // 1.0
  /// ```
  @inlinable
  public func zip<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
  {
    Publishers.Map(upstream: Publishers.Zip4(self, publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
