import Combine
import FeedLibrary
import Foundation
import KioskApp
import Library
import SwiftUIWeb

/// Gives out saved things as books, for browsers to save.
@MainActor
final class SavedBooks {
  private let services: KioskServices
  private let library: Library
  private var making: [UUID: AnyCancellable] = [:]

  /// More books are not made at once.
  private static let mostMade = 4

  init(services: KioskServices, library: Library) {
    self.services = services
    self.library = library
  }

  var files: MadeFiles {
    MadeFiles { [weak self] question, answer in
      guard let self else { return answer(nil) }
      self.make(question, answer)
    }
  }

  private func make(_ question: MadeFiles.Question, _ answer: @escaping @Sendable (MadeFiles.File?) -> Void) {
    guard let form = SavedBook.Form.allCases.first(where: { question.name == SavedBookLinks.name(of: $0) }),
      making.count < Self.mostMade
    else { return answer(nil) }
    guard let words = SavedBookLinks.words(of: question.values), let keeper = services.keptPages else {
      return make(form, question, pages: [], answer)
    }
    let id = UUID()
    making[id] = AnyCancellable {}
    let looking = keeper.names(holding: words).sink { [weak self] pages in
      MainActor.assumeIsolated {
        self?.making[id] = nil
        self?.make(form, question, pages: pages, answer)
      }
    }
    if making[id] != nil { making[id] = looking }
  }

  private func make(
    _ form: SavedBook.Form, _ question: MadeFiles.Question, pages: Set<String>,
    _ answer: @escaping @Sendable (MadeFiles.File?) -> Void
  ) {
    let items = SavedBookLinks.items(of: question.values, in: library.contents, pages: pages)
    guard !items.isEmpty else { return answer(nil) }
    let desk = services.feeds?.desk
    let maker = SavedBook(
      hackerNews: services.hackerNews, articles: services.articles, pictures: services.pictures,
      locale: question.locale
    ) { address in
      desk?.savedArticle(address).replaceError(with: nil).eraseToAnyPublisher() ?? Just(nil).eraseToAnyPublisher()
    }
    let id = UUID()
    // Known before the answer, which may come at once.
    making[id] = AnyCancellable {}
    let work = maker.book(of: items, at: library.now).sink { [weak self] book in
      MainActor.assumeIsolated { self?.making[id] = nil }
      DispatchQueue.global(qos: .userInitiated).async {
        answer((try? form.data(of: book)).map { MadeFiles.File(type: form.type, body: $0) })
      }
    }
    if making[id] != nil { making[id] = work }
  }
}
