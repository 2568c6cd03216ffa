/// A publisher of values and a completion that were recorded before.
///
/// ```swift
/// let record = Record<Int, Never> { recording in
///   recording.receive(1)
///   recording.receive(completion: .finished)
/// }
/// let cancellable = record.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// // Prints:
/// // 1
/// // finished
/// ```
public struct Record<Output, Failure>: Publisher where Failure: Error {
  /// The values and the completion.
  public let recording: Recording

  /// Creates a publisher by making a recording.
  @inlinable
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  @inlinable
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of values and a completion.
  @inlinable
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber, and plays the values as it asks for them, then the completion.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber._adopt()
    if recording.output.isEmpty {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: recording.completion)
      subscriber._disown()
    } else {
      var cursor = SequenceCursor(recording.output, subscriber)
      let completion = recording.completion
      subscriber.receive(
        subscription: Pull(name: "Record", label: "sequence") { action in
          switch action {
          case .complete: subscriber.receive(completion: completion)
          case .describe(let target): target.pointee = recording.output
          case .send, .release: return cursor.act(action)
          }
          return false
        })
    }
  }

  /// Values and a completion.
  public struct Recording {
    /// The kind of values it takes.
    public typealias Input = Output

    /// What receiving expects next.
    @usableFromInline
    enum State {
      case input
      case complete
    }

    @usableFromInline var state = State.input

    /// The values, in order.
    public private(set) var output: [Output]

    /// How the stream ended; `finished` unless something else is recorded.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// Creates a recording without values.
    public init() {
      self.init(output: [])
    }

    /// Creates a recording of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Records a value. After the completion it traps.
    public mutating func receive(_ input: Output) {
      precondition(state == .input, "Receiving values after completion is not allowed")
      output.append(input)
    }

    /// Records the completion. The second time it traps.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(state == .input, "Receiving completions after completion is not allowed")
      self.completion = completion
      state = .complete
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {
  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    recording = try decoder.container(keyedBy: CodingKeys.self).decode(Recording.self, forKey: .recording)
  }

  /// Writes the recording.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recording, forKey: .recording)
  }

  enum CodingKeys: String, CodingKey { case recording }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Writes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }

  /// Writes the values and the completion, as `encode(to:)` does.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  enum CodingKeys: String, CodingKey { case output, completion }
}
