extension Publishers {
  /// The newest value of each of two publishers, whenever one of them sends a new one.
  ///
  /// The first comes when each has sent a value. It finishes when all have finished, and fails as soon as one fails.
  public struct CombineLatest<A, B>: Publisher
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
      typealias Slots = Rows2<LatestSlot<A.Output>, LatestSlot<B.Output>>
      let inner = RowInner<Slots, S>(downstream: subscriber)
      a.subscribe(inner.side(FirstPosition.self))
      b.subscribe(inner.side(SecondPosition.self))
      inner.start()
    }
  }

  /// The newest value of each of three publishers, whenever one of them sends a new one.
  ///
  /// The first comes when each has sent a value. It finishes when all have finished, and fails as soon as one fails.
  public struct CombineLatest3<A, B, C>: Publisher
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
      typealias Slots = Rows3<LatestSlot<A.Output>, LatestSlot<B.Output>, LatestSlot<C.Output>>
      let inner = RowInner<Slots, S>(downstream: subscriber)
      a.subscribe(inner.side(FirstPosition.self))
      b.subscribe(inner.side(SecondPosition.self))
      c.subscribe(inner.side(ThirdPosition.self))
      inner.start()
    }
  }

  /// The newest value of each of four publishers, whenever one of them sends a new one.
  ///
  /// The first comes when each has sent a value. It finishes when all have finished, and fails as soon as one fails.
  public struct CombineLatest4<A, B, C, D>: Publisher
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
      typealias Slots = Rows4<LatestSlot<A.Output>, LatestSlot<B.Output>, LatestSlot<C.Output>, LatestSlot<D.Output>>
      let inner = RowInner<Slots, S>(downstream: subscriber)
      a.subscribe(inner.side(FirstPosition.self))
      b.subscribe(inner.side(SecondPosition.self))
      c.subscribe(inner.side(ThirdPosition.self))
      d.subscribe(inner.side(FourthPosition.self))
      inner.start()
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Joins the newest value of this publisher with those of another, whenever one of them sends a new one.
  ///
  /// - Returns: A publisher whose first row comes when each has sent a value, and which finishes when all have finished.
  ///
  /// ```swift
  /// let name = CurrentValueSubject<String, Never>("Ann")
  /// let age = CurrentValueSubject<Int, Never>(40)
  /// let cancellable = name.combineLatest(age).sink { print($0) }
  /// age.send(41)
  /// // Prints:
  /// // ("Ann", 40)
  /// // ("Ann", 41)
  /// ```
  @inlinable
  public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Joins the newest values as above, and makes one value of each row.
  ///
  /// ```swift
  /// let name = CurrentValueSubject<String, Never>("Ann")
  /// let age = CurrentValueSubject<Int, Never>(40)
  /// let cancellable = name
  ///   .combineLatest(age) { "\($0), \($1)" }
  ///   .sink { print($0) }
  /// age.send(41)
  /// // Prints:
  /// // Ann, 40
  /// // Ann, 41
  /// ```
  @inlinable
  public func combineLatest<P, T>(
    _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.Map(upstream: Publishers.CombineLatest(self, other)) { transform($0.0, $0.1) }
  }

  /// Joins the newest value of this publisher with those of two others, whenever one of them sends a new one.
  ///
  /// - Returns: A publisher whose first row comes when each has sent a value, and which finishes when all have finished.
  ///
  /// ```swift
  /// let name = CurrentValueSubject<String, Never>("Ann")
  /// let age = CurrentValueSubject<Int, Never>(40)
  /// let city = CurrentValueSubject<String, Never>("Bern")
  /// let cancellable = name.combineLatest(age, city).sink { print($0) }
  /// age.send(41)
  /// // Prints:
  /// // ("Ann", 40, "Bern")
  /// // ("Ann", 41, "Bern")
  /// ```
  @inlinable
  public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Joins the newest values as above, and makes one value of each row.
  ///
  /// ```swift
  /// let name = CurrentValueSubject<String, Never>("Ann")
  /// let age = CurrentValueSubject<Int, Never>(40)
  /// let city = CurrentValueSubject<String, Never>("Bern")
  /// let cancellable = name
  ///   .combineLatest(age, city) { "\($0), \($1), \($2)" }
  ///   .sink { print($0) }
  /// age.send(41)
  /// // Prints:
  /// // Ann, 40, Bern
  /// // Ann, 41, Bern
  /// ```
  @inlinable
  public func combineLatest<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Map(upstream: Publishers.CombineLatest3(self, publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }

  /// Joins the newest value of this publisher with those of three others, whenever one of them sends a new one.
  ///
  /// - Returns: A publisher whose first row comes when each has sent a value, and which finishes when all have finished.
  ///
  /// ```swift
  /// let name = CurrentValueSubject<String, Never>("Ann")
  /// let age = CurrentValueSubject<Int, Never>(40)
  /// let city = CurrentValueSubject<String, Never>("Bern")
  /// let mail = CurrentValueSubject<Bool, Never>(false)
  /// let cancellable = name.combineLatest(age, city, mail).sink { print($0) }
  /// age.send(41)
  /// // Prints:
  /// // ("Ann", 40, "Bern", false)
  /// // ("Ann", 41, "Bern", false)
  /// ```
  @inlinable
  public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
  {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Joins the newest values as above, and makes one value of each row.
  ///
  /// ```swift
  /// let name = CurrentValueSubject<String, Never>("Ann")
  /// let age = CurrentValueSubject<Int, Never>(40)
  /// let city = CurrentValueSubject<String, Never>("Bern")
  /// let mail = CurrentValueSubject<Bool, Never>(false)
  /// let cancellable = name
  ///   .combineLatest(age, city, mail) { "\($0), \($1), \($2), \($3)" }
  ///   .sink { print($0) }
  /// age.send(41)
  /// // Prints:
  /// // Ann, 40, Bern, false
  /// // Ann, 41, Bern, false
  /// ```
  @inlinable
  public func combineLatest<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
  {
    Publishers.Map(upstream: Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
