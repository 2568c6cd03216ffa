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
