import Combine
import Foundation
import Library
import SwiftUI

/// What a window gives each of its screens: where the window is, where content comes from, and what can be undone.
@MainActor
final class WindowContext: ObservableObject {
  /// The pages over the first one.
  @Published var path: [Place] = []

  let services: KioskServices
  let library: Library
  /// What the window's browser or terminal asks for, whatever Kiosk speaks; nil where nobody says.
  let locale: Locale?
  private(set) lazy var undo = UndoOffer(library: library)
  /// Where the cursor of a terminal is in lists.
  private(set) lazy var rows = RowCursor(library: library)
  private(set) lazy var discussions = sharedDiscussions ?? DiscussionBook(services: services, library: library)
  private let sharedDiscussions: DiscussionBook?
  /// Looks after what the reader follows.
  let following: FollowDesk
  /// Opens addresses. One for the whole life of the window: with a new one everything below would be evaluated anew.
  private(set) lazy var opening = OpenURLAction { [weak self] url in
    self?.follow(url) == true ? .handled : .systemAction
  }
  /// Words that a screen wants to have looked for on Hacker News.
  let searches = PassthroughSubject<String, Never>()

  /// A screen wants to show the films that the reader wants to see and has seen.
  let films = PassthroughSubject<Void, Never>()

  /// - Parameters:
  ///   - discussions: what is known of discussions, for all windows; nil for one of the window's own.
  ///   - following: looks after what is followed, for all windows; nil for one of the window's own.
  init(
    services: KioskServices, library: Library, locale: Locale? = nil, discussions: DiscussionBook? = nil,
    following: FollowDesk? = nil
  ) {
    self.following = following ?? FollowDesk(services: services, library: library)
    self.locale = locale
    self.services = services
    self.library = library
    sharedDiscussions = discussions
  }

  func open(_ place: Place) { path = path.beside(place) }
  func show(_ pane: Pane) { path = .start(of: pane) }

  /// Goes back by one page.
  func back() {
    if !path.isEmpty { path.removeLast() }
  }

  /// Goes to an address within the app; false for all others.
  func follow(_ url: URL) -> Bool {
    guard let path = [Place].at(url) else { return false }
    self.path = path
    return true
  }

  /// The panes whose services there are.
  var panes: [Pane] {
    Pane.allCases.filter { pane in
      switch pane {
      case .news: services.news != nil || services.feeds != nil
      case .movies: services.movies != nil
      case .hackerNews, .search, .saved, .settings: true
      }
    }
  }
}
