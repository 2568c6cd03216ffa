import Foundation
import HTTPServer

/// The feeds of invented outlets: `/pages/<host>/feed` instead of `https://<host>/feed`, and front pages that name them.
///
/// One format after the other. The newest article of each arrives while one watches, an outlet at a time.
struct FeedService: Sendable {
  let engine: SampleEngine

  /// The outlets with feeds.
  static let outlets = Array(NewsContent.shared.sources.filter { $0.language == "en" }.prefix(12))

  /// Seconds between two arrivals, where the samples have no pace of their own.
  static let pace = 20.0

  /// - Returns: `false` where the path is neither a feed's nor a front page's.
  func handle(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    guard request.path.hasPrefix("/pages/") else { return false }
    let parts = request.path.dropFirst("/pages/".count).split(separator: "/")
    guard let host = parts.first, let place = Self.outlets.firstIndex(where: { $0.host == host }),
      parts.count == 1 || (parts.count == 2 && parts[1] == "feed")
    else { return false }
    let known = request.headers["If-None-Match"]
    engine.admit(.pages, path: request.path, isStream: false, responder) { status in
      responder.respond(.plain(status))
    } answer: {
      responder.respond(parts.count == 1 ? frontPage(Self.outlets[place]) : answer(place, known: known))
    }
    return true
  }

  private func answer(_ place: Int, known: String?) -> HTTPResponse {
    let feed = feed(place)
    let tag = "\"\(feed.items.count)-\(feed.items.first?.article.slug ?? "")\""
    guard known != tag else { return HTTPResponse(status: 304, headers: ["ETag": tag]) }
    return HTTPResponse(headers: ["Content-Type": feed.contentType, "ETag": tag], body: feed.body)
  }

  private func feed(_ place: Int) -> SampleFeed {
    let outlet = Self.outlets[place]
    let made = engine.withState { $0.newArticles }
    let content = NewsContent.shared.adding(made)
    let arrived = Set(made.map(\.slug))
    var items = content.articles.filter { $0.host == outlet.host && !$0.isRemoved }
      .map { SampleFeed.Item(article: $0, time: engine.began - Double($0.ageMinutes) * 60) }
    // Of what was written before the start, the newest arrives after it.
    let arrival = engine.began + Double(place + 1) * (engine.options.pace?.seconds ?? Self.pace)
    if let newest = items.firstIndex(where: { !arrived.contains($0.article.slug) }), items.count > 1 {
      if engine.options.clock().timeIntervalSince1970 >= arrival {
        items[newest].time = arrival
      } else {
        items.remove(at: newest)
      }
    }
    let formats = SampleFeed.Format.allCases
    return SampleFeed(format: formats[place % formats.count], outlet: outlet, items: items)
  }

  private func frontPage(_ outlet: NewsSource) -> HTTPResponse {
    let name = SubmittedText.escape(outlet.name)
    return .text(
      """
      <!doctype html><html lang="\(outlet.language)"><head><title>\(name)</title>
      <link rel="alternate" type="application/rss+xml" title="\(name)" href="/feed"></head>
      <body><h1>\(name)</h1><p>\(SubmittedText.escape(outlet.description))</p></body></html>
      """, type: "text/html; charset=utf-8")
  }
}

extension SampleServices {
  /// The addresses of the outlets' feeds, as they are shown, with the outlets' names and a topic.
  package static var feeds: [(address: String, name: String, topic: String)] {
    FeedService.outlets.map { ("https://\($0.host)/feed", $0.name, $0.category.capitalized) }
  }
}
