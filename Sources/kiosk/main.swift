import Foundation
import FoundationExtras

signal(SIGPIPE, SIG_IGN)
StandardDescriptors.occupy()
Allocation.givesBack()

let environment = ProcessEnvironment(ProcessInfo.processInfo.environment)
let program = Program(
  context: CommandContext(
    environment: environment, output: DescriptorOutput(descriptor: STDOUT_FILENO),
    messages: DescriptorOutput(descriptor: STDERR_FILENO),
    outputTraits: OutputTraits(descriptor: STDOUT_FILENO, environment: environment),
    messageTraits: OutputTraits(descriptor: STDERR_FILENO, environment: environment)))

// What cannot be written as letters is told in English.
if program.context.messageTraits.isASCII || program.context.outputTraits.isASCII, !Locale.machine.isWrittenInLatin {
  Locale.setWindow {
    Told.english
  } timeZone: {
    nil
  }
}

exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
