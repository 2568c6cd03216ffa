import Articles
import Foundation
import Networking
import OutsideText

/// From the bytes of an answer to a feed, whatever its format.
package enum FeedParser {
  /// Answers larger than this are not read, in bytes.
  package static let largest = 16 << 20

  /// Takes time linear in the length of the data; not for the main thread.
  /// - Parameters:
  ///   - contentType: the server's header with its parameters.
  ///   - address: where the feed lies; relative addresses are relative to it.
  package static func feed(
    from data: Data, contentType: String? = nil, address: URL
  ) throws(FeedProblem) -> Feed {
    guard data.count <= largest else { throw .service(.tooLarge(url: Redactor.url(address), limit: largest)) }
    let shown = Redactor.url(address)
    if let file = LinkedFile.named(data, contentType, address) { throw .somethingElse(shown, what: file) }
    let text = FeedEncoding.utf8(data, contentType: contentType)
    guard let first = text.first(where: { $0 > 0x20 }) else { throw .empty(shown) }
    if first == UInt8(ascii: "{") { return try JSONFeed.feed(from: text, address: address) }
    return try xml(text, address: address, shown: shown)
  }

  private static func xml(_ text: Data, address: URL, shown: URL) throws(FeedProblem) -> Feed {
    // Most feeds keep the rules: what reads them mends nothing.
    if let feed = whole(text, address: address) { return feed }
    let pass = XMLPass(XMLFeedBuilder(address: address))
    text.withUnsafeBytes { bytes in XMLRepair.run(bytes) { pass.feed($0) } }
    pass.finish()
    var builder = pass.listener as? XMLFeedBuilder
    if let feed = builder?.finished(isRepaired: true) { return feed }
    let start = String(decoding: text.prefix(2048), as: UTF8.self).lowercased()
    if start.contains("<html") || start.contains("<!doctype html") || builder?.rootName == "html" { throw .page(shown) }
    if let root = builder?.rootName.map(PlainText.label) {
      throw .somethingElse(shown, what: "another kind of XML (<\(root.prefix(40))>)")
    }
    throw .somethingElse(shown, what: "text")
  }

  private static func whole(_ text: Data, address: URL) -> Feed? {
    var builder = text.withUnsafeBytes { XMLScan.run(Self.withoutSpace($0), XMLFeedBuilder(address: address)) }
    return builder?.finished(isRepaired: false)
  }

  /// White space before an XML declaration is against the rules, and harmless.
  private static func withoutSpace(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[(bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex)...])
  }
}

extension LinkedFile {
  /// What a file that is no text is called in a sentence; nil for text.
  fileprivate static func named(_ data: Data, _ contentType: String?, _ address: URL) -> String? {
    guard let file = LinkedFile(firstBytes: data, address: address) else { return nil }
    switch file.kind {
    case .pdf: return "a PDF"
    case .picture: return "a picture"
    case .audio: return "a recording"
    case .video: return "a film"
    case .archive, .data: return "a file to download"
    }
  }
}
