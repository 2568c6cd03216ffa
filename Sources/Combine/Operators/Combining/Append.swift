extension Publisher {
  /// Sends more values after those of this publisher.
  ///
  /// ```swift
  /// let cancellable = Just(1).map { $0 }.append(2, 3).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// // 3
  /// ```
  @inlinable
  public func append(
    _ elements: Self.Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
    append(elements)
  }

  /// Sends the values of a sequence after those of this publisher.
  ///
  /// ```swift
  /// let cancellable = Just(1).map { $0 }.append(2...3).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// // 3
  /// ```
  @inlinable
  public func append<S>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
  where S: Swift.Sequence, Self.Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher after those of this one, if it finishes.
  ///
  /// The other is subscribed to when this one has finished, and asked for what is still wanted.
  ///
  /// ```swift
  /// let cancellable = Just("tick").append(Just("tock")).sink { print($0) }
  /// // Prints:
  /// // tick
  /// // tock
  /// ```
  @inlinable
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends values before those of this publisher.
  ///
  /// ```swift
  /// let cancellable = Just(3).map { $0 }.prepend(1, 2).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// // 3
  /// ```
  @inlinable
  public func prepend(
    _ elements: Self.Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
    prepend(elements)
  }

  /// Sends the values of a sequence before those of this publisher.
  ///
  /// ```swift
  /// let cancellable = Just(3).map { $0 }.prepend(1...2).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// // 3
  /// ```
  @inlinable
  public func prepend<S>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
  where S: Swift.Sequence, Self.Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher before those of this one.
  ///
  /// This one is subscribed to when the other has finished, and asked for what is still wanted.
  ///
  /// ```swift
  /// let cancellable = Just("tock").prepend(Just("tick")).sink { print($0) }
  /// // Prints:
  /// // tick
  /// // tock
  /// ```
  @inlinable
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Puts values before those of the sequence.
  @inlinable
  public func prepend(_ elements: Publishers.Sequence<Elements, Failure>.Output...)
    -> Publishers.Sequence<
      Elements, Failure
    >
  {
    Publishers.Sequence(sequence: elements + sequence)
  }

  /// Puts the values of a sequence before those of this one.
  @inlinable
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element {
    Publishers.Sequence(sequence: elements + sequence)
  }

  /// Puts the values of a sequence before those of this one.
  @inlinable
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: publisher.sequence + sequence)
  }

  /// Puts values after those of the sequence.
  @inlinable
  public func append(_ elements: Publishers.Sequence<Elements, Failure>.Output...)
    -> Publishers.Sequence<
      Elements, Failure
    >
  {
    Publishers.Sequence(sequence: sequence + elements)
  }

  /// Puts the values of a sequence after those of this one.
  @inlinable
  public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element {
    Publishers.Sequence(sequence: sequence + elements)
  }

  /// Puts the values of a sequence after those of this one.
  @inlinable
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: sequence + publisher.sequence)
  }
}

extension Just {
  /// Puts values before this one.
  @inlinable
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Puts the values of a sequence before this one.
  @inlinable
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  where Output == S.Element, S: Swift.Sequence {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Puts values after this one.
  @inlinable
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    Publishers.Sequence(sequence: [output] + elements)
  }

  /// Puts the values of a sequence after this one.
  @inlinable
  public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  where Output == S.Element, S: Swift.Sequence {
    Publishers.Sequence(sequence: [output] + elements)
  }
}
