import Foundation
import Locks

/// Encoded pictures by content hash, for hosts to serve. Shared by all sessions; the least recently used go when it is full. Any thread.
package final class ImageStore: Sendable {
  package static let shared = ImageStore(limit: 64 << 20)

  private struct Contents {
    var pictures: [String: (data: Data, lastUse: UInt64)] = [:]
    var bytes = 0
    var uses: UInt64 = 0
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
    let name = Seal.of(data, key: Self.key)
    contents.withLock { contents in
      contents.uses += 1
      if contents.pictures[name] == nil { contents.bytes += data.count }
      contents.pictures[name] = (data, contents.uses)
      while contents.bytes > limit, contents.pictures.count > 1,
        let oldest = contents.pictures.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        contents.pictures[oldest.key] = nil
        contents.bytes -= oldest.value.data.count
      }
    }
    return name
  }

  /// The encoded picture with a hash, nil where it is unknown or gone.
  package func data(hash: String) -> Data? {
    contents.withLock { contents in
      guard let picture = contents.pictures[hash] else { return nil }
      contents.uses += 1
      contents.pictures[hash] = (picture.data, contents.uses)
      return picture.data
    }
  }
}
