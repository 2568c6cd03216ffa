import Combine
import FeedLibrary
import Feeds
import Foundation
import FoundationExtras
import Networking
import SwiftUIWeb

/// `kiosk feeds`: which feeds are followed.
@MainActor
struct RunFeeds {
  let request: FeedsRequest
  let options: ListOptions
  let context: CommandContext

  func run(_ access: ServiceAccess) throws {
    let feeds = try FeedAccess(access, allowsPrivate: request.allowsPrivate, timeLimit: access.timeLimit)
    do {
      switch request {
      case .list: try list(feeds)
      case .add(let text, let folder, _): try add(text, folder: folder, feeds)
      case .remove(let text): try remove(text, feeds)
      case .importFile(let path, let allowsPrivate): try importFile(path, feeds, allowsPrivate: allowsPrivate)
      case .export(let path): try export(to: path, feeds)
      case .refresh: try refresh(feeds)
      case .check(let text, _): try check(text, feeds)
      case .share(let wish): try share(wish, feeds, of: access.settings)
      case .unshare(let wish): try unshare(wish, feeds)
      }
    } catch let error as FeedStoreError {
      throw CommandFailure(error)
    }
  }

  private func list(_ feeds: FeedAccess) throws {
    let limit = options.limit ?? 500
    let source = RowSource(
      .feeds, name: FeedArticleSource.name, watching: .asking(every: 60, remark: nil)
    ) { _ in
      let answer = Result<RowSource.Rows, CommandFailure> { () throws(CommandFailure) in
        try rows(feeds, limit: limit)
      }
      return answer.publisher.receive(on: RunLoop.main).eraseToAnyPublisher()
    }
    try ListController([source], options: options, context: context).run()
  }

  private nonisolated func rows(_ feeds: FeedAccess, limit: Int) throws(CommandFailure) -> RowSource.Rows {
    do throws(FeedStoreError) {
      let unread = try feeds.store.unreadCounts()
      let all = try feeds.store.feeds().sorted {
        ($0.folder ?? "", $0.name.lowercased()) < ($1.folder ?? "", $1.name.lowercased())
      }
      return RowSource.Rows(
        rows: all.prefix(limit).map { ListRow($0, unread: unread[$0.id] ?? 0) },
        remarks: all.isEmpty ? ["You do not follow any feeds yet.", "  kiosk feeds add ADDRESS"] : [])
    } catch {
      throw CommandFailure(error)
    }
  }

  // MARK: - Changing

  private func add(_ text: String, folder: String?, _ feeds: FeedAccess) throws {
    let found = try find(text, feeds)
    guard let first = found.first else { return }
    let listed = ListedFeed(
      url: first.url, title: first.feed.title, folder: folder, allowsPrivate: request.allowsPrivate)
    let feed = try feeds.store.follow(listed, found: first, at: Date(), jitter: Double.random(in: 0...1))
    try context.output.say(
      "You now follow \(ListText.clean(feed.name)) (\(feed.url.absoluteString)): \(Counts.articles.words(first.feed.items.count))."
    )
    let others = found.dropFirst()
    guard !others.isEmpty else { return }
    try context.messages.say("The site has other feeds, too:")
    for other in others {
      try context.messages.write("  \(ListText.clean(other.feed.title)): \(other.url.absoluteString)\n")
    }
  }

  private func remove(_ text: String, _ feeds: FeedAccess) throws {
    let feed = try feeds.feed(meant: text)
    try feeds.store.remove(feed.id)
    try context.output.say("You no longer follow \(ListText.clean(feed.name)).")
  }

  private func importFile(_ path: String, _ feeds: FeedAccess, allowsPrivate: Bool) throws {
    guard let list = FeedList(reading: try GivenFile.contents(of: path)) else { throw Self.unreadable(path) }
    var added = 0
    for var listed in list.sources {
      listed.allowsPrivate = allowsPrivate
      if try follow(listed, feeds) { added += 1 }
    }
    var counts: [String.LocalizationValue] = ["\(added) feeds added"]
    let known = list.sources.count - added
    if known > 0 { counts.append("\(known) already followed") }
    if list.unreadableCount > 0 { counts.append("\(list.unreadableCount) unreadable lines") }
    try say(counts)
  }

  /// Whether it was not followed before.
  private func follow(_ listed: ListedFeed, _ feeds: FeedAccess) throws -> Bool {
    do throws(FeedStoreError) {
      _ = try feeds.store.follow(listed, at: Date())
      return true
    } catch {
      if case .followed = error { return false }
      throw error
    }
  }

  private static func unreadable(_ path: String) -> CommandFailure {
    CommandFailure(
      .badData, "\(ListText.clean(path)) is not a list of feeds.",
      hint: "Kiosk reads OPML of other readers, newsboat's urls, and addresses, one per line.")
  }

  /// A sentence of counts.
  private func say(_ counts: [String.LocalizationValue]) throws {
    let words = counts.map { count in Told.text(count) }
    try context.output.write(words.joined(separator: ", ") + ".\n")
  }

