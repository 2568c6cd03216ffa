import Combine
import Foundation
import Library
import SwiftUI

/// What one window holds: where it is, and the models of its screens, which stay alive while the reader goes back and forth.
@MainActor
final class Reader: ObservableObject {
  /// The pages over the first one.
  @Published var path: [Place] = []
  /// Whether the list of keys is shown.
  @Published var showsKeys = false
  /// What is shown of the library. Kept here, so that a window that becomes narrow shows the same.
  @Published var savedPart = SavedScreen.Part.saved

  let services: KioskServices
  let library: Library
  private var threads: [ThreadViewModel] = []

  private(set) lazy var stories: StoriesViewModel = {
    let model = StoriesViewModel(services: services, library: library)
    discussions.read(model.$state.map(\.stories))
    listed = model
    return model
  }()
  /// The lists, where a screen has shown them.
  private weak var listed: StoriesViewModel?

  private(set) lazy var undo = UndoOffer(library: library)
  private(set) lazy var articles = ArticlesViewModel(services: services, library: library)
  private(set) lazy var sources = SourcesViewModel(services: services)
  private(set) lazy var movies = MoviesViewModel(services: services, library: library)
  private(set) lazy var movieSearch = MovieSearchModel(services: services, library: library)
  private(set) lazy var search: SearchEverywhere = {
    let model = SearchEverywhere(services: services, library: library)
    discussions.read(model.hackerNews.$results.map { $0.compactMap(\.story) })
    return model
  }()
  private(set) lazy var discussions = DiscussionBook(services: services, library: library)

  init(services: KioskServices, library: Library) {
    self.services = services
    self.library = library
  }

  /// The model of a discussion; the last few stay, so that going back shows them at once.
  func thread(_ id: Int) -> ThreadViewModel {
    let model =
      threads.first { $0.id == id }
      ?? ThreadViewModel(
        id: id, announced: listed?.state.stories.first { $0.id == id }, services: services, library: library)
    threads = [model] + threads.filter { $0 !== model }.prefix(2)
    return model
  }

  func open(_ place: Place) { path = path.beside(place) }
  func show(_ pane: Pane) { path = .start(of: pane) }
}

extension Reader {
  /// The panes whose services there are.
  var panes: [Pane] {
    Pane.allCases.filter { pane in
      switch pane {
      case .news: services.news != nil
      case .movies: services.movies != nil
      case .hackerNews, .search, .saved, .settings: true
      }
    }
  }

  /// Goes to an address within the app; false for all others.
  func follow(_ url: URL) -> Bool {
    guard let path = [Place].at(url) else { return false }
    self.path = path
    return true
  }

  /// Goes back by one page.
  func back() {
    if !path.isEmpty { path.removeLast() }
  }

  /// Opens the discussion after, or before, the one that is open; from none, the first.
  func step(by distance: Int) {
    guard path.pane == .hackerNews else { return }
    let ids = stories.rows.rows.map(\.id)
    var place = 0
    if case .item(let id)? = path.detail, let index = ids.firstIndex(of: id) { place = index + distance }
    guard ids.indices.contains(place) else { return }
    open(.item(ids[place]))
  }

  /// Opens the next discussion that has not been read, from the open one on; behind the last story comes the first.
  func openNextUnread() {
    guard path.pane == .hackerNews else { return }
    let rows = stories.rows.rows
    var open: Int?
    if case .item(let id)? = path.detail { open = id }
    let start = rows.firstIndex { $0.id == open }.map { $0 + 1 } ?? 0
    guard let next = (rows[start...] + rows[..<start]).first(where: { !$0.isRead && $0.id != open }) else { return }
    self.open(.item(next.id))
  }

  /// Looks for words: in the open discussion, else everywhere.
  func find() {
    if case .item(let id)? = path.detail {
      thread(id).beginFinding()
    } else {
      show(.search)
      search.beginTyping()
    }
  }
}
