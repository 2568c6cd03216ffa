import Foundation

/// How a site builds its pages. What surrounds the article is there to be left out.
enum PageStyle: CaseIterable, Sendable {
  /// `article`, `main`, `figure` and metadata for machines.
  case semantic
  /// Divisions in divisions, with class names.
  case divisions
  /// Tables and `font`, as they were made in 1999.
  case tables
  /// The same letters in another encoding, paragraphs parted by line breaks.
  case windows1252

  /// - Parameter pictures: the address that pictures lie under.
  func page(_ draft: PageDraft, pictures: String) -> (body: Data, contentType: String) {
    let writer = PageWriter(style: self, pictures: pictures)
    switch self {
    case .semantic:
      return (Data(Self.semantic(draft, writer).utf8), "text/html; charset=utf-8")
    case .divisions: return (Data(Self.divisions(draft, writer).utf8), "text/html")
    case .tables: return (Data(Self.tables(draft, writer).utf8), "text/html; charset=UTF-8")
    case .windows1252:
      // Other alphabets do not fit.
      guard let page = Self.lines(draft, writer).data(using: .windowsCP1252) else {
        return PageStyle.semantic.page(draft, pictures: pictures)
      }
      return (page, "text/html")
    }
  }

  private static let menu = ["Home", "Latest", "Topics", "Archive", "About", "Contact"]

  private static func links(_ names: [String], _ wrap: (String) -> String) -> String {
    names.map { wrap("<a href=\"/\($0.lowercased())\">\($0)</a>") }.joined(separator: "\n")
  }

  private static let related = [
    "Ten things we left out of this piece", "What happened next, as far as anybody knows", "The same, with a map",
    "Readers reply, some of them kindly", "Our most forwarded article of the year",
  ]

  private static func semantic(_ draft: PageDraft, _ writer: PageWriter) -> String {
    let title = SubmittedText.escape(draft.title)
    let date = writer.date(draft.time)
    return """
      <!doctype html>
      <html lang="\(draft.language)">
      <head>
      <meta charset="utf-8">
      <title>\(title) | \(draft.site)</title>
      <meta property="og:title" content="\(title)">
      <meta property="og:site_name" content="\(draft.site)">
      <meta property="article:published_time" content="\(date)">
      <script type="application/ld+json">
      {"@context": "https://schema.org", "@type": "BlogPosting", "headline": \(PageWriter.json(draft.title)),
       "datePublished": "\(date)", "author": {"@type": "Person", "name": \(PageWriter.json(draft.author ?? ""))}}
      </script>
      <script>window.visits = (window.visits || 0) + 1; if (visits < 2) document.title = "<p>" + visits</script>
      <style>body { max-width: 40em }</style>
      </head>
      <body>
      <a class="skip-link" href="#content">Skip to the text</a>
      <header class="site-header"><nav aria-label="Site"><ul>\(links(menu) { "<li>\($0)</li>" })</ul></nav></header>
      <div id="cookie-consent" role="dialog"><p>We and our 814 partners value your privacy so much that we would like to
      look at it together. Please choose which of the following purposes you do not object to.</p>
      <button>Accept all</button> <button>Manage 814 partners</button></div>
      <main id="content">
      <article>
      <header><h1>\(title)</h1>
      \(draft.author.map { "<p class=\"byline\">By <a rel=\"author\" href=\"/people\">\(SubmittedText.escape($0))</a></p>" } ?? "")
      <time datetime="\(date)">\(date.prefix(10))</time></header>
      <div class="share-buttons"><a href="https://share.example/?u=1">Share</a> <a href="https://post.example/">Post</a></div>
      \(writer.parts(draft.parts))
      <aside class="newsletter-signup"><h2>One letter a week</h2><p>No more than that. We once sent two by accident and have
      apologised to every one of you by hand, which took until spring.</p><form><input name="mail"><button>Send it</button></form></aside>
      </article>
      </main>
      <aside class="related"><h2>Related</h2><ul>\(links(related) { "<li>\($0)</li>" })</ul></aside>
      <section id="comments"><h2>3 comments</h2><p>First! I have not read the article, and I disagree with all of it, at some length, as
      I do every week, because somebody has to and the others are asleep at this hour.</p></section>
      <footer><p>Made by people, in a building. Everything on these pages is invented, and whoever recognises themselves should
      write to us, because that would be a story.</p></footer>
      </body>
      </html>
      """
  }

