/// What a test waited for in vain, and what it saw instead.
package struct NeverHappened: Error, CustomStringConvertible {
  package var description: String
}

/// Waits until `condition` holds.
///
/// It is asked every few milliseconds, on the actor of the caller, and at least a hundred times: beside tests that keep
/// all processors busy a limit of time alone may pass after one question.
/// - Parameters:
///   - claim: what is to come true, for the error.
///   - seen: what there is instead, asked when time is up.
/// - Throws: ``NeverHappened`` with the claim, the place of the call and what was seen; what `condition` throws.
package func eventually<Seen>(
  _ claim: String, seeing seen: @autoclosure () -> Seen = (), within limit: Duration = .seconds(30),
  isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: Int = #line,
  _ condition: () async throws -> Bool
) async throws {
  let end = ContinuousClock.now + limit
  var questions = 0
  while try await !condition() {
    questions += 1
    guard ContinuousClock.now < end || questions < 100 else {
      let instead = Seen.self == Void.self ? "" : ", seen: \(seen())"
      throw NeverHappened(description: "not within \(limit): \(claim)\(instead) (\(file):\(line))")
    }
    try await Task.sleep(for: .milliseconds(5))
  }
}
