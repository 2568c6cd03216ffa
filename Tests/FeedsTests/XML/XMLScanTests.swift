import CXML2
import FeedFuzzing
import Foundation
import Fuzzing
import Testing

@testable import Feeds

@Suite("XML in one pass")
struct XMLScanTests {
  private func scan(_ text: String) -> XMLRecord? { XMLRecord.scan(Array(text.utf8)) }

  private static let kept: [String] = [
    "<a/>", "<a></a>", "<a >\n</a\t>\n", "<?xml version=\"1.0\"?><a/>",
    "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\r\n<a/>",
    "<!-- a --><?xml-stylesheet href=\"x\"?><a><?p?><!----></a><!-- b -->",
    "<a b=\"1\" c='2\"' d = \"x&amp;y&#38;z&#x41;\n\r\n\t&#10;\"/>", "<a>&lt;&gt;&amp;&quot;&apos;&#8217;&#x1F600;</a>",
    "<a>one\r\ntwo\rthree\r</a>", "<a><![CDATA[]]><![CDATA[<b>&amp;]] ]>\u{FF5E}]]></a>", "<a> ] ]] ] > </a>",
    "<a xmlns='http://www.w3.org/2005/Atom' xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:b/><c xmlns=''><d/></c><e/></a>",
    "<x:a xmlns:x='one'><x:b xmlns:x='http://purl.org/dc/elements/1.1/'><x:b/></x:b><x:b/></x:a>",
    "<dc:a thr:count='4' xml:lang='de'><media:b/></dc:a>", "<e-.1_/>",
  ]

  @Test(arguments: kept) func tellsWhatLibxml2Tells(_ text: String) throws {
    let record = try #require(scan(text))
    #expect(XMLRecord.isWellFormed(Array(text.utf8)))
    #expect(record == XMLRecord.pass(Array(text.utf8)))
  }

  @Test(arguments: [
    "", " ", "a", "<a>", "<a></b>", "</a>", "<a/><a/>", "<a/>b", "a<a/>", "<a b/>", "<a b=c/>", "<a b='1'c='2'/>",
    "<a b='1' b='2'/>", "<a b='<'/>", "<a b='&'/>", "<a b='&nbsp;'/>", "<a b='1/>", "<a>&</a>", "<a>&nbsp;</a>",
    "<a>&#0;</a>",
    "<a>&#xD800;</a>", "<a>&#xFFFE;</a>", "<a>]]></a>", "<a><![CDATA[</a>", "<![CDATA[x]]><a/>", "<a><!-- -- --></a>",
    "<a><!-- </a>", "<a>\u{1}</a>", "<a b='\u{1}'/>", "<a><!--\u{1}--></a>", "<a>\u{FFFF}</a>",
    "<a><?xml version='1.0'?></a>",
    " <?xml version='1.0'?><a/>", "<?xml version='2.0'?><a/>", "<?xml?><a/>", "<a><b></a></b>", "<a:b:c/>", "<:a/>",
    "<1/>",
    "<a xmlns:x='' />", "<a xmlns='1' xmlns='2'/>", "<!DOCTYPE a><a/>", "<a", "<a b", "<a b='", "<a/", "<", "<!", "<?",
    "</",
    "<a>&#+65;</a>", "<a>&#6_5;</a>", "<a\u{1}/>", "<a>x", "<?xml version='1.0'", "<a><!ELEMENT b></a>",
  ])
  func leavesOthersToTheRepair(_ text: String) { #expect(scan(text) == nil) }

  @Test func readsTheUsualFormats() {
    for text in [
      FeedFixtures.rss2, FeedFixtures.atom, FeedFixtures.atom03, FeedFixtures.rdf, FeedFixtures.rss090,
    ] {
      #expect(scan(text) != nil && scan(text) == XMLRecord.pass(Array(text.utf8)))
    }
  }

  @Test func whateverItTakesIsWellFormedAndMeansTheSame() {
    let pieces = [
      "<item>", "</item>", "<b/>", "<![CDATA[", "]]>", "<!--", "-->", "<?xml ", "<?p ", "?>", "&lt;", "&#38;", "&#x20;",
      "&#",
      "xml:base=\"", "xmlns:x=\"u\"", " xmlns=''", "=\"", "'", "\"", ">", "/>", "]]", "\r", "\r\n", "\u{0}", "\u{FFFE}",
      "é", ":",
    ]
    let seeds =
      [FeedFixtures.rss2, FeedFixtures.atom, FeedFixtures.rdf].map { String($0.prefix(900)) } + Self.kept + Self.kept
    var fuzz = Fuzzing(seeds: seeds, pieces: pieces, seed: 23)
    var taken = 0
    for _ in 0..<Fuzzing.count(short: 20_000) {
      let data = FeedEncoding.utf8(Data(fuzz.next()), contentType: nil)
      guard let record = XMLRecord.scan(Array(data)) else { continue }
      taken += 1
      #expect(XMLRecord.isWellFormed(Array(data)), "\(String(decoding: data, as: UTF8.self).debugDescription)")
      #expect(record == XMLRecord.pass(Array(data)), "\(String(decoding: data, as: UTF8.self).debugDescription)")
    }
    #expect(taken > 1000)
  }
}

/// What is heard of an XML text, in one piece where it came in several.
private final class XMLRecord: XMLListener, Equatable {
  private(set) var lines: [String] = []
  private var bytes: [UInt8] = []
  var hasEnough: Bool { false }

  static func scan(_ bytes: [UInt8]) -> XMLRecord? {
    bytes.withUnsafeBytes { XMLScan.run($0, XMLRecord()) }
  }

  static func pass(_ bytes: [UInt8]) -> XMLRecord {
    let record = XMLRecord()
    let pass = XMLPass(record)
    _ = bytes.withUnsafeBytes(pass.feed)
    pass.finish()
    return record
  }

  static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    let options = [XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_NONET, XML_PARSE_IGNORE_ENC]
    let document = bytes.withUnsafeBytes { raw in
      xmlReadMemory(
        raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(raw.count), nil, "UTF-8",
        options.reduce(0) { $0 | Int32($1.rawValue) })
    }
    defer { if let document { xmlFreeDoc(document) } }
    return document != nil
  }

  static func == (one: XMLRecord, other: XMLRecord) -> Bool { one.lines == other.lines }

  func start(_ name: ElementName, _ attributes: XMLAttributes) {
    flush()
    lines.append("<\(name.vocabulary) \(name.local)\(attributes.markup)>")
  }

  func end() {
    flush()
    lines.append("</>")
  }

  func text(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }

  /// libxml2 leaves the ends of lines in CDATA as they are.
  private func flush() {
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if !text.isEmpty { lines.append("\"" + text) }
    bytes = []
  }
}
