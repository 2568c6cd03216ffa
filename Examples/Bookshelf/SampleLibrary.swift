import Combine
import Foundation

/// Where books come from.
protocol Library {
  /// The books whose title or author holds `text`, by pages of 20; all books for an empty text.
  func books(matching text: String, page: Int) -> AnyPublisher<BookPage, LibraryError>
}

/// A library of invented books that takes a moment to answer, as a server would.
struct SampleLibrary: Library {
  var delay: TimeInterval = 0.4

  func books(matching text: String, page: Int) -> AnyPublisher<BookPage, LibraryError> {
    let found = Self.all.filter {
      text.isEmpty || $0.title.localizedCaseInsensitiveContains(text)
        || $0.author.localizedCaseInsensitiveContains(text)
    }
    let start = min(page * 20, found.count)
    let end = min(start + 20, found.count)
    return Just(BookPage(books: Array(found[start..<end]), isLast: end == found.count))
      .delay(for: .seconds(delay), scheduler: DispatchQueue.main)
      .setFailureType(to: LibraryError.self)
      .eraseToAnyPublisher()
  }

  static let all: [Book] = (0..<90).map { number in
    let subject = Book.Subject.allCases[number % 5]
    let (openings, things) = words[subject] ?? ([], [])
    return Book(
      id: number,
      title: "\(openings[number / 5 % openings.count]) \(things[(number / 5 * 3 + number) % things.count])",
      author: authors[(number * 7 + number / 13) % authors.count],
      year: 1931 + (number * 17) % 92,
      pageCount: 120 + (number * 53) % 410,
      subject: subject,
      rating: 2.5 + Double((number * 11) % 6) / 2)
  }

  private static let words: [Book.Subject: ([String], [String])] = [
    .seas: (
      ["The Patient", "A Map of the", "Letters to the", "Nine", "Under the Last"],
      ["Lighthouse", "Tide Tables", "Harbour", "Pilot", "Salt Road", "Ferry", "Estuary"]
    ),
    .gardens: (
      ["Notes on a", "The Unhurried", "Four Seasons of a", "Weeds of the", "A Wall Around the"],
      ["Orchard", "Kitchen Garden", "Greenhouse", "Hedge", "Moss", "Nursery", "Allotment"]
    ),
    .machines: (
      ["The Quiet", "How to Mend a", "Inside the", "A Short History of the", "The Second"],
      ["Escapement", "Loom", "Signal Box", "Lift", "Typesetter", "Difference", "Wind Tunnel"]
    ),
    .night: (
      ["Walking by", "The Museum of", "Between Two", "A Field Guide to", "The Keeper of"],
      ["Moonlight", "Shift Work", "Owls", "Street Lamps", "Dark Windows", "Small Hours", "Star Charts"]
    ),
    .cooking: (
      ["Bread and", "The Generous", "Soup for", "One Pan and", "Salt, Fire and"],
      ["Patience", "Lentil", "Sunday", "Strangers", "Smoke", "Quince", "Winter"]
    ),
  ]

  private static let authors = [
    "Ines Calder", "Tomas Weir", "Adaeze Lund", "Mikko Arrans", "Rosa Penhallow", "Jun Halvard", "Petra Quill",
    "Samir Oake", "Edda Thorne", "Noor Castellan", "Wim Barlow",
  ]
}
