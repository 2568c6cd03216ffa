import Foundation

/// A piece of HTML without a page around it, such as what a feed says of an article. Nothing is looked for in it: all of it is
/// meant, but for what is never text.
package struct HTMLFragment {
  /// What is longer is cut, in bytes.
  package static let largest = 2 << 20

  package private(set) var blocks: [ReadableDocument.Block]
  package private(set) var isCut: Bool

  /// - Parameters:
  ///   - base: what relative addresses in it are relative to.
  ///   - title: a heading at its start that says the same is left out.
  package init(_ html: String, base: URL, title: String? = nil) {
    let bytes = html.utf8.count > Self.largest ? Array(html.utf8.prefix(Self.largest)) : Array(html.utf8)
    var builder = BlockBuilder(base: base, title: title) { element in
      PageHints.foreignElements.contains(element.name) || PageHints.isHidden(element)
    }
    blocks = builder.read(PageParser.tree(bytes))
    isCut = builder.isCut || html.utf8.count > Self.largest
  }

  /// The words alone, on one line.
  package var line: String {
    blocks.map(\.plainText).joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The first picture that belongs to the text.
  package var picture: URL? { blocks.lazy.compactMap(\.picture).first }
}

extension ReadableDocument.Block {
  fileprivate var picture: URL? {
    switch self {
    case .figure(let figure): figure.picture
    case .quote(let blocks): blocks.lazy.compactMap(\.picture).first
    case .list(let list): list.items.joined().lazy.compactMap(\.picture).first
    default: nil
    }
  }
}
