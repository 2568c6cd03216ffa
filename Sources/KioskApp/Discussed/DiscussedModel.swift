import Combine
import Foundation

/// Where one article or film is discussed, while somebody looks at it.
///
/// Views set the input; the output follows. The newest input wins, and nothing is asked twice.
@MainActor
package final class DiscussedModel: ObservableObject {
  package enum Subject: Equatable, Sendable {
    /// A page by its addresses; the first is asked for.
    case page([URL])
    case film(title: String)
  }

  /// Input: nil while nobody looks at anything.
  @Published package var subject: Subject?
  /// Output: the liveliest first; empty where none is known.
  @Published package private(set) var discussions: [Discussed] = []

  private var subscriptions: Set<AnyCancellable> = []

  package init(book: DiscussionBook, subject: Subject? = nil) {
    self.subject = subject
    let subjects = $subject.removeDuplicates()
    subjects.combineLatest(book.$known, book.$films)
      .map { subject, known, films -> [Discussed] in
        switch subject {
        case .page(let urls): [DiscussionBook.liveliest(of: urls, in: known)].compactMap { $0 }
        case .film(let title): films[DiscussionBook.words(of: title)] ?? []
        case nil: []
        }
      }
      .removeDuplicates()
      .sink { [weak self] in self?.discussions = $0 }
      .store(in: &subscriptions)

    subjects
      .map { subject in
        (subject.flatMap { book.question(about: $0) } ?? Empty().eraseToAnyPublisher()).map { (subject, $0) }
      }
      .switchToLatest()
      .sink { subject, stories in
        if let subject { book.note(stories, about: subject) }
      }
      .store(in: &subscriptions)
  }
}
