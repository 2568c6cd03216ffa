import Foundation
import Locks

/// Encoded pictures by content hash, for hosts to serve. Shared by all sessions; the least recently used go when it is full. Any thread.
package final class ImageStore: Sendable {
  package static let shared = ImageStore(limit: 64 << 20)

  private struct Picture {
    let data: Data
    var lastUse: UInt64
  }

  private struct Contents {
    var pictures: [String: Picture] = [:]
    /// The pictures' names by where their bytes lie: these stay there unchanged while they are kept here.
    var names: [Place: String] = [:]
    var bytes = 0
    var uses: UInt64 = 0

    /// Notes that a picture is used; nil where it is unknown or gone.
    mutating func use(_ name: String) -> Data? {
      uses += 1
      pictures[name]?.lastUse = uses
      return pictures[name]?.data
    }

    mutating func keep(_ data: Data, as name: String) {
      guard use(name) == nil else { return }
      pictures[name] = Picture(data: data, lastUse: uses)
      if let place = Place(of: data) { names[place] = name }
      bytes += data.count
    }

    mutating func drop(_ name: String) {
      guard let picture = pictures.removeValue(forKey: name) else { return }
      if let place = Place(of: picture.data) { names[place] = nil }
      bytes -= picture.data.count
    }
  }

  /// Where the bytes of data lie.
  private struct Place: Hashable {
    let start: UInt
    let count: Int

    /// Data of a few bytes holds them itself and so has no place; nil for these.
    private static let fewest = 64

    init?(of data: Data) {
      guard data.count >= Self.fewest else { return nil }
      guard let start = data.withUnsafeBytes({ $0.baseAddress.map { UInt(bitPattern: $0) } }) else { return nil }
      self.start = start
      count = data.count
    }
  }

  /// Names can neither be guessed nor made to collide by whoever chooses the pictures.
  private static let key = (0..<32).map { _ in UInt8.random(in: .min ... .max) }

  private let contents = Locked(Contents())
  private let limit: Int

  /// - Parameter limit: in bytes of encoded pictures.
  package init(limit: Int) { self.limit = limit }

  /// Keeps a picture and gives its hash: 32 hexadecimal digits of its content, others in each process.
  @discardableResult
  package func add(_ data: Data) -> String {
    // Views bring the same bytes whenever they are evaluated, and to seal them takes far longer than all else of a picture's view.
    if let name = name(of: data) { return name }
    let name = Seal.of(data, key: Self.key)
    contents.withLock { contents in
      contents.keep(data, as: name)
      while contents.bytes > limit, contents.pictures.count > 1,
        let oldest = contents.pictures.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        contents.drop(oldest.key)
      }
    }
    return name
  }

  /// The hash of bytes that are kept themselves, not only others like them.
  private func name(of data: Data) -> String? {
    guard let place = Place(of: data) else { return nil }
    return contents.withLock { contents in
      guard let name = contents.names[place] else { return nil }
      _ = contents.use(name)
      return name
    }
  }

  /// The encoded picture with a hash, nil where it is unknown or gone.
  package func data(hash: String) -> Data? { contents.withLock { $0.use(hash) } }
}
