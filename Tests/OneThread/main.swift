import CThreads
import Combine
import Foundation
import SubjectScenarios

// A program of one thread, as those that run tests are not: it says what subjects tell there, and then what becomes of a second
// thread that begins while a value is on its way.

guard is_only_thread() != 0 else {
  print("There is more than one thread from the start.")
  exit(1)
}

let lots = CommandLine.arguments.dropFirst().first.flatMap(UInt64.init) ?? 0
for line in SubjectScenarios.lines(lots: 0..<lots) { print(line) }
print(is_only_thread() != 0 ? "one thread" : "several threads")

/// Values from two threads, of which the second begins while the first is in the sink.
final class Both: @unchecked Sendable {
  let subject = CurrentValueSubject<Int, Never>(0)
  private let ended = DispatchSemaphore(value: 0)
  private var seen: [Int] = []
  private var sink: AnyCancellable?

  func run() -> [Int] {
    sink = subject.sink { value in
      self.seen.append(value)
      if value == 1 { self.begin() }
    }
    subject.send(1)
    for value in stride(from: 3, through: 2001, by: 2) { subject.send(value) }
    ended.wait()
    sink = nil
    return seen
  }

  private func begin() {
    Thread.detachNewThread {
      for value in stride(from: 2, through: 2000, by: 2) { self.subject.send(value) }
      self.ended.signal()
    }
    // The other one has to wait for this turn, and asks for it meanwhile.
    usleep(20_000)
  }
}

let seen = Both().run()
print("odd \(seen.filter { $0 % 2 == 1 } == Array(stride(from: 1, through: 2001, by: 2)))")
print("even \(seen.filter { $0 % 2 == 0 } == Array(stride(from: 0, through: 2000, by: 2)))")
