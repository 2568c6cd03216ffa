import SwiftUI

/// How many rows mute rules hide, and the way to look at them.
struct MutedRowsButton: View {
  let count: Int
  @Binding var isShown: Bool

  var body: some View {
    if count > 0 {
      Button(isShown ? "Hide \(count) muted" : "\(count) muted · Show") { isShown.toggle() }
        .buttonStyle(.borderless)
    }
  }
}

/// The same as the last row of a list, where there are such rows.
struct MutedRowsFooter: View {
  let count: Int
  @Binding var isShown: Bool

  var body: some View {
    if count > 0 {
      MutedRowsButton(count: count, isShown: $isShown)
        .font(.footnote)
        .frame(minHeight: 40)
        .listRowSeparator(.hidden)
    }
  }
}

/// What was dealt with, in a list.
enum DoneRows {
  case read, seen

  var hide: LocalizedStringKey {
    switch self {
    case .read: "Hide read"
    case .seen: "Hide seen"
    }
  }

  func show(_ count: Int) -> LocalizedStringKey {
    switch self {
    case .read: "\(count) read · Show"
    case .seen: "\(count) seen · Show"
    }
  }
}

/// Hides what was dealt with and says how many rows that are.
struct DoneRowsButton: View {
  let done: DoneRows
  let count: Int
  @Binding var isHiding: Bool

  var body: some View {
    Button(isHiding ? done.show(count) : done.hide) { isHiding.toggle() }
      .buttonStyle(.borderless)
      .keyboardShortcut("h", modifiers: [])
  }
}

/// What stands below a list: the ways to rows that are hidden, and to more.
struct RowsFooter: View {
  let mutedCount: Int
  @Binding var showsMuted: Bool
  let done: DoneRows
  let doneCount: Int
  @Binding var hidesDone: Bool
  let more: LocalizedStringKey
  /// Nil at the end of the list.
  let loadMore: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: 12) {
      MutedRowsButton(count: mutedCount, isShown: $showsMuted)
      if doneCount > 0 || hidesDone {
        DoneRowsButton(done: done, count: doneCount, isHiding: $hidesDone)
      }
      Spacer(minLength: 0)
      if let loadMore {
        Button(more, action: loadMore)
          .buttonStyle(.bordered)
      }
    }
  }
}
