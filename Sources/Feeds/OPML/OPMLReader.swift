import Foundation
import OutsideText

/// Reads the outlines of an OPML file.
final class OPMLReader: XMLListener {
  private var list = FeedList()
  private var isOPML = false
  private var folders: [String?] = []
  private var title: [UInt8]?
  private var depth = 0
  private var outlines: [Int] = []

  var hasEnough: Bool { list.sources.count >= FeedList.most || (depth == 0 && isForeign) }
  private var isForeign = false

  static func list(_ text: Data) -> FeedList? {
    let reader = OPMLReader()
    let pass = XMLPass(reader)
    text.withUnsafeBytes { bytes in XMLRepair.run(bytes) { pass.feed($0) } }
    pass.finish()
    return reader.isOPML ? reader.list : nil
  }

  func start(_ name: ElementName, _ attributes: XMLAttributes) {
    depth += 1
    switch name.local {
    case "opml": isOPML = true
    case "outline" where isOPML: outline(attributes)
    case "title" where isOPML && list.title == nil && outlines.isEmpty: title = []
    default: if depth == 1 { isForeign = true }
    }
  }

  func end() {
    if let title {
      list.title = FeedText.title(String(decoding: title, as: UTF8.self))
      self.title = nil
    }
    if outlines.last == depth {
      outlines.removeLast()
      folders.removeLast()
    }
    depth -= 1
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let count = title?.count, count < 2000 { title?.append(contentsOf: bytes) }
  }

  private func outline(_ attributes: XMLAttributes) {
    let name = FeedText.label(attributes["title"]) ?? FeedText.label(attributes["text"])
    let address = attributes["xmlurl"] ?? (attributes["type"]?.lowercased() == "rss" ? attributes["url"] : nil)
    outlines.append(depth)
    guard let address else {
      folders.append(name)
      return
    }
    folders.append(nil)
    guard let url = KnownFeeds.address(typed: address) else {
      list.unreadableCount += 1
      return
    }
    let path = folders.compactMap { $0 }
    // Some readers write the folder as a category.
    let category = attributes["category"]?.split(separator: ",").first.map {
      $0.split(separator: "/").joined(separator: " / ")
    }
    list.add(
      ListedFeed(
        url: url, title: name == address ? "" : name ?? "", siteURL: attributes["htmlurl"].flatMap(SafeLink.url),
        folder: path.isEmpty ? FeedText.label(category) : path.joined(separator: " / ")))
  }
}
