import SwiftUIElements

/// What a modifier says to the layout engine alone: hosts do not draw it.
package struct LayoutMark {
  /// What of its element the engine takes the mark for, where hosts come near to it by other means.
  package enum Replaced { case role, style }

  /// Where in the element's style the modifier stands.
  package var stage: ElementLayout.Stage
  package var kind: LayoutKind
  package var replaces: Replaced?
  /// Hears where the view stands.
  package weak var target: (any GeometryTarget)?
  /// Names the view's frame as a coordinate space.
  package var space: String?
  /// Knows where the host has drawn that.
  package weak var drawnSpace: (any DrawnSpace)?

  package init(
    stage: ElementLayout.Stage, kind: LayoutKind, replaces: Replaced? = nil, target: (any GeometryTarget)? = nil,
    space: String? = nil, drawnSpace: (any DrawnSpace)? = nil
  ) {
    self.stage = stage
    self.kind = kind
    self.replaces = replaces
    self.target = target
    self.space = space
    self.drawnSpace = drawnSpace
  }

  /// Whether another is known to say the same; of what views compute nobody knows.
  fileprivate func isSame(as other: LayoutMark) -> Bool {
    guard stage == other.stage, replaces == other.replaces, target === other.target, space == other.space else {
      return false
    }
    switch (kind, other.kind) {
    case (.plain, .plain): return true
    case (.position(let x, let y), .position(let otherX, let otherY)): return x == otherX && y == otherY
    case (.direction(let isMirrored), .direction(let isOtherMirrored)): return isMirrored == isOtherMirrored
    default: return false
    }
  }
}

extension Style {
  /// Takes out what the engine has from marks that replace it.
  package mutating func leaveToMarks() { (frame, padding, offset) = (nil, nil, nil) }
}

/// What views say to the layout engine of one element: to a host that lays out by it, beside the element.
package final class LayoutRules: @unchecked Sendable {
  /// How what is in the element stands.
  package enum Inside {
    /// By its role.
    case drawn
    /// As a layout of the app's own places it.
    case placed(by: any LayoutMaking)
    /// The first that fits on these axes is there alone.
    case firstThatFits(Axis.Set)
  }

  /// From the inside out, but for those of a role.
  package let marks: [LayoutMark]
  package let axes: Axis.Set?
  /// The element is a stack of a view and what stands at its edge.
  package private(set) var inset: SafeAreaInset?
  private weak var maker: (any LayoutMaking)?
  private let isPlaced: Bool

  package init(_ marks: [LayoutMark], inside: Inside = .drawn) {
    self.marks = marks.filter { $0.replaces != .role }
    for case .safeAreaInset(let inset) in marks.map(\.kind) { self.inset = inset }
    switch inside {
    case .drawn: (axes, isPlaced) = (nil, false)
    case .placed(let maker):
      (axes, isPlaced) = (nil, true)
      self.maker = maker
    case .firstThatFits(let axes): (self.axes, isPlaced) = (axes, false)
    }
  }

  /// The layout of the app's own, for one tree.
  package func makeLayout() -> (any CustomLayout)? { maker?.makeEngineLayout() }

  package var isEmpty: Bool { marks.isEmpty && axes == nil && inset == nil && !isPlaced }

  /// The engine has frames and padding from marks, not from the style.
  package var replacesStyle: Bool { marks.contains { $0.replaces == .style } }

  /// Somebody hears where the element stands.
  package var isHeard: Bool { marks.contains { $0.target != nil } }

  /// Whether another is known to say the same.
  package func isSame(as other: LayoutRules) -> Bool {
    axes == other.axes && inset == other.inset && !isPlaced && !other.isPlaced && marks.count == other.marks.count
      && zip(marks, other.marks).allSatisfy { $0.isSame(as: $1) }
  }
}
