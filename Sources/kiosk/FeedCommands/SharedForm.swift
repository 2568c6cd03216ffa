import FeedLibrary

/// The forms in which shared lists are given out, by the endings of their addresses.
enum SharedForm: String, CaseIterable {
  case atom, json, ics

  static func forms(of list: SharedList) -> [SharedForm] { list == .upcomingFilms ? [.ics] : [.atom, .json] }

  var type: String {
    switch self {
    case .atom: "application/atom+xml; charset=utf-8"
    case .json: "application/feed+json"
    case .ics: CalendarFile.mediaType
    }
  }
}
