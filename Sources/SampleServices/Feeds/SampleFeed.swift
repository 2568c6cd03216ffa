import Foundation
import JSON

/// A feed of an invented outlet, in one of the formats.
struct SampleFeed: Sendable {
  enum Format: CaseIterable, Sendable {
    case rss, atom, json, rdf
    /// RSS 0.91, whose characters are Latin-1.
    case oldRSS
    /// RSS that breaks the rules, as many do.
    case brokenRSS
  }

  struct Item: Sendable {
    var article: NewsArticle
    /// Unix seconds.
    var time: Double
  }

  let format: Format
  let outlet: NewsSource
  /// Newest first.
  let items: [Item]

  var contentType: String {
    switch format {
    case .rss: "application/rss+xml; charset=utf-8"
    case .atom: "application/atom+xml"
    case .json: "application/feed+json"
    case .rdf: "application/rdf+xml"
    case .oldRSS, .brokenRSS: "text/xml"
    }
  }

  var body: Data {
    switch format {
    case .rss: Data(rss.utf8)
    case .atom: Data(atom.utf8)
    case .json: Data(json.utf8)
    case .rdf: Data(rdf.utf8)
    case .oldRSS: oldRSS.data(using: .isoLatin1, allowLossyConversion: true) ?? Data()
    case .brokenRSS: Data(broken.utf8)
    }
  }

  private var site: String { "https://\(outlet.host)/" }

  private func escape(_ text: String) -> String { SubmittedText.escape(text) }

  private func html(_ article: NewsArticle) -> String {
    "<p>\(escape(article.description))</p><p>\(escape(article.content))</p><p><a href=\"/about\">About us</a></p>"
  }

  private var rss: String {
    let items = items.map { item in
      """
      <item><title>\(escape(item.article.title))</title><link>\(item.article.address)</link>
      <guid isPermaLink="false">\(outlet.id)/\(item.article.slug)</guid><pubDate>\(Self.rfc822(item.time))</pubDate>
      <dc:creator>\(escape(item.article.author ?? outlet.name))</dc:creator><category>\(item.article.category)</category>
      <description>\(escape(item.article.description))</description>
      <enclosure url="\(site)sound/\(item.article.slug).mp3" length="9437184" type="audio/mpeg"/>
      <itunes:duration>19:30</itunes:duration>
      <content:encoded><![CDATA[\(html(item.article))]]></content:encoded></item>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
      <channel><title>\(escape(outlet.name))</title><link>\(site)</link>
      <description>\(escape(outlet.description))</description><language>\(outlet.language)</language><ttl>15</ttl>
      \(items.joined(separator: "\n"))
      </channel></rss>
      """
  }

  private var atom: String {
    let entries = items.map { item in
      """
      <entry><id>tag:\(outlet.host),2026:\(item.article.slug)</id><title type="text">\(escape(item.article.title))</title>
      <link rel="alternate" type="text/html" href="\(item.article.address)"/>
      <published>\(Self.rfc3339(item.time))</published><updated>\(Self.rfc3339(item.time))</updated>
      <author><name>\(escape(item.article.author ?? outlet.name))</name></author>
      <summary>\(escape(item.article.description))</summary>
      <content type="html">\(escape(html(item.article)))</content></entry>
      """
    }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(outlet.language)"><title>\(escape(outlet.name))</title>
      <subtitle>\(escape(outlet.description))</subtitle><link href="\(site)"/><id>\(site)</id>
      <link rel="self" href="\(site)feed"/><updated>\(Self.rfc3339(items.first?.time ?? 0))</updated>
      \(entries.joined(separator: "\n"))
      </feed>
      """
  }

  private var json: String {
    let rows = items.map { item -> JSONValue in
      .members([
        "id": .text(item.article.slug), "url": .text(item.article.address), "title": .text(item.article.title),
        "summary": .text(item.article.description), "content_html": .text(html(item.article)),
        "date_published": .text(Self.rfc3339(item.time)), "tags": .texts([item.article.category]),
        "authors": item.article.author.map { .array([["name": .text($0)]]) },
      ])
    }
    let feed = JSONValue.members([
      "version": "https://jsonfeed.org/version/1.1", "title": .text(outlet.name), "home_page_url": .text(site),
      "description": .text(outlet.description), "language": .text(outlet.language), "items": .array(rows),
    ])
    return feed.text(.indented)
  }

  private var rdf: String {
    let items = items.map { item in
      """
      <item rdf:about="\(item.article.address)"><title>\(escape(item.article.title))</title>
      <link>\(item.article.address)</link><description>\(escape(item.article.description))</description>
      <dc:date>\(Self.rfc3339(item.time))</dc:date></item>
      """
    }
    return """
      <?xml version="1.0"?>
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="\(site)"><title>\(escape(outlet.name))</title><link>\(site)</link>
      <description>\(escape(outlet.description))</description></channel>
      \(items.joined(separator: "\n"))
      </rdf:RDF>
      """
  }

  private var oldRSS: String {
    let items = items.map { item in
      """
      <item><title>\(escape(item.article.title))</title><link>\(item.article.address)</link>
      <description>\(escape(item.article.description))</description><pubDate>\(Self.rfc822(item.time))</pubDate></item>
      """
    }
    return """
      <?xml version="1.0" encoding="ISO-8859-1"?>
      <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"
        "http://my.netscape.com/publish/formats/rss-0.91.dtd">
      <rss version="0.91"><channel><title>\(escape(outlet.name))</title><link>\(site)</link>
      <description>\(escape(outlet.description))</description><language>\(outlet.language)</language>
      \(items.joined(separator: "\n"))
      </channel></rss>
      """
  }

  private var broken: String {
    let items = items.map { item in
      """
      <item><title>\(item.article.title)</title><link>\(item.article.address)?from=feed&kind=rss
      </link><description>\(item.article.description)<br>More & more&hellip;</description>
      <pubDate>\(Self.rfc3339(item.time))</pubDate></item>
      """
    }
    return """

      <rss version="2.0"><channel><title>\(outlet.name)</title><link>\(site)</link>
      \(items.joined(separator: "\n"))
      </channel></rss>
      """
  }

  private static func rfc3339(_ time: Double) -> String {
    Date(timeIntervalSince1970: time.rounded(.down)).formatted(.iso8601)
  }

  private static func rfc822(_ time: Double) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: Date(timeIntervalSince1970: time))
  }
}
