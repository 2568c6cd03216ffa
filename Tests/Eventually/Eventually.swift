import Foundation

/// What a test waited for in vain, and what it saw instead.
package struct NeverHappened: Error, CustomStringConvertible {
  package var description: String

  fileprivate init<Seen>(_ claim: String, _ seen: Seen, _ limit: Duration, _ file: String, _ line: Int) {
    let instead = Seen.self == Void.self ? "" : ", seen: \(seen)"
    description = "not within \(limit): \(claim)\(instead) (\(file):\(line))"
  }
}

/// Waits until `condition` holds.
///
/// It is asked every few milliseconds, on the actor of the caller, with ``Patience``.
/// - Parameters:
///   - claim: what is to come true, for the error.
///   - seen: what there is instead, asked when time is up.
/// - Throws: ``NeverHappened`` with the claim, the place of the call and what was seen; what `condition` throws.
package func eventually<Seen>(
  _ claim: String, seeing seen: @autoclosure () -> Seen = (), within limit: Duration = .seconds(30),
  isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: Int = #line,
  _ condition: () async throws -> Bool
) async throws {
  var patience = Patience(limit)
  while try await !condition() {
    guard !patience.isOver() else { throw NeverHappened(claim, seen(), limit, file, line) }
    try await Task.sleep(for: .milliseconds(5))
  }
}

/// ``eventually(_:seeing:within:isolation:file:line:_:)`` for tests that block their thread, as those with sockets do.
@available(*, noasync)
package func blockUntil<Seen>(
  _ claim: String, seeing seen: @autoclosure () -> Seen = (), within limit: Duration = .seconds(30),
  file: String = #fileID, line: Int = #line, _ condition: () throws -> Bool
) throws {
  var patience = Patience(limit)
  while try !condition() {
    guard !patience.isOver() else { throw NeverHappened(claim, seen(), limit, file, line) }
    Thread.sleep(forTimeInterval: 0.005)
  }
}
