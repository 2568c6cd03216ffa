import SwiftUI

extension View {
  /// Asks for the rest of a list before a reader comes to its end.
  /// - Parameter hasMore: whether there is a rest that can be asked for now.
  func onNearEnd(hasMore: Bool, _ loadMore: @escaping @MainActor () -> Void) -> some View {
    modifier(NearEnd(hasMore: hasMore, loadMore: loadMore))
  }
}

/// Who is at the end again when more has come is near the end of a longer list; until then the rest is asked for once, though
/// placeholders come and go.
private struct NearEnd: ViewModifier {
  let hasMore: Bool
  let loadMore: @MainActor () -> Void
  /// How long the list was when its rest was asked for, in points.
  @State private var asked: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: CGFloat?.self) {
        $0.contentOffset.y > 0 && $0.visibleRect.maxY > $0.contentSize.height - 600 ? $0.contentSize.height : nil
      } action: { _, height in
        guard let height, hasMore, abs(height - asked) > 300 else { return }
        asked = height
        loadMore()
      }
  }
}
