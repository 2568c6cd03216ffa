import Foundation
import FoundationExtras
import Storage

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

let code = program.run(Array(CommandLine.arguments.dropFirst()))
TemporaryFolder.removeAll()
fflush(nil)
// Not `exit`: a connection may still be at work in the libraries that it takes down.
quick_exit(code.rawValue)
