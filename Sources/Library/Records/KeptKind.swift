/// What a kept thing is.
package enum KeptKind: String, CaseIterable, Identifiable, Hashable, Sendable {
  case story, comment
  /// Of an outlet or a feed.
  case article
  /// Any page, saved by its address.
  case page
  case film

  package var id: Self { self }

  /// What a thing of a service is that nobody has named: earlier versions kept no kinds.
  init(of item: KeptItem) {
    self =
      switch item.key.service {
      case .hackerNews: item.url == nil && item.origin == Self.originOfComments ? .comment : .story
      case .news: .article
      case .movie: .film
      }
  }

  /// Stories have another one: that of their site, or the service's name.
  package static let originOfComments = "news.ycombinator.com"
}
