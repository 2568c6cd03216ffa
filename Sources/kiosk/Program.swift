/// Kiosk's command line: from its words to the exit code.
@MainActor
struct Program {
  let environment: Environment
  /// What was asked for goes here: standard output.
  let output: any TextOutput
  /// Progress and errors go here: standard error.
  let messages: any TextOutput

  /// Runs the command that `words` (without the program's name) ask for, to its end.
  func run(_ words: [String]) -> ExitCode {
    do {
      try perform(invocation(from: words))
      return .success
    } catch let failure as CommandFailure {
      return report(failure)
    } catch let error as UsageError {
      return report(error)
    } catch OutputError.closed {
      return .success
    } catch OutputError.failed(let reason) {
      return report(CommandFailure(.unavailable, "The output could not be written: \(reason)."))
    } catch {
      return report(CommandFailure(.unavailable, SystemMessage.of(error)))
    }
  }

  private func invocation(from words: [String]) throws -> Invocation {
    switch try CommandLineParser(root: KioskCommands.root).parse(words) {
    case .action(let invocation): invocation
    case .help(let path): .help(path)
    }
  }

  private func perform(_ invocation: Invocation) throws {
    switch invocation {
    case .version: try output.write("kiosk \(kioskVersion)\n")
    case .help(let path): try output.write(HelpPages.page(for: path))
    case .notYetBuilt(let name):
      throw CommandFailure(.unavailable, "kiosk \(name) is not yet built in version \(kioskVersion).")
    case .serve, .stories, .thread, .search, .samples, .doctor:
      throw CommandFailure(.unavailable, "This command is not yet built in version \(kioskVersion).")
    }
  }

  private func report(_ failure: CommandFailure) -> ExitCode {
    let hint = failure.hint.map { "\n  \($0)" } ?? ""
    try? messages.write("kiosk: \(failure.sentence)\(hint)\n")
    return failure.code
  }

  private func report(_ error: UsageError) -> ExitCode {
    let problems = error.problems.map { "kiosk: \($0)\n" }.joined()
    try? messages.write(problems + error.usage + "\nTry \"\(error.helpCommand)\" for more.\n")
    return .usage
  }
}
