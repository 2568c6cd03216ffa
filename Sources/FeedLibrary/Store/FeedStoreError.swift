import Foundation
import FoundationExtras
import Storage

/// Why the feeds or their articles cannot be read or written.
package enum FeedStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  case damaged(String)
  case newer
  case unavailable(String)
  /// The feed is followed already.
  case followed(URL)
  /// So many feeds are followed already.
  case tooMany(Int)

  init(_ error: DatabaseError, _ file: URL) {
    self =
      switch error.reason {
      case .damaged: .damaged(error.detail)
      case .newer: .newer
      case .noFolder: .unavailable("its folder \(file.deletingLastPathComponent().path) cannot be made")
      case .busy, .inaccessible, .refused: .unavailable(error.detail)
      }
  }

  package var description: String { words.english }

  /// One sentence for people, in no language yet.
  package var words: String.LocalizationValue {
    switch self {
    case .damaged(let detail): "The list of your feeds is damaged: \(detail)."
    case .newer: "The list of your feeds was written by a newer Kiosk, so it cannot be changed here."
    case .unavailable(let detail): "The list of your feeds cannot be used: \(detail)."
    case .followed(let url): "You already follow \(url.absoluteString)."
    case .tooMany(let count): "You already follow \(count) feeds, which is the most there can be."
    }
  }
}
