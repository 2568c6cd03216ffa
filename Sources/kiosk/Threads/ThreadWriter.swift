import Foundation
import HackerNews
import JSON

/// Writes a thread, and of later versions of it the comments that have come.
@MainActor
final class ThreadWriter {
  private let options: ListOptions
  private let context: CommandContext
  private var told: Set<Int> = []
  private var hasHeading = false

  init(options: ListOptions, context: CommandContext) {
    self.options = options
    self.context = context
  }

  func write(_ thread: CommentThread) throws {
    let output = context.output
    let text = ThreadText(
      traits: context.outputTraits, now: Date(), locale: options.format == .plain ? Told.english : Told.locale)
    let new = CommentRow.rows(thread).filter { told.insert($0.id).inserted }
    let isFirst = !hasHeading
    let marks = options.marks(context.environment)
    hasHeading = true
    let shortcoming = CommandFailure(thread.shortcoming)
    let partial = (shortcoming ?? CommandFailure(thread.cached, isOffline: options.isOffline))?.partial
    switch options.format {
    case .json: try output.write(ThreadJSON.object(thread, marks: marks, partial: partial).line + "\n")
    case .jsonLines:
      if isFirst { try output.write(ThreadJSON.heading(thread, marks: marks).map { $0.line + "\n" }.joined()) }
      let event: JSONObject = options.watches ? ["event": "added"] : [:]
      try output.write(new.map { JSONValue.object(event + $0.json).line + "\n" }.joined())
      if isFirst, let partial {
        try output.write(JSONValue.object(ListJSON.missing(.hackerNews, partial, isEvent: options.watches)).line + "\n")
      }
    case .plain:
      if isFirst { try output.write(text.headingLine(thread)) }
      try output.write(new.map(text.line).joined())
    case .columns:
      if isFirst { try output.write(text.heading(thread)) }
      try output.write(new.map(text.block).joined())
    }
    if isFirst, let shortcoming { try context.messages.tell(shortcoming.words) }
  }
}

extension CommandFailure {
  /// What is said behind a thread with a shortcoming; nil where nobody would notice.
  init?(_ shortcoming: CommentThread.Shortcoming?) {
    switch shortcoming {
    case nil, .searchUnavailable: return nil
    case .officialUnavailable(let error):
      let failure = CommandFailure(error)
      self.init(
        .success, "\(failure.words) Comments are in the order of the search service.", cause: failure.code)
    case .commentsMissing: self.init(.success, "Some comments could not be loaded.", cause: .tryLater)
    }
  }
}
