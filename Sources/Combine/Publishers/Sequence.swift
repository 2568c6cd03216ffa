extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  /// Each subscriber gets them from the start, as far as it asks for them.
  @frozen
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element

    /// The elements to publish.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    @inlinable
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber, which goes through the sequence anew. An empty one finishes at once.
    @inlinable
    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      var cursor = SequenceCursor(sequence, subscriber)
      subscriber._adopt()
      if cursor.next == nil {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        subscriber._disown()
      } else {
        subscriber.receive(
          subscription: Pull(name: "Sequence", label: "sequence") { action in
            // Not asked of the cursor, which may be at work further out.
            guard case .describe(let target) = action else { return cursor.act(action) }
            target.pointee = sequence
            return false
          })
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Publishers.Sequence: Sendable where Elements: Sendable {}

/// A place in a sequence, and whom to hand its elements to.
@frozen @usableFromInline
struct SequenceCursor<Elements: Sequence, Downstream: Subscriber> where Elements.Element == Downstream.Input {
  @usableFromInline var iterator: Elements.Iterator
  /// Fetched ahead, so that the completion follows the last element at once.
  @usableFromInline var next: Elements.Element?
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ sequence: Elements, _ downstream: Downstream) {
    self.downstream = downstream
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  @inlinable
  mutating func act(_ action: Pull.Action) -> Bool {
    switch action {
    case .send(let credit, let subscription):
      send(credit, subscription)
      return next != nil
    case .complete:
      downstream.receive(completion: .finished)
    case .release:
      downstream._disown()
    case .describe:
      break
    }
    return false
  }

  @inlinable
  mutating func send(_ credit: UInt, _ subscription: Pull) {
    if credit == Pull.unlimited { return sendAll(subscription) }
    var credit = credit
    while credit > 0, let element = next {
      next = iterator.next()
      let more = downstream.receive(element)
      if subscription.isCancelled { return }
      credit = Pull.sum(credit &- 1, more)
    }
  }

  /// Takes the place out of the cursor meanwhile, so that it need not be written back for each element.
  @inlinable
  mutating func sendAll(_ subscription: Pull) {
    var place = withUnsafeMutablePointer(to: &iterator) { $0.move() }
    var next = next.take()
    while let element = next {
      next = place.next()
      _ = downstream.receive(element)
      if subscription.isCancelled { break }
    }
    self.next = next
    withUnsafeMutablePointer(to: &iterator) { $0.initialize(to: place) }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements of this sequence.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
