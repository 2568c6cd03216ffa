/// What a command works in: where its text goes, and what is known about the terminal.
@MainActor
struct CommandContext {
  let environment: ProcessEnvironment
  /// What was asked for goes here: standard output.
  let output: any TextOutput
  /// Progress and errors go here: standard error.
  let messages: any TextOutput
  let outputTraits: OutputTraits
  let messageTraits: OutputTraits

  /// The same with text in ASCII where the locale has nothing else.
  func readable(writesJSON: Bool) -> CommandContext {
    CommandContext(
      environment: environment, output: outputTraits.isASCII && !writesJSON ? ASCIIOutput(output) : output,
      messages: messageTraits.isASCII ? ASCIIOutput(messages) : messages, outputTraits: outputTraits,
      messageTraits: messageTraits)
  }

  func progressLine() -> ProgressLine {
    ProgressLine(messages: messages, isErasable: messageTraits.isErasable)
  }
}
