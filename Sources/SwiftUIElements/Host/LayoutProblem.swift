/// Something that could not be laid out as it was asked. The picture is bounded and sensible all the same.
package enum LayoutProblem: Hashable, Sendable {
  /// A length that is negative, infinite or no number.
  case badNumber(Double)
  /// A least length above the greatest.
  case contradictingBounds
  /// More levels than are followed.
  case tooDeep(limit: Int)
  /// More questions than are answered.
  case tooMuchWork
  /// A layout of the app's own answered what is no size, or put a view where no view can be.
  case badAnswer
  /// A guide's own value depends on itself.
  case circularGuide

  /// - Parameter view: what the view is called, where it has a name.
  package func sentence(of view: String?) -> String {
    let view = view ?? "A view"
    return switch self {
    case .badNumber(let value): "\(view): \(value) is no length that can be laid out; it is left out."
    case .contradictingBounds: "\(view): the least length of its frame is above the greatest; the least one counts."
    case .tooDeep(let limit): "\(view) lies more than \(limit) levels deep; what is in it is not laid out."
    case .tooMuchWork: "\(view): its layout asks too many sizes; from here on sizes are taken as offered."
    case .badAnswer: "\(view): its layout answered a size or place that is no number; the offer is taken instead."
    case .circularGuide: "\(view): an alignment guide depends on itself; it counts as 0."
    }
  }
}
