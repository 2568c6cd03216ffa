import Foundation
import Locks

/// A place for a folder that is wanted no longer than the program runs, which whoever needs it makes.
///
/// It goes with the last who holds it. A program that ends goes without letting go of what it holds: `removeAll` is the last that it
/// does then.
package final class TemporaryFolder: Sendable {
  package let url: URL

  private static let present = Locked<Set<URL>>([])

  /// - Parameter name: what its name begins with.
  package init(_ name: String) {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
    self.url = url
    Self.present.withLock { _ = $0.insert(url) }
  }

  deinit { Self.remove(url) }

  /// Removes those that are still held.
  package static func removeAll() {
    for url in present.withLock({ $0 }) { remove(url) }
  }

  private static func remove(_ url: URL) {
    present.withLock { _ = $0.remove(url) }
    try? FileManager.default.removeItem(at: url)
  }
}
