import Foundation

/// What a feed says of itself.
extension XMLFeedBuilder {
  mutating func startInFeed(_ name: ElementName, _ attributes: XMLAttributes, _ frame: Frame) -> Frame.Role {
    switch (name.vocabulary, name.local) {
    case (.rss, "channel"), (.atom, "channel"): return .feed
    case (.rss, "item"), (.atom, "entry"), (.rss, "entry"), (.atom, "item"):
      var draft = ItemDraft(base: frame.base)
      draft.language = frame.language
      if let about = attributes["rdf", "about"] ?? attributes["about"] { draft.ids.append(about) }
      self.draft = draft
      isInItem = true
      return .item
    case (.rss, "image"): return .image
    case (.atom, "author"),
      (.rss, "author") where feed.format == .atom:
      return .person
    case (.rss, "skiphours"): return .hours
    case (.rss, "skipdays"): return .days
    case (.atom, "link"),
      (.rss, "link") where attributes["href"] != nil:
      feedLink(attributes, frame.base)
    case (.itunes, "image"):
      feed.icon = feed.icon ?? FeedText.url(attributes["href"], base: frame.base)
    case (.rss, "title"), (.rss, "description"), (.rss, "link"), (.rss, "language"), (.rss, "ttl"), (.rss, "pubdate"),
      (.rss, "lastbuilddate"), (.rss, "managingeditor"), (.rss, "tagline"), (.rss, "subtitle"), (.rss, "modified"),
      (.rss, "updated"), (.atom, _), (.dublinCore, "title"), (.dublinCore, "date"), (.dublinCore, "language"),
      (.dublinCore, "creator"), (.syndication, _), (.itunes, "author"), (.itunes, "new-feed-url"),
      (.itunes, "complete"):
      collected = Attributes(type: attributes["type"])
      collect(name, base: frame.base)
    default: break
    }
    return .other
  }

  mutating func feedLink(_ attributes: XMLAttributes, _ base: URL) {
    guard let url = FeedText.url(attributes["href"], base: base) else { return }
    switch attributes["rel"]?.lowercased() ?? "alternate" {
    case "self": feed.ownURL = feed.ownURL ?? url
    case "alternate" where attributes["type"].map { $0.contains("html") } ?? true:
      feed.siteURL = feed.siteURL ?? url
    default: break
    }
  }

  mutating func takeOfFeed(_ name: ElementName, _ text: String, _ base: URL) {
    switch (name.vocabulary, name.local) {
    case (_, "title"):
      if feed.title.isEmpty { feed.title = FeedText.title(text, isPlain: collected.type == "text") ?? "" }
    case (.rss, "description"), (_, "subtitle"), (_, "tagline"):
      let line = FeedMarkup(FeedText.looksLikeMarkup(text) ? .html : .text, text, base: base).line()
      feed.subtitle = feed.subtitle ?? (line.isEmpty ? nil : line)
    case (.rss, "link"): siteLink = siteLink ?? text
    case (_, "language"): feed.language = FeedText.label(text)
    case (.rss, "ttl"):
      if let minutes = Double(text), (1...100_000).contains(minutes) {
        feed.pace.interval = minutes * 60
      }
    case (.rss, "pubdate"), (.rss, "lastbuilddate"), (_, "updated"), (_, "modified"), (.dublinCore, "date"):
      feed.updated = FeedDate.date(text) ?? feed.updated
    case (.atom, "icon"), (.atom, "logo"): feed.icon = feed.icon ?? FeedText.url(text, base: base)
    case (.rss, "managingeditor"), (.dublinCore, "creator"), (.itunes, "author"):
      if let name = FeedText.person(text) { feed.authors.append(name) }
    case (.syndication, "updateperiod"):
      let periods = ["hourly": 3600.0, "daily": 86_400, "weekly": 604_800, "monthly": 2_592_000, "yearly": 31_536_000]
      updatePeriod = periods[text.lowercased()]
    case (.syndication, "updatefrequency"):
      updateFrequency = Double(text).flatMap {
        $0 >= 1 && $0 <= 10_000 ? $0 : nil
      }
    case (.itunes, "new-feed-url"): feed.newURL = FeedText.url(text, base: base)
    case (.itunes, "complete"): feed.isFinished = text.lowercased().contains("yes")
    default: break
    }
  }
}
