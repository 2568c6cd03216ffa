extension Publishers {
  /// A publisher of the values at certain positions.
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of error it may end with.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.attach(FilterInner(subscriber, Logic(range: range)))
    }

    @frozen @usableFromInline
    struct Logic: RememberingFilterLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Int

      @usableFromInline let range: CountableRange<Int>

      @inlinable
      init(range: CountableRange<Int>) {
        self.range = range
      }

      @usableFromInline static var name: String { "Output" }

      /// The position of the next value.
      @inlinable var firstMemory: Int { 0 }

      @inlinable var isEmpty: Bool { range.isEmpty }

      @inlinable
      func step(_ input: Input, _ relay: MemoryRelay<Int>) -> FilterStep<Output, Failure> {
        let position = relay.memory
        relay.memory = position + 1
        if position < range.lowerBound { return .skip }
        if position >= range.upperBound { return .finish }
        return position + 1 == range.upperBound ? .last(input) : .pass(input)
      }
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

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
  @_disfavoredOverload
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
  @_disfavoredOverload
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
  @_disfavoredOverload
  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    let positions = range.relative(to: 0..<Int.max)
    precondition(positions.lowerBound >= 0, "lowerBound must not be negative")
    return Publishers.Output(upstream: self, range: positions)
  }
}
