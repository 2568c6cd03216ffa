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

/// Hides what was dealt with, as in "read" or "seen", and says how many rows that are.
struct DoneRowsButton: View {
  let word: String
  let count: Int
  @Binding var isHiding: Bool

  var body: some View {
    Button(isHiding ? "\(count) \(word) · Show" : "Hide \(word)") { isHiding.toggle() }
      .buttonStyle(.borderless)
      .keyboardShortcut("h", modifiers: [])
  }
}

/// What stands below a list: the ways to rows that are hidden, and to more.
struct RowsFooter: View {
  let mutedCount: Int
  @Binding var showsMuted: Bool
  /// "read" or "seen".
  let doneWord: String
  let doneCount: Int
  @Binding var hidesDone: Bool
  let more: LocalizedStringKey
  /// Nil at the end of the list.
  let loadMore: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: 12) {
      MutedRowsButton(count: mutedCount, isShown: $showsMuted)
      if doneCount > 0 || hidesDone {
        DoneRowsButton(word: doneWord, count: doneCount, isHiding: $hidesDone)
      }
      Spacer(minLength: 0)
      if let loadMore {
        Button(more, action: loadMore)
          .buttonStyle(.bordered)
      }
    }
  }
}
