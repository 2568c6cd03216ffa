import Foundation
import OutsideText

/// Finds the same article in several rows: by its address without what trackers add, or by its title, where two outlets
/// printed the same words within three days.
struct ArticleFolding: Hashable, Sendable {
  /// Places in the list by canonical address and by words of the title.
  private var places: [String: Int] = [:]

  /// Adds articles to a list in their order; those it holds already become copies of the first.
  ///
  /// - Returns: whether any address was new.
  mutating func fold(_ articles: [Article], into list: inout [Article]) -> Bool {
    var isNew = false
    for article in articles {
      let address = article.url.map(Self.address)
      let words = Self.words(article)
      if let address, let place = places[address] {
        Self.add(article, to: &list[place])
        continue
      }
      isNew = true
      if let words, let place = places[words], Self.areNear(article, list[place]) {
        if let address { places[address] = place }
        Self.add(article, to: &list[place])
        continue
      }
      if let address { places[address] = list.count }
      if let words { places[words] = list.count }
      list.append(article)
    }
    return isNew
  }

  /// Notes another outlet or another address; a mere repetition leaves no trace.
  private static func add(_ article: Article, to kept: inout Article) {
    let copy = Article.Copy(source: article.source, url: article.url, publishedAt: article.publishedAt)
    let isKnown = ([.init(source: kept.source, url: kept.url, publishedAt: nil)] + kept.copies).contains {
      $0.source?.id == copy.source?.id && $0.url.map(Self.address) == copy.url.map(Self.address)
    }
    if !isKnown { kept.copies.append(copy) }
    kept.urlToImage = kept.urlToImage ?? article.urlToImage
    kept.description = kept.description ?? article.description
  }

  private static func areNear(_ one: Article, _ other: Article) -> Bool {
    guard let first = one.publishedAt, let second = other.publishedAt else { return true }
    return abs(first.timeIntervalSince(second)) <= 3 * 86_400
  }

  /// Host and path without scheme, `www.`, fragment, a slash at the end and parameters that only tell who sent the reader.
  static func address(_ url: URL) -> String {
    let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let query = (components?.percentEncodedQueryItems ?? [])
      .filter { !$0.name.lowercased().hasPrefix("utm_") && !trackers.contains($0.name.lowercased()) }
      .map { "\($0.name)=\($0.value ?? "")" }.sorted().joined(separator: "&")
    var path = components?.percentEncodedPath ?? url.path
    while path.hasSuffix("/") { path.removeLast() }
    let port = url.port.map { ":\($0)" } ?? ""
    return (SafeLink.site(of: url) ?? "") + port + path + (query.isEmpty ? "" : "?" + query)
  }

  private static let trackers: Set = [
    "fbclid", "gclid", "dclid", "msclkid", "mc_cid", "mc_eid", "igshid", "ref", "ref_src", "cmpid", "ocid", "smid",
    "taid", "at_medium", "at_campaign",
  ]

  /// The title's letters and digits in lower case; nil where it is too short to tell anything (`Morning briefing`).
  private static func words(_ article: Article) -> String? {
    let words = article.title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let text = words.joined(separator: " ")
    return words.count >= 4 && text.count >= 20 ? "title:" + text : nil
  }
}
