/// Answers to questions that are asked again and again. Copies share what is known.
package struct Memoized<Question: Hashable, Answer>: Sendable {
  private let known = Locked<[Question: Answer]>(unchecked: [:])
  private let limit: Int

  /// - Parameter limit: how many answers are known at most; one more, and all are forgotten.
  package init(limit: Int) { self.limit = limit }

  /// What is known, else what `find` answers, outside of the lock: two threads may both find the same.
  package func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = find()
    known.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[question] = answer
    }
    return answer
  }

  package func forget() {
    known.withLock { $0.removeAll() }
  }
}
