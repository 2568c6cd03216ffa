import UIKit

extension View {
  /// Draws this view mirrored where the interface reads from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(isEnabled: enabled))
  }
}

nonisolated private struct DirectionFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
