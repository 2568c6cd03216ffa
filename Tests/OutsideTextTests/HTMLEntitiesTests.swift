import Foundation
import OutsideText
import Testing

@Suite struct HTMLEntitiesTests {
  @Test(arguments: [
    ("Q&amp;A: why &quot;5 &lt; 7&quot; &amp; other &#x2F; myths", "Q&A: why \"5 < 7\" & other / myths"),
    ("AT&amp;amp;T &amp;lt;b&amp;gt;", "AT&amp;T &lt;b&gt;"),
    ("Fish &chips &#xZZ; &#; &#x110000; &#0; &unknown; &amp", "Fish &chips &#xZZ; &#; &#x110000; &#0; &unknown; &amp"),
    ("&#xD800; &#55296; &#x; &#-1; &#+65; &; && &#x1F600;", "&#xD800; &#55296; &#x; &#-1; &#+65; &; && 😀"),
    ("&mdash;&hellip;&copy;&#8217;&nbsp;&eacute;&Omega;&euro;&rarr;&hearts;", "—…©’\u{A0}éΩ€→♥"),
    ("&#151;&#x93;quoted&#x94;", "—“quoted”"),
    ("&thetasym;&piv;&lang;&loz;&diams;&AMP;&apos;&rsquo;&zwj;&sup2;&frac12;", "ϑϖ\u{2329}◊♦&'’\u{200D}²½"),
  ])
  func decodesOnce(_ html: String, _ text: String) {
    #expect(HTMLEntities.decode(html) == text)
  }

  /// Each reference of HTML 4 with its code point, from the three groups of its specification.
  @Test(arguments: [
    ("yuml", 255), ("szlig", 223), ("not", 172), ("OElig", 338), ("Scaron", 352), ("Yuml", 376), ("fnof", 402),
    ("sigmaf", 962), ("omega", 969), ("upsih", 978), ("ensp", 8194), ("bull", 8226), ("permil", 8240), ("Prime", 8243),
    ("oline", 8254), ("weierp", 8472), ("alefsym", 8501), ("crarr", 8629), ("hArr", 8660), ("exist", 8707),
    ("ni", 8715),
    ("sum", 8721), ("minus", 8722), ("prop", 8733), ("ang", 8736), ("int", 8747), ("ge", 8805), ("nsub", 8836),
    ("supe", 8839), ("otimes", 8855), ("perp", 8869), ("rfloor", 8971), ("rang", 9002), ("clubs", 9827),
    ("hearts", 9829),
    ("dagger", 8224), ("bdquo", 8222), ("ldquo", 8220), ("lsaquo", 8249), ("trade", 8482), ("real", 8476),
    ("there4", 8756),
    ("asymp", 8776), ("equiv", 8801), ("tilde", 732), ("circ", 710), ("thinsp", 8201), ("rlm", 8207), ("divide", 247),
  ])
  func knowsTheNamesOfHTML4(_ name: String, _ code: UInt32) {
    #expect(HTMLEntities.decode("&\(name);").unicodeScalars.map(\.value) == [code])
  }

  @Test func anEntityCannotSmuggleAnEscapeSequence() {
    #expect(PlainText.title("&#x1b;[31mred by entity&#27;[0m") == "red by entity")
    #expect(PlainText.title("&#x1b;]52;c;cm0=&#7;copied") == "copied")
  }

  @Test func titlesAreTidy() {
    #expect(PlainText.title(" \u{A0}\u{3000}\t ") == "")
    #expect(PlainText.title("  two \n  words&nbsp;here ") == "two words here")
    #expect(PlainText.title("<b>Bold</b> &lt;i&gt;") == "<b>Bold</b> <i>")
    let stacked = "Z" + String(repeating: "\u{335}", count: 200) + "a"
    #expect(PlainText.title(stacked).unicodeScalars.count == 8)
    #expect(PlainText.title("tiếng Việt, עִבְרִית, नमस्ते, 🏳️‍🌈, 1️⃣") == "tiếng Việt, עִבְרִית, नमस्ते, 🏳️‍🌈, 1️⃣")
  }
}
