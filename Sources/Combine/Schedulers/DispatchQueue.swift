import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment of the system's monotonic clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment, as the queue understands it.
    public var dispatchTime: DispatchTime

    /// Wraps a moment.
    @inlinable
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads the nanoseconds written by `encode(to:)`.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Writes the nanoseconds since the system started. They mean nothing to another machine.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.rawValue)
    }

    /// The time from this moment to another. From the distant future, and to it, it is the longest there is.
    @inlinable
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      if from == to { return Stride(_length: 0) }
      guard let from = Int(exactly: from), let to = Int(exactly: to) else { return Stride(_length: .max) }
      return Stride(_length: to - from)
    }

    /// The moment that comes a length of time after this one. After the longest there is, it is the distant future.
    @inlinable
    public func advanced(by n: Stride) -> SchedulerTimeType {
      if n.magnitude == .max { return SchedulerTimeType(.distantFuture) }
      let start = dispatchTime.uptimeNanoseconds
      let (later, overflow) =
        n.magnitude >= 0
        ? start.addingReportingOverflow(UInt64(n.magnitude))
        : start.subtractingReportingOverflow(UInt64(n.magnitude.magnitude))
      guard !overflow, later > 0 else {
        return SchedulerTimeType(n.magnitude >= 0 ? .distantFuture : DispatchTime(uptimeNanoseconds: 1))
      }
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: later))
    }

    /// Whether one moment comes before another. The distance does not tell where one is the distant future.
    @inlinable
    public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime < rhs.dispatchTime
    }

    /// Whether two moments are the same.
    @inlinable
    public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime == rhs.dispatchTime
    }

    /// Feeds the moment to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A length of time in nanoseconds. Literals are seconds.
    public struct Stride: _SchedulerStride, Hashable {
      /// The kind of number with a fraction that a literal is.
      public typealias FloatLiteralType = Double
      /// The kind of whole number that a literal is.
      public typealias IntegerLiteralType = Int
      /// The kind of number that a length is.
      public typealias Magnitude = Int

      /// Nanoseconds; negative towards the past.
      public var magnitude: Int

      enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

      /// This length, as the queue understands it.
      @inlinable
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a stride from a length of time.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: magnitude = Int.max
        }
      }

      /// Creates a stride from a length in the scheduler's unit.
      @inlinable
      public init(_length: Int) { magnitude = _length }

      /// Creates a stride from a number of seconds.
      @inlinable
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Creates a stride from a number of seconds.
      @inlinable
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Creates a stride from a number of seconds, if its nanoseconds are an `Int`.
      @inlinable
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let seconds = Int(exactly: source) else { return nil }
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        if overflow { return nil }
        magnitude = nanoseconds
      }

      /// The product of two numbers of seconds, cut to whole nanoseconds.
      @inlinable
      public static func * (lhs: Self, rhs: Self) -> Self {
        let product = lhs.magnitude.magnitude.multipliedFullWidth(by: rhs.magnitude.magnitude)
        let isNegative = (lhs.magnitude < 0) != (rhs.magnitude < 0)
        guard product.high < 1_000_000_000 else { return Self(_length: isNegative ? .min : .max) }
        let length = Int(clamping: (1_000_000_000 as UInt).dividingFullWidth(product).quotient)
        return Self(_length: isNegative ? -length : length)
      }

      /// Multiplies by a number of seconds.
      @inlinable
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }
  }

  /// How a queue is to run a closure.
  public struct SchedulerOptions: @unchecked Sendable {
    /// The quality of service of the closure.
    public var qos: DispatchQoS

    /// The flags of the closure, a barrier for example.
    public var flags: DispatchWorkItemFlags

    /// A group that counts the closure among its work.
    public var group: DispatchGroup?

    /// Creates options; each has a default.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// Zero.
  @inlinable
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// The present moment of the monotonic clock.
  @inlinable
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Puts a closure at the end of the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let options {
      async(group: options.group, qos: options.qos, flags: options.flags, execute: movable(action))
    } else {
      async(execute: movable(action))
    }
  }

  /// Puts a closure at the end of the queue when its time comes, or, if it has no flags, at most the tolerance later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = movable(action)
    let flags = options?.flags ?? []
    let group = options?.group
    group?.enter()
    let work: @Sendable () -> Void = {
      action()
      group?.leave()
    }
    // Only a timer has a leeway, and only work that is put in the queue has flags.
    guard tolerance > minimumTolerance, flags.isEmpty else {
      return asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: flags, execute: work)
    }
    let timer = DispatchSource.makeTimerSource(queue: self)
    // The timer is kept by its handler until it has rung.
    timer.setEventHandler(qos: options?.qos ?? .unspecified) {
      work()
      timer.cancel()
    }
    timer.schedule(deadline: date.dispatchTime, leeway: tolerance.timeInterval)
    timer.resume()
  }

  /// Runs a closure on the queue again and again.
  ///
  /// - Returns: A cancellable that stops the repetition; releasing it does so too.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(
      qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], handler: movable(action))
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: Swift.max(tolerance, minimumTolerance).timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
