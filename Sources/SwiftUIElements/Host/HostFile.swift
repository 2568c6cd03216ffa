import Foundation

/// A file that a person has given to the app: by the host it is a copy, which lasts as long as this value or one made of it.
package final class HostFile: Equatable, Sendable {
  /// Where the copy lies, under the name that the person's file has.
  package let url: URL
  private let folder: URL?

  /// - Parameter folder: goes with the value; nil where the file stays.
  package init(url: URL, folder: URL? = nil) {
    self.url = url
    self.folder = folder
  }

  deinit {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  package static func == (lhs: HostFile, rhs: HostFile) -> Bool { lhs.url == rhs.url }
}
