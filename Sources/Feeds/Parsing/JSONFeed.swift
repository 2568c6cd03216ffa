import Foundation
import Networking
import OutsideText

/// JSON Feed 1.0 and 1.1 (jsonfeed.org).
enum JSONFeed {
  static func feed(from data: Data, address: URL) throws(FeedProblem) -> Feed {
    let shown = Redactor.url(address)
    if let flaw = JSONText.flaw(in: data) { throw .damaged(shown, detail: flaw) }
    let decoder = JSONDecoder()
    if let base { decoder.userInfo[base] = address }
    guard let document = try? decoder.decode(Document.self, from: data) else {
      let isObject = (try? JSONSerialization.jsonObject(with: data)) is [String: Any]
      if isObject { throw .somethingElse(shown, what: "other JSON") }
      throw .damaged(shown, detail: "its JSON is damaged or cut off.")
    }
    return document.feed
  }

  /// Where the feed's address stands while its items are read.
  fileprivate static let base = CodingUserInfoKey(rawValue: "address")
}

private struct Document: Decodable {
  var feed: Feed

  private enum CodingKeys: String, CodingKey {
    case version, title, description, icon, favicon, expired, items, authors, author, language
    case homePage = "home_page_url"
    case feedURL = "feed_url"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let version = fields.text(.version), version.contains("jsonfeed.org"), fields.contains(.items) else {
      throw fields.damage(.version, "This is no JSON Feed.")
    }
    feed = Feed(
      format: .json, version: FeedText.label(version.split(separator: "/").last.map(String.init)) ?? "",
      title: fields.title(.title) ?? "", subtitle: fields.title(.description), siteURL: fields.link(.homePage),
      ownURL: fields.link(.feedURL), icon: fields.link(.icon) ?? fields.link(.favicon),
      authors: Person.names(
        fields.readable(Person.self, .authors) + [fields.value(Person.self, .author)].compactMap { $0 }),
      language: fields.label(.language), isFinished: fields.flag(.expired))
    var identities = ItemIdentities()
    for row in fields.rows(Row.self, .items) {
      guard feed.items.count < Feed.mostItems else {
        feed.isCut = true
        break
      }
      guard let item = row.value?.draft.item() else {
        feed.unreadableCount += 1
        continue
      }
      identities.add(item, to: &feed.items)
    }
  }
}

private struct Person: Decodable {
  var name: String?

  private enum CodingKeys: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = fields.label(.name).flatMap(FeedText.person)
  }

  static func names(_ people: [Person]) -> [String] { people.compactMap(\.name) }
}

private struct Row: Decodable {
  var draft: ItemDraft

  private enum CodingKeys: String, CodingKey {
    case id, url, title, summary, image, authors, author, tags, attachments, language
    case externalURL = "external_url"
    case contentHTML = "content_html"
    case contentText = "content_text"
    case bannerImage = "banner_image"
    case published = "date_published"
    case modified = "date_modified"
  }

  init(from decoder: any Decoder) throws {
    guard let base = JSONFeed.base.flatMap({ decoder.userInfo[$0] }) as? URL else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "No address."))
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    draft = ItemDraft(base: base)
    // Ids are texts; numbers are found too.
    if let id = fields.text(.id) ?? fields.wholeNumber(.id).map({ "\($0)" }) { draft.ids = [id] }
    draft.link = fields.text(.url)
    draft.relatedLink = fields.text(.externalURL)
    draft.isIDLink = true
    draft.title = fields.text(.title).flatMap { FeedText.title($0, isPlain: true) }
    draft.summary = fields.text(.summary).map { FeedMarkup(.text, $0, base: base) }
    if let html = fields.text(.contentHTML) {
      draft.content = FeedMarkup(.html, html, base: base)
    } else if let text = fields.text(.contentText) {
      draft.content = FeedMarkup(.text, text, base: base)
    }
    draft.picture = FeedText.url(fields.text(.image) ?? fields.text(.bannerImage), base: base)
    draft.authors = Person.names(
      fields.readable(Person.self, .authors) + [fields.value(Person.self, .author)].compactMap { $0 })
    draft.published = fields.text(.published)
    draft.updated = fields.text(.modified)
    draft.categories = fields.readable(String.self, .tags).compactMap { FeedText.label($0) }
    draft.language = fields.label(.language)
    draft.attachments = fields.readable(AttachmentRow.self, .attachments).compactMap { $0.attachment(base) }
  }
}

private struct AttachmentRow: Decodable {
  var url: String?
  var type: String?
  var size: Int?
  var duration: Double?

  private enum CodingKeys: String, CodingKey {
    case url
    case type = "mime_type"
    case size = "size_in_bytes"
    case duration = "duration_in_seconds"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    url = fields.text(.url)
    type = fields.label(.type)
    size = fields.positive(.size)
    duration = fields.number(.duration).flatMap { $0 > 0 && $0 < 1_000_000 ? $0 : nil }
  }

  func attachment(_ base: URL) -> FeedItem.Attachment? {
    FeedText.url(url, base: base).map {
      FeedItem.Attachment(url: $0, mediaType: type?.lowercased() ?? "", size: size, duration: duration)
    }
  }
}
