extension Publishers {
  /// A publisher that writes down what happens.
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What each line starts with, before a colon; nothing where it is empty.
    public let prefix: String

    /// The publisher that is watched.
    public let upstream: Upstream

    /// Where the lines go; to standard output where it is `nil`.
    public let stream: (any TextOutputStream)?

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.receive(subscriber: TapInner(subscriber, PrintLogic(EventWriter(prefix: prefix, stream: stream))))
    }
  }
}

/// Writes one line an event, in three pieces, in order. The stream is outside code, so no lock is held while it writes: an event that
/// comes meanwhile leaves its line to the writer.
@usableFromInline
final class EventWriter {
  private let lock = Lock()
  private let prefix: String
  private let output: (String) -> Void
  @exclusivity(unchecked) private var lines: [String] = []

  @usableFromInline
  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    if var stream {
      // As the standard library's function writes to a stream.
      output = {
        stream.write("")
        stream.write($0)
        stream.write("\n")
      }
    } else {
      output = { Swift.print($0) }
    }
  }

  @usableFromInline
  func write(_ event: String) {
    lock.lock()
    lines.append(prefix + event)
    let isWriting = lines.count > 1
    lock.unlock()
    if isWriting { return }
    var next: String? = prefix + event
    while let line = next {
      output(line)
      lock.lock()
      lines.removeFirst()
      next = lines.first
      lock.unlock()
    }
  }
}

@usableFromInline
struct PrintLogic<Input, Failure: Error>: TapLogic {
  @usableFromInline let writer: EventWriter

  @usableFromInline
  init(_ writer: EventWriter) {
    self.writer = writer
  }

  @usableFromInline static var name: String { "Print" }
  @inlinable static var seesEverything: Bool { true }

  @usableFromInline var requestHook: ((Subscribers.Demand) -> Void)? {
    { [writer] in writer.write("request " + Self.describe($0)) }
  }

  @usableFromInline var cancelHook: (() -> Void)? {
    { [writer] in writer.write("receive cancel") }
  }

  @usableFromInline
  func onSubscription(_ subscription: any Subscription) { writer.write("receive subscription: (\(subscription))") }

  @usableFromInline
  func onValue(_ value: Input) { writer.write("receive value: (\(value))") }

  @usableFromInline
  func onCompletion(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: writer.write("receive finished")
    case .failure(let error): writer.write("receive error: (\(error))")
    }
  }

  @usableFromInline
  func onReturn(_ demand: Subscribers.Demand) { writer.write("request " + Self.describe(demand) + " (synchronous)") }

  private static func describe(_ demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }
}

extension Publisher {
  /// Writes down what happens.
  ///
  /// - Parameters:
  ///   - prefix: What each line starts with, before a colon.
  ///   - stream: Where the lines go; to standard output where it is `nil`.
  ///
  /// ```swift
  /// struct Lines: TextOutputStream {
  ///   func write(_ text: String) { print(text, terminator: "") }
  /// }
  /// let cancellable = [1].publisher.print("numbers", to: Lines()).sink { _ in }
  /// // Prints:
  /// // numbers: receive subscription: ([1])
  /// // numbers: request unlimited
  /// // numbers: receive value: (1)
  /// // numbers: receive finished
  /// ```
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
