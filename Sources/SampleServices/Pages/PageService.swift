import Foundation
import HTTPServer

/// The sites that stories and news lead to: `/pages/<host>/<path>` instead of `https://<host>/<path>`.
///
/// Every address that a list names has a page, in one of several styles; a few have what the web has too: a page that lets nobody
/// in, a PDF, a redirect without end, a page without an article.
struct PageService: Sendable {
  let engine: SampleEngine

  /// What lies at an address.
  enum Answer {
    case page(PageDraft, PageStyle)
    case refused
    case pdf
    case astray
    /// A page that is a program.
    case program(title: String)
    case gone
  }

  /// - Returns: `false` where the path is no page's.
  func handle(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    guard request.path.hasPrefix("/pages/") else { return false }
    let address = String(request.path.dropFirst("/pages/".count))
    let host = request.headers["Host"] ?? "localhost"
    let known = request.headers["If-None-Match"]
    engine.admit(.pages, path: request.path, isStream: false, responder) { status in
      responder.respond(.plain(status))
    } answer: {
      responder.respond(response(to: address, host: host, known: known))
    }
    return true
  }

  private func response(to address: String, host: String, known: String?) -> HTTPResponse {
    switch answer(to: address) {
    case .page(let draft, let style):
      let (body, type) = style.page(draft, pictures: "http://\(host)/pictures/pages")
      let tag = "\"\(String(Self.sum(body), radix: 16))\""
      let headers: HTTPHeaders = ["Content-Type": type, "ETag": tag, "Cache-Control": "max-age=60"]
      return known == tag
        ? HTTPResponse(status: 304, headers: ["ETag": tag]) : HTTPResponse(headers: headers, body: body)
    case .refused:
      return .text(
        "<html><body><h1>Members only</h1><p>Please sign in, sit up straight and try again.</p></body></html>",
        status: 403, type: "text/html")
    case .pdf: return HTTPResponse(headers: ["Content-Type": "application/pdf"], body: Data(Self.pdf.utf8))
    case .astray: return HTTPResponse(status: 302, headers: ["Location": "/pages/\(address)?again"])
    case .program(let title):
      let title = SubmittedText.escape(title)
      return .text(
        """
        <!doctype html><html><head><title>\(title)</title></head><body><canvas id="screen"></canvas>
        <noscript>This needs a script.</noscript><button>Start</button><script>let ticks = 0; setInterval(() => ticks++, 16)</script></body></html>
        """, type: "text/html")
    case .gone: return .text("<h1>404</h1><p>It was here yesterday.</p>", status: 404, type: "text/html")
    }
  }

  func answer(to address: String) -> Answer {
    let now = engine.options.clock().timeIntervalSince1970
    switch address {
    case "mbrandt.example/procurement/the-tender-for-one-stapler": return .refused
    case "goosefoot.example/exam-notes/hash-tables-by-hand": return .pdf
    case "corvid.example/packets/the-slowest-website-i-love": return .astray
    default: break
    }
    let story = engine.withState { state -> SampleItem? in
      for id in state.world.stories {
        if let item = state.world.items[id], item.url == "https://" + address, !item.isDead { return item }
      }
      return nil
    }
    if let story {
      if address.hasPrefix("codeberth.example/") { return .program(title: story.title ?? "") }
      return .page(PageText.draft(of: story, address: address), Self.style(of: address))
    }
    let content = NewsContent.shared.adding(engine.withState { $0.newArticles })
    let article = content.articles.first { $0.address == "https://" + address && !$0.isRemoved }
    if let article {
      return .page(PageText.draft(of: article, now: now), Self.style(of: address))
    }
    return .gone
  }

  /// A site builds all its pages in one way.
  private static func style(of address: String) -> PageStyle {
    let host = address.prefix { $0 != "/" }
    switch host {
    case "lantern.example", "fathom.example", "morningledger.example": return .semantic
    case "adeyemi.example", "hexbarn.example", "petriweekly.example": return .divisions
    case "papermoth.example", "tarpaulin.example", "harborpost.example": return .tables
    case "kestrel.example", "uferbote.example": return .windows1252
    default: return PageStyle.allCases[Int(sum(Data(host.utf8)) % UInt64(PageStyle.allCases.count))]
    }
  }

  private static func sum(_ data: Data) -> UInt64 {
    data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// One empty page.
  private static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
    trailer<</Root 1 0 R>>
    %%EOF
    """
}
