import Foundation

/// Where a picture lies below the image host: one name behind a slash, and nothing that could lead elsewhere.
package struct ImagePath: Hashable, Sendable, Codable {
  /// Such as `/1E5baAaEse26fej7uHcjOgEE2t2.jpg`.
  package let text: String

  /// Nil for an empty path, a path of several parts, an address and everything with unusual characters.
  package init?(_ text: String) {
    let name = text.hasPrefix("/") ? text.dropFirst() : text[...]
    guard name.utf8.count <= 120, let first = name.utf8.first, first != UInt8(ascii: "."),
      name.utf8.allSatisfy({ $0.isPlainInName || $0 == UInt8(ascii: ".") }), !name.contains("..")
    else { return nil }
    self.text = "/" + name
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let path = ImagePath(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not a picture's path.")
    }
    self = path
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension UInt8 {
  /// A letter, a digit, `_` or `-` of ASCII: what means nothing in an address. A regular expression costs a hundred times more.
  var isPlainInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