  private static func divisions(_ draft: PageDraft, _ writer: PageWriter) -> String {
    let title = SubmittedText.escape(draft.title)
    return """
      <html lang=\(draft.language)><head><title>\(title) - \(draft.site)</title>
      <meta name="author" content="\(SubmittedText.escape(draft.author ?? draft.site))"></head><body>
      <div id="wrapper"><div class="topBar"><div class="logo"><a href="/"><img src="/logo.png" width=40 height=40></a></div>
      <div class="navWrap">\(links(menu) { "<div class=navItem>\($0)</div>" })</div></div>
      <div class="adSlot banner-728"><div>Advertisement</div><a href="https://ads.example/kettle">The kettle that listens. Now
      with a lid.</a></div>
      <div class="layout"><div class="col col-8"><div class="post-container"><div class="post-head"><h1>\(title)</h1>
      <div class="post-meta">\(SubmittedText.escape(draft.author ?? "Staff")) · <span>\(writer.date(draft.time).prefix(10))</span></div></div>
      <div class="post-body">\(writer.parts(draft.parts))</div>
      <div class="socialShare"><span>Share</span><a href="#">A</a><a href="#">B</a><a href="#">C</a></div>
      </div></div><div class="col col-4 sidebar"><div class="widget"><h3>Most read</h3>\(links(related) { "<div>\($0)</div>" })</div>
      <div class="widget"><h3>Subscribe</h3><p>Join the nine thousand people who have not unsubscribed yet, mostly because the
      link is hard to find on a telephone.</p></div></div></div>
      <div id="footer"><div>\(links(menu) { "<span>\($0)</span>" })</div></div></div>
      <div class="modal-overlay" style="display: none">Before you go: would you like to stay? We have prepared a short film about
      staying, and a longer one about what happens to those who go.</div>
      </body></html>
      """
  }

  private static func tables(_ draft: PageDraft, _ writer: PageWriter) -> String {
    let title = SubmittedText.escape(draft.title)
    return """
      <HTML><HEAD><TITLE>\(title)</TITLE></HEAD>
      <BODY BGCOLOR="#FFFFF0"><CENTER><TABLE WIDTH="780" BORDER="0"><TR><TD COLSPAN="2"><FONT SIZE="5"><B>\(draft.site)</B></FONT></TD></TR>
      <TR><TD WIDTH="140" VALIGN="top"><FONT SIZE="2">\(links(menu) { "\($0)<BR>" })<BR>Best viewed<BR>in daylight</FONT></TD>
      <TD VALIGN="top"><H1>\(title)</H1><FONT SIZE="2"><I>\(SubmittedText.escape(draft.author ?? "the keeper of this page")), \(writer.date(draft.time).prefix(10))</I></FONT>
      <HR>\(writer.parts(draft.parts))<HR>
      <FONT SIZE="1"><A HREF="/">Back</A> | <A HREF="/guestbook">Sign my guestbook</A> | You are visitor 004211</FONT></TD></TR></TABLE></CENTER></BODY></HTML>
      """
  }

  private static func lines(_ draft: PageDraft, _ writer: PageWriter) -> String {
    let title = SubmittedText.escape(draft.title)
    return """
      <html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>\(draft.site): \(title)</title></head>
      <body><p>\(links(menu) { "[\($0)]" })</p><h2>\(title)</h2>
      <div id="text">\(writer.parts(draft.parts))</div>
      <p><a href="/">« Zurück / back »</a></p></body></html>
      """
  }
}
