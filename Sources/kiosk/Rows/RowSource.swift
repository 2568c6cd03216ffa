import Combine
import Foundation

/// Where the rows of a list come from.
struct RowSource {
  /// What came of a question: rows, and what is to be said about them.
  struct Rows {
    var rows: [ListRow] = []
    /// Sentences for standard error, such as why there is nothing and what to do instead.
    var remarks: [String] = []
    /// Why these are of an earlier time; nil where they are not, or nothing newer was asked for.
    var outdated: CommandFailure?
  }

  /// How often a list may be asked for again, and the sentence that says so.
  struct Watching {
    /// Seconds between two questions.
    var interval: TimeInterval
    var remark: String?
  }

  /// The service, as people call it.
  let name: String
  let watching: Watching
  /// The list as it is known so far; each value holds all of it. Asked anew for each subscriber; delivers on the main run loop.
  let rows: () -> AnyPublisher<Rows, CommandFailure>
}
