extension Subscribers {
  /// How a stream of values ended.
  @frozen
  public enum Completion<Failure> where Failure: Error {
    /// All values have been sent.
    case finished

    /// An error stopped the stream.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

private enum CompletionKey: String, CodingKey {
  case success
  case error
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Writes `success`, and the `error` of a failure.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKey.self)
    switch self {
    case .finished:
      try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKey.self)
    if try container.decode(Bool.self, forKey: .success) {
      self = .finished
    } else {
      self = .failure(try container.decode(Failure.self, forKey: .error))
    }
  }
}

extension Subscribers.Completion {
  /// The same completion for a stream whose failures are erased.
  @inlinable
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