  private func export(to path: String?, _ feeds: FeedAccess) throws {
    let all = try feeds.store.feeds()
    let text = FeedList.opml(all.map(\.listed), title: "Feeds of Kiosk", date: Date())
    guard let path else { return try context.output.write(text) }
    let output = try NewFile(path: path)
    do {
      try output.write(text)
      try output.close()
    } catch {
      output.remove()
      throw error
    }
    try context.output.say("\(all.count) feeds written to \(ListText.clean(path))")
  }

  // MARK: - Sharing

  private func share(_ wish: ShareWish?, _ feeds: FeedAccess, of settings: Settings) throws {
    let shares =
      try wish.map { [try feeds.store.share(try list($0, feeds), token: Secret.make(), at: Date())] }
      ?? feeds.store.shares()
    guard !shares.isEmpty else {
      try context.messages.write(Told.text("You do not share any list.") + "\n  kiosk feeds share saved\n")
      return
    }
    let names = Dictionary(try feeds.store.feeds().map { ($0.id, $0.name) }) { first, _ in first }
    for share in shares {
      if wish == nil {
        var name = share.list.name
        if case .source(let id) = share.list { name = names[id] ?? name }
        try context.output.write(ListText.clean(name) + "\n")
      }
      let indent = wish == nil ? "  " : ""
      for ending in SharedForm.forms(of: share.list).map(\.rawValue) {
        try context.output.write("\(indent)\(ShareAddress.of(share, ending, settings))\n")
      }
    }
    guard wish != nil else { return }
    try context.messages.tell(
      "Anybody who has one of these addresses can read this list while \"kiosk serve\" runs, and nothing else.")
  }

  private func unshare(_ wish: ShareWish?, _ feeds: FeedAccess) throws {
    guard let wish else {
      throw CommandFailure(
        .usage, "Say which list to stop sharing.", hint: "\"kiosk feeds share\" shows the shared lists.")
    }
    let list = try list(wish, feeds)
    guard try feeds.store.unshare(list) else {
      throw CommandFailure(.badData, "This list is not shared.", hint: "\"kiosk feeds share\" shows the shared lists.")
    }
    try context.output.say("The list is no longer shared.")
  }

  private func list(_ wish: ShareWish, _ feeds: FeedAccess) throws -> SharedList {
    switch wish {
    case .list(let list): list
    case .source(let text): .source(try feeds.feed(meant: text).id)
    }
  }

  // MARK: - Asking

  private func refresh(_ feeds: FeedAccess) throws {
    let count = try feeds.store.feeds().filter(\.isAsked).count
    guard count > 0 else { return try context.output.say("There are no feeds to ask.") }
    var outcomes: [FeedStore.Outcome] = []
    var trouble: String.LocalizationValue?
    try wait("Asking \(count) feeds…") { loop in
      feeds.refresher.refresh().receive(on: RunLoop.main).sink { _ in
        loop.end()
      } receiveValue: { event in
        switch event {
        case .asked(let outcome): outcomes.append(outcome)
        case .trouble(let sentence): trouble = sentence
        case .caughtUp: break
        }
      }
    }
    if let trouble { throw CommandFailure(.unavailable, trouble) }
    let new = outcomes.reduce(0) { $0 + $1.newCount }
    try say(["\(outcomes.count) feeds asked", "\(new) new articles"])
    let failing = outcomes.filter { $0.feed.health.problem != nil }
    for outcome in failing {
      let problem = outcome.feed.health.problem.map { Told.text($0) } ?? ""
      try context.messages.write("kiosk: \(ListText.clean(outcome.feed.name)): \(problem)\n")
    }
    if failing.count == outcomes.count, !outcomes.isEmpty { throw SeveralFailures(code: .unavailable) }
  }

  private func check(_ text: String, _ feeds: FeedAccess) throws {
    let found = try find(text, feeds)
    let writer = ListWriter(options, traits: context.outputTraits, output: context.output)
    var rank = 0
    for feed in found {
      rank += 1
      try writer.write(.row(ListRow(feed), rank: rank), of: nil)
    }
    guard let first = found.first, options.format != .json, options.format != .jsonLines else {
      return try writer.finish()
    }
    for item in first.feed.items.prefix(options.limit ?? 5) {
      rank += 1
      try writer.write(.row(ListRow(item, id: item.id, date: item.date), rank: rank), of: nil)
    }
    try writer.finish()
  }

  private func find(_ text: String, _ feeds: FeedAccess) throws -> [FoundFeed] {
    var found: [FoundFeed] = []
    let late = KnownFeeds.address(typed: text).map { FeedProblem.service(.timedOut(url: $0)) }
    try wait("Looking for feeds…") { loop in
      // A feed is found by several questions, one after the other.
      feeds.source.feeds(at: text).receive(on: RunLoop.main)
        .timeout(.seconds(feeds.timeLimit), scheduler: RunLoop.main) { late ?? .service(.badAddress(text)) }
        .sink { completion in
          if case .failure(let problem) = completion { loop.end(.failure(CommandFailure(problem))) } else { loop.end() }
        } receiveValue: {
          found = $0
        }
    }
    return found
  }

  /// Shows a line while work is under way that ends the loop.
  private func wait(_ line: String.LocalizationValue, _ work: (MainLoop) -> AnyCancellable) throws {
    let progress = context.progressLine()
    let loop = MainLoop()
    try progress.show(line)
    let work = work(loop)
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
  }
}
