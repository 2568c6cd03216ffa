import Foundation
import SwiftUIElements

/// One placed view, which tells its own size.
///
/// First it is as large as it likes to be, and the host reports how large that is. Then it is as wide as the layout has offered, and the
/// host reports how high it is there; until then the layout engine estimates that.
final class LayoutCell: HolderNode {
  private unowned let inner: DrawingNode
  private unowned let owner: LayoutNode
  /// As large as it likes to be.
  private(set) var ideal: CGSize?
  /// How high it is by its width, as reported.
  private var heights: [CGFloat: CGFloat] = [:]
  private var estimates: [ProposedViewSize: CGSize] = [:]
  /// The width it has been given; nil where it has its own.
  private var width: CGFloat?

  /// Widths whose heights are kept; a layout that asks for ever new ones does not settle, and lives with estimates.
  private static let mostHeights = 32

  init(around subject: DrawingNode, in owner: LayoutNode) {
    inner = subject
    self.owner = owner
    super.init(ViewInputs(parent: owner, environment: EnvironmentValues()))
    setHandler { [unowned self] kind, value in
      guard kind == .resize, case .size(let new) = value, new.width.isFinite, new.height.isFinite else { return false }
      return take(CGSize(width: new.width, height: new.height))
    }
    measure()
  }

  private func take(_ size: CGSize) -> Bool {
    if let width {
      guard abs(size.width - width) < 1, heights[width] != size.height, heights.count < Self.mostHeights else {
        return false
      }
      heights[width] = size.height
    } else {
      guard size != ideal else { return false }
      ideal = size
    }
    estimates = [:]
    owner.plan()
    return true
  }

  var values: [ObjectIdentifier: Any] { inner.traits?.layoutValues ?? [:] }
  var priority: Double { inner.outermost.element.style.layoutPriority }

  /// The size it takes where it is offered `proposal`.
  func size(in proposal: ProposedViewSize) -> CGSize {
    guard let ideal else { return .zero }
    if proposal == .unspecified { return ideal }
    if let known = estimates[proposal] { return known }
    let size = answer(to: proposal, ideal: ideal)
    estimates[proposal] = size
    return size
  }

  private func answer(to proposal: ProposedViewSize, ideal: CGSize) -> CGSize {
    let estimate = GraphLayout.size(of: inner.outermost, offered: proposal.proposal)
    let estimatedIdeal = GraphLayout.size(of: inner.outermost, offered: .unspecified)
    var size = ideal
    // What follows its offer is as large as that; what has a size of its own has the one that the host has reported.
    if let width = proposal.width, width.isFinite {
      let follows = abs(estimate.width - width) < 0.5 || estimate.width < estimatedIdeal.width - 0.5
      if follows || width < ideal.width && estimate.width < estimatedIdeal.width { size.width = min(width, 100_000) }
      if let height = heights[size.width] {
        size.height = height
      } else if size.width != ideal.width {
        size.height = max(0, ideal.height + estimate.height - estimatedIdeal.height)
      }
    }
    if let height = proposal.height, height.isFinite, abs(estimate.height - height) < 0.5 { size.height = height }
    return size
  }

  /// Takes its own size, which the host reports.
  func measure() {
    width = nil
    draw(fixesWidth: true, frame: nil, at: nil)
  }

  func stand(_ placed: Placements.Placed) {
    let size = size(in: placed.proposal)
    let isGiven = placed.proposal.width != nil && size.width != ideal?.width
    width = isGiven ? size.width : nil
    var frame = Frame(alignment: BoxAlignment(horizontal: .leading, vertical: .leading))
    if isGiven { frame.width = size.width }
    if let height = placed.proposal.height, size.height == height { frame.height = height }
    draw(fixesWidth: !isGiven, frame: frame.width == nil && frame.height == nil ? nil : frame, at: placed.origin)
  }

  private func draw(fixesWidth: Bool, frame: Frame?, at origin: CGPoint?) {
    var element = Element(.box(alignment: BoxAlignment(horizontal: .leading, vertical: .leading)), accepts: .resize)
    element.style.fixesWidth = fixesWidth
    element.style.fixesHeight = true
    element.style.frame = frame
    if let origin, origin.x.isFinite, origin.y.isFinite {
      element.style.offset = Size(width: origin.x, height: origin.y)
    }
    setElement(element)
  }

  override func subjectChanged(_ subject: DrawingNode) {
    estimates = [:]
    owner.plan()
  }

  override func collectChildren(into list: inout [DrawingNode]) { list.append(inner.outermost) }
}
