import SwiftUIElements

extension LayoutSolver {
  /// What a node without content takes.
  func leafSize(_ node: Int, _ kind: LayoutKind, _ proposal: ProposedSize) -> Size {
    switch kind {
    case .fill, .geometryReader: return proposal.replacingUnspecified(by: tree.units.ideal)
    case .square:
      let across = tree.units.across
      let side = min((proposal.width ?? .infinity) / across, proposal.height ?? .infinity)
      if side == .infinity, !proposal.isInfinite { return tree.units.ideal }
      return Size(width: side * across, height: side)
    case .spacer(let minLength): return spacerSize(node, minLength, proposal)
    case .divider(let thickness):
      if facts.stackAxes[node] == .horizontal {
        return Size(width: thickness, height: proposal.height ?? tree.units.ideal.height)
      }
      return Size(width: proposal.width ?? tree.units.ideal.width, height: thickness)
    case .picture(let natural, let isResizable):
      return isResizable ? proposal.replacingUnspecified(by: natural) : natural
    case .text(let text): return lines(of: text, proposal).size
    case .measured(let leaf): return leaf.size(in: proposal)
    case .control(let control):
      func length(_ offered: Double?, _ least: Double, _ ideal: Double, _ greatest: Double) -> Double {
        offered.map { min(max($0, least), greatest) } ?? ideal
      }
      return Size(
        width: length(proposal.width, control.least.width, control.ideal.width, control.greatest.width),
        height: length(proposal.height, control.least.height, control.ideal.height, control.greatest.height))
    case .fixedFrame(let width, let height, _): return Size(width: width ?? 0, height: height ?? 0)
    default: return .zero
    }
  }

  /// Space along the stack around it; without one, along both axes.
  private func spacerSize(_ node: Int, _ least: Double?, _ proposal: ProposedSize) -> Size {
    func length(_ axis: Axis) -> Double {
      if facts.stackAxes[node] == axis.other { return 0 }
      let least = least ?? tree.units.usual(axis)
      return max(least, proposal[axis] ?? least)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  /// A text in the width it is offered; where its lines are higher than the offer it gives the last ones up, but never the first.
  func lines(of text: any MeasuredText, _ proposal: ProposedSize) -> TextLinesMeasure {
    let scale = text.scale(in: proposal)
    let text = scale < 1 ? text.scaled(by: scale) : text
    let width = proposal.width == .infinity ? nil : proposal.width
    let all = text.lines(width: width, lineLimit: nil)
    guard let height = proposal.height, all.size.height > height + 0.001, all.count > 1, all.lineHeight > 0 else {
      return all
    }
    let kept = max(1, Int((height / all.lineHeight + 0.001).rounded(.down)))
    return kept < all.count ? text.lines(width: width, lineLimit: kept) : all
  }
}
