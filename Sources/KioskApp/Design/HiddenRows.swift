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
