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
      withObservationTracking(read) { [weak self] in
        onMainActor { self?.setNeedsEvaluation() }
      }
    }
  }
}
