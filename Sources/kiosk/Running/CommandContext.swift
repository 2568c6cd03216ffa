/// What a command works in: where its text goes, and what is known about the terminal.
@MainActor
struct CommandContext {
  let environment: ProcessEnvironment
  /// What was asked for goes here: standard output.
  private(set) var output: any TextOutput
  /// Progress and errors go here: standard error.
  let messages: any TextOutput
  let outputTraits: OutputTraits
  let messageTraits: OutputTraits

  /// Messages are written in ASCII where the locale has nothing else.
  init(
    environment: ProcessEnvironment, output: any TextOutput, messages: any TextOutput, outputTraits: OutputTraits,
    messageTraits: OutputTraits
  ) {
    self.environment = environment
    self.output = output
    self.messages = messageTraits.isASCII ? ASCIIOutput(messages) : messages
    self.outputTraits = outputTraits
    self.messageTraits = messageTraits
  }

  /// The same with text in ASCII where the locale has nothing else. JSON has its own way to write every character.
  func readable(writesJSON: Bool) -> CommandContext {
    var context = self
    if outputTraits.isASCII, !writesJSON { context.output = ASCIIOutput(output) }
    return context
  }

  func progressLine() -> ProgressLine {
    ProgressLine(messages: messages, isErasable: messageTraits.isErasable)
  }
}
