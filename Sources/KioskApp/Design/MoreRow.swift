import SwiftUI

/// The last row of a list that goes on.
struct MoreRow: View {
  let loadMore: @MainActor () -> Void

  var body: some View {
    Button("More", action: loadMore)
      .buttonStyle(.bordered)
      .frame(maxWidth: .infinity)
      .listRowSeparator(.hidden)
  }
}

/// The last row of an extract, which leads to all there is.
struct AllRow: View {
  let name: LocalizedStringKey
  let showAll: @MainActor () -> Void

  var body: some View {
    Button(name, action: showAll)
      .buttonStyle(.borderless)
      .listRowSeparator(.hidden)
  }
}

extension View {
  /// Asks for the rest of a list before a reader comes to its end.
  func onNearEnd(_ loadMore: @escaping @MainActor () -> Void) -> some View {
    onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 0 && $0.visibleRect.maxY > $0.contentSize.height - 600
    } action: { _, isNearEnd in
      if isNearEnd { loadMore() }
    }
  }
}
