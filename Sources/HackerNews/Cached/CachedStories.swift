import Foundation
import Networking

/// A list as it was last seen.
struct CachedList {
  var list: StoryList
  /// Whether stories of it are not cached: then it is something to show, not something to be content with.
  var hasGaps: Bool
  var date: Date

  /// Why there is nothing newer.
  func list(after problem: HackerNewsError) -> StoryList {
    var list = list
    list.cached = Cached(date: date, problem: problem)
    return list
  }
}

/// Lists and their stories in the client's cache. Methods may wait for a disk.
struct CachedStories: Sendable {
  let cache: any CacheStore
  let addresses: HackerNewsAddresses

  /// The list as it was last seen, of those of its stories that are cached; nil where none is.
  func list(under key: CacheKey?, limit: Int) -> CachedList? {
    guard let key, let entry = cache.entry(for: key),
      let ids = try? JSONDecoder().decode(IDList.self, from: entry.body).ids.prefix(max(0, limit))
    else { return nil }
    let known = stories(Array(ids))
    let ranked = ids.enumerated().compactMap { index, id -> Story? in
      guard var story = known[id] else { return nil }
      story.rank = index + 1
      return story
    }
    guard !ranked.isEmpty else { return nil }
    let list = StoryList(ids: Array(ids), stories: ranked, isComplete: true, cached: Cached(date: entry.date))
    return CachedList(list: list, hasGaps: ranked.count < ids.count, date: entry.date)
  }

  func keep(_ stories: [Story], at date: Date) {
    let encoder = JSONEncoder()
    var entries: [CacheKey: CacheEntry] = [:]
    for story in stories {
      guard let data = try? encoder.encode(story) else { continue }
      entries[key(story.id)] = CacheEntry(body: data, contentType: "application/json", date: date)
    }
    if !entries.isEmpty { cache.store(entries) }
  }

  /// Keeps ids that came by the event stream in the place of the answer with the same ids.
  func keep(_ ids: [Int], under key: CacheKey?, at date: Date) {
    guard let key, let data = try? JSONEncoder().encode(ids) else { return }
    cache.store([key: CacheEntry(body: data, contentType: "application/json", date: date)])
  }

  private func stories(_ ids: [Int]) -> [Int: Story] {
    let decoder = JSONDecoder()
    var found: [Int: Story] = [:]
    for entry in cache.entries(for: ids.map(key)).values {
      guard let story = try? decoder.decode(Story.self, from: entry.body) else { continue }
      found[story.id] = story
    }
    return found
  }

  private func key(_ id: Int) -> CacheKey { CacheKey(address: addresses.item(id), kind: "story") }
}
