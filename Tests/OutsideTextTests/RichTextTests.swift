import CombineTesting
import Fixtures
import Foundation
import OutsideText
import Testing

@Suite(.timeLimit(.minutes(4))) struct RichTextTests {
  /// A compact picture of rich text: `¶` opens a paragraph, `>` a quote, `#` code; `/…/` italic, `` `…` `` code, `[…](…)` link.
  static func picture(_ html: String) -> String {
    RichText(html: html).paragraphs.map { paragraph in
      let runs = paragraph.runs.map { run in
        var text = run.text
        if run.isItalic { text = "/\(text)/" }
        if run.isCode { text = "`\(text)`" }
        if let link = run.link { text = "[\(text)](\(link.absoluteString))" }
        return text
      }.joined()
      switch paragraph.kind {
      case .text: return "¶" + runs
      case .quote(let depth): return String(repeating: ">", count: depth) + runs
      case .code: return "#" + runs
      }
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("first<p>second<p>third", "¶first\n¶second\n¶third"),
    ("<p>starts with a paragraph tag", "¶starts with a paragraph tag"),
    ("<p>closed</p><p>as the search service writes it</p>", "¶closed\n¶as the search service writes it"),
    ("&gt; quoted line<p>&gt;&gt; nested quote<p>answer", ">quoted line\n>>nested quote\n¶answer"),
    ("&gt;<p>&gt; &gt;", "¶>\n¶> >"),
    ("&gt; <i>said</i> so", ">/said/ so"),
    (
      "<p>see<p><pre><code>  let x = a &lt; b &amp;&amp; c &gt; d\n    \tindented\n</code></pre>\nafter",
      "¶see\n#`  let x = a < b && c > d\n    \tindented`\n¶after"
    ),
    ("<pre><code>&#x1b;[2J&#x1b;[Hcleared\n</code></pre>", "#`cleared`"),
    (
      "<a href=\"https:&#x2F;&#x2F;example.com&#x2F;a&#x2F;very&#x2F;long&#x2F;path\" rel=\"nofollow\">https:&#x2F;&#x2F;ex...</a>",
      "¶[https://ex...](https://example.com/a/very/long/path)"
    ),
    ("<a href=\"javascript:alert(1)\">click</a> <a href=\" JaVaScRiPt:alert(1)\">x</a>", "¶click x"),
    ("<a href=\"data:text/html,x\">y</a> <a href=\"file:///etc/passwd\">z</a>", "¶y z"),
    ("<a href=\"//evil.example\">a</a> <a href=\"/item?id=1\">b</a>", "¶a b"),
    ("<a>nothing</a> <a href>empty</a> <a href=''></a>", "¶nothing empty"),
    ("<A HREF='http://example.com/?a=1&amp;b=2'>X</A><BR><I>i</I>", "¶[X](http://example.com/?a=1&b=2)\n¶/i/"),
    ("<a href=https://example.com/x title=\"a > b\">X</a>", "¶[X](https://example.com/x)"),
    ("<i>italic <b>bold <a href=\"https://e.example\">link <p>new", "¶/italic bold/ [/link/](https://e.example)\n¶new"),
    ("<i><b>both</i> only bold</b> </p></p></div>", "¶/both/ only bold"),
    ("<script>alert(1)</script><style>*{x:y}</style><iframe src=\"https://e.example\"></iframe>text", "¶text"),
    ("<SCRIPT>never closed <p>", ""),
    ("<img src=\"http://169.254.169.254/latest/\" onerror=\"x()\">", ""),
    ("<!-- hidden --> <![CDATA[ raw ]]> <?php echo 1; ?>text", "¶text"),
    ("if a < b and b > c then a<c; <3 <- -> <>", "¶if a < b and b > c then a<c; <3 <- -> <>"),
    ("std::vector<int> v; <T> and a <b", "¶std::vector<int> v; <T> and a <b"),
    ("&nbsp;&mdash;&amp;amp;", "¶\u{A0}—&amp;"),
    ("", ""),
    ("<p><p><i></i><pre><code></code></pre>", ""),
    ("line\r\nline\rline", "¶line line line"),
    ("use <code>make</code> now", "¶use `make` now"),
    ("&lt;p&gt;not a tag&lt;/p&gt;", "¶<p>not a tag</p>"),
  ])
  func readsTheTinySubset(_ html: String, _ picture: String) {
    #expect(Self.picture(html) == picture)
  }

  @Test func saysItselfInPlainText() {
    let text = RichText(
      html: """
        See <a href="https://example.com/long/path">https://example.com/lo...</a> or <a href="https://b.example">B</a>\
        <p>&gt; quoted<p><pre><code>a\n\nb</code></pre>
        """)
    #expect(
      text.plainText == """
        See https://example.com/long/path or B (https://b.example)

        > quoted

            a

            b
        """)
    #expect(text.links.map(\.absoluteString) == ["https://example.com/long/path", "https://b.example"])
  }

  static let pieces = [
    "<", ">", "<p>", "</p>", "<i>", "</i>", "<a href=\"", "\"", "'", "=", "https://a.example/", "javascript:", "</a>",
    "<pre>", "<code>", "</code>", "</pre>", "&", "&gt;", "&#x1b;", "[31m", "\u{1B}]0;", "\u{7}", "<!--", "-->",
    "<script>",
    "</script>", "x", " ", "\n", "\t", "é", "日", "/", ";", "<br/>", "\u{202E}",
  ]

  @Test func neverLetsMarkupOrControlsThrough() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      let html = random.text(of: Self.pieces, count: Int(random.next() % 40))
      let rich = RichText(html: html)
      for paragraph in rich.paragraphs {
        #expect(!paragraph.text.isEmpty)
        for run in paragraph.runs {
          let safe = run.text.unicodeScalars.allSatisfy {
            ControlFilter.isHarmless($0) || (paragraph.kind == .code && ($0 == "\n" || $0 == "\t"))
          }
          #expect(safe, "\(html.debugDescription)")
          if let link = run.link {
            #expect(link.scheme == "https" || link.scheme == "http", "\(html.debugDescription)")
            #expect(link.absoluteString.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(html.debugDescription)")
          }
        }
      }
    }
  }

  @Test func plainWordsComeThroughWhole() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let words = (0..<20).map { _ in random.text(of: ["a", "é", "日本", "5<6", "x>y", "&c", "👍🏽"], count: 3) }
      let html = words.joined(separator: " ").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;")
      let expected = words.joined(separator: " ")
      #expect(RichText(html: html).paragraphs.map(\.text) == [expected])
    }
  }

  @Test(arguments: [
    "<", "<a ", "<a href=\"", "<a href='\"", "<!--", "<!-->", "<!--x>", "<i>", "&#", "&amp", "<p>&gt; ", "<script>",
    "<pre>\n", "<a \"'", "</", "<a b=\"<a b='", "\u{1B}]",
  ])
  func takesLinearTime(_ unit: String) {
    let clock = ContinuousClock()
    let small = String(repeating: unit, count: 5000) + ">"
    let large = String(repeating: unit, count: 40_000) + ">"
    let short = clock.measure { _ = RichText(html: small) }
    let long = clock.measure { _ = RichText(html: large) }
    #expect(long < short * 30 + .seconds(3), "\(unit)")
  }
}

