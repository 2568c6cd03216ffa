import Foundation
import Testing

@testable import Combine

/// Every order in which the steps of two or three threads that take turns can happen.
///
/// A schedule is a list of choices: which thread takes the next atomic step. The threads are run again and again, each time by
/// another schedule, until there is none left: what a thread may do next never depends on time.
@Suite(.timeLimit(.minutes(4))) struct TurnOrderTests {
  /// What a thread does, from the outside in.
  indirect enum Script {
    /// Takes a turn, does something in it, and gives it back.
    case visit(Int, [Script])
    /// Leaves an errand with whoever has the turn.
    case errand(Int)
  }

  @Test func twoThreadsInOneTurnAreInsideOneAfterTheOther() {
    explore(turns: 1, [[.visit(0, []), .visit(0, [])], [.visit(0, [])]])
  }

  @Test func threeThreadsInOneTurnAreInsideOneAfterTheOther() {
    explore(turns: 1, [[.visit(0, [])], [.visit(0, [])], [.visit(0, [])]], atMost: 60_000)
  }

  @Test func aThreadThatComesBackDoesNotWaitForItself() {
    explore(turns: 1, [[.visit(0, [.visit(0, [])])], [.visit(0, [])]])
  }

  @Test func twoThreadsThatWantEachOthersTurnGoOn() {
    explore(turns: 2, [[.visit(0, [.visit(1, [])])], [.visit(1, [.visit(0, [])])]], atMost: 60_000)
  }

  @Test func threeThreadsInACircleGoOn() {
    explore(
      turns: 3, [[.visit(0, [.visit(1, [])])], [.visit(1, [.visit(2, [])])], [.visit(2, [.visit(0, [])])]],
      atMost: 60_000)
  }

  @Test func errandsAreDoneBeforeTheTurnIsGivenBack() {
    explore(turns: 1, [[.visit(0, []), .visit(0, [])], [.errand(0), .visit(0, [])]], atMost: 60_000)
  }

  /// Runs schedules, depth first, until there are no more or so many have been tried.
  private func explore(turns: Int, _ scripts: [[Script]], atMost limit: Int = .max) {
    var schedule: [Int] = []
    var tried = 0
    while tried < limit {
      let run = TurnScheduleRun(turns: turns, scripts: scripts)
      let choices = run.follow(schedule)
      tried += 1
      #expect(run.faults.isEmpty, "\(run.faults) by \(choices.map(\.chosen))")
      guard run.faults.isEmpty else { return }
      // The last choice that had an alternative takes the next one.
      guard let last = choices.lastIndex(where: { $0.chosen + 1 < $0.count }) else { break }
      schedule = choices[..<last].map(\.chosen) + [choices[last].chosen + 1]
    }
    #expect(tried > 1)
  }
}

/// One run of the scripts, step by step. Each thread is a stack of things to do, so that no real threads are needed.
private final class TurnScheduleRun {
  final class Word: TurnWord {
    var value: UInt = 0
    static func == (lhs: Word, rhs: Word) -> Bool { lhs === rhs }
    func load() -> UInt { value }
    func exchange(_ expected: UInt, for desired: UInt) -> Bool {
      guard value == expected else { return false }
      value = desired
      return true
    }
  }

  /// The atomic steps of `Turn`, as its functions take them one after the other.
  enum Step {
    case perform(TurnOrderTests.Script)
    case take(Int)
    case wait(Int, isImpatient: Bool)
    case enter(Int)
    case leave(Int)
    case give(Int)
    case giveUp(Int)
    case runErrands(Int)
    case stopActing(Int, holder: UInt)
    case mark(Int)
  }

  private var words: [Word]
  private var order = TurnOrder<Word>()
  private var stacks: [[Step]]
  private var asleep: Set<UInt> = []
  private var errands: [Int]
  /// The threads inside each turn, the innermost last.
  private var inside: [[UInt]]
  private(set) var faults: [String] = []

