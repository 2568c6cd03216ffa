import Foundation

/// What a command works in: where its text goes, and what is known about the terminal.
@MainActor
struct Surroundings {
  let environment: Environment
  /// What was asked for goes here: standard output.
  let output: any TextOutput
  /// Progress and errors go here: standard error.
  let messages: any TextOutput
  let outputTraits: TerminalTraits
  let messageTraits: TerminalTraits

  func storyText(limit: Int) -> StoryText {
    StoryText(traits: outputTraits, now: Date(), rankColumns: String(limit).count)
  }

  func storyWriter(_ format: ListFormat, limit: Int, asEvents: Bool = false) -> StoryListWriter {
    StoryListWriter(format: format, text: storyText(limit: limit), output: output, asEvents: asEvents)
  }

  func progressLine() -> ProgressLine {
    ProgressLine(messages: messages, isTerminal: messageTraits.isTerminal)
  }
}
