import SwiftUIElements

extension LayoutSolver {
  /// What a node without content takes.
  func leafSize(_ node: Int, _ kind: LayoutKind, _ proposal: ProposedSize) -> Size {
    switch kind {
    case .fill, .geometryReader: return proposal.replacingUnspecified(by: .ideal)
    case .square:
      let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
      if side == .infinity, !proposal.isInfinite { return .ideal }
      return Size(width: side, height: side)
    case .spacer(let minLength): return spacerSize(node, minLength ?? SpacingPreference.usual, proposal)
    case .divider(let thickness):
      if facts.stackAxes[node] == .horizontal {
        return Size(width: thickness, height: proposal.height ?? Size.ideal.height)
      }
      return Size(width: proposal.width ?? Size.ideal.width, height: thickness)
    case .picture(let natural, let isResizable):
      return isResizable ? proposal.replacingUnspecified(by: natural) : natural
    case .text(let text): return lines(of: text, proposal).size
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
  private func spacerSize(_ node: Int, _ least: Double, _ proposal: ProposedSize) -> Size {
    let axis = facts.stackAxes[node]
    func length(_ offered: Double?) -> Double { max(least, offered ?? least) }
    return Size(
      width: axis == .vertical ? 0 : length(proposal.width), height: axis == .horizontal ? 0 : length(proposal.height))
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
