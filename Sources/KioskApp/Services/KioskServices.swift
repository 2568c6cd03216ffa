import Articles
import Combine
import FeedLibrary
import Foundation
import FoundationExtras
import HackerNews
import Images
import Library
import NewsAPI
import TMDb

/// The services the screens read from. One object for all windows; replacing a service lets every screen follow.
@MainActor
package final class KioskServices: ObservableObject {
  /// Where the content comes from.
  package enum Origin: Equatable, Sendable {
    case live
    /// Invented content of the built-in sample services, because the reader asked for it.
    case samples
    /// Samples until the network is back; the text is a sentence a person understands.
    case samplesInstead(reason: String.LocalizationValue)
    /// Samples until the reader has a key; the text says how to hand one to Kiosk.
    case samplesWithoutKey(hint: String.LocalizationValue)
  }

  /// NewsAPI.org or the samples in its place.
  package struct News {
    package var client: NewsAPIClient
    package var origin: Origin

    package init(client: NewsAPIClient, origin: Origin) {
      self.client = client
      self.origin = origin
    }
  }

  /// TMDb or the samples in its place.
  package struct Movies {
    package var store: MovieStore
    package var origin: Origin

    package init(store: MovieStore, origin: Origin) {
      self.store = store
      self.origin = origin
    }
  }

  /// Addresses of the host for the library as a file.
  package struct LibraryFileLinks: Equatable, Sendable {
    package var saving: URL
    package var bringing: URL

    package init(saving: URL, bringing: URL) {
      self.saving = saving
      self.bringing = bringing
    }
  }

  /// The feeds that the reader follows.
  package struct Feeds {
    package var desk: FeedDesk
    /// For somebody who follows none yet.
    package var suggestions: [FeedSuggestion]

    package init(desk: FeedDesk, suggestions: [FeedSuggestion]) {
      self.desk = desk
      self.suggestions = suggestions
    }
  }

  @Published package private(set) var hackerNews: HackerNewsAPI
  /// Of Hacker News.
  @Published package private(set) var origin: Origin
  /// Nil where there are no news to show: then there is no pane for them either.
  @Published package private(set) var news: News?
  /// Nil where there are no films to show.
  @Published package private(set) var movies: Movies?
  /// Nil where no feeds can be followed.
  @Published package private(set) var feeds: Feeds?
  /// Loads pictures for all screens; nil where none are wanted.
  @Published package private(set) var pictures: PictureSource?
  /// Fetches the pages that stories and news lead to, when the reader wants to read one here; nil where none are wanted.
  @Published package private(set) var articles: ArticleSource?
  /// Where the library is given out as a file and taken back; nil where that is done elsewhere.
  package var libraryFile: LibraryFileLinks?
  /// Where saved things are given out as books; nil where that is done elsewhere.
  package var savedBooks: SavedBookLinks?
  /// Whether this machine has a desktop that shows notifications.
  package var canNotifyDesktop = false
  /// The reader's own keys, and the keys that they stand for.
  package var ownKeys: [String: String] = [:]
  /// Keeps the pages of what the reader saves; nil where nobody does.
  package var keptPages: PageKeeper?
  /// What windows have shown, to be found again; nil where nothing is remembered.
  package var seen: SeenBook?
  /// What is known of the services' keys.
  @Published package private(set) var keyStates: [KeyedService: KeyState] = [:]
  /// Who keeps keys that the reader types; nil where none can be given.
  package private(set) var keyKeeper: (any KeyKeeper)?
  /// The discussions that windows show.
  let discussions = SharedDiscussions()

  package init(
    hackerNews: HackerNewsAPI, origin: Origin, news: News? = nil, movies: Movies? = nil, pictures: PictureSource? = nil,
    articles: ArticleSource? = nil
  ) {
    self.hackerNews = hackerNews
    self.origin = origin
    self.news = news
    self.movies = movies
    self.pictures = pictures
    self.articles = articles
  }

  /// Lets every screen read from another service from now on.
  package func replace(hackerNews: HackerNewsAPI, origin: Origin) {
    self.origin = origin
    self.hackerNews = hackerNews
  }

  /// Lets every screen read its news and films from elsewhere from now on.
  package func replace(news: News?, movies: Movies?) {
    self.news = news
    self.movies = movies
  }

  /// Lets every screen show these feeds from now on.
  package func replace(feeds: Feeds?) { self.feeds = feeds }

  /// Lets every screen fetch articles by another source from now on.
  package func replace(articles: ArticleSource?) { self.articles = articles }

  /// Lets every screen fetch articles and pictures by other sources from now on.
  package func replace(articles: ArticleSource?, pictures: PictureSource?) {
    self.articles = articles
    self.pictures = pictures
  }

  /// Lets the reader hand their keys to `keeper` from now on.
  package func keepKeys(by keeper: any KeyKeeper) {
    keyKeeper = keeper
    readKeyStates()
  }

  /// Looks anew at what is known of the keys.
  package func readKeyStates() {
    guard let keyKeeper else { return }
    keyStates = Dictionary(uniqueKeysWithValues: KeyedService.allCases.map { ($0, keyKeeper.state(of: $0)) })
  }
}
