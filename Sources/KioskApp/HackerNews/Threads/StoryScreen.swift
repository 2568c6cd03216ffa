import Library
import SwiftUI

/// What is shown of a story: its article, its discussion, or both side by side where there is room.
enum StoryParts: String, CaseIterable, Identifiable, Sendable {
  case article, both, discussion
  var id: Self { self }

  var name: String {
    switch self {
    case .article: localized("Article")
    case .both: localized("Both")
    case .discussion: localized("Discussion")
    }
  }

  /// The next one, in the order of the button.
  func next(hasRoom: Bool) -> StoryParts {
    switch self {
    case .discussion: hasRoom ? .both : .article
    case .both: .article
    case .article: .discussion
    }
  }

  /// What can be shown where there is no room for two: who wants both has the article before them, and the discussion below
  /// the other half of the switch.
  func fitting(hasRoom: Bool) -> StoryParts { self == .both && !hasRoom ? .article : self }

  /// What is kept for all stories. Earlier versions kept an article alone, too, which hid the discussions of all others.
  /// - Parameter standard: what is shown where the reader has not chosen.
  @MainActor init(_ library: Library, or standard: StoryParts = .discussion) {
    let kept = library.setting(ReaderSettings.Name.storyParts).flatMap(StoryParts.init)
    self = kept == .article ? standard : kept ?? standard
  }

  /// What is shown of a story: what the reader has chosen for it, else for all. Without room, a discussion gives way only to an
  /// article that was asked for.
  @MainActor init(_ thread: ThreadViewModel, _ library: Library, or standard: StoryParts, hasRoom: Bool) {
    if let own = thread.parts {
      self = own.fitting(hasRoom: hasRoom)
    } else {
      let kept = StoryParts(library, or: standard)
      self = kept == .both && !hasRoom ? .discussion : kept
    }
  }
}

/// A story: the discussion, and the article beside it or in its place. Both and the discussion are
/// remembered for the next story.
struct StoryScreen: View {
  let window: WindowContext
  let isWide: Bool
  /// Whether there is room for both.
  let hasRoom: Bool
  @ObservedObject var thread: ThreadViewModel
  @ObservedObject var library: Library
  @Environment(\.terminalReading) private var terminal

  init(window: WindowContext, thread: ThreadViewModel, isWide: Bool, hasRoom: Bool) {
    self.window = window
    self.isWide = isWide
    self.hasRoom = hasRoom
    self.thread = thread
    library = window.library
  }

  var body: some View {
    if let address = thread.state.thread?.story?.url {
      let parts = StoryParts(
        thread, library, or: terminal != nil && hasRoom ? .both : .discussion, hasRoom: hasRoom)
      content(parts, address)
        .background { keys(parts) }
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            if isWide { button(parts) }
          }
        }
    } else {
      ThreadScreen(window: window, isWide: isWide, model: thread)
    }
  }

  @ViewBuilder private func content(_ parts: StoryParts, _ address: URL) -> some View {
    if hasRoom, parts == .both {
      HStack(alignment: .top, spacing: 0) {
        ScrollView {
          ArticlePane(address: address, window: window)
            .padding(24)
        }
        .frame(maxWidth: .infinity)
        Divider()
        ThreadScreen(window: window, isWide: isWide, model: thread, hasArticle: true)
          .frame(maxWidth: .infinity)
      }
    } else {
      VStack(spacing: 0) {
        if !isWide, terminal == nil {
          Picker("Shown", selection: choice(parts)) {
            Text("Article").tag(StoryParts.article)
            Text("Discussion").tag(StoryParts.discussion)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          .frame(maxWidth: .infinity)
          .padding(.horizontal)
          .padding(.vertical, 8)
        }
        if parts == .article {
          ArticleScreen(window: window, address: address, isWide: isWide)
        } else {
          ThreadScreen(window: window, isWide: isWide, model: thread)
        }
      }
      .frame(maxWidth: .infinity)
    }
  }

  private func choice(_ parts: StoryParts) -> Binding<StoryParts> {
    Binding(get: { parts }, set: { [thread, hasRoom] in thread.show($0, keeps: hasRoom) })
  }

  private func button(_ parts: StoryParts) -> some View {
    Button {
      choice(parts).wrappedValue = parts.next(hasRoom: hasRoom)
    } label: {
      Group {
        if terminal != nil {
          Text(verbatim: parts.next(hasRoom: hasRoom).name).lineLimit(1)
        } else {
          BarSign(
            symbol: parts == .discussion ? "doc.text" : parts == .both ? "list.bullet.rectangle" : "text.bubble",
            word: parts.next(hasRoom: hasRoom).name)
        }
      }
      .frame(minWidth: 36, minHeight: 36)
    }
    .accessibilityLabel("Show \(parts.next(hasRoom: hasRoom).name)")
    .help("Article, both or discussion (v)")
  }

  private func keys(_ parts: StoryParts) -> some View {
    Button("Article, both or discussion") { choice(parts).wrappedValue = parts.next(hasRoom: hasRoom) }
      .keyboardShortcut("v", modifiers: [])
      .hidden()
      .accessibilityHidden(true)
  }
}

/// Gives way to an article and its discussion side by side.
struct RoomForStory<Content: View>: View {
  @ObservedObject var thread: ThreadViewModel
  @ObservedObject var library: Library
  let content: Content

  init(thread: ThreadViewModel, library: Library, @ViewBuilder content: () -> Content) {
    self.thread = thread
    self.library = library
    self.content = content()
  }

  var body: some View {
    if thread.state.thread?.story?.url == nil || (thread.parts ?? StoryParts(library)) != .both { content }
  }
}
