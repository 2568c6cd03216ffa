/// A publisher that outside code feeds by calling its `send` functions.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers that have asked for one.
  func send(_ value: Self.Output)

  /// Ends the stream for all subscribers.
  func send(completion: Subscribers.Completion<Self.Failure>)

  /// Makes the subject the receiving end of an upstream subscription.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened.
  @inlinable
  public func send() {
    send(())
  }
}

/// A publisher that starts only when told to, so that several subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the stream.
  ///
  /// - Returns: A cancellable that ends the connection.
  func connect() -> any Cancellable
}

/// A type that turns values into data, as an operator's argument.
public protocol TopLevelEncoder<Output> {
  /// The kind of data it makes.
  associatedtype Output

  /// Encodes one value.
  func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

/// A type that turns data into values, as an operator's argument.
public protocol TopLevelDecoder<Input> {
  /// The kind of data it reads.
  associatedtype Input

  /// Decodes one value.
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}
