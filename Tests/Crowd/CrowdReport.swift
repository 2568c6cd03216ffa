import Foundation

/// How a crowd fared. Times in seconds.
package struct CrowdReport: Sendable {
  package var readers = 0
  package var left = 0
  /// Who stayed and has a live page.
  package var following = 0
  package var refused: [Int: Int] = [:]
  package var lost: [String: Int] = [:]
  /// From arriving to the whole first page, or to the word that there is no room, sorted.
  package var pageWaits: [Double] = []
  /// From a story's arrival at the service to its arrival in a page, sorted.
  package var changeWaits: [Double] = []
  /// Stories that did not reach a page that was live before they came.
  package var missed = 0
  package var stories = 0
  package var sessions = 0
  package var memory = 0
  package var processorTime = 0.0

  /// Everybody who stayed got in and saw every story.
  package var isComplete: Bool { refused.isEmpty && lost.isEmpty && missed == 0 && following == readers - left }

  /// Everybody who stayed got in or was told to come back, and who is in saw every story.
  package var isFair: Bool {
    lost.isEmpty && missed == 0 && following + refused.values.reduce(0, +) == readers - left
  }

  /// Nobody waited longer than 2 s for the first page, or to be told that there is no room, or 1 s for a change.
  package var isPrompt: Bool { (pageWaits.last ?? 0) <= 2 && (changeWaits.last ?? 0) <= 1 }

  package var table: String {
    func times(_ values: [Double]) -> String {
      guard let last = values.last else { return "none" }
      let (middle, most) = (values[values.count / 2], values[min(values.count * 99 / 100, values.count - 1)])
      return String(format: "median %.3f s, 99 of 100 within %.3f s, longest %.3f s", middle, most, last)
    }
    return """
      \(readers) readers, of whom \(left) left at once; \(following) follow; \(stories) stories came
      first answer \(times(pageWaits))   (target: longest 2 s)
      a change     \(times(changeWaits))   (target: longest 1 s); \(missed) missed
      told to come back: \(refused.isEmpty ? "nobody" : "\(refused)")   lost: \(lost.isEmpty ? "nobody" : "\(lost)")
      server       \(sessions) sessions, \(memory / 1024) MB, \(String(format: "%.1f", processorTime)) s of processor time
      """
  }
}