@Suite struct NastyFixtureTests {
  struct Row: Decodable {
    var title: String?
    var text: String?
    var what: String
    enum CodingKeys: String, CodingKey {
      case title, text
      case what = "_what"
    }
  }

  @Test func everyNastyTitleBecomesSafe() throws {
    let rows = try JSONDecoder().decode([Row].self, from: Fixtures.data("nasty/hn_titles.json"))
    #expect(rows.count >= 30)
    for row in rows {
      let title = PlainText.title(row.title ?? "")
      #expect(title.unicodeScalars.allSatisfy(ControlFilter.isHarmless), "\(row.what)")
      #expect(!title.contains("[31m") && !title.contains("52;c;") && !title.contains("OWNED"), "\(row.what): \(title)")
    }
  }

  @Test func everyNastyCommentBecomesSafe() throws {
    let rows = try JSONDecoder().decode([Row].self, from: Fixtures.data("nasty/hn_comment_html.json"))
    #expect(rows.count >= 20)
    for row in rows {
      let rich = RichText(html: row.text ?? "")
      for run in rich.paragraphs.flatMap(\.runs) {
        let isSafe = run.text.unicodeScalars.allSatisfy {
          ControlFilter.isHarmless($0) || run.isCode && ($0 == "\n" || $0 == "\t")
        }
        #expect(isSafe, "\(row.what)")
        #expect(run.link.map { ["http", "https"].contains($0.scheme?.lowercased()) } ?? true, "\(row.what)")
        #expect(!run.text.contains("alert(") && !run.text.contains("onerror"), "\(row.what): \(run.text)")
      }
    }
  }
}
