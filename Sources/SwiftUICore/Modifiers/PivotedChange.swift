import SwiftUIElements

/// Draws a view larger, smaller or turned about a point of it. An element has one such point: what is done about another one is
/// done to a box around it.
nonisolated struct PivotedChange: StyleModifier, Equatable {
  enum Kind: Equatable {
    case scale(Size)
    case rotation(degrees: Double)
    case turn(Turn)
  }

  let kind: Kind
  let pivot: Point?

  init(kind: Kind, anchor: UnitPoint) {
    self.kind = kind
    pivot = Point(pivot: anchor)
  }

  @MainActor func fold(into folding: inout Folding) {
    switch kind {
    case .scale(let size):
      enter(.scale, &folding)
      let before = folding.style.scale ?? Size(width: 1, height: 1)
      folding.style.scale = Size(width: before.width * size.width, height: before.height * size.height)
    case .rotation(let degrees):
      enter(.rotation, &folding)
      folding.style.rotation += degrees
    case .turn(let turn):
      enter(.rotation, merges: false, &folding)
      folding.style.turn = turn
    }
    if pivot != nil { folding.style.pivot = pivot }
  }

  @MainActor private func enter(_ stage: Folding.Stage, merges: Bool = true, _ folding: inout Folding) {
    folding.enter(stage, merges: merges)
    guard folding.style.pivot != pivot, folding.style.hasPivot else { return }
    folding.openBox()
    folding.enter(stage)
  }
}

extension Style {
  /// Whether something is done about a point already.
  fileprivate var hasPivot: Bool { pivot != nil || scale != nil || rotation != 0 || turn != nil }
}

extension Point {
  /// nil for the middle, about which hosts draw by themselves.
  init?(pivot anchor: UnitPoint) {
    guard anchor != .center else { return nil }
    self.init(x: anchor.x, y: anchor.y)
  }
}
