/// One look at a text: at each character it stands at a set of steps, each at most once.
struct PatternSearch {
  let steps: [PatternStep]
  let text: [Unicode.Scalar]
  private var waiting: [Int] = []
  private var isWaiting: [Bool]
  private var hasFound = false

  init(steps: [PatternStep], text: [Unicode.Scalar]) {
    self.steps = steps
    self.text = text
    isWaiting = Array(repeating: false, count: steps.count)
  }

  mutating func isFound() -> Bool {
    for place in 0...text.count {
      // It may begin anywhere.
      stand(at: 0, place)
      if hasFound { return true }
      guard place < text.count else { return false }
      let now = waiting
      for step in now { isWaiting[step] = false }
      waiting = []
      let forms = text[place].valuesInAllCases
      for step in now {
        if case .take(let set) = steps[step], set.contains(text[place], forms: forms) {
          stand(at: step + 1, place + 1)
        }
      }
      if hasFound { return true }
    }
    return false
  }

  /// Stands at a step and wherever it leads without a character.
  private mutating func stand(at first: Int, _ place: Int) {
    var open = [first]
    while let step = open.popLast() {
      guard !isWaiting[step] else { continue }
      isWaiting[step] = true
      waiting.append(step)
      switch steps[step] {
      case .take: break
      case .check(let edge): if holds(edge, at: place) { open.append(step + 1) }
      case .go(let target): open.append(target)
      case .split(let one, let other): open += [other, one]
      case .found: hasFound = true
      }
    }
  }

  private func holds(_ edge: PatternPlace, at place: Int) -> Bool {
    switch edge {
    case .start: return place == 0
    case .end: return place == text.count
    case .wordEdge, .noWordEdge:
      let before = place > 0 && text[place - 1].isPartOfWord
      let after = place < text.count && text[place].isPartOfWord
      return (before != after) == (edge == .wordEdge)
    }
  }
}
