import Foundation

/// What a page's `link` and `a` elements lead to.
package struct PageLinks {
  package struct Link: Hashable, Sendable {
    package var address: URL
    /// As the page writes it, in lower case; empty where it says nothing.
    package var relation: String
    /// The media type, in lower case; empty where it says nothing.
    package var type: String
    package var title: String
  }

  package private(set) var title: String?
  /// In the order of the page.
  package private(set) var links: [Link] = []

  /// More are not looked at.
  package static let most = 5000

  package init(page data: Data, contentType: String?, address: URL) {
    let data = data.prefix(ArticleExtractor.largestPage)
    let tree = PageParser.tree(PageEncoding(of: data, contentType: contentType).utf8(data))
    title = PageMetadata(tree, address: address).title
    let base = tree.first("base")?["href"].flatMap { PageAddress.absolute($0, base: address) } ?? address
    var found: [Link] = []
    tree.forEach { element in
      guard ["link", "a"].contains(element.name), found.count < Self.most, let reference = element["href"],
        let url = PageAddress.absolute(reference, base: base)
      else { return }
      let type = element["type"]?.split(separator: ";").first ?? ""
      found.append(
        Link(
          address: url, relation: element["rel"]?.lowercased() ?? "",
          type: type.trimmingCharacters(in: .whitespaces).lowercased(),
          title: element["title"] ?? (element.name == "a" ? String(element.text.prefix(200)) : "")))
    }
    links = found
  }
}
