import Foundation

signal(SIGPIPE, SIG_IGN)

let program = Program(
  environment: Environment(ProcessInfo.processInfo.environment), output: DescriptorOutput(descriptor: STDOUT_FILENO),
  messages: DescriptorOutput(descriptor: STDERR_FILENO))

exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
