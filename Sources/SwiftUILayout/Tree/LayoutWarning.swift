import SwiftUIElements

/// Something the engine could not do as it was asked, and where.
package struct LayoutWarning: Hashable, Sendable, CustomStringConvertible {
  package var problem: LayoutProblem
  /// What the view is called, where it has a name.
  package var view: String?
  package var node: Int

  init(_ problem: LayoutProblem, view: String?, node: Int) {
    self.problem = problem
    self.view = view
    self.node = node
  }

  package var description: String { problem.sentence(of: view) }
}
