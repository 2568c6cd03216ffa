import Foundation

struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let author: String
  let year: Int
  let pageCount: Int
  let subject: Subject
  /// 0…5.
  let rating: Double

  enum Subject: String, CaseIterable, Hashable {
    case seas = "Seas"
    case gardens = "Gardens"
    case machines = "Machines"
    case night = "Night"
    case cooking = "Cooking"
  }
}

/// One page of a longer list.
struct BookPage {
  let books: [Book]
  let isLast: Bool
}

enum LibraryError: LocalizedError {
  case closed

  var errorDescription: String? { "The library is closed." }
  var recoverySuggestion: String? { "Try again in a moment." }
}
