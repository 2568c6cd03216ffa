import Combine
import HackerNews
import Library
import SwiftUI

/// A discussion: the story, then its comments.
struct ThreadScreen: View {
  let window: WindowContext
  let isWide: Bool
  @ObservedObject var model: ThreadViewModel
  /// Whether the article stands beside it.
  var hasArticle = false
  private let clock = Timer.publish(every: 30, on: .main, in: .common).autoconnect()
  @Environment(\.terminalReading) private var terminal

  /// Whether the ways through the discussion stand in the page's own bar; in a terminal their words need a line.
  private var hasBarAbove: Bool { isWide && terminal == nil }

  var body: some View {
    let state = model.state
    ScrollViewReader { proxy in
      List {
        switch state.content {
        case .idle, .loading:
          ThreadLoading(announced: state.announced, now: model.currentDate)
        case .failed(let error):
          RetryNotice(
            symbol: "wifi.slash", title: error.localizedDescription,
            text: error.recoverySuggestion ?? localized("Kiosk keeps trying."), retry: model.retry)
        case .loaded(let thread, _), .stale(let thread, _, _):
          ThreadHeader(
            thread: thread, state: state, now: model.currentDate, window: window, library: window.library,
            offersArticle: isWide, hasArticle: hasArticle, show: { [model] in model.show($0) }, retry: model.retry
          )
          .listRowSeparator(.hidden)
          comments(state)
        }
      }
      .listStyle(.plain)
      .onChange(of: state.current) { _, current in
        if let current { proxy.scrollTo(current, anchor: .top) }
      }
    }
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      // The story's title stands below it already, and in the list beside it.
      ToolbarItemGroup(placement: .principal) {
        if hasBarAbove { Text("Discussion").font(.headline).lineLimit(1) }
      }
      ToolbarItemGroup(placement: .primaryAction) {
        if hasBarAbove { bar }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        BottomBar(offer: window.undo) {
          if model.state.finding != nil {
            FindBar(model: model)
          } else if !hasBarAbove {
            bar
          }
        }
      }
    }
    .background { ThreadKeys(model: model, window: window) }
    .onReceive(clock) { model.currentDate = $0 }
  }

  private var bar: some View {
    ThreadBar(
      model: model, newCount: model.state.newCount, canFold: model.state.thread?.comments.isEmpty == false,
      isFinding: model.state.finding != nil, fills: !hasBarAbove)
  }

  private var title: String {
    guard let root = model.state.thread?.root else { return model.state.announced?.title ?? localized("Discussion") }
    return root.title ?? (root.by.isEmpty ? localized("Comment") : localized("Comment by \(root.by)"))
  }

  @ViewBuilder private func comments(_ state: ThreadState) -> some View {
    let rows = state.rows
    if rows.isEmpty {
      if state.thread?.isComplete == true {
        Text("No comments yet. They appear here by themselves.")
          .foregroundColor(.secondary)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 32)
          .listRowSeparator(.hidden)
      } else {
        CommentsLoading(words: localized("Loading comments…"))
      }
    }
    ForEach(rows) { row in
      CommentRow(
        row: row, age: row.comment.time.map { Age.text(of: $0, at: model.currentDate) } ?? "", model: model,
        author: row.comment.by.isEmpty ? nil : window.path.beside(.user(row.comment.by)).address
      )
      .listRowSeparator(row.depth == 0 ? .visible : .hidden, edges: .top)
      .listRowSeparator(.hidden, edges: .bottom)
      .listRowBackground(
        row.isMatch
          ? Color.yellow.opacity(row.isCurrent ? 0.28 : 0.12) : row.isCurrent ? Color.accentColor.opacity(0.08) : nil)
    }
  }
}

/// The ways through a discussion.
struct ThreadBar: View {
  let model: ThreadViewModel
  let newCount: Int
  let canFold: Bool
  /// Whether `n` goes through the matches of a search meanwhile.
  let isFinding: Bool
  /// Whether the buttons share the width there is, as at the bottom of a phone.
  let fills: Bool
  @Environment(\.terminalColumns) private var terminalColumns

  var body: some View {
    HStack(spacing: fills ? 0 : 10) { buttons }
      .frame(maxWidth: fills ? .infinity : nil)
  }

  @ViewBuilder private var buttons: some View {
    button(localized("Previous thread"), "chevron.up", "[", word: localized("previous")) { model.move(.previousTop) }
    button(localized("Next thread"), "chevron.down", isFinding ? "]" : "n", word: localized("thread")) {
      model.move(.nextTop)
    }
    button(localized("Parent comment"), "arrow.uturn.backward", "p", word: localized("parent")) { model.move(.parent) }
    button(
      newCount > 0 ? localized("Next of \(newCount) new comments") : localized("Next new comment"), "sparkles", "u",
      word: localized("new")
    ) {
      model.move(.nextNew)
    }
    .disabled(newCount == 0)
    button(localized("Fold or open all"), "arrow.up.arrow.down", "e", word: localized("fold")) { model.toggleFoldAll() }
      .disabled(!canFold)
  }

  /// Whether words stand beside the symbols.
  private var hasWords: Bool { terminalColumns.map { $0 >= 56 } ?? false }

  private func button(
    _ name: String, _ symbol: String, _ key: KeyEquivalent, word: String? = nil,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Group {
        if hasWords, let word {
          HStack(spacing: 8) {
            Image(systemName: symbol)
            Text(verbatim: word).lineLimit(1)
          }
        } else {
          BarSign(symbol: symbol, word: terminalColumns == nil ? word : nil)
        }
      }
      .frame(minWidth: 36, maxWidth: fills ? .infinity : nil, minHeight: fills ? 44 : 36)
    }
    .keyboardShortcut(key, modifiers: [])
    .accessibilityLabel(name)
    .help("\(name) (\(String(key.character)))")
  }
}

/// The keys of a discussion that have no button.
struct ThreadKeys: View {
  let model: ThreadViewModel
  let window: WindowContext
  @Environment(\.openURL) private var openURL
  @Environment(\.terminalReading) private var terminal

  var body: some View {
    VStack {
      if let terminal {
        Button.key("y") {
          if let thread = model.state.thread {
            terminal.copy((thread.story?.address ?? HackerNewsPage.item(thread.root.id)).absoluteString)
          }
        }
      } else {
        Button.key("j") { model.move(.next) }
        Button.key("k") { model.move(.previous) }
      }
      Button.key("]") { model.move(.nextTop) }
      Button.key("j", .shift) { model.move(.nextSibling) }
      Button.key("k", .shift) { model.move(.previousSibling) }
      Button.key("x") { model.toggleFoldOfCurrent() }
      Button.key("r") { model.retry() }
      Button.key("o") {
        if let story = model.state.thread?.story { openURL(story.address) }
      }
      Button.key("s") {
        if let thread = model.state.thread { window.library.toggleSaved(thread.kept(at: window.library.now)) }
      }
    }
    .hidden()
    .accessibilityHidden(true)
  }
}
