import Library
import SwiftUI

/// What is always there: the panes' bar, the page, and beside it, where there is room, the list it was chosen from.
struct WindowView: View {
  @ObservedObject var model: WindowModel
  @ObservedObject var window: WindowContext
  @ObservedObject var services: KioskServices
  let room: WindowRoom

  private var isWide: Bool { room.list }
  /// The columns of the terminal; nil in a page.
  private var columns: Int? { room.columns }

  init(model: WindowModel, room: WindowRoom) {
    self.model = model
    window = model.context
    services = model.context.services
    self.room = room
  }

  var body: some View {
    Group {
      if let columns {
        VStack(spacing: 0) {
          panes
          TerminalBar(
            window: window, width: columns, isFinding: false, missed: model.missed, unreadInbox: model.unreadInbox)
        }
      } else {
        panes
      }
    }
    .environment(\.rowCursor, window.rows)
    .onPreferenceChange(KeyedRows.self) { [window] rows in window.rows.show(rows) }
    .modifier(InboxSignals(library: window.library, unread: model.unreadInbox))
    .background { WindowKeys(model: model, path: window.path) }
    .sheet(isPresented: $model.showsKeys) { KeysSheet(own: services.ownKeys) }
  }

  private var panes: some View {
    HStack(alignment: .top, spacing: 0) {
      if isWide {
        if columns == nil {
          ScrollView {
            SideBar(window: window, pane: window.path.pane, missed: model.missed) { model.showsKeys = true }
          }
          .frame(width: WindowRoom.sideBarWidth)
        }
        if window.path.pane.hasColumn(in: room) {
          if room.article, !room.all, columns == nil, case .item(let id)? = window.path.detail {
            RoomForStory(thread: model.thread(id), library: window.library) { column }
          } else {
            column
          }
        }
        // A terminal has no bar on the left.
        if columns == nil || window.path.pane.hasColumn(in: room) { Divider() }
      }
      pages
        .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private var column: some View {
    if columns == nil { Divider() }
    Column(model: model, path: window.path, opensBeside: room.news)
      .frame(width: columns.map { CGFloat(TerminalReading.listWidth(of: $0) * 8) } ?? room.listWidth)
  }

  private var pages: some View {
    NavigationStack(path: $window.path) {
      page(.pane(.hackerNews))
        .navigationDestination(for: Place.self) { place in page(place) }
    }
  }

  @ViewBuilder private func page(_ place: Place) -> some View {
    switch place {
    case .pane(let pane):
      if isWide, pane.hasColumn(in: room) {
        beforeChoice(in: pane)
          .navigationTitle(Text(verbatim: title(of: pane)))
          .navigationBarHidden(true)
          .toolbar { bottomBar {} }
      } else {
        PaneScreen(model: model, pane: pane, path: window.path)
          .navigationTitle(Text(verbatim: title(of: pane)))
          .navigationBarHidden(isWide || columns != nil)
          .navigationBarBackButtonHidden(true)
          .toolbar {
            bottomBar {
              if !isWide, columns == nil { TabBar(panes: window.panes, pane: pane, desk: window.services.feeds?.desk) }
            }
          }
      }
    case .catchUp:
      CatchUpScreen(window: window, model: model.catchUp, isBesideList: isWide)
        .navigationTitle(Text("Catch up"))
        .toolbar { bottomBar {} }
    case .inbox:
      InboxScreen(window: window)
        .toolbar { bottomBar {} }
    case .day(let day):
      DayScreen(window: window, day: day, isBesideList: isWide)
        .toolbar { bottomBar {} }
    case .item(let id):
      StoryScreen(window: window, thread: model.thread(id), isWide: isWide, hasRoom: room.article)
    case .article(let address):
      if room.news, window.path.pane == .news {
        ArticleBeside(window: window, articles: model.articles, address: address)
          .id(address)
      } else {
        ArticleScreen(window: window, address: address, isWide: isWide)
      }
    case .user(let name):
      UserScreen(window: window, name: name)
        .toolbar { bottomBar {} }
    case .source(let id):
      SourceScreen(window: window, id: id)
        .toolbar { bottomBar {} }
    case .movie(let id):
      MovieScreen(window: window, id: id)
        .toolbar { bottomBar {} }
    case .person(let id):
      PersonScreen(window: window, id: id)
        .toolbar { bottomBar {} }
    case .collection(let id):
      CollectionScreen(window: window, id: id)
        .toolbar { bottomBar {} }
    }
  }

  @ViewBuilder private func beforeChoice(in pane: Pane) -> some View {
    if pane == .movies, room.news {
      FirstFilm(window: window, movies: model.movies, search: model.movieSearch)
    } else if pane == .news, room.news, NewsScreen.Part.shown(model.newsPart, of: services) == .articles {
      FirstArticle(window: window, articles: model.articles)
    } else if pane == .hackerNews, room.news {
      CatchUpScreen(window: window, model: model.catchUp, isBesideList: true, isChosen: false)
    } else {
      NothingChosen(pane: pane)
    }
  }

  /// The browser's tab and the terminal's title tell what is unread in the inbox, too.
  private func title(of pane: Pane) -> String {
    model.unreadInbox > 0 ? "(\(model.unreadInbox)) \(pane.name)" : pane.name
  }

  private func bottomBar(@ViewBuilder _ content: () -> some View) -> some ToolbarContent {
    let content = content()
    return ToolbarItemGroup(placement: .bottomBar) { BottomBar(offer: window.undo) { content } }
  }
}
