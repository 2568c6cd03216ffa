extension Publishers {
  /// A publisher of the values at certain positions.
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are counted.
    public let upstream: Upstream

    /// The positions to pass on, from 0.
    public let range: CountableRange<Int>

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.receive(subscriber: FilterInner(subscriber, OutputLogic<Upstream.Output, Upstream.Failure>(range)))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

@frozen @usableFromInline
struct OutputLogic<Value, Failure: Error>: RememberingFilterLogic {
  @usableFromInline typealias Input = Value
  @usableFromInline typealias Output = Value
  @usableFromInline typealias Errors = Unthrowing<Failure>

  @usableFromInline let range: CountableRange<Int>

  @inlinable
  init(_ range: CountableRange<Int>) { self.range = range }

  @usableFromInline var name: String { "Output" }
  @inlinable static var earlyEvents: EarlyEvents { .ignore }

  /// The position of the next value.
  @inlinable var firstMemory: Int { 0 }

  @inlinable var isEmpty: Bool { range.isEmpty }

  @inlinable
  func step(_ input: Value, _ relay: MemoryRelay<Int>) throws(Never) -> FilterStep<Value> {
    let position = relay.memory
    relay.memory = position + 1
    if position < range.lowerBound { return .skip }
    if position >= range.upperBound { return .finish }
    return position + 1 == range.upperBound ? .last(input) : .pass(input)
  }

  @inlinable static var look: RelayLook { .nothing }
}

extension Publisher {
  /// Passes the first values on, then finishes.
  ///
  /// - Parameter maxLength: How many; not negative.
  ///
  /// ```swift
  /// let cancellable = (1...4).publisher.map { $0 }.prefix(2).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Passes the value at one position on, if there is one, then finishes.
  ///
  /// - Parameter index: The position, from 0.
  ///
  /// ```swift
  /// let cancellable = ["a", "b", "c"].publisher.map { $0 }.output(at: 1).sink { print($0) }
  /// // Prints:
  /// // b
  /// ```
  @inlinable
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "index must not be negative")
    return Publishers.Output(upstream: self, range: index..<index + 1)
  }

  /// Passes the values at certain positions on, then finishes.
  ///
  /// - Parameter range: The positions, from 0.
  ///
  /// ```swift
  /// let cancellable = ["a", "b", "c", "d"].publisher.map { $0 }.output(in: 1...2).sink { print($0) }
  /// // Prints:
  /// // b
  /// // c
  /// ```
  @inlinable
  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    let positions = range.relative(to: 0..<Int.max)
    precondition(positions.lowerBound >= 0, "lowerBound must not be negative")
    return Publishers.Output(upstream: self, range: positions)
  }
}
