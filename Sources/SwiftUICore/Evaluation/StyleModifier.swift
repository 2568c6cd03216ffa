/// A modifier that folds into the style of what it is used on; no node of its own.
@MainActor
protocol StyleModifier: ViewModifier, FoldingModifier, ComparedByParts where Body == Never {}

extension StyleModifier {
  static var comparison: ValueComparison? {
    ValueComparison {
      $0.assumingMemoryBound(to: Self.self).pointee.isSame(as: $1.assumingMemoryBound(to: Self.self).pointee)
    }
  }

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    Modified._node(for: view.content, replacing: old, inputs.adding(view.modifier))
  }
}

/// Sets text looks of what is below, where nothing nearer has set them.
nonisolated struct TextLook: StyleModifier, Equatable {
  let look: TextStyle

  init(_ change: (inout TextStyle) -> Void) {
    var look = TextStyle()
    change(&look)
    self.look = look
  }

  @MainActor func fold(into folding: inout Folding) {
    folding.style.text = folding.style.text.over(look).completed(from: look)
  }
}

extension TextStyle {
  /// Also takes those looks that do not belong to runs.
  fileprivate func completed(from base: TextStyle) -> TextStyle {
    var result = self
    if result.alignment == nil, base.alignment != nil { result.alignment = base.alignment }
    if result.lineSpacing == nil, base.lineSpacing != nil { result.lineSpacing = base.lineSpacing }
    if result.isSelectable == nil, base.isSelectable != nil { result.isSelectable = base.isSelectable }
    if result.tint == nil, base.tint != nil { result.tint = base.tint }
    return result
  }
}
