/// The formats that feeds come in.
package enum FeedFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// RSS 0.91 to 2.0.
  case rss
  /// RSS 0.90 and 1.0.
  case rdf
  /// Atom 0.3 and 1.0.
  case atom
  /// JSON Feed 1.0 and 1.1.
  case json

  /// The name people read.
  package var name: String {
    switch self {
    case .rss: "RSS"
    case .rdf: "RSS 1.0 (RDF)"
    case .atom: "Atom"
    case .json: "JSON Feed"
    }
  }
}
