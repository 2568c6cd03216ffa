import Combine
import Foundation

/// Finds out how long a chain of operators may be on a thread with a small stack.
///
/// A chain that is too long overflows the stack and ends the process, so each trial is a process of its own.
enum Depth {
  /// The stack of a secondary thread on Apple's systems.
  static let stackSize = 512 * 1024

  /// What is done with a chain of so many operators.
  static let trials: [(name: String, body: @Sendable (_ operators: Int) -> Void)] = [
    ("build and release an erased chain", { _ = chain($0) }),
    (
      "subscribe to it, send a value, cancel",
      { operators in
        let subject = PassthroughSubject<Int, Never>()
        let sink = chain(operators, subject).sink { precondition($0 == operators) }
        subject.send(0)
        sink.cancel()
      }
    ),
  ]

  private static func chain(_ operators: Int, _ subject: PassthroughSubject<Int, Never> = .init())
    -> AnyPublisher<Int, Never>
  {
    var publisher = subject.eraseToAnyPublisher()
    for _ in 0..<operators { publisher = publisher.map { $0 + 1 }.eraseToAnyPublisher() }
    return publisher
  }

  /// Prints the longest chain that survives each trial, up to a million operators.
  static func report() {
    print("operators, each erased, on a stack of \(stackSize / 1024) kB")
    for (index, trial) in trials.enumerated() {
      var (low, high) = (0, 1_000_000)
      while high - low > max(1, low / 50) {
        let middle = (low + high) / 2
        if survives(index, middle) { low = middle } else { high = middle }
      }
      print("\(low)  \(trial.name)")
    }
  }

  /// Runs a trial and ends the process.
  static func run(trial index: Int, operators: Int) -> Never {
    let body = trials[index].body
    let thread = Thread {
      body(operators)
      exit(0)
    }
    thread.stackSize = stackSize
    thread.start()
    while true { sleep(1) }
  }

  private static func survives(_ index: Int, _ operators: Int) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--depth-trial", String(index), String(operators)]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
