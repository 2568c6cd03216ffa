extension Publishers {
  /// A publisher that decodes each value.
  public struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are decoded.
    public let upstream: Upstream

    @usableFromInline let decoder: Coder

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      upstream.receive(
        subscriber: FilterInner(
          subscriber,
          CodingLogic<Upstream.Output, Output, Upstream.Failure>("Decode") { try decoder.decode(Output.self, from: $0) }
        ))
    }
  }

  /// A publisher that encodes each value.
  public struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    /// The closure's error or the upstream's.
    public typealias Failure = Error
    public typealias Output = Coder.Output

    /// The publisher whose values are encoded.
    public let upstream: Upstream

    @usableFromInline let encoder: Coder

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
      upstream.receive(
        subscriber: FilterInner(
          subscriber, CodingLogic<Upstream.Output, Coder.Output, Upstream.Failure>("Encode") { try encoder.encode($0) })
      )
    }
  }
}

@frozen @usableFromInline
struct CodingLogic<Input, Output, UpstreamFailure: Error>: FilterLogic {
  @usableFromInline typealias Errors = Throwing<UpstreamFailure>

  @usableFromInline let code: (Input) throws -> Output
  @usableFromInline let name: String

  @inlinable
  init(_ name: String, _ code: @escaping (Input) throws -> Output) {
    self.name = name
    self.code = code
  }

  @inlinable static var earlyEvents: EarlyEvents { .serve }

  @inlinable
  func makeRelay() -> Relay { Relay(name, look: Self.look) }

  @inlinable
  func step(_ input: Input, _ relay: Relay) throws(any Error) -> FilterStep<Output> { .pass(try code(input)) }

  @inlinable static var look: RelayLook { .coding }
}

extension Publisher {
  /// Decodes each value, and fails when that is not possible.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: What decodes.
  ///
  /// ```swift
  /// let cancellable = Just(Data("[1, 2]".utf8))
  ///   .decode(type: [Int].self, decoder: JSONDecoder())
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // [1, 2]
  /// // finished
  /// ```
  @inlinable
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

}

extension Publisher where Output: Encodable {
  /// Encodes each value, and fails when that is not possible.
  ///
  /// - Parameter encoder: What encodes.
  ///
  /// ```swift
  /// let cancellable = Just([1, 2])
  ///   .encode(encoder: JSONEncoder())
  ///   .map { String(decoding: $0, as: UTF8.self) }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // [1,2]
  /// // finished
  /// ```
  @inlinable
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
