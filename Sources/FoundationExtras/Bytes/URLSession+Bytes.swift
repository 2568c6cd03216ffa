import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, one by one. The whole answer is in memory first: Foundation on Linux hands it out at its end.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let load: @Sendable () async throws -> Data

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }

    /// Waits for the whole answer at the first byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let load: @Sendable () async throws -> Data
      private var rest: Data.Iterator?

      init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

      /// The next byte; nil at the end. Throws what loading throws, at the first byte.
      public mutating func next() async throws -> UInt8? {
        if rest == nil { rest = try await load().makeIterator() }
        return rest?.next()
      }
    }
  }

  /// The bytes of an answer, once all of it is here.
  /// Throws what `data(for:)` does.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes { data }, response)
  }

  /// The bytes of what is at an address, once all of it is here.
  /// Throws what `data(for:)` does.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }
}

extension URL {
  /// What is at the address, byte by byte: a file, or what a server answers.
  public var resourceBytes: URLSession.AsyncBytes {
    let url = self
    return URLSession.AsyncBytes {
      if url.isFileURL { return try Data(contentsOf: url) }
      return try await URLSession.shared.data(from: url).0
    }
  }

  /// The lines of what is at the address, as UTF-8.
  public var lines: AsyncLineSequence<URLSession.AsyncBytes> { resourceBytes.lines }
}
