import Feeds
import Foundation

/// Feeds that somebody without any may begin with. Suggestions only: nothing is asked before they are followed.
package struct FeedSuggestion: Identifiable, Hashable, Sendable {
  package var name: String
  package var topic: String
  package var address: URL

  package var id: URL { address }

  package init(name: String, topic: String, address: URL) {
    self.name = name
    self.topic = topic
    self.address = address
  }

  var listed: ListedFeed { ListedFeed(url: address, title: name, folder: topic) }

  /// Language, topic, name and address.
  fileprivate static let table = """
    en | World | BBC News: World | https://feeds.bbci.co.uk/news/world/rss.xml
    en | World | The Guardian: World | https://www.theguardian.com/world/rss
    en | Science | NASA | https://www.nasa.gov/feed/
    en | Science | Quanta Magazine | https://www.quantamagazine.org/feed/
    en | Technology | Ars Technica | https://feeds.arstechnica.com/arstechnica/index
    en | Technology | LWN.net | https://lwn.net/headlines/rss
    en | Programming | Swift.org | https://www.swift.org/atom.xml
    de | Welt | Tagesschau | https://www.tagesschau.de/index~rss2.xml
    de | Welt | Deutsche Welle | https://rss.dw.com/xml/rss-de-all
    de | Technik | heise online | https://www.heise.de/rss/heise-atom.xml
    de | Wissen | Spektrum der Wissenschaft | https://www.spektrum.de/alias/rss/spektrum-de-rss-feed/996406
    fr | Monde | Le Monde | https://www.lemonde.fr/rss/une.xml
    es | Mundo | El País | https://feeds.elpais.com/mrss-s/pages/ep/site/elpais.com/portada
    """
}

extension [FeedSuggestion] {
  /// Those in the reader's language; in English where there are none.
  /// - Parameter language: its code, such as `de`.
  package static func standard(language: String?) -> [FeedSuggestion] {
    let all = FeedSuggestion.table.split(separator: "\n").compactMap {
      line -> (language: String, suggestion: FeedSuggestion)? in
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 4, let address = URL(string: fields[3]) else { return nil }
      return (fields[0], FeedSuggestion(name: fields[2], topic: fields[1], address: address))
    }
    let own = all.filter { $0.language == language }
    return (own.isEmpty ? all.filter { $0.language == "en" } : own).map(\.suggestion)
  }
}
