import Foundation
import OutsideText

/// An item while it is being read: what its elements say, in the order of their worth.
struct ItemDraft {
  var ids: [String] = []
  var isIDLink = false
  var title: String?
  var spareTitle: String?
  /// The item's own page, and what may stand in for it.
  var link: String?
  var spareLink: String?
  var originalLink: String?
  var relatedLink: String?
  var authors: [String] = []
  var published: String?
  var updated: String?
  var content: FeedMarkup?
  var summary: FeedMarkup?
  var spareSummary: FeedMarkup?
  var picture: URL?
  var attachments: [FeedItem.Attachment] = []
  var duration: Double?
  var comments: String?
  var commentCount: Int?
  var categories: [String] = []
  var language: String?
  var base: URL

  init(base: URL) { self.base = base }

  private static let longestID = 512
  private static let mostParts = 30

  /// Nil where nothing of it can be shown.
  func item() -> FeedItem? {
    let own = ids.first.flatMap { $0.isEmpty ? nil : $0 }
    let url =
      FeedText.url(originalLink, base: base) ?? FeedText.url(link, base: base)
      ?? (isIDLink ? own.flatMap(SafeLink.url) : nil) ?? FeedText.url(spareLink, base: base)
      ?? attachments.first?.url
    let short = summary ?? spareSummary
    guard let title = title ?? spareTitle ?? beginning(content ?? short) ?? url.flatMap(SafeLink.site) else {
      return nil
    }
    let identity = own ?? url?.absoluteString ?? sum(of: title, content ?? short)
    return FeedItem(
      id: identity.utf8.count > Self.longestID ? UUID(naming: identity).uuidString : identity, title: title, url: url,
      externalURL: FeedText.url(relatedLink, base: base), authors: unique(authors),
      published: published.flatMap(FeedDate.date), updated: updated.flatMap(FeedDate.date), summary: short,
      content: content, picture: picture ?? attachments.first { $0.isPicture }?.url, attachments: played,
      commentsURL: FeedText.url(comments, base: base), commentCount: commentCount, categories: unique(categories),
      language: language)
  }

  /// What names an item that has neither a name nor a link.
  private func sum(of title: String, _ text: FeedMarkup?) -> String {
    UUID(naming: "\(title)\n\(published ?? updated ?? "")\n\(text?.source.prefix(4000) ?? "")").uuidString
  }

  private func beginning(_ markup: FeedMarkup?) -> String? {
    guard let line = markup?.line(limit: 90), !line.isEmpty else { return nil }
    return line
  }

  /// Each file once; the item's length is that of its only recording.
  private var played: [FeedItem.Attachment] {
    guard !attachments.isEmpty else { return [] }
    var seen: Set<URL> = []
    var files = attachments.filter { seen.insert($0.url).inserted }.prefix(Self.mostParts).map { $0 }
    let recordings = files.indices.filter { files[$0].isAudio || files[$0].isVideo }
    if recordings.count == 1, files[recordings[0]].duration == nil { files[recordings[0]].duration = duration }
    return files
  }

  private func unique(_ texts: [String]) -> [String] {
    guard texts.count > 1 else { return texts }
    var found: [String] = []
    for text in texts where found.count < Self.mostParts && !found.contains(text) { found.append(text) }
    return found
  }
}
