import SwiftUIElements
import SwiftUILayout

/// Adds a mark of the layout engine. Told apart by who owns it.
struct LayoutFold: FoldingModifier {
  unowned let owner: AnyObject
  let kind: @MainActor () -> LayoutKind
  weak var target: (any GeometryTarget)?
  var space: String?
  var kinds: EventKinds = []

  func fold(into folding: inout Folding) {
    folding.leaveEffects()
    folding.mark(
      LayoutMark(
        stage: folding.stage.layoutStage, kind: kind(), target: target, space: space,
        drawnSpace: space == nil ? nil : owner as? any DrawnSpace))
    if !kinds.isEmpty, let listener = owner as? any EventTarget { folding.listen(listener, for: kinds) }
  }

  func isSame(as other: LayoutFold) -> Bool { owner === other.owner && space == other.space && kinds == other.kinds }
}

/// The direction of reading of a view and all in it.
struct DirectionFold: FoldingModifier, Equatable {
  let isRightToLeft: Bool

  func fold(into folding: inout Folding) {
    folding.leaveEffects()
    folding.mark(LayoutMark(stage: folding.stage.layoutStage, kind: .direction(isRightToLeft: isRightToLeft)))
    folding.style.isRightToLeft = isRightToLeft
  }
}

/// A node whose view wants to know where it stands.
@MainActor
protocol MeasuringNode: ViewNode {
  /// The host has not said, or not all that is asked.
  var needsEngine: Bool { get }
}

/// A node that tells its content where it stands.
class PlacedNode: PassingNode {
  /// Whether it knows its place.
  var isPlaced: Bool { true }
}

extension Folding {
  /// What stands outside an offset is not moved by it, nor turned or scaled by what is about the view.
  fileprivate mutating func leaveEffects() { if (Stage.scale...Stage.offset).contains(stage) { openBox() } }
}

extension Folding.Stage {
  /// Where the layout engine finds it in the element's style.
  var layoutStage: ElementLayout.Stage {
    switch self {
    case .content: .content
    case .frame: .framed
    case .layout: .outer
    default: .padded
    }
  }
}

extension LayoutKind {
  /// What it holds goes on under bars.
  var isIgnoredArea: Bool { if case .ignoresSafeArea = self { true } else { false } }
}
