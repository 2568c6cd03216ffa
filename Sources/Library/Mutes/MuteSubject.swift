import Foundation

/// What rules look at: the same for stories, articles and films.
package struct MuteSubject: Hashable, Sendable {
  package var title: String
  package var url: URL?
  package var people: [String]
  package var outlet: String?
  package var genres: [String]
  /// A BCP 47 tag; nil where the service tells none.
  package var language: String?
  /// Nil for what gets none.
  package var points: Int?
  /// Nil for what does not age in days, such as films.
  package var date: Date?
  /// The day on which a film came out.
  package var released: Date?

  package init(
    title: String, url: URL? = nil, people: [String] = [], outlet: String? = nil, genres: [String] = [],
    language: String? = nil, points: Int? = nil, date: Date? = nil,
    released: Date? = nil
  ) {
    self.title = title
    self.url = url
    self.people = people
    self.outlet = outlet
    self.genres = genres
    self.language = language
    self.points = points
    self.date = date
    self.released = released
  }
}
