import SwiftUIElements

/// Something that its host measures, with all that is in it.
package protocol MeasuredLeaf {
  func size(in proposal: ProposedSize) -> Size
}
