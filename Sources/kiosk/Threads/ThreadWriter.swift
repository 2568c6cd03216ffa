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
    switch options.format {
    case .json: try output.write(ThreadJSON.object(thread, marks: marks).line + "\n")
    case .jsonLines:
      if isFirst { try output.write(ThreadJSON.heading(thread, marks: marks).map { $0.line + "\n" }.joined()) }
      let event: JSONObject = options.watches ? ["event": "added"] : [:]
      try output.write(new.map { JSONValue.object(event + $0.json).line + "\n" }.joined())
    case .plain:
      if isFirst { try output.write(text.headingLine(thread)) }
      try output.write(new.map(text.line).joined())
    case .columns:
      if isFirst { try output.write(text.heading(thread)) }
      try output.write(new.map(text.block).joined())
    }
    if isFirst { try tellShortcoming(thread) }
  }

  private func tellShortcoming(_ thread: CommentThread) throws {
    switch thread.shortcoming {
    case nil, .searchUnavailable: break
    case .officialUnavailable(let error):
      try context.messages.tell("\(CommandFailure(error).words) Comments are in the order of the search service.")
    case .commentsMissing: try context.messages.tell("Some comments could not be loaded.")
    }
  }
}
