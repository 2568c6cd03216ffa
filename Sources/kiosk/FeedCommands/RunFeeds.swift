import Combine
import FeedLibrary
import Feeds
import Foundation
import Networking
import SwiftUIWeb

/// `kiosk feeds`: which feeds are followed.
@MainActor
struct RunFeeds {
  let request: FeedsRequest
  let options: ListOptions
  let context: CommandContext

  func run(_ access: ServiceAccess) throws {
    let feeds = try FeedAccess(access, allowsPrivate: request.allowsPrivate)
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
        remarks: all.isEmpty ? ["You follow no feed yet.", "  kiosk feeds add ADDRESS"] : [])
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
    try context.output.write(
      "You follow \(ListText.clean(feed.name)) (\(feed.url.absoluteString)): "
        + "\(Counted.text(first.feed.items.count, "article")).\n")
    let others = found.dropFirst()
    guard !others.isEmpty else { return }
    try context.messages.write("The site has other feeds too:\n")
    for other in others {
      try context.messages.write("  \(ListText.clean(other.feed.title)): \(other.url.absoluteString)\n")
    }
  }

  private func remove(_ text: String, _ feeds: FeedAccess) throws {
    let feed = try feeds.feed(meant: text)
    try feeds.store.remove(feed.id)
    try context.output.write("You follow \(ListText.clean(feed.name)) no more.\n")
  }

  private func importFile(_ path: String, _ feeds: FeedAccess, allowsPrivate: Bool) throws {
    guard let list = FeedList(reading: try GivenFile.contents(of: path)) else {
      throw CommandFailure(
        .badData, "\(ListText.clean(path)) is no list of feeds.",
        hint: "Kiosk reads the OPML that readers export, newsboat's urls, and addresses, one a line.")
    }
    var added = 0
    var known = 0
    for var listed in list.sources {
      listed.allowsPrivate = allowsPrivate
      do throws(FeedStoreError) {
        _ = try feeds.store.follow(listed, at: Date())
        added += 1
      } catch .followed {
        known += 1
      }
    }
    var words = ["\(Counted.text(added, "feed")) added"]
    if known > 0 { words.append("\(known) followed already") }
    if list.unreadableCount > 0 { words.append(Counted.text(list.unreadableCount, "unreadable line")) }
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
    try context.output.write("\(Counted.text(all.count, "feed")) written to \(ListText.clean(path))\n")
  }

  // MARK: - Sharing

  private func share(_ wish: ShareWish?, _ feeds: FeedAccess, of settings: Settings) throws {
    let shares =
      try wish.map { [try feeds.store.share(try list($0, feeds), token: Secret.make(), at: Date())] }
      ?? feeds.store.shares()
    guard !shares.isEmpty else {
      try context.messages.write("You share no list.\n  kiosk feeds share saved\n")
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
      for ending in ["atom", "json"] {
        try context.output.write("\(indent)\(ShareAddress.of(share, ending, settings))\n")
      }
    }
    guard wish != nil else { return }
    try context.messages.write(
      "kiosk: Whoever has one of these addresses reads this list, while \"kiosk serve\" runs; nothing else is open to them.\n"
    )
  }

  private func unshare(_ wish: ShareWish?, _ feeds: FeedAccess) throws {
    guard let wish else {
      throw CommandFailure(
        .usage, "Which list is to be given away no more?", hint: "\"kiosk feeds share\" shows those that are.")
    }
    let list = try list(wish, feeds)
    guard try feeds.store.unshare(list) else {
      throw CommandFailure(.badData, "This list is not shared.", hint: "\"kiosk feeds share\" shows those that are.")
    }
    try context.output.write("Its address leads nowhere any more.\n")
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
    guard count > 0 else { return try context.output.write("You follow no feed that is to be asked.\n") }
    var outcomes: [FeedStore.Outcome] = []
    var trouble: String?
    try wait("Asking \(Counted.text(count, "feed"))…") { loop in
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
    try context.output.write(
      "\(Counted.text(outcomes.count, "feed")) asked, \(Counted.text(new, "new article")).\n")
    let failing = outcomes.filter { $0.feed.health.problem != nil }
    for outcome in failing {
      let problem = outcome.feed.health.problem ?? ""
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
    try wait("Looking for feeds…") { loop in
      feeds.source.feeds(at: text).receive(on: RunLoop.main).sink { completion in
        if case .failure(let problem) = completion { loop.end(.failure(CommandFailure(problem))) } else { loop.end() }
      } receiveValue: {
        found = $0
      }
    }
    return found
  }

  /// Shows a line while work is under way that ends the loop.
  private func wait(_ line: String, _ work: (MainLoop) -> AnyCancellable) throws {
    let progress = context.progressLine()
    let loop = MainLoop()
    try progress.show(line)
    let work = work(loop)
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
  }
}
