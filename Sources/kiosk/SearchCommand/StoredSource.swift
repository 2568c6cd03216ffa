import Articles
import Combine
import FeedLibrary
import Feeds
import Foundation
import KioskApp
import Library
import Networking
import Storage

/// Words looked for in all that is stored: articles of feeds, saved texts, labels and notes, and what windows have shown. Nobody is
/// asked.
struct StoredSource {
  let folders: UserFolders
  let text: String
  let limit: Int

  static let name = "Stored"

  /// Seconds between two looks of somebody who watches.
  private static let interval: TimeInterval = 30

  func source() -> RowSource {
    var source = RowSource(.feeds, name: Self.name, watching: .asking(every: Self.interval, remark: nil)) { _ in
      let answer = Result<RowSource.Rows, CommandFailure> { () throws(CommandFailure) in try rows() }
      return answer.publisher.receive(on: RunLoop.main).eraseToAnyPublisher()
    }
    source.isLocal = true
    return source
  }

  private func rows() throws(CommandFailure) -> RowSource.Rows {
    // Who has stored nothing gets no empty files.
    func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
    var articles: [SavedArticle] = []
    var seen: [SeenThing] = []
    do throws(FeedStoreError) {
      if exists(folders.feedsFolder) { articles = try FeedStore(folder: folders.feedsFolder).find(text, limit: limit) }
    } catch {
      throw CommandFailure(error)
    }
    do throws(DatabaseError) {
      if exists(folders.seenFile) { seen = try SeenStore(file: folders.seenFile).search(text, limit: limit) }
    } catch {
      throw CommandFailure(.unavailable, "The list of what you have seen cannot be read: \(error.detail).")
    }
    let kept: [KeptItem]
    do throws(LibraryStoreError) {
      kept = KeptSelection(text: text).items(
        try KeptItem.saved(in: folders.libraryFile),
        pages: KeptPages(folder: folders.savedPagesFolder).names(holding: text))
    } catch {
      throw CommandFailure(error)
    }
    return RowSource.Rows(rows: StoredThing.merged(articles, seen, kept, limit: limit).map(ListRow.init))
  }
}

extension ListRow {
  fileprivate init(_ found: StoredThing) {
    switch found {
    case .article(let article):
      self.init(article.item, id: article.address.absoluteString, date: article.date, source: article.outlet)
    case .seen(let thing):
      let id = thing.key.description
      let isDated = thing.date.timeIntervalSince1970 > 0
      self.init(
        FeedItem(id: id, title: thing.title, url: thing.url ?? thing.key.discussion), id: id,
        date: isDated ? thing.date : nil, source: thing.origin.isEmpty ? nil : thing.origin)
    case .kept(let item):
      let id = item.key.description
      self.init(
        FeedItem(id: id, title: item.title, url: item.url ?? item.key.discussion), id: id, date: item.date,
        source: item.origin.isEmpty ? nil : item.origin)
      // What was saved was wanted.
      subject = nil
    }
  }
}
