import Combine
import CombineTesting

/// What subjects, published properties and what is joined of them tell their subscribers, drawn by lot: the same lot gives the same
/// lines, whatever the process is like in which it is drawn.
public enum SubjectScenarios {
  /// What is told, a line for each value, for as many lots as asked for.
  public static func lines(lots: Range<UInt64>) -> [String] {
    lots.flatMap { lot in
      let scenario = Scenario(lot: lot)
      scenario.play()
      return ["lot \(lot)"] + scenario.lines
    }
  }
}

private final class Model: ObservableObject {
  @Published var number = 0
  @Published var word = "a"
}

private final class Scenario {
  private struct Stop: Error, CustomStringConvertible { let description = "Stop" }

  private(set) var lines: [String] = []
  private var random: SeededGenerator
  private let events = PassthroughSubject<Int, Stop>()
  private let newest = CurrentValueSubject<Int, Stop>(0)
  private let model = Model()
  private var sinks: [AnyCancellable] = []
  private var slow: [SlowSubscriber] = []
  private var depth = 0

  init(lot: UInt64) { random = SeededGenerator(seed: lot) }

  func play() {
    for _ in 0..<30 { step() }
    sinks = []
    events.send(-1)
    events.send(completion: .finished)
    newest.send(completion: .finished)
    lines.append("left \(newest.value) \(model.number) \(model.word)")
  }

  private func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  private func step() {
    guard depth < 3 else { return }
    depth += 1
    defer { depth -= 1 }
    switch below(12) {
    case 0, 1: events.send(below(100))
    case 2: newest.send(below(100))
    case 3: newest.value += 1
    case 4: model.number += 1
    case 5: model.word = "abcdef".map(String.init)[below(6)]
    case 6, 7: subscribe()
    case 8: if !sinks.isEmpty { sinks.remove(at: below(sinks.count)).cancel() }
    case 9: slow.randomElement(using: &random)?.ask(below(3))
    case 10: subscribeSlowly()
    default: if below(12) == 0 { events.send(completion: below(2) == 0 ? .finished : .failure(Stop())) }
    }
  }

  private func subscribe() {
    let name = "sink \(lines.count)"
    switch below(8) {
    case 0: sinks.append(hear(events, name))
    case 1: sinks.append(hear(newest, name))
    case 2: sinks.append(hear(model.$number.map { $0 * 2 }, name))
    case 3: sinks.append(hear(events.merge(with: newest), name))
    case 4: sinks.append(hear(newest.combineLatest(model.$word.setFailureType(to: Stop.self)), name))
    case 5: sinks.append(hear(events.zip(newest).map { $0 - $1 }, name))
    case 6: sinks.append(hear(events.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).share(), name))
    default:
      sinks.append(
        model.objectWillChange.sink { [weak self] in
          self?.lines.append("\(name): will change")
          self?.react()
        })
    }
  }

  private func hear<Source: Publisher>(_ source: Source, _ name: String) -> AnyCancellable {
    source.sink { [weak self] in
      self?.lines.append("\(name): \($0)")
    } receiveValue: { [weak self] in
      self?.lines.append("\(name): \($0)")
      self?.react()
    }
  }

  /// Now and then who is told does something in turn.
  private func react() { if below(4) == 0 { step() } }

  private func subscribeSlowly() {
    let subscriber = SlowSubscriber(name: "slow \(lines.count)") { [weak self] in self?.lines.append($0) }
    slow.append(subscriber)
    switch below(3) {
    case 0: events.replaceError(with: -2).subscribe(subscriber)
    case 1: newest.replaceError(with: -2).subscribe(subscriber)
    default: model.$number.subscribe(subscriber)
    }
  }
}
