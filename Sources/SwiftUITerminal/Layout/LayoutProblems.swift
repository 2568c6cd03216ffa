import SwiftUIElements
import SwiftUILayout

/// What could not be laid out as the views asked, until somebody takes it.
final class LayoutProblems: Equatable {
  struct Found: Equatable {
    var problem: LayoutProblem
    /// What the view is called, where that is known.
    var view: String?
    var node: NodeID
  }

  private var found: [Found] = []
  /// Of one picture: who reads more does not learn more.
  private static let most = 200

  func note(_ warning: LayoutWarning, at node: NodeID) {
    guard found.count < Self.most else { return }
    found.append(Found(problem: warning.problem, view: warning.view, node: node))
  }

  func take() -> [Found] {
    defer { found = [] }
    return found
  }

  static func == (left: LayoutProblems, right: LayoutProblems) -> Bool { left === right }
}
