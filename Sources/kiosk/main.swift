import Foundation

signal(SIGPIPE, SIG_IGN)
StandardDescriptors.occupy()
Allocation.givesBack()

let environment = Environment(ProcessInfo.processInfo.environment)
let program = Program(
  surroundings: Surroundings(
    environment: environment, output: DescriptorOutput(descriptor: STDOUT_FILENO),
    messages: DescriptorOutput(descriptor: STDERR_FILENO),
    outputTraits: TerminalTraits(descriptor: STDOUT_FILENO, environment: environment),
    messageTraits: TerminalTraits(descriptor: STDERR_FILENO, environment: environment)))

exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
