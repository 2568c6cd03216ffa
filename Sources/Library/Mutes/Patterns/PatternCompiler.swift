/// Makes steps of what was read.
struct PatternCompiler {
  private var steps: [PatternStep] = []
  private var parts = 0

  /// Counts multiply: no expression that a person means has more.
  private static let mostSteps = 300
  private static let mostParts = 3000

  static func steps(of part: PatternPart) throws(PatternProblem) -> [PatternStep] {
    var compiler = PatternCompiler()
    try compiler.add(part)
    return compiler.steps + [.found]
  }

  private mutating func add(_ part: PatternPart) throws(PatternProblem) {
    parts += 1
    guard steps.count < Self.mostSteps, parts <= Self.mostParts else { throw .tooLarge }
    switch part {
    case .take(let set): steps.append(.take(set))
    case .check(let place): steps.append(.check(place))
    case .row(let parts):
      for part in parts { try add(part) }
    case .either(let parts): try add(either: parts)
    case .repeated(let part, let least, let most):
      for _ in 0..<least { try add(part) }
      guard let most else { return try add(endless: part) }
      var forks: [Int] = []
      for _ in 0..<max(0, most - least) {
        forks.append(reserve())
        try add(part)
      }
      for fork in forks { steps[fork] = .split(fork + 1, steps.count) }
    }
  }

  private mutating func add(either parts: [PatternPart]) throws(PatternProblem) {
    var ends: [Int] = []
    for part in parts.dropLast() {
      let fork = reserve()
      try add(part)
      ends.append(reserve())
      steps[fork] = .split(fork + 1, steps.count)
    }
    if let last = parts.last { try add(last) }
    for end in ends { steps[end] = .go(to: steps.count) }
  }

  private mutating func add(endless part: PatternPart) throws(PatternProblem) {
    let fork = reserve()
    try add(part)
    steps.append(.go(to: fork))
    steps[fork] = .split(fork + 1, steps.count)
  }

  /// A step that is decided once it is known where what follows ends.
  private mutating func reserve() -> Int {
    steps.append(.found)
    return steps.count - 1
  }
}