  init(turns: Int, scripts: [[TurnOrderTests.Script]]) {
    words = (0..<turns).map { _ in Word() }
    errands = Array(repeating: 0, count: turns)
    inside = Array(repeating: [], count: turns)
    stacks = scripts.map { $0.reversed().map(Step.perform) }
  }

  private func name(_ index: Int) -> UInt { UInt(index + 1) * 16 }

  /// Takes the choices of a schedule and then always the first possible one.
  func follow(_ schedule: [Int]) -> [(chosen: Int, count: Int)] {
    var choices: [(chosen: Int, count: Int)] = []
    while faults.isEmpty {
      let ready = stacks.indices.filter { !stacks[$0].isEmpty && !asleep.contains(name($0)) }
      guard !ready.isEmpty else { break }
      let chosen = choices.count < schedule.count ? schedule[choices.count] : 0
      choices.append((chosen, ready.count))
      step(ready[chosen])
      if choices.count > 400 { faults.append("no end") }
    }
    if faults.isEmpty {
      if stacks.contains(where: { !$0.isEmpty }) { faults.append("asleep for ever") }
      if words.contains(where: { $0.value != 0 }) { faults.append("a turn was not given back") }
      if errands.contains(where: { $0 != 0 }) { faults.append("an errand was not done") }
    }
    return choices
  }

  private func step(_ index: Int) {
    let thread = name(index)
    guard let step = stacks[index].popLast() else { return }
    switch step {
    case .perform(.errand(let turn)):
      stacks[index].append(.mark(turn))
    case .perform(.visit(let turn, let body)):
      // Coming back takes no step of its own: the word names this thread, which nobody else can change.
      if words[turn].value & ~Turn.flags == thread {
        stacks[index] += body.reversed().map(Step.perform)
      } else {
        stacks[index] += [.leave(turn)] + body.reversed().map(Step.perform) + [.enter(turn), .take(turn)]
      }
    case .take(let turn):
      if !words[turn].exchange(0, for: thread) { stacks[index].append(.wait(turn, isImpatient: false)) }
    case .wait(let turn, let isImpatient):
      if words[turn].value & ~Turn.flags == thread { return }
      switch order.arrive(thread, at: words[turn], isImpatient: isImpatient) {
      case .takes: break
      case .actsFor(let holder): replaceLeave(of: index, by: .stopActing(turn, holder: holder))
      case .waits:
        asleep.insert(thread)
        stacks[index].append(.wait(turn, isImpatient: true))
      }
    case .enter(let turn):
      if let last = inside[turn].last, !asleep.contains(last) { faults.append("two threads are inside") }
      inside[turn].append(thread)
    case .leave(let turn):
      if inside[turn].popLast() != thread { faults.append("left before the one who came in later") }
      stacks[index].append(.give(turn))
    case .give(let turn):
      if !words[turn].exchange(thread, for: 0) { stacks[index].append(.giveUp(turn)) }
    case .giveUp(let turn):
      switch order.depart(thread, from: words[turn]) {
      case .errand: stacks[index] += [.giveUp(turn), .runErrands(turn)]
      case .leaves(let next): if let next { asleep.remove(next) }
      }
    case .runErrands(let turn):
      words[turn].value &= ~Turn.errandFlag
      errands[turn] = 0
    case .stopActing(let turn, let holder):
      if inside[turn].popLast() != thread { faults.append("left before the one who came in later") }
      order.stopActing(for: holder, as: thread, in: words[turn])
    case .mark(let turn):
      guard words[turn].value != 0 else { return }
      words[turn].value |= Turn.errandFlag
      errands[turn] += 1
    }
  }

  /// The thread acts for the holder: at the end of its visit it gives nothing back.
  private func replaceLeave(of index: Int, by step: Step) {
    guard let place = stacks[index].lastIndex(where: { if case .leave = $0 { true } else { false } }) else { return }
    stacks[index][place] = step
  }
}
