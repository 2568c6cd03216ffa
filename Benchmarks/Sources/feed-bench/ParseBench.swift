import CXML2
import Feeds
import Foundation

/// A feed of 1 MB with 500 items: read by Kiosk, and passed over by libxml2 with nobody listening.
enum ParseBench {
  static func run(writing path: String?) throws {
    let data = Data(InventedFeed.rss(items: 500, size: 1370).utf8)
    if let path { try data.write(to: URL(filePath: path)) }
    let address = URL(filePath: "/").appending(path: "feed")
    let feed = try FeedParser.feed(from: data, address: address)
    print("\(data.count / 1000) kB, \(feed.items.count) items\(feed.isRepaired ? ", mended" : "")")
    for _ in 0..<2 {
      let bare = Stopwatch.runs(60) { pass(data) }
      let whole = try Stopwatch.runs(60) { _ = try FeedParser.feed(from: data, address: address) }
      print(
        String(
          format: "libxml2's bare SAX pass %.2f ms (middle %.2f), Kiosk %.2f ms (middle %.2f): %.2f times",
          bare.fastest,
          bare.middle, whole.fastest, whole.middle, whole.middle / bare.middle))
    }
  }

  /// The same parser with listeners that do nothing.
  private static func pass(_ data: Data) {
    var handler = xmlSAXHandler()
    handler.initialized = 0xDEED_BEAF
    handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
    handler.endElementNs = { _, _, _, _ in }
    handler.characters = { _, _, _ in }
    handler.ignorableWhitespace = { _, _, _ in }
    handler.cdataBlock = { _, _, _ in }
    handler.reference = { _, _ in }
    let parser = xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil)
    xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
    data.withUnsafeBytes { bytes in
      let piece = 1 << 15
      for start in stride(from: 0, to: bytes.count, by: piece) {
        let count = min(piece, bytes.count - start)
        xmlParseChunk(
          parser, bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self), Int32(count), 0)
      }
    }
    xmlParseChunk(parser, nil, 0, 1)
    xmlFreeParserCtxt(parser)
  }
}
