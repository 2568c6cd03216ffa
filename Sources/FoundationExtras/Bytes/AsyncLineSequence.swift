/// The lines of a sequence of bytes in UTF-8, without what ends them: LF, CR, CR LF, VT, FF, NEL, LS and PS.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  let base: Base

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

  /// Reads the bytes as they come and puts lines together.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    private var waiting: UInt8?
    private var isAtEnd = false

    init(base: Base.AsyncIterator) { self.base = base }

    private mutating func byte() async throws -> UInt8? {
      if let byte = waiting {
        waiting = nil
        return byte
      }
      return try await base.next()
    }

    /// The next line, without what ends it; nil at the end. A line that ends the bytes unfinished is given, too.
    /// Throws what the bytes throw.
    public mutating func next() async throws -> String? {
      guard !isAtEnd else { return nil }
      var line: [UInt8] = []
      while let byte = try await byte() {
        switch byte {
        case 0x0A, 0x0B, 0x0C: return String(decoding: line, as: UTF8.self)
        case 0x0D:
          let following = try await base.next()
          if following != 0x0A { waiting = following }
          return String(decoding: line, as: UTF8.self)
        default:
          line.append(byte)
          for ending in [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]] as [[UInt8]]
          where line.last == ending.last && line.suffix(ending.count).elementsEqual(ending) {
            return String(decoding: line.dropLast(ending.count), as: UTF8.self)
          }
        }
      }
      isAtEnd = true
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes, as UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
