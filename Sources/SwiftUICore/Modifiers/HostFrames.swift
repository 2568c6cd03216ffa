import SwiftUIElements
import SwiftUILayout

/// A frame by which hosts that lay out by themselves come near to what the layout engine knows better.
nonisolated struct HostFrameModifier: StyleModifier, Equatable {
  let frame: Frame

  init(maxWidth: Double? = nil, maxHeight: Double? = nil) {
    var frame = Frame()
    frame.maxWidth = maxWidth
    frame.maxHeight = maxHeight
    self.frame = frame
  }

  @MainActor func fold(into folding: inout Folding) {
    folding.openBox(alignment: frame.alignment)
    folding.style.frame = frame
    folding.mark(LayoutMark(stage: .framed, kind: .plain, replaces: .style))
    folding.openBox()
  }
}
