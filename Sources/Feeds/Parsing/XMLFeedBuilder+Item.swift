import Foundation

/// What a feed says of an item.
extension XMLFeedBuilder {
  mutating func startInItem(_ name: ElementName, _ attributes: XMLAttributes, _ frame: Frame) -> Frame.Role {
    switch (name.vocabulary, name.local) {
    case (.atom, "author"), (.atom, "contributor"): return .person
    case (.rss, "author") where feed.format == .atom: return .person
    // What another feed said of itself.
    case (.atom, "source"): return .other
    case (.media, "group"): return .media
    case (.media, "content"):
      media(attributes, frame.base)
      return .media
    case (.media, "thumbnail"), (.itunes, "image"):
      draft.picture = draft.picture ?? FeedText.url(attributes["url"] ?? attributes["href"], base: frame.base)
    case (.rss, "enclosure"):
      attach(attributes["url"], attributes["type"], size: attributes["length"], frame.base)
    case (.atom, "link"),
      (.rss, "link") where attributes["href"] != nil:
      itemLink(attributes, frame.base)
    case (.atom, "category") where attributes["term"] != nil, (.rss, "category") where attributes["term"] != nil:
      if let label = FeedText.label(attributes["label"] ?? attributes["term"]) { draft.categories.append(label) }
    case (.atom, "content"), (.rss, "content"), (.atom, "summary"), (.atom, "title"), (.rss, "summary"):
      collected = Attributes(type: attributes["type"]?.lowercased() ?? attributes["mode"]?.lowercased())
      collected.source = attributes["src"]
      let isMarkup =
        collected.type == "xhtml" || (collected.type?.hasSuffix("xml") ?? false) && attributes["mode"] != "escaped"
      collect(name, isMarkup: isMarkup, base: frame.base)
    case (.rss, "guid"):
      collected = Attributes(isPermaLink: attributes["ispermalink"] ?? "true")
      collect(name, base: frame.base)
    case (.rss, _), (.atom, _), (.dublinCore, _), (.content, "encoded"), (.itunes, _), (.slash, "comments"),
      (.thread, "total"), (.feedburner, "origlink"), (.media, "title"), (.media, "description"):
      collected = Attributes(type: attributes["type"])
      collect(name, base: frame.base)
    default: break
    }
    return .other
  }

  mutating func itemLink(_ attributes: XMLAttributes, _ base: URL) {
    guard let url = FeedText.url(attributes["href"], base: base) else { return }
    let type = attributes["type"]?.lowercased() ?? ""
    switch attributes["rel"]?.lowercased() ?? "alternate" {
    case "alternate":
      if draft.link == nil || type.contains("html") { draft.link = url.absoluteString }
    case "enclosure": attach(attributes["href"], attributes["type"], size: attributes["length"], base)
    case "related", "via": draft.relatedLink = draft.relatedLink ?? url.absoluteString
    case "replies" where type.isEmpty || type.contains("html"):
      draft.comments = url.absoluteString
      if let count = attributes["thr", "count"] ?? attributes["count"] {
        draft.commentCount = Self.count(count.trimmingCharacters(in: .whitespaces))
      }
    default: break
    }
  }

  mutating func media(_ attributes: XMLAttributes, _ base: URL) {
    let kind = attributes["medium"]?.lowercased() ?? ""
    let type = attributes["type"]?.lowercased() ?? (kind.isEmpty ? "" : kind + "/*")
    guard let url = FeedText.url(attributes["url"], base: base) else { return }
    if type.hasPrefix("image/") {
      draft.picture = draft.picture ?? url
    } else if !type.isEmpty {
      attach(url.absoluteString, type, size: attributes["filesize"], duration: attributes["duration"], base)
    }
  }

