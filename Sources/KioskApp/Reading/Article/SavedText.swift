import Articles
import Combine
import FeedLibrary
import Foundation
import Images
import SwiftUI

/// The text of an article that was saved from a feed: it is there when the page is not any more.
@MainActor
final class SavedTextModel: ObservableObject {
  enum Answer: Equatable {
    case waiting
    case text(SavedArticle)
    case none
  }

  /// Input: nil for nothing.
  @Published var address: URL?
  /// Output.
  @Published private(set) var answer: Answer

  init(services: KioskServices, address: URL?) {
    self.address = address
    answer = address == nil || services.feeds == nil ? .none : .waiting
    $address.removeDuplicates().combineLatest(services.$feeds.map { $0?.desk }.removeDuplicates { $0 === $1 })
      .map { address, desk -> AnyPublisher<Answer, Never> in
        guard let address, let desk else { return Just(.none).eraseToAnyPublisher() }
        return desk.savedArticle(address).replaceError(with: nil)
          .map { article in
            guard let article, article.item.content != nil else { return .none }
            return .text(article)
          }
          .prepend(.waiting).eraseToAnyPublisher()
      }
      .switchToLatest()
      .assign(to: &$answer)
  }
}

struct SavedTextView: View {
  let article: SavedArticle
  let pictures: PictureSource?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(verbatim: article.item.title)
        .font(.title)
        .bold()
        .writtenIn(article.item.language)
        .accessibilityAddTraits(.isHeader)
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
      ReadAloudButton(title: article.item.title, blocks: blocks, language: article.item.language)
        .font(.footnote)
      ArticleBlocks(blocks: blocks, pictures: pictures)
        .writtenIn(article.item.language)
      OriginalLink(address: article.address)
    }
    .readingMeasure()
  }

  private var blocks: [ReadableDocument.Block] { article.item.content?.blocks(title: article.item.title) ?? [] }

  private var facts: String {
    let date = article.date.words(date: .abbreviated)
    return Facts.line([article.outlet, article.item.authors.first, date, "as its feed brought it"])
  }
}
