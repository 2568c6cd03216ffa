import Testing

@testable import Combine

/// Every order in which the steps of two or three threads that take turns can happen.
///
/// The threads are stacks of things to do, and what they share is a value, so a moment of a run is a value too. From each
/// moment every thread that is awake takes the next step; a moment that has been seen before is not gone on from again.
@Suite(.timeLimit(.minutes(4))) struct TurnOrderTests {
  /// What a thread does, from the outside in.
  indirect enum Script: Sendable {
    /// Takes a turn, does something in it, and gives it back.
    case visit(Int, [Script])
    /// Leaves an errand with whoever has the turn.
    case errand(Int)
    /// Lets another thread have the turn meanwhile.
    case lend(Int)
  }

  struct Scenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let turns: Int
    let scripts: [[Script]]

    init(_ name: String, turns: Int, _ scripts: [[Script]]) {
      testDescription = name
      self.turns = turns
      self.scripts = scripts
    }
  }

  private static let visit = Script.visit(0, [])

  static let scenarios = [
    Scenario("two threads in one turn", turns: 1, [[visit, visit], [visit, visit]]),
    Scenario("three threads in one turn", turns: 1, [[visit, visit], [visit], [visit]]),
    Scenario("a thread that comes back", turns: 1, [[.visit(0, [visit])], [visit], [visit]]),
    Scenario(
      "two threads that want each other's turn", turns: 2,
      [[.visit(0, [.visit(1, [])])], [.visit(1, [.visit(0, [])])]]),
    Scenario(
      "two that want each other's turn, and a third", turns: 2,
      [[.visit(0, [.visit(1, [])])], [.visit(1, [.visit(0, [])])], [visit]]),
    Scenario(
      "two that want each other's turn, twice", turns: 2,
      [[.visit(0, [.visit(1, []), .visit(1, [])])], [.visit(1, [.visit(0, []), .visit(0, [])])]]),
    Scenario(
      "three threads in a circle", turns: 3,
      [[.visit(0, [.visit(1, [])])], [.visit(1, [.visit(2, [])])], [.visit(2, [.visit(0, [])])]]),
    Scenario("errands", turns: 1, [[visit, visit], [.errand(0), visit], [.errand(0)]]),
    Scenario("a turn that is lent", turns: 1, [[.visit(0, [.lend(0), .lend(0)])], [visit], [visit]]),
    Scenario("a turn that is lent, and errands", turns: 1, [[.visit(0, [.lend(0)])], [visit, .errand(0)], [visit]]),
  ]

  @Test(arguments: scenarios) func whateverTheOrderOneThreadIsInsideAndNoneWaitsForEver(_ scenario: Scenario) {
    let search = TurnSearch(scenario)
    search.run()
    #expect(search.faults.isEmpty, "by the threads \(search.path)")
    #expect(search.isComplete && search.momentCount > scenario.scripts.count)
  }

  @Test func theSearchFindsWhatIsWrong() {
    // Nobody gives back what it has, so the second thread sleeps for ever.
    let search = TurnSearch(Scenario("", turns: 1, [[Self.visit], [Self.visit]]), givesBack: false)
    search.run()
    #expect(search.faults == ["asleep for ever"])
    #expect(search.path.count > 3)
  }
}

/// Goes through all moments that can be reached, depth first.
private final class TurnSearch {
  private var seen: Set<String> = []
  private let first: TurnMoment
  /// The moments between the first and this one. One that comes again could come for ever.
  private var open: Set<String> = []
  /// The threads that took the steps up to this moment, or to the fault.
  private(set) var path: [Int] = []
  private(set) var faults: [String] = []

  var momentCount: Int { seen.count }
  var isComplete: Bool { faults.isEmpty && open.isEmpty }

  init(_ scenario: TurnOrderTests.Scenario, givesBack: Bool = true) {
    first = TurnMoment(turns: scenario.turns, scripts: scenario.scripts, givesBack: givesBack)
  }

  func run() { visit(first) }

  private func visit(_ moment: TurnMoment) {
    faults = moment.faults
    let picture = "\(moment)"
    if faults.isEmpty, open.contains(picture) { faults = ["no end"] }
    guard faults.isEmpty, seen.insert(picture).inserted else { return }
    open.insert(picture)
    for thread in moment.ready {
      var next = moment
      next.step(thread)
      path.append(thread)
      visit(next)
      guard faults.isEmpty else { return }
      path.removeLast()
    }
    open.remove(picture)
  }
}

/// A moment of a run of the scripts: all that the threads share, and what each has yet to do.
private struct TurnMoment {
  /// The words of the turns. They are in the memory of the moment that takes its step.
  struct Word: TurnWord, CustomStringConvertible {
    final class Memory {
      var values: [UInt] = []
    }

    let memory: Memory
    let index: Int

    static func == (lhs: Word, rhs: Word) -> Bool { lhs.index == rhs.index }
    func load() -> UInt { memory.values[index] }
    func exchange(_ expected: UInt, for desired: UInt) -> Bool {
      guard memory.values[index] == expected else { return false }
      memory.values[index] = desired
      return true
    }

