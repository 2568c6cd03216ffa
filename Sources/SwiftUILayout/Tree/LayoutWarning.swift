import SwiftUIElements

/// Something the engine could not do as it was asked. The picture is bounded and sensible all the same.
package struct LayoutWarning: Hashable, Sendable, CustomStringConvertible {
  package enum Problem: Hashable, Sendable {
    /// A length that is negative, infinite or no number.
    case badNumber(Double)
    /// A least length above the greatest.
    case contradictingBounds
    /// More levels than the engine follows.
    case tooDeep(limit: Int)
    /// More questions than the engine answers.
    case tooMuchWork
    /// A layout of the app's own answered what is no size, or put a view where no view can be.
    case badAnswer
    /// A guide's own value depends on itself.
    case circularGuide
  }

  package var problem: Problem
  /// What the view is called, where it has a name.
  package var view: String?
  package var node: Int

  init(_ problem: Problem, view: String?, node: Int) {
    self.problem = problem
    self.view = view
    self.node = node
  }

  package var description: String {
    let view = self.view ?? "A view"
    return switch problem {
    case .badNumber(let value): "\(view): \(value) is no length that can be laid out; it is left out."
    case .contradictingBounds: "\(view): the least length of its frame is above the greatest; the least one counts."
    case .tooDeep(let limit): "\(view) lies more than \(limit) levels deep; what is in it is not laid out."
    case .tooMuchWork: "\(view): its layout asks too many sizes; from here on sizes are taken as offered."
    case .badAnswer: "\(view): its layout answered a size or place that is no number; the offer is taken instead."
    case .circularGuide: "\(view): an alignment guide depends on itself; it counts as 0."
    }
  }
}
