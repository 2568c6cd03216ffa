import Foundation

/// An article as a reader shows it. All text is ready to show: entities decoded, markup and control characters removed,
/// links `http` and `https` only.
package struct Article: Identifiable, Hashable, Sendable, Codable {
  /// The same article told by another outlet, or once more by the same one.
  package struct Copy: Hashable, Sendable, Codable {
    package var source: Source?
    package var url: URL?
    package var publishedAt: Date?

    package init(source: Source?, url: URL?, publishedAt: Date?) {
      self.source = source
      self.url = url
      self.publishedAt = publishedAt
    }
  }

  /// Made from the article's address, or from its title where it has none: the same article has the same id every time.
  package let id: UUID
  /// Without the outlet's name that headlines end with.
  package var title: String
  package var description: String?
  package var author: String?
  package var urlToImage: URL?
  package var publishedAt: Date?
  package var source: Source?
  package var url: URL?
  /// The beginning of the text, at most 200 characters on every plan; the rest is at ``url``.
  package var teaser: String?
  /// Other outlets that have the article too; found when lists are put together.
  package var copies: [Copy]

  package init(
    title: String, description: String? = nil, author: String? = nil, urlToImage: URL? = nil, publishedAt: Date? = nil,
    source: Source? = nil, url: URL? = nil, teaser: String? = nil, copies: [Copy] = []
  ) {
    id = UUID(naming: url?.absoluteString ?? title)
    self.title = title
    self.description = description
    self.author = author
    self.urlToImage = urlToImage
    self.publishedAt = publishedAt
    self.source = source
    self.url = url
    self.teaser = teaser
    self.copies = copies
  }

  /// The outlets that have the article, its own first, each once.
  package var outlets: [String] {
    var seen: Set<String> = []
    return ([source] + copies.map(\.source)).compactMap { $0?.name }.filter { seen.insert($0).inserted }
  }
}

extension UUID {
  /// A UUID of version 8 (RFC 9562, section 5.8) that follows from a text: two FNV-1a sums of its bytes.
  init(naming text: String) {
    func sum(_ seed: UInt64) -> UInt64 {
      text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
    let high = sum(0xCBF2_9CE4_8422_2325) & 0xFFFF_FFFF_FFFF_0FFF | 0x8000
    let low = sum(0x6C62_272E_07BB_0142) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    func byte(_ number: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64(index))) }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
        byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
        byte(low, 6), byte(low, 7)
      ))
  }
}
