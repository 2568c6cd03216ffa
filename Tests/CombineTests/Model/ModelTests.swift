import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct ModelTests {
  private static let runs = UInt64(Sanitizer.rounds(400, sanitized: 60))

  @Test(arguments: OperatorRows.all)
  func theOperatorDoesWhatItsModelSays(_ row: OperatorRow) {
    let problems = Array((0..<Self.runs).lazy.compactMap { row.check($0) }.prefix(3))
    #expect(problems.isEmpty, "\(row.name)\n\(problems.joined(separator: "\n"))")
  }

  /// Random chains of operators do what their models do one after the other.
  @Test func chainsOfOperatorsDoWhatTheirModelsSay() {
    let all = Stage.all
    var problems: [String] = []
    for seed in 0..<UInt64(Sanitizer.rounds(10_000, sanitized: 500)) where problems.count < 3 {
      var random = SeededGenerator(seed: seed ^ 0xC4A1_2026)
      var stages = (0..<Int.random(in: 2...5, using: &random)).map { _ in all.randomElement(using: &random)! }
      // A failure may overtake values in a flat map, a zip or a buffer; this is left to their own rows.
      let canOvertake = stages.contains { ["flatMap", "zip", "buffer"].contains($0.name) }
      if canOvertake { stages.removeAll { $0.name == "tryMap" } }
      let problem = ModelRun(seed: seed, fidelity: .exact, inputMayFail: !canOvertake).problem(
        with: { source in stages.reduce(source) { $1.apply($0) } },
        model: { input in stages.reduce(input) { $1.model($0) } })
      if let problem { problems.append("\(stages.map(\.name).joined(separator: " → ")): \(problem)") }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }
}

/// An operator from numbers to numbers, with its model.
private struct Stage {
  let name: String
  let apply: (AnyPublisher<Int, any Error>) -> AnyPublisher<Int, any Error>
  let model: (Trace<Int>) -> Trace<Int>

  init<P: Publisher<Int, any Error>>(
    _ name: String, _ apply: @escaping (AnyPublisher<Int, any Error>) -> P,
    model: @escaping (Trace<Int>) -> Trace<Int>
  ) {
    self.name = name
    self.apply = { apply($0).eraseToAnyPublisher() }
    self.model = model
  }

  static var all: [Stage] {
    var stages: [Stage] = []
    stages.append(Stage("map", { $0.map { $0 + 1 } }, model: { $0.with { $0.map { $0 + 1 } } }))
    stages.append(Stage("filter", { $0.filter { $0 & 1 == 0 } }, model: { $0.with { $0.filter { $0 & 1 == 0 } } }))
    stages.append(
      Stage(
        "scan", { $0.scan(0) { $0 + $1 } },
        model: {
          var sum = 0
          return $0.each {
            sum += $0
            return [sum]
          }
        }))
    stages.append(Stage("dropFirst", { $0.dropFirst() }, model: { $0.with { Array($0.dropFirst()) } }))
    stages.append(
      Stage(
        "prefix", { $0.prefix(4) },
        model: { $0.values.count >= 4 ? Trace(Array($0.values.prefix(4)), .finished) : $0 }))
    stages.append(Stage("append", { $0.append(1, 2) }, model: { $0.then(Trace([1, 2], .finished)) }))
    stages.append(Stage("prepend", { $0.prepend(3, 4) }, model: { Trace([3, 4], .finished).then($0) }))
    stages.append(
      Stage(
        "catch", { $0.catch { _ in Just(6).setFailureType(to: (any Error).self) } },
        model: { $0.orElse(Trace([6], .finished)) }))
    stages.append(
      Stage(
        "tryMap", { $0.tryMap { value in if value == 6 { throw OtherOops() } else { value } } },
        model: { $0.each { value in if value == 6 { throw OtherOops() } else { [value] } } }))
    stages.append(
      Stage(
        "flatMap", { $0.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher.setFailureType(to: (any Error).self) } },
        model: { $0.each { [$0, $0] } }))
    stages.append(
      Stage("buffer", { $0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest) }, model: { $0 }))
    stages.append(Stage("reduce", { $0.reduce(0) { $0 + $1 } }, model: { $0.atEnd { [$0.reduce(0, +)] } }))
    stages.append(Stage("first", { $0.first { $0 > 2 } }, model: { $0.first { $0 > 2 ? [$0] : nil } }))
    stages.append(
      Stage(
        "collect", { $0.collect(2).map { $0.reduce(0, +) } },
        model: { input in
          let groups = stride(from: 0, to: input.values.count, by: 2).map {
            Array(input.values.dropFirst($0).prefix(2))
          }
          let kept = input.ending == .finished ? groups : groups.filter { $0.count == 2 }
          return Trace(kept.map { $0.reduce(0, +) }, input.ending)
        }))
    stages.append(
      Stage(
        "zip", { $0.zip((0..<1000).publisher.setFailureType(to: (any Error).self)).map { $0 + $1 } },
        model: { $0.with { $0.enumerated().map { $0.element + $0.offset } } }))
    stages.append(Stage("erased twice", { $0.eraseToAnyPublisher().eraseToAnyPublisher() }, model: { $0 }))
    return stages
  }
}
