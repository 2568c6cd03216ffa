import Library
import SwiftUI

/// What is always there: the panes' bar, the page, and beside it, where there is room, the list it was chosen from.
struct Frame: View {
  @ObservedObject var reader: Reader
  @ObservedObject var services: KioskServices
  let isWide: Bool
  /// Whether an article and its discussion may stand side by side.
  let hasRoom: Bool

  init(reader: Reader, isWide: Bool, hasRoom: Bool) {
    self.reader = reader
    services = reader.services
    self.isWide = isWide
    self.hasRoom = hasRoom
  }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      if isWide {
        ScrollView {
          SideBar(reader: reader, pane: reader.path.pane)
        }
        .frame(width: SideBar.width)
        if reader.path.pane.hasColumn {
          if hasRoom, case .item(let id)? = reader.path.detail {
            RoomForStory(thread: reader.thread(id), library: reader.library) { column }
          } else {
            column
          }
        }
        Divider()
      }
      pages
        .frame(maxWidth: .infinity)
    }
    .background { FrameKeys(reader: reader, path: reader.path) }
    .sheet(isPresented: $reader.showsKeys) { KeysSheet() }
  }

  @ViewBuilder private var column: some View {
    Divider()
    Column(reader: reader, path: reader.path)
      .frame(width: Column.width)
  }

  private var pages: some View {
    NavigationStack(path: $reader.path) {
      page(.pane(.hackerNews))
        .navigationDestination(for: Place.self) { place in page(place) }
    }
  }

  @ViewBuilder private func page(_ place: Place) -> some View {
    switch place {
    case .pane(let pane):
      if isWide, pane.hasColumn {
        Placeholder(pane: pane)
          .navigationTitle(Text(verbatim: pane.name))
          .navigationBarHidden(true)
          .toolbar { bottomBar {} }
      } else {
        PaneScreen(reader: reader, pane: pane, path: reader.path)
          .navigationTitle(Text(verbatim: pane.name))
          .navigationBarHidden(isWide)
          .navigationBarBackButtonHidden(true)
          .toolbar { bottomBar { if !isWide { TabBar(reader: reader, pane: pane) } } }
      }
    case .item(let id):
      StoryScreen(reader: reader, id: id, isWide: isWide, hasRoom: hasRoom)
    case .article(let address):
      ArticleScreen(reader: reader, address: address, isWide: isWide)
    case .user(let name):
      UserScreen(reader: reader, name: name)
        .toolbar { bottomBar {} }
    case .source(let id):
      SourceScreen(reader: reader, id: id)
        .toolbar { bottomBar {} }
    case .movie(let id):
      MovieScreen(reader: reader, id: id)
        .toolbar { bottomBar {} }
    case .person(let id):
      PersonScreen(reader: reader, id: id)
        .toolbar { bottomBar {} }
    }
  }

  private func bottomBar(@ViewBuilder _ content: () -> some View) -> some ToolbarContent {
    let content = content()
    return ToolbarItemGroup(placement: .bottomBar) { BottomBar(offer: reader.undo) { content } }
  }
}

/// The list of a pane, on the left of what it opens.
struct Column: View {
  let reader: Reader
  let path: [Place]

  static let width: CGFloat = 440

  var body: some View { PaneScreen(reader: reader, pane: path.pane, path: path) }
}

/// What a pane shows by itself.
struct PaneScreen: View {
  let reader: Reader
  let pane: Pane
  /// Where the window is: what is open is marked in the list.
  let path: [Place]

  var body: some View {
    switch pane {
    case .hackerNews: StoriesScreen(reader: reader, path: path)
    case .saved: SavedScreen(reader: reader)
    case .search: SearchScreen(reader: reader)
    case .settings: SettingsScreen(reader: reader)
    case .news: NewsScreen(reader: reader)
    case .movies: MoviesScreen(reader: reader)
    }
  }
}

/// Where nothing has been chosen yet.
struct Placeholder: View {
  let pane: Pane

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: pane.symbol)
        .font(.largeTitle)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(verbatim: sentence)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.top, 160)
    .padding(.horizontal)
  }

  private var sentence: String {
    switch pane {
    case .hackerNews: "Choose a discussion on the left. Titles lead to the articles themselves."
    case .news: "Choose an article on the left."
    case .search: "What you find opens here."
    case .saved: "What you saved opens here."
    case .movies: "Choose a film on the left."
    case .settings: ""
    }
  }
}
