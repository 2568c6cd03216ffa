import Foundation
import Fuzzing
import Testing

@testable import Articles

/// Pages made to hurt: read within bounds of time and memory, or refused; never a crash.
@Suite(.serialized, .timeLimit(.minutes(60))) struct NastyPageTests {
  static let pieces = [
    "<div>", "</div>", "<p>", "</p>", "<article>", "<table><tr><td>", "</table>", "<ul><li>", "<pre>", "<img src=",
    "<a href=\"",
    "<!--", "-->", "<![CDATA[", "<!DOCTYPE", "<script type=application/ld+json>", "</script>", "<br><br>", "charset=",
    "\">", "'>",
    "<base href=//x>", "<figure>", "<blockquote>", "&#0;", "&#x110000;", "&#xD800;", "\u{FFFE}", "<title>", "<p/",
    "<meta charset=big5>",
  ]

  private static func content(_ bytes: some Sequence<UInt8>, _ type: String? = "text/html") -> LinkedContent? {
    ArticleExtractor.content(of: Data(bytes), contentType: type, address: ExtractionTests.address)
  }

  static let seeds = [
    """
    <html lang=en><head><title>A title</title><meta property="og:title" content="A &quot;title&quot;">
    <script type="application/ld+json">{"@type": "Article", "headline": "H", "author": {"name": "N"}}</script></head>
    <body><nav><a href="/">Home</a></nav><article><h1>A title</h1><p>\(ExtractionTests.prose(3))</p><ul><li>one<li>two</ul>
    <pre>code</pre><table><tr><th>a<td>b</table><figure><img src="x.png"><figcaption>c</figcaption></figure></article></body></html>
    """,
    "<table><tr><td><font>\(ExtractionTests.prose(3))<br><br>\(ExtractionTests.prose(2))</font></table>",
    "# Notes\n\n*a* [b](c) `d`\n\n> quote\n\n    code\n\n1. one\n2. two\n\n\(ExtractionTests.prose(3))",
  ]

  /// `KIOSK_FUZZ_INPUTS=100000 swift test --filter NastyPageTests` makes it long.
  @Test func anyBytesAreRead() {
    var fuzz = Fuzzing(seeds: Self.seeds, pieces: Self.pieces, seed: 77)
    let types = [
      nil, "text/html", "text/html; charset=utf-16", "text/html; charset=shift_jis", "text/markdown", "text/plain",
      "text/html; charset=latin1",
    ]
    var found = 0
    for number in 0..<Fuzzing.count(short: 2000) {
      let bytes = fuzz.next()
      guard case .document(let document)? = Self.content(bytes, types[number % types.count]) else { continue }
      found += 1
      for scalar in (document.title + document.plainText + (document.byline ?? "")).unicodeScalars
      where scalar.value == 0x1B || scalar.value == 0x202E || scalar.value == 0 {
        Issue.record("\(bytes)")
      }
    }
    #expect(found > 300, "\(found)")
    #expect(Fuzzing.peakMemory < 2 << 30)
  }

  /// A long run takes the largest pages, a short one a twentieth of that.
  static let size = Fuzzing.count(short: 0) > 0 ? 5 << 20 : 1 << 18

  static func repeated(_ text: String, _ limit: Int = size) -> [UInt8] {
    Array(String(repeating: text, count: limit / text.utf8.count).utf8)
  }

  static let hostile: [(name: String, page: @Sendable () -> [UInt8])] = [
    ("nested divisions", { repeated("<div>", 50_000) + Array(ExtractionTests.prose(6).utf8) }),
    ("nested divisions for ever", { repeated("<div>") }),
    ("nested spans", { repeated("<span><b>") }),
    ("nested lists", { repeated("<ul><li>") }), ("nested tables", { repeated("<table><tr><td>") }),
    ("quotes in quotes", { repeated("<blockquote><p>a") }),
    ("end tags", { repeated("<b>", 3000) + repeated("</i>") }), ("empty paragraphs", { repeated("</p>") }),
    ("attributes", { Array("<p ".utf8) + (0..<70_000).flatMap { Array("a\($0) ".utf8) } + Array(">x".utf8) }),
    (
      "quoted attributes",
      { Array("<p ".utf8) + (0..<40_000).flatMap { Array("a\($0)=\"1\"".utf8) } + Array(">x".utf8) }
    ),
    ("one attribute", { Array("<p title=\"".utf8) + repeated("x", max(size, 1 << 20)) }),
    ("one element", { Array("<p>".utf8) + repeated("x ", max(size, 1 << 20)) }),
    ("one word", { repeated("x") }), ("one tag's name", { Array("<".utf8) + repeated("x") }),
    ("open tags", { repeated("<a ") }), ("open quotes", { repeated("<a b='\">") }), ("less than", { repeated("<") }),
    ("open comments", { repeated("<!-- -") }), ("instructions", { repeated("<?x") }),
    ("declarations", { repeated("<!x") }),
    ("ampersands", { repeated("&") }), ("entities", { repeated("&amp;&lt;&#x41;&unknown;") }),
    ("null bytes", { repeated("\0") }), ("null bytes in tags", { repeated("<p\0>a\0") }),
    ("scripts", { repeated("<script>") }), ("open scripts", { repeated("<script>x</scrip") }),
    ("paragraphs", { repeated("<p>a, b, c") }), ("pictures", { repeated("<img src=/a.png>") }),
    ("links", { repeated("<a href=/x>y</a>") }), ("headings", { repeated("<h2>a</h2>") }),
    ("forms in forms", { repeated("<form class=ad>a") }),
    ("rows", { Array("<table>".utf8) + repeated("<tr><td>a<td>b") }),
    ("line breaks", { repeated("a<br>") }), ("spaces", { repeated("<p> ") }),
    ("objects", { Array("<script type='application/ld+json'>".utf8) + repeated("[") }),
    (
      "an entity bomb",
      {
        Array(
          "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c SYSTEM \"file:///etc/passwd\">]><p>&b;&c;\(ExtractionTests.prose(4))"
            .utf8)
      }
    ),
  ]

  @Test(arguments: hostile.indices) func hostilePagesAreReadWithinBounds(_ index: Int) {
    let (name, page) = Self.hostile[index]
    let bytes = page()
    let clock = ContinuousClock()
    let time = clock.measure {
      let document = Self.content(bytes)?.document
      #expect(document?.plainText.contains("root:") != true)
    }
    // A debug build on a busy machine; a release build takes a tenth.
    #expect(time < .seconds(60), "\(name): \(time)")
    #expect(Fuzzing.peakMemory < 3 << 30, "\(name): \(Fuzzing.peakMemory >> 20) MB")
  }

  @Test(arguments: ["text/plain", "text/markdown"]) func hostileTextIsReadWithinBounds(_ type: String) {
    for text in ["[", "> ", "* ", "    x\n", "![a](b", "`", "<a ", "a\n\n", "-   ", "\0"] {
      let time = ContinuousClock().measure { _ = Self.content(Self.repeated(text), type) }
      #expect(time < .seconds(60), "\(text): \(time)")
    }
  }

  @Test func whatLiesTooDeepKeepsItsText() throws {
    let page = String(repeating: "<div>", count: 400) + "<p>" + ExtractionTests.prose(6)
    #expect(ExtractionTests.document(page)?.plainText.contains("keeper") == true)
  }
}