  mutating func attach(_ address: String?, _ type: String?, size: String?, duration: String? = nil, _ base: URL) {
    guard let url = FeedText.url(address, base: base), draft.attachments.count < 100 else { return }
    draft.attachments.append(
      FeedItem.Attachment(
        url: url, mediaType: FeedText.label(type)?.lowercased() ?? "",
        size: size.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }.flatMap { $0 > 0 ? $0 : nil },
        duration: duration.flatMap(FeedText.duration)))
  }

  mutating func takeOfItem(_ name: ElementName, _ text: String, _ base: URL) {
    guard !text.isEmpty || collected.source != nil else { return }
    switch (name.vocabulary, name.local) {
    case (.rss, "title"), (.atom, "title"):
      let isPlain = name.vocabulary == .atom && [nil, "text", "text/plain"].contains(collected.type)
      draft.title = draft.title ?? FeedText.title(text, isPlain: isPlain)
    case (.dublinCore, "title"), (.media, "title"), (.itunes, "title"):
      draft.spareTitle = draft.spareTitle ?? FeedText.title(text)
    case (.rss, "guid"):
      draft.ids.insert(text, at: 0)
      draft.isIDLink = collected.isPermaLink?.lowercased() != "false"
    case (.atom, "id"), (.rss, "id"): draft.ids.insert(text, at: 0)
    case (.dublinCore, "identifier"): draft.ids.append(text)
    case (.rss, "link"): draft.link = draft.link ?? text
    case (.feedburner, "origlink"): draft.originalLink = text
    case (.rss, "description"): draft.summary = draft.summary ?? markup(text, base)
    case (.atom, "summary"), (.rss, "summary"): draft.summary = typed(name, text, base) ?? draft.summary
    case (.atom, "content"), (.rss, "content"): takeContent(name, text, base)
    case (.content, "encoded"): draft.content = FeedMarkup(.html, text, base: base)
    case (.rss, "body"), (.rss, "fullitem"): draft.content = draft.content ?? markup(text, base)
    case (.itunes, "summary"), (.itunes, "subtitle"), (.media, "description"), (.dublinCore, "description"):
      draft.spareSummary = draft.spareSummary ?? markup(text, base)
    case (.rss, "author"), (.dublinCore, "creator"), (.itunes, "author"):
      if let person = FeedText.person(text) { draft.authors.append(person) }
    case (.rss, "pubdate"), (.atom, "published"), (.atom, "issued"), (.rss, "published"), (.rss, "issued"),
      (.dublinCore, "issued"):
      draft.published = text
    case (.atom, "created"), (.dublinCore, "created"): draft.published = draft.published ?? text
    // Where both stand, `pubDate` says the same more exactly.
    case (.dublinCore, "date"): draft.published = draft.published ?? text
    case (.atom, "updated"), (.atom, "modified"), (.rss, "updated"), (.rss, "modified"), (.dublinCore, "modified"):
      draft.updated = text
    case (.rss, "comments"): draft.comments = text
    case (.slash, "comments"), (.thread, "total"): draft.commentCount = Self.count(text)
    case (.rss, "category"), (.dublinCore, "subject"):
      if let label = FeedText.title(text) { draft.categories.append(label) }
    case (.itunes, "duration"): draft.duration = FeedText.duration(text)
    default: break
    }
  }

  mutating func takeContent(_ name: ElementName, _ text: String, _ base: URL) {
    if let source = collected.source {
      draft.spareLink = draft.spareLink ?? source
      let type = collected.type ?? ""
      if type.hasPrefix("audio/") || type.hasPrefix("video/") { attach(source, type, size: nil, base) }
    }
    if let markup = typed(name, text, base) { draft.content = markup }
  }

  /// What Atom says of a text's kind counts.
  func typed(_ name: ElementName, _ text: String, _ base: URL) -> FeedMarkup? {
    guard !text.isEmpty else { return nil }
    switch collected.type {
    case nil where name.vocabulary == .rss: return markup(text, base)
    case nil, "text", "text/plain": return FeedMarkup(.text, text, base: base)
    case "html", "xhtml", "text/html", "application/xhtml+xml", "escaped", "xml":
      return FeedMarkup(.html, text, base: base)
    default: return nil
    }
  }

  /// RSS does not say of a text what it is.
  func markup(_ text: String, _ base: URL) -> FeedMarkup {
    FeedMarkup(FeedText.looksLikeMarkup(text) ? .html : .text, text, base: base)
  }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { (0...10_000_000).contains($0) ? $0 : nil }
  }
}
