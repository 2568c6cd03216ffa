import SwiftUI

/// Finds words in the open discussion.
struct FindBar: View {
  @ObservedObject var model: ThreadViewModel
  @FocusState private var isTyping: Bool

  var body: some View {
    HStack(spacing: 8) {
      TextField("Find in this discussion", text: $model.findText, prompt: Text("Find in this discussion"))
        .textFieldStyle(.roundedBorder)
        .autocorrectionDisabled()
        .focused($isTyping)
        .onSubmit { model.findNext() }
        .frame(maxWidth: 320)
      Text(verbatim: count)
        .font(.footnote)
        .foregroundColor(.secondary)
        .monospacedDigit()
        .lineLimit(1)
      button(localized("Previous match"), "chevron.up", KeyboardShortcut("n", modifiers: .shift)) {
        model.findNext(by: -1)
      }
      button(localized("Next match"), "chevron.down", KeyboardShortcut("n", modifiers: [])) { model.findNext() }
      button(localized("End the search"), "xmark", .cancelAction) { model.endFinding() }
    }
    .onAppear { isTyping = true }
    .onChange(of: model.findRequests) { isTyping = true }
  }

  private var count: String {
    guard let finding = model.state.finding, !finding.text.isEmpty else { return "" }
    switch (finding.matches.count, model.state.matchNumber) {
    case (0, _): return localized("not found")
    case (let count, let number?): return localized("\(number) of \(count)")
    case (let count, nil): return localized("\(count) matches")
    }
  }

  private func button(
    _ name: String, _ symbol: String, _ shortcut: KeyboardShortcut, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol)
        .frame(minWidth: 36, minHeight: 36)
    }
    .keyboardShortcut(shortcut)
    .accessibilityLabel(name)
  }
}
