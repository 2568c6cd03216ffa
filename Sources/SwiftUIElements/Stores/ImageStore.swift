import Foundation
import Synchronization

/// Encoded pictures by content hash, for hosts to serve. Shared by all sessions; the least recently used go when it is full. Any thread.
package final class ImageStore: Sendable {
  package static let shared = ImageStore(limit: 64 << 20)

  private struct Contents {
    var pictures: [String: (data: Data, lastUse: UInt64)] = [:]
    var bytes = 0
    var uses: UInt64 = 0
  }

  private let contents = Mutex(Contents())
  private let limit: Int

  /// - Parameter limit: in bytes of encoded pictures.
  package init(limit: Int) { self.limit = limit }

  /// Keeps a picture and gives its hash: 16 hexadecimal digits of its content.
  @discardableResult
  package func add(_ data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let name = String(format: "%016llx", hash)
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
