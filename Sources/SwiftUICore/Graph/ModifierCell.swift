/// Something that changes how the next drawn node below it looks or behaves, without a node of its own.
@MainActor
protocol FoldingModifier {
  func fold(into folding: inout Folding)
  func isSame(as other: Self) -> Bool
}

extension FoldingModifier where Self: Equatable {
  func isSame(as other: Self) -> Bool { self == other }
}

/// A waiting modifier and those outside it.
@MainActor
class ModifierCell {
  final let outer: ModifierCell?

  init(outer: ModifierCell?) { self.outer = outer }

  @MainActor func fold(into folding: inout Folding) {}
  func isSame(as other: ModifierCell) -> Bool { false }

  static func areSame(_ lhs: ModifierCell?, _ rhs: ModifierCell?) -> Bool {
    var (lhs, rhs) = (lhs, rhs)
    while lhs !== rhs {
      guard let left = lhs, let right = rhs, left.isSame(as: right) else { return false }
      (lhs, rhs) = (left.outer, right.outer)
    }
    return true
  }
}

final class TypedModifierCell<Modifier: FoldingModifier>: ModifierCell {
  let modifier: Modifier

  init(_ modifier: Modifier, outer: ModifierCell?) {
    self.modifier = modifier
    super.init(outer: outer)
  }

  override func fold(into folding: inout Folding) { modifier.fold(into: &folding) }

  override func isSame(as other: ModifierCell) -> Bool {
    guard type(of: other) == TypedModifierCell.self else { return false }
    return modifier.isSame(as: unsafeDowncast(other, to: TypedModifierCell.self).modifier)
  }
}
