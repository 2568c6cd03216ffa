import Library

extension KeptItem {
  /// Where it can be read within the app; nil for what leads nowhere.
  package var place: Place? {
    switch key.service {
    case .hackerNews: if let id = Int(key.id) { return .item(id) }
    case .movie: if let id = Int(key.id) { return .movie(id) }
    default: break
    }
    return url.map(Place.article)
  }
}
