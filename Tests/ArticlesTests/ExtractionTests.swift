import Foundation
import Testing

@testable import Articles

/// Pages as sites make them, and what a reader should see of them.
@Suite(.timeLimit(.minutes(4))) struct ExtractionTests {
  static let address = URL(string: "https://lantern.example/essays/one")!

  static func document(_ html: String, address: URL = address) -> ReadableDocument? {
    ArticleExtractor.content(of: Data(html.utf8), contentType: "text/html; charset=utf-8", address: address)?.document
  }

  static let sentence =
    "The keeper wound the clock every evening, counted the ships that passed, and wrote both numbers down in ink. "

  static func prose(_ count: Int) -> String { String(repeating: sentence, count: count) }

  @Test func aSemanticPageGivesItsArticleAndNothingElse() throws {
    let document = try #require(
      Self.document(
        """
        <!doctype html><html lang="en-GB"><head><title>The clock that stayed | Lantern</title>
        <meta property="og:site_name" content="The Lantern"><meta name="author" content="Mira Aldous">
        <meta property="article:published_time" content="2026-03-04T08:30:00+02:00"></head><body>
        <header class="masthead"><nav><a href="/">Home</a><a href="/about">About us</a></nav></header>
        <div class="cookie-banner">We use cookies to make your visit nicer. <button>Accept</button></div>
        <main><article><h1>The clock that stayed</h1><p class="byline">By Mira Aldous</p>
        <p>\(Self.prose(2))It was <em>never</em> <strong>late</strong>, says <a href="../log?x=1&amp;y=2">the log</a>.</p>
        <h2>A second hand</h2><p>\(Self.prose(2))</p>
        <figure><img src="/pictures/clock.jpg" alt="A clock" width="800" height="400"><figcaption>The <i>clock</i></figcaption></figure>
        <ul><li>First <code>wind()</code></li><li>Then<ol start="3"><li>oil</li></ol></li></ul>
        <blockquote><p>Time is a tide.</p></blockquote><pre><code>tick
          tock</code></pre>
        <table><tr><th>Year</th><th>Minutes</th></tr><tr><td>1909</td><td>2</td></tr></table>
        <div class="share-bar"><a href="https://share.example">Share this</a></div></article>
        <aside><p>\(Self.prose(3))</p></aside></main>
        <footer><p>\(Self.prose(3))</p></footer></body></html>
        """))
    #expect(document.title == "The clock that stayed")
    #expect(document.byline == "Mira Aldous" && document.site == "The Lantern" && document.language == "en-GB")
    #expect(document.published == Date(timeIntervalSince1970: 1_772_605_800))
    let kinds = document.blocks.map { String(describing: $0).prefix { $0 != "(" } }
    #expect(kinds == ["paragraph", "heading", "paragraph", "figure", "list", "quote", "code", "table"], "\(kinds)")
    guard case .paragraph(let runs) = document.blocks[0] else { return }
    #expect(runs.first { $0.isItalic }?.text == "never" && runs.first { $0.isBold }?.text == "late")
    #expect(runs.first { $0.link != nil }?.link?.absoluteString == "https://lantern.example/log?x=1&y=2")
    #expect(runs.text.hasSuffix("It was never late, says the log."))
    guard case .figure(let figure) = document.blocks[3], case .list(let list) = document.blocks[4] else { return }
    #expect(figure.picture.absoluteString == "https://lantern.example/pictures/clock.jpg" && figure.ratio == 2)
    #expect(figure.caption.text == "The clock" && figure.label == "A clock")
    #expect(list.start == nil && list.items.count == 2)
    #expect(list.items[1].last == .list(.init(start: 3, items: [[.paragraph([.init("oil")])]])))
    #expect(document.blocks[6] == .code("tick\n  tock"))
    guard case .table(let table) = document.blocks[7] else { return }
    #expect(
      table.rows.map { $0.map(\.runs.text) } == [["Year", "Minutes"], ["1909", "2"]] && table.rows[0][0].isHeader)
    #expect(document.readingMinutes == 1)
    for foreign in ["cookies", "Share", "Home", "About", "Accept"] { #expect(!document.plainText.contains(foreign)) }
  }

  @Test func aSoupOfDivisionsGivesTheDensestPart() throws {
    let links = (1...20).map { "<div><a href='/\($0)'>Another piece you might like \($0)</a></div>" }.joined()
    let document = try #require(
      Self.document(
        """
        <title>Soup - Openloft</title><div id=wrap><div class=c1>\(links)</div>
        <div class=c2><div class=hd>Soup</div><div class=x><div>\(Self.prose(2))</div><div>\(Self.prose(3))</div>
        <div>Short end.</div></div></div><div class=c3>\(links)</div></div>
        """))
    #expect(document.title == "Soup" || document.title == "Openloft")
    #expect(document.blocks.count == 3 && !document.plainText.contains("might like"))
    #expect(document.plainText.hasSuffix("Short end."))
  }

  @Test func aPageArrangedByTablesAndBreaksReadsTopToBottom() throws {
    let document = try #require(
      Self.document(
        """
        <HTML><HEAD><TITLE>Tide tables</TITLE></HEAD><BODY><TABLE><TR><TD><FONT size=2><A HREF=a.html>Home</A><BR>
        <A HREF=b.html>Links</A></FONT></TD><TD><FONT><B>Tide tables</B><BR><BR>\(Self.prose(2))<BR><BR>\(Self.prose(2))
        <P>\(Self.prose(1))<P>The end.</FONT></TD></TR></TABLE></BODY></HTML>
        """))
    let text = document.plainText
    #expect(!text.contains("Home") && !text.contains("Links") && text.hasSuffix("The end."))
    #expect(document.blocks.count == 5, "\(document.blocks.count)")
  }

  @Test func bytesOfOldPagesBecomeTheRightLetters() throws {
    let text = "caf\u{E9} \u{96} na\u{EF}ve"
    var page = Data("<p>".utf8)
    page += text.unicodeScalars.map { UInt8($0.value) } + Data((" " + Self.prose(4)).utf8)
    for type in ["text/html", "text/html; charset=ISO-8859-1", "text/html; charset=\"windows-1252\""] {
      let content = ArticleExtractor.content(of: page, contentType: type, address: Self.address)
      #expect(content?.document?.plainText.hasPrefix("café – naïve") == true, "\(type)")
    }
    let named =
      Data("<meta charset=koi8-r><p>".utf8) + Data([0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4])
      + Data((" " + Self.prose(4)).utf8)
    #expect(
      ArticleExtractor.content(of: named, contentType: "text/html", address: Self.address)?.document?.plainText
        .hasPrefix("Привет") == true)
    let wide = Data([0xFF, 0xFE]) + "<p>Grüße \(Self.prose(4))".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      ArticleExtractor.content(of: wide, contentType: nil, address: Self.address)?.document?.plainText
        .hasPrefix("Grüße") == true)
    let japanese = Data([0x93, 0xFA, 0x96, 0x7B]) + Data(Self.prose(4).utf8)
    let sjis = ArticleExtractor.content(
      of: Data("<p>".utf8) + japanese, contentType: "text/html; charset=Shift_JIS", address: Self.address)
    #expect(sjis?.document?.plainText.hasPrefix("日本") == true)
    let broken = Data("<p>a".utf8) + Data([0xFF, 0xC3]) + Data(("z " + Self.prose(4)).utf8)
    let mended = ArticleExtractor.content(of: broken, contentType: "text/html; charset=utf-8", address: Self.address)
    #expect(mended?.document?.plainText.contains("\u{FFFD}") == true)
  }

  @Test func whatIsNoPageIsSaidSo() {
    func content(_ text: String, _ type: String?) -> LinkedContent? {
      ArticleExtractor.content(of: Data(text.utf8), contentType: type, address: Self.address)
    }
    #expect(content("%PDF-1.7 …", "text/html") == .file(LinkedFile(.pdf, address: Self.address)))
    #expect(content("x", "application/pdf")?.sentence == "This is a PDF. Open it to read it.")
    #expect(content("x", "video/mp4")?.sentence?.contains("video") == true)
    #expect(content("{}", "application/json")?.sentence?.contains("no article") == true)
    #expect(content("<p>Nothing to see.", "text/html") == nil)
    let front = (1...12).map { "<h2><a href=/\($0)>Headline \($0) of the day</a></h2><p>\(Self.sentence)</p>" }.joined()
    #expect(content("<body>\(front)", "text/html") == nil, "a front page is no article")
  }

  @Test func textAndMarkdownAreReadToo() throws {
    func content(_ text: String, _ type: String, _ path: String) -> ReadableDocument? {
      ArticleExtractor.content(
        of: Data(text.utf8), contentType: type, address: Self.address.deletingLastPathComponent().appending(path: path))?
        .document
    }
    let plain = try #require(
      content("A heading\n\nOne line\nand its next.\n\n    code {\n    }\n\n    more\n", "text/plain", "a"))
    #expect(plain.title == "A heading")
    #expect(plain.blocks == [.paragraph([.init("One line and its next.")]), .code("    code {\n    }\n\n    more")])
    let marked = try #require(
      content("# Notes\n\nSome *words* and [a link](b.html) <b>raw</b>.\n\n- one\n- two\n", "text/plain", "notes.md"))
    #expect(marked.title == "Notes" && marked.blocks.count == 2)
    #expect(marked.blocks[0].plainText == "Some words and a link raw." && !marked.plainText.contains("<"))
  }

  @Test func machinesDescriptionsFillWhatThePageLacks() throws {
    let body = Self.prose(6).replacing("\"", with: "")
    let document = try #require(
      Self.document(
        """
        <html><head><title>x</title><script type="application/ld+json">{"@graph": [{"@type": "WebSite", "name": "no"},
        {"@type": "NewsArticle", "headline": "The ferry &amp; the fog", "author": [{"name": "T. Okafor"}, "I. Carrow"],
         "datePublished": "2026-01-02", "publisher": {"name": "Harbor Post"}, "articleBody": "\(body)"}]}</script></head>
        <body><div id=app></div></body></html>
        """))
    #expect(document.title == "The ferry & the fog" && document.byline == "T. Okafor, I. Carrow")
    #expect(document.site == "Harbor Post" && document.blocks.count == 1)
  }

  @Test func picturesThatComeLateAreFoundAndSignsAreNot() throws {
    let document = try #require(
      Self.document(
        """
        <base href="https://cdn.example/x/"><article><p>\(Self.prose(4))<img src="https://count.example/p.gif" width=1 height=1></p>
        <p><img src="data:image/gif;base64,R0" data-src="late.jpg"> <img src="javascript:alert(1)"></p>
        <picture><source srcset="a-640.webp 640w, a-1600.webp 1600w, a-3000.webp 3000w"><img src="a.jpg"></picture>
        <img class="avatar" src="me.png"><img src="late.jpg"><p>\(Self.prose(1))</p></article>
        """))
    let pictures = document.blocks.compactMap {
      if case .figure(let figure) = $0 { figure.picture.absoluteString } else { nil }
    }
    #expect(pictures == ["https://cdn.example/x/late.jpg", "https://cdn.example/x/a-1600.webp"])
  }

  @Test func aRightToLeftPageSaysSo() throws {
    let document = try #require(
      Self.document(
        "<html lang=ar><body><p>\(String(repeating: "كان الحارس يملأ الساعة كل مساء ويعد السفن. ", count: 12))"))
    #expect(document.isRightToLeft && document.language == "ar")
  }

  @Test func nothingOfMarkupOrControlsIsLeft() throws {
    let document = try #require(
      Self.document(
        """
        <title>\u{1B}[31mRed\u{202E}</title><article><p>\(Self.prose(3))&#x1b;[2J&lt;script&gt; \u{202E}evil
        <a href="javascript:alert(1)">one</a> <a href="ftp://x.example/">two</a> <a href="#top">three</a>
        <a href="java\nscript:alert(1)">four</a><script>alert(2)</script><style>p{}</style></p></article>
        """))
    #expect(document.title == "[31mRed")
    let text = document.plainText
    #expect(
      text.contains("<script>") && !text.contains("alert") && !text.contains("\u{1B}") && !text.contains("\u{202E}"))
    guard case .paragraph(let runs) = document.blocks[0] else { return }
    #expect(runs.allSatisfy { $0.link == nil }, "\(runs.compactMap(\.link))")
  }

  @Test func encodingsAreFoundInTheirOrder() {
    func name(_ text: String, _ header: String? = nil) -> String {
      PageEncoding(of: Data(text.utf8), contentType: header).name
    }
    #expect(name("<meta charset='windows-1251'>", "text/html; charset=utf-8") == "UTF-8")
    #expect(name("\u{FEFF}<meta charset='windows-1251'>", "text/html; charset=latin1") == "UTF-8")
    #expect(name("<meta http-equiv=Content-Type content='text/html; charset=windows-1251'>") == "CP1251")
    #expect(name("<?xml version='1.0' encoding='iso-8859-15'?>") == "ISO-8859-15")
    #expect(name("<meta charset=utf-16>") == "UTF-8")
    #expect(name("<meta charset=martian>") == "UTF-8")
    #expect(PageEncoding(label: "../../etc/passwd") == nil && PageEncoding(label: "utf-8//IGNORE") == nil)
  }
}

extension LinkedContent {
  var sentence: String? { if case .file(let file) = self { file.sentence } else { nil } }
}
