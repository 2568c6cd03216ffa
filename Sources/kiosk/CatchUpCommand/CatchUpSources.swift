import Combine
import FeedLibrary
import Foundation
import HackerNews
import KioskApp
import Library
import TMDb

/// `kiosk catchup`: what was missed, one question for all services.
struct CatchUpSources {
  let period: CatchUpPeriod
  let options: ListOptions
  let access: ServiceAccess

  /// So many rows of each kind, unless told otherwise.
  static let standardLimit = 10
  /// Seconds between two looks of somebody who watches.
  private static let interval: TimeInterval = 600

  private var limit: Int { options.limit ?? Self.standardLimit }

  func sources() throws(CommandFailure) -> [RowSource] {
    let now = Date()
    let start = period.start(at: now, visit: try contents().caughtUp)
    return [stories(since: start)] + (access.usesSamples ? [] : [articles(since: start)]) + [films(since: start, now)]
  }

  /// The reader's library, which is not made for this.
  private func contents() throws(CommandFailure) -> LibraryContents {
    let file = access.settings.folders.libraryFile
    var contents = LibraryContents()
    guard FileManager.default.fileExists(atPath: file.path) else { return contents }
    do throws(LibraryStoreError) {
      for record in try SQLiteLibraryStore(file: file).changes(after: 0).records { contents.apply(record) }
    } catch {
      throw CommandFailure(error)
    }
    return contents
  }

  private func stories(since start: Date) -> RowSource {
    StorySource(api: access.hackerNews, isOffline: options.isOffline)
      .search(
        HackerNewsSearch("", since: start, resultsPerPage: MissedStories.asked), emptiness: "No stories since then.",
        every: Self.interval
      ) { [limit] in MissedStories($0, most: limit).all }
  }

  private func articles(since start: Date) -> RowSource {
    var source = RowSource(
      .feeds, name: FeedArticleSource.name, watching: .asking(every: Self.interval, remark: nil)
    ) { _ in
      Result<RowSource.Rows, CommandFailure> { () throws(CommandFailure) in try articleRows(since: start) }
        .publisher.receive(on: RunLoop.main).eraseToAnyPublisher()
    }
    source.isLocal = true
    return source
  }

  /// What is stored: nobody is asked. Who follows nothing gets no empty files.
  private func articleRows(since start: Date) throws(CommandFailure) -> RowSource.Rows {
    let folder = access.settings.folders.feedsFolder
    guard FileManager.default.fileExists(atPath: folder.path) else { return RowSource.Rows() }
    do throws(FeedStoreError) {
      let store = try FeedStore(folder: folder)
      let feeds = Dictionary(try store.feeds().map { ($0.id, $0) }) { first, _ in first }
      let articles = try store.articles(ArticleQuestion(since: start, limit: MissedArticles.asked))
      return RowSource.Rows(
        rows: MissedArticles.told(articles, most: limit).map { ListRow($0.item, of: feeds[$0.item.sourceID]) })
    } catch {
      throw CommandFailure(error)
    }
  }

  private func films(since start: Date, _ now: Date) -> RowSource {
    RowSource(.tmdb, name: MovieSource.name) { () throws(CommandFailure) in
      MovieSource(service: try access.movies(), limit: limit, isOffline: options.isOffline)
        .list(
          MovieList.released(since: start, until: now) ?? .endpoint(.nowPlaying),
          emptiness: "No films came out since then.")
    }
  }
}
