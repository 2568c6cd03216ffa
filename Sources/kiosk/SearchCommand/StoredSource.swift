import Combine
import FeedLibrary
import Feeds
import Foundation
import Library
import Networking
import Storage

/// Words looked for in all that is stored: articles of feeds, saved texts, and what windows have shown. Nobody is asked.
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
      throw CommandFailure(.unavailable, "What was seen cannot be read: \(error.detail).")
    }
    var known: Set<String> = []
    let found =
      articles.map { (address: $0.address, date: $0.date, row: ListRow($0)) }
      + seen.compactMap { thing in thing.url.map { (address: $0, date: thing.date, row: ListRow(thing)) } }
    let rows = found.filter { known.insert(Duplicates.address($0.address) ?? $0.address.absoluteString).inserted }
      .sorted { $0.date > $1.date }.prefix(limit).map(\.row)
    return RowSource.Rows(rows: rows)
  }
}

extension ListRow {
  fileprivate init(_ article: SavedArticle) {
    self.init(article.item, id: article.address.absoluteString, date: article.date, source: article.outlet)
  }

  fileprivate init(_ thing: SeenThing) {
    let isDated = thing.date.timeIntervalSince1970 > 0
    self.init(
      FeedItem(id: thing.key.description, title: thing.title, url: thing.url), id: thing.key.description,
      date: isDated ? thing.date : nil, source: thing.origin.isEmpty ? nil : thing.origin)
  }
}