    var description: String { "\(index)" }
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
    case lend(Int)
  }

  private let words: [Word]
  private let givesBack: Bool
  private var values: [UInt]
  private var order = TurnOrder<Word>()
  private var stacks: [[Step]]
  private var asleep: [Bool]
  private var errands: [Int]
  /// The threads inside each turn, the innermost last.
  private var inside: [[UInt]]
  private var violations: [String] = []

  init(turns: Int, scripts: [[TurnOrderTests.Script]], givesBack: Bool) {
    let memory = Word.Memory()
    words = (0..<turns).map { Word(memory: memory, index: $0) }
    self.givesBack = givesBack
    values = Array(repeating: 0, count: turns)
    errands = Array(repeating: 0, count: turns)
    inside = Array(repeating: [], count: turns)
    stacks = scripts.map { $0.reversed().map(Step.perform) }
    asleep = Array(repeating: false, count: scripts.count)
  }

  private func name(_ index: Int) -> UInt { UInt(index + 1) * 16 }

  private func isAsleep(_ thread: UInt) -> Bool { asleep[Int(thread / 16) - 1] }

  private mutating func wake(_ thread: UInt) { asleep[Int(thread / 16) - 1] = false }

  /// The threads that can take a step.
  var ready: [Int] { stacks.indices.filter { !stacks[$0].isEmpty && !asleep[$0] } }

  var faults: [String] {
    guard violations.isEmpty, ready.isEmpty else { return violations }
    var faults: [String] = []
    if stacks.contains(where: { !$0.isEmpty }) { return ["asleep for ever"] }
    if values.contains(where: { $0 != 0 }) { faults.append("a turn was not given back") }
    if errands.contains(where: { $0 != 0 }) { faults.append("an errand was not done") }
    return faults
  }

  mutating func step(_ index: Int) {
    guard let step = stacks[index].popLast(), let memory = words.first?.memory else { return }
    memory.values = values
    take(step, index, memory)
    values = memory.values
  }

  private mutating func take(_ step: Step, _ index: Int, _ memory: Word.Memory) {
    let thread = name(index)
    switch step {
    case .perform(.errand(let turn)):
      stacks[index].append(.mark(turn))
    case .perform(.lend(let turn)):
      if memory.values[turn] & Turn.waiterFlag != 0 { stacks[index].append(.lend(turn)) }
    case .perform(.visit(let turn, let body)):
      // Coming back takes no step of its own: the word names this thread, which nobody else can change.
      if memory.values[turn] & ~Turn.flags == thread {
        stacks[index] += body.reversed().map(Step.perform)
      } else {
        stacks[index] += [.leave(turn)] + body.reversed().map(Step.perform) + [.enter(turn), .take(turn)]
      }
    case .take(let turn):
      if !words[turn].exchange(0, for: thread) { stacks[index].append(.wait(turn, isImpatient: false)) }
    case .wait(let turn, let isImpatient):
      if memory.values[turn] & ~Turn.flags == thread { return }
      switch order.arrive(thread, at: words[turn], isImpatient: isImpatient) {
      case .takes: break
      case .actsFor(let holder): replaceLeave(of: index, by: .stopActing(turn, holder: holder))
      case .waits:
        asleep[index] = true
        stacks[index].append(.wait(turn, isImpatient: true))
      }
    case .enter(let turn):
      if let last = inside[turn].last, !isAsleep(last) { violations.append("two threads are inside") }
      inside[turn].append(thread)
    case .leave(let turn):
      if inside[turn].popLast() != thread { violations.append("left before the one who came in later") }
      if givesBack { stacks[index].append(.give(turn)) }
    case .give(let turn):
      if !words[turn].exchange(thread, for: 0) { stacks[index].append(.giveUp(turn)) }
    case .giveUp(let turn):
      switch order.depart(thread, from: words[turn]) {
      case .errand: stacks[index] += [.giveUp(turn), .runErrands(turn)]
      case .leaves(let next): if let next { wake(next) }
      }
    case .runErrands(let turn):
      memory.values[turn] &= ~Turn.errandFlag
      errands[turn] = 0
    case .stopActing(let turn, let holder):
      if inside[turn].popLast() != thread { violations.append("left before the one who came in later") }
      order.stopActing(for: holder, as: thread, in: words[turn])
    case .mark(let turn):
      guard memory.values[turn] != 0 else { return }
      memory.values[turn] |= Turn.errandFlag
      errands[turn] += 1
    case .lend(let turn):
      guard let next = order.lend(thread, words[turn]) else { return }
      asleep[index] = true
      stacks[index].append(.wait(turn, isImpatient: true))
      wake(next)
    }
  }

  /// The thread acts for the holder: at the end of its visit it gives nothing back.
  private mutating func replaceLeave(of index: Int, by step: Step) {
    guard let place = stacks[index].lastIndex(where: { if case .leave = $0 { true } else { false } }) else { return }
    stacks[index][place] = step
  }
}

extension TurnMoment: CustomStringConvertible {
  /// Everything that decides what can happen from here on.
  var description: String { "\(values) \(order) \(stacks) \(asleep) \(errands) \(inside)" }
}
