import Foundation
import Locks

/// The files of this machine that apps play, for hosts to serve. Shared by all sessions; those used longest ago are forgotten when there
/// are many. Any thread.
package final class MediaStore: Sendable {
  package static let shared = MediaStore(limit: 1024)

  private struct Contents {
    var files: [String: (url: URL, lastUse: UInt64)] = [:]
    var uses: UInt64 = 0
  }

  /// Names cannot be guessed.
  private static let key = (0..<32).map { _ in UInt8.random(in: .min ... .max) }

  private let contents = Locked(Contents())
  private let limit: Int

  /// - Parameter limit: how many files are remembered.
  package init(limit: Int) { self.limit = limit }

  /// Remembers a file and gives its name, others in each process: 32 hexadecimal digits.
  package func add(_ file: URL) -> String {
    let name = Seal.of(Data(file.path.utf8), key: Self.key)
    contents.withLock { contents in
      contents.uses += 1
      contents.files[name] = (file, contents.uses)
      guard contents.files.count > limit else { return }
      if let oldest = contents.files.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        contents.files[oldest.key] = nil
      }
    }
    return name
  }

  /// The file with a name; nil where it is unknown or forgotten.
  package func file(named name: String) -> URL? {
    contents.withLock { contents in
      guard let file = contents.files[name] else { return nil }
      contents.uses += 1
      contents.files[name] = (file.url, contents.uses)
      return file.url
    }
  }
}
