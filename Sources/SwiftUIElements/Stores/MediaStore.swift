import Foundation
import Locks

/// The files of this machine that apps play, for hosts to serve. Shared by all sessions; those used longest ago are forgotten when there
/// are many. Any thread.
package final class MediaStore: Sendable {
  package static let shared = MediaStore(limit: 1024)

  /// Names cannot be guessed.
  private static let key = (0..<32).map { _ in UInt8.random(in: .min ... .max) }

  private let files: Locked<RecentlyUsed<String, URL>>

  /// - Parameter limit: how many files are remembered.
  package init(limit: Int) { files = Locked(RecentlyUsed(maximumSize: limit)) }

  /// Remembers a file and gives its name, others in each process: 32 hexadecimal digits.
  package func add(_ file: URL) -> String {
    let name = Seal.of(Data(file.path.utf8), key: Self.key)
    files.withLock { $0.store(file, size: 1, for: name) }
    return name
  }

  /// The file with a name; nil where it is unknown or forgotten.
  package func file(named name: String) -> URL? { files.withLock { $0.use(name) } }
}
