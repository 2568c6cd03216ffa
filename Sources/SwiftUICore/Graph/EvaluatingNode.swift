import Foundation
import FoundationExtras
import Observation
import UIKit

/// The node whose body is being evaluated on the main thread: what it reads, it depends on.
enum EvaluatingNode {
  nonisolated(unsafe) private static var node: ViewNode?

  /// nil off the main thread and outside of bodies.
  nonisolated static var current: ViewNode? { MainLoop.isCurrent ? node : nil }

  /// Texts without a locale of their own take that of the view being evaluated.
  static let tellsLocale: Bool = {
    Locale.setWindow {
      current.flatMap { node in MainActor.assumeIsolated { node.locale } }
    } timeZone: {
      current.flatMap { node in MainActor.assumeIsolated { node.timeZone } }
    }
    return true
  }()

  @MainActor
  static func run<Result>(_ evaluating: ViewNode, _ body: () -> Result) -> Result {
    let outer = node
    node = evaluating
    defer { node = outer }
    return body()
  }
}

extension ViewNode {
  /// Runs a closure of the app; this node is evaluated again when something changes that the closure has read.
  final func tracking<Result>(_ read: () -> Result) -> Result {
    EvaluatingNode.run(self) {
      withObservationTracking(read, onChange: expectingChange())
    }
  }

  /// Made only where something was read that tells of its changes.
  private func expectingChange() -> @Sendable () -> Void {
    noteUncountedRead()
    return { [weak self] in self?.expectChange() }
  }

  /// Has the node evaluated again because something that it has read says that it will change; called on any thread.
  ///
  /// Another thread than the main one stores the value after that, perhaps after the main one has read the old value again: so the
  /// node is evaluated once more a little later, and once more when that thread has had its turn on a busy machine, too.
  nonisolated final func expectChange() {
    if !MainLoop.isCurrent {
      for delay in [0.05, 0.5] {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
          MainActor.assumeIsolated { self?.setNeedsEvaluation() }
        }
      }
    }
    onMainActor { [weak self] in self?.setNeedsEvaluation() }
  }
}
