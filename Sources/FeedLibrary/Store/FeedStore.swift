import Feeds
import Foundation
import Networking
import Storage

/// The feeds that the reader follows, and their articles, for any number of processes at once.
///
/// Two files: which feeds are followed is only known here, and kept as the library is; articles can be had again, and a damaged
/// file of them is begun anew. Calls may wait for the disk: not for the main thread.
package final class FeedStore: Sendable {
  private let sourceFile: Database
  private let articleFile: Database
  private let limits: ArticleLimits
  /// Where both files lie.
  package let folder: URL
  /// Where the file is now that was unusable; nil where all was well.
  package let setAside: URL?

  package static let mostSources = 10_000

  /// - Parameter folder: where both files lie; made where it is not there.
  package init(folder: URL, limits: ArticleLimits = .init()) throws(FeedStoreError) {
    self.limits = limits
    self.folder = folder
    sourceFile = Database(
      file: folder.appendingPathComponent("feeds.sqlite", isDirectory: false),
      content: .irreplaceable(steps: SourceTable.steps), patience: 3)
    articleFile = Database(
      file: folder.appendingPathComponent("feed-articles.sqlite", isDirectory: false),
      content: .replaceable(version: ArticleTable.version, schema: ArticleTable.schema, keepsDamagedFile: true),
      patience: 5)
    do throws(DatabaseError) {
      setAside = try sourceFile.open()
    } catch {
      throw FeedStoreError(error, sourceFile.file)
    }
  }

  // MARK: - Feeds

  package func feeds() throws(FeedStoreError) -> [FollowedFeed] {
    let health = try articles { connection throws(DatabaseError) in try HealthTable.rows(connection) }
    return try sources { connection throws(DatabaseError) in try SourceTable.rows(nil, connection, health: health) }
  }

  /// Nil where it is followed no more.
  package func feed(_ id: Int64) throws(FeedStoreError) -> FollowedFeed? {
    let health = try articles { connection throws(DatabaseError) in try HealthTable.rows(of: id, connection) }
    return try sources { connection throws(DatabaseError) in
      try SourceTable.rows(id, connection, health: health).first
    }
  }

  /// Follows a feed, with what it has answered already.
  package func follow(
    _ listed: ListedFeed, found: FoundFeed? = nil, at now: Date, jitter: Double = 0
  ) throws(FeedStoreError) -> FollowedFeed {
    let count = try sources { connection throws(DatabaseError) in
      try connection.rows("SELECT count(*) FROM sources") { $0.integer(0) }.first ?? 0
    }
    guard count < Self.mostSources else { throw .tooMany(Int(count)) }
    let url = found?.url ?? listed.url
    let feedTitle = found?.feed.title ?? ""
    let feed = FollowedFeed(
      id: 0, url: url, title: feedTitle.isEmpty ? listed.title : feedTitle,
      siteURL: found?.feed.siteURL ?? listed.siteURL, folder: listed.folder,
      allowsPrivate: listed.allowsPrivate, added: now,
      health: FeedHealth(schedule: FeedSchedule(next: now)))
    let id = try sources { connection throws(DatabaseError) in try SourceTable.insert(feed, connection) }
    guard let id else { throw .followed(url) }
    if let found {
      let answer = FeedAnswer(feed: found.feed, memory: found.memory)
      _ = try take(.success(answer), of: id, at: now, jitter: jitter)
    }
    guard let followed = try self.feed(id) else {
      throw .unavailable("it was removed meanwhile")
    }
    return followed
  }

  /// Writes what the reader has changed of a feed.
  package func update(_ feed: FollowedFeed) throws(FeedStoreError) {
    try sources { connection throws(DatabaseError) in try SourceTable.update(feed, connection) }
    try articles { connection throws(DatabaseError) in try HealthTable.write(feed.health, of: feed.id, connection) }
  }

  /// Follows a feed no more; its articles go.
  package func remove(_ id: Int64) throws(FeedStoreError) {
    try sources { connection throws(DatabaseError) in try SourceTable.remove(id, connection) }
    try articles { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in try ArticleTable.remove(source: id, connection) }
    }
  }

  // MARK: - Answers

  /// What came of a question to a feed.
  package struct Outcome: Hashable, Sendable {
    package var feed: FollowedFeed
    package var newCount: Int
  }

  /// Takes in what came of a question; nil where the feed is followed no more.
  /// - Parameter jitter: from 0 to 1; see ``FeedSchedule``.
  @discardableResult
  package func take(
    _ result: Result<FeedAnswer, FeedProblem>, of id: Int64, at now: Date, jitter: Double
  ) throws(FeedStoreError) -> Outcome? {
    guard var feed = try feed(id) else { return nil }
    let before = feed
    var newCount = 0
    feed.health.lastAsked = now
    switch result {
    case .failure(let problem):
      feed.health.problem = problem.words
      feed.health.hint = problem.hintWords
      feed.health.schedule.takeFailure(
        retryAfter: problem.retryAfter, isEnd: problem.isEnd, at: now, jitter: jitter)
    case .success(let answer):
      newCount = try take(answer, &feed, at: now, jitter: jitter)
    }
    let health = feed.health
    try articles { connection throws(DatabaseError) in try HealthTable.write(health, of: id, connection) }
    if feed.url != before.url || feed.title != before.title || feed.siteURL != before.siteURL {
      let changed = feed
      try sources { connection throws(DatabaseError) in try SourceTable.update(changed, connection) }
    }
    return Outcome(feed: feed, newCount: newCount)
  }

  private func take(
    _ answer: FeedAnswer, _ feed: inout FollowedFeed, at now: Date, jitter: Double
  ) throws(FeedStoreError) -> Int {
    feed.health.problem = nil
    feed.health.hint = nil
    feed.health.memory = answer.memory
    let isFirst = feed.health.lastAnswered == nil
    feed.health.lastAnswered = now
    if let url = answer.movedTo { feed.url = url }
    var newCount = 0
    if let news = answer.feed {
      let id = feed.id
      let limits = limits
      newCount = try articles { connection throws(DatabaseError) in
        try connection.transaction { () throws(DatabaseError) in
          try ArticleMerging(source: id, limits: limits, now: now, connection: connection).take(news.items)
        }
      }
      if !news.title.isEmpty { feed.title = news.title }
      feed.siteURL = news.siteURL ?? feed.siteURL
      feed.health.format = news.format
      feed.health.isRepaired = news.isRepaired
      feed.health.pace = news.pace
      if isFirst { feed.health.schedule.interval = FeedSchedule.interval(of: news.items) }
    }
    if newCount > 0 { feed.health.lastNew = now }
    feed.health.schedule.take(
      newCount: isFirst ? 0 : newCount, pace: feed.health.pace, freshFor: answer.freshFor,
      isFinished: answer.feed?.isFinished ?? false, at: now, jitter: jitter)
    return newCount
  }

  // MARK: - Articles

  package func articles(_ question: ArticleQuestion) throws(FeedStoreError) -> [StoredArticle] {
    let ids = try sourceIDs(question.scope)
    if ids?.isEmpty == true { return [] }
    return try articles { connection throws(DatabaseError) in
      try ArticleTable.rows(question, sources: ids, connection)
    }
  }

  /// Those that hold all the words; what arrived last comes first. The last word may be a beginning, where fewer than `limit` have
  /// it as it is.
  package func search(_ text: String, limit: Int = 50) throws(FeedStoreError) -> [StoredArticle] {
    guard let words = SearchWords(text) else { return [] }
    return try articles { connection throws(DatabaseError) in
      try ArticleTable.search(words, limit: limit, connection)
    }
  }

  // MARK: - Saved articles

  /// Keeps the texts of the articles at these addresses, which the reader has saved, however soon their feeds forget them.
  /// - Parameter removesOthers: whether texts of other addresses go, because they are not saved any more.
  package func keepSaved(_ addresses: Set<String>, removesOthers: Bool) throws(FeedStoreError) {
    let kept = Set(try sources { connection throws(DatabaseError) in try SavedArticleTable.addresses(connection) })
    let found = try articles { connection throws(DatabaseError) in
      var found: [StoredArticle] = []
      for address in addresses.subtracting(kept) {
        if let article = try ArticleTable.row(at: address, connection) { found.append(article) }
      }
      return found
    }
    let gone = removesOthers ? kept.subtracting(addresses) : []
    guard !found.isEmpty || !gone.isEmpty else { return }
    let saved = try savedForms(of: found)
    try sources { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in
        for address in gone { try SavedArticleTable.remove(address, connection) }
        for article in saved { try SavedArticleTable.write(article, connection) }
      }
    }
  }

  /// Nil where no text was saved of this address.
  package func savedArticle(_ address: URL) throws(FeedStoreError) -> SavedArticle? {
    try sources { connection throws(DatabaseError) in
      try SavedArticleTable.row(address.absoluteString, connection)
    }
  }

  /// Those saved articles that hold all the words.
  package func searchSaved(_ text: String, limit: Int = 50) throws(FeedStoreError) -> [SavedArticle] {
    guard let words = SearchWords(text) else { return [] }
    return try sources { connection throws(DatabaseError) in
      try SavedArticleTable.search(words, limit: limit, connection)
    }
  }

  /// Stored and saved articles with all of the words, each address once.
  package func find(_ text: String, limit: Int = 50) throws(FeedStoreError) -> [SavedArticle] {
    let saved = try searchSaved(text, limit: limit)
    let stored = try savedForms(of: search(text, limit: limit))
    var seen: Set<URL> = []
    return (saved + stored)
      .filter { seen.insert($0.address).inserted }
      .sorted { $0.date > $1.date }.prefix(limit).map { $0 }
  }

  /// As saving keeps them, with the names of their feeds.
  private func savedForms(of articles: [StoredArticle]) throws(FeedStoreError) -> [SavedArticle] {
    var feeds: [Int64: FollowedFeed] = [:]
    for id in Set(articles.map(\.sourceID)) { feeds[id] = try feed(id) }
    return articles.compactMap { SavedArticle($0, of: feeds[$0.sourceID]) }
  }

  // MARK: - Shared lists

  package func shares() throws(FeedStoreError) -> [Share] {
    try sources { connection throws(DatabaseError) in try ShareTable.all(connection) }
  }

  /// The list's address; the one it has already, where there is one.
  /// - Parameter token: of its address, for when it has none: random letters that nobody can guess.
  package func share(_ list: SharedList, token: String, at now: Date) throws(FeedStoreError) -> Share {
    if let known = try shares().first(where: { $0.list == list }) { return known }
    let share = Share(token: token, list: list, created: now)
    try sources { connection throws(DatabaseError) in try ShareTable.insert(share, connection) }
    return share
  }

  /// - Returns: whether there was one.
  package func unshare(_ list: SharedList) throws(FeedStoreError) -> Bool {
    try sources { connection throws(DatabaseError) in try ShareTable.remove(list, connection) }
  }

  /// How many articles of each feed are unread; feeds without any are left out.
  package func unreadCounts() throws(FeedStoreError) -> [Int64: Int] {
    try articles { connection throws(DatabaseError) in try ArticleTable.unreadCounts(connection) }
  }

  package func setRead(_ ids: [Int64], _ isRead: Bool = true) throws(FeedStoreError) {
    try articles { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in try ArticleTable.setRead(ids, isRead, connection) }
    }
  }

  /// Numbers that change whenever another process has changed a feed or an article.
  package struct Version: Hashable, Sendable {
    fileprivate var sources: Int64
    fileprivate var articles: Int64
  }

  package func version() throws(FeedStoreError) -> Version {
    Version(
      sources: try sources { connection throws(DatabaseError) in try connection.dataVersion() },
      articles: try articles { connection throws(DatabaseError) in try connection.dataVersion() })
  }

  /// Nil for all.
  private func sourceIDs(_ scope: ArticleQuestion.Scope) throws(FeedStoreError) -> [Int64]? {
    switch scope {
    case .all: return nil
    case .source(let id): return [id]
    case .folder(let name):
      return try sources { connection throws(DatabaseError) in
        try connection.rows("SELECT id FROM sources WHERE folder = ?", [.text(name)]) { $0.integer(0) }
      }
    }
  }

  // MARK: - Files

  private func sources<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(FeedStoreError) -> Value {
    try perform(sourceFile, body)
  }

  private func articles<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(FeedStoreError) -> Value {
    try perform(articleFile, body)
  }

  private func perform<Value>(
    _ database: Database, _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(FeedStoreError) -> Value {
    do throws(DatabaseError) {
      return try database.perform(body)
    } catch {
      throw FeedStoreError(error, database.file)
    }
  }
}
