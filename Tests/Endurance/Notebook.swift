import Foundation
import Locks

/// What a run has seen so far; may be written from any task.
final class Notebook: Sendable {
  struct Contents: Sendable {
    var troubles: [String] = []
    var server: [ServerSample] = []
    var page: [PageSample] = []
    /// Stories that came while their list was in sight, comments that came while their discussion was.
    var stories = 0
    var comments = 0
    /// Lists compared with the service's.
    var comparisons = 0
    /// Milliseconds until a list agreed with the service's, each.
    var delays: [Double] = []
    var rounds = 0
  }

  private let contents = Locked(Contents())
  private let began = ContinuousClock.now
  private let tells: Bool

  /// - Parameter tells: whether troubles and rounds are printed as they come.
  init(tells: Bool) { self.tells = tells }

  /// Seconds since the beginning.
  var time: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - began).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  var current: Contents { contents.withLock { $0 } }

  func change(_ body: (inout Contents) -> Void) { contents.withLock { body(&$0) } }

  func trouble(_ text: String) {
    let line = "at \(Int(time)) s: \(text)"
    change { $0.troubles.append(line) }
    tell("TROUBLE \(line)")
  }

  func tell(_ line: String) {
    guard tells else { return }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
