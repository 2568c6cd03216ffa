import Articles
import Books
import Combine
import FeedLibrary
import Foundation
import FoundationExtras
import HackerNews
import Images
import Library
import OutsideText

/// Makes books of saved things, of what is stored here: nobody is asked.
@MainActor
package struct SavedBook {
  /// The form of a book as a file.
  package enum Form: String, CaseIterable, Sendable {
    case epub, html

    /// The media type.
    package var type: String { self == .epub ? "application/epub+zip" : "text/html; charset=utf-8" }

    package func data(of book: Book) throws(BookProblem) -> Data {
      switch self {
      case .epub: try book.epub()
      case .html: try book.html()
      }
    }
  }

  private static let mostPictures = 500

  private let hackerNews: HackerNewsAPI
  private let articles: ArticleSource?
  private let pictures: PictureSource?
  private let saved: (URL) -> AnyPublisher<SavedArticle?, Never>
  private let locale: Locale

  /// - Parameters:
  ///   - saved: the text that is kept of an article of a feed.
  ///   - locale: of what the book says itself.
  package init(
    hackerNews: HackerNewsAPI, articles: ArticleSource?, pictures: PictureSource?, locale: Locale,
    saved: @escaping (URL) -> AnyPublisher<SavedArticle?, Never>
  ) {
    self.hackerNews = hackerNews.storedOnly
    self.articles = articles?.storedOnly
    self.pictures = pictures?.storedOnly
    self.saved = saved
    self.locale = locale
  }

  /// One value, on the main run loop.
  package func book(of items: [KeptItem], at now: Date) -> AnyPublisher<Book, Never> {
    let items = Array(items.prefix(Book.mostChapters))
    return items.publisher
      .flatMap(maxPublishers: .max(1)) { item in chapter(of: item).first() }
      .collect()
      .flatMap { chapters in
        let figures = chapters.flatMap { $0.blocks.flatMap(\.figures) }
        return pictures(of: figures).map { pictures in
          Book(
            identifier: "urn:uuid:\(UUID(naming: items.map(\.key.description).joined(separator: "\n")))",
            title: items.count == 1 ? items[0].title : localized("Saved in Kiosk", in: locale),
            language: locale.language.minimalIdentifier, modified: now,
            contentsTitle: localized("Contents", in: locale), chapters: chapters, pictures: pictures)
        }
      }
      .eraseToAnyPublisher()
  }

  // MARK: - Texts

  private func chapter(of item: KeptItem) -> AnyPublisher<Book.Chapter, Never> {
    texts(of: item)
      .map { text in
        let date = item.date.formatted(.dateTime.day().month(.wide).year().locale(locale))
        return Book.Chapter(
          title: item.title.isEmpty ? item.key.description : item.title, language: text?.language,
          isRightToLeft: text?.isRightToLeft ?? false,
          facts: [localized(item.kind.words, in: locale), item.origin, date].filter { !$0.isEmpty }
            + item.remarks.labels,
          address: item.url ?? item.key.discussion, note: item.remarks.note, blocks: text?.blocks ?? [],
          remark: text == nil ? localized("Its text is not stored here.", in: locale) : nil)
      }
      .eraseToAnyPublisher()
  }

  private struct StoredText {
    var language: String?
    var isRightToLeft = false
    var blocks: [ReadableDocument.Block]
  }

  /// Nil where nothing of it is stored.
  private func texts(of item: KeptItem) -> AnyPublisher<StoredText?, Never> {
    switch item.key.service {
    case .movie: return Just(nil).eraseToAnyPublisher()
    case .hackerNews:
      let own = ownText(of: item)
      guard let url = item.url else { return own }
      return page(url).flatMap { $0 == nil ? own : Just($0).eraseToAnyPublisher() }.eraseToAnyPublisher()
    case .news:
      guard let url = item.url else { return Just(nil).eraseToAnyPublisher() }
      return saved(url)
        .flatMap { article -> AnyPublisher<StoredText?, Never> in
          guard let article, let content = article.item.content else { return page(url) }
          let text = StoredText(language: article.item.language, blocks: content.blocks(title: article.item.title))
          return Just(text).eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }
  }

  private func page(_ url: URL) -> AnyPublisher<StoredText?, Never> {
    guard let articles else { return Just(nil).eraseToAnyPublisher() }
    return articles.content(at: url)
      .map { fetched in
        fetched.value.document.map {
          StoredText(language: $0.language, isRightToLeft: $0.isRightToLeft, blocks: $0.blocks)
        }
      }
      .replaceError(with: nil).first().replaceEmpty(with: nil).eraseToAnyPublisher()
  }

  /// What somebody wrote on Hacker News itself.
  private func ownText(of item: KeptItem) -> AnyPublisher<StoredText?, Never> {
    guard let id = Int(item.key.id) else { return Just(nil).eraseToAnyPublisher() }
    return hackerNews.item(id: id)
      .map { item in item?.text.map { StoredText(language: HackerNewsLanguage.tag, blocks: $0.blocks) } }
      .replaceError(with: nil).first().replaceEmpty(with: nil).eraseToAnyPublisher()
  }

  // MARK: - Pictures

  private func pictures(of figures: [ReadableDocument.Figure]) -> AnyPublisher<[URL: Book.Picture], Never> {
    guard let source = pictures else { return Just([:]).eraseToAnyPublisher() }
    var known: Set<URL> = []
    return figures.filter { known.insert($0.picture).inserted }.prefix(Self.mostPictures).publisher
      .flatMap(maxPublishers: .max(1)) { figure in
        source.optionalPicture(at: figure.picture, fitting: figure.box).first()
          .map { picture in (url: figure.picture, picture: picture.flatMap(Book.Picture.init)) }
      }
      .collect()
      .map { found in
        found.reduce(into: [:]) { pictures, found in pictures[found.url] = found.picture }
      }
      .eraseToAnyPublisher()
  }
}

extension Book.Picture {
  /// Nil for what not every reading program shows.
  fileprivate init?(_ picture: Picture) {
    switch picture.format {
    case .jpeg: self.init(data: picture.data, format: .jpeg)
    case .png: self.init(data: picture.data, format: .png)
    default: return nil
    }
  }
}

extension RichText {
  /// The text as an article has it.
  fileprivate var blocks: [ReadableDocument.Block] {
    paragraphs.map { paragraph in
      let runs = paragraph.runs.map {
        ReadableDocument.Run($0.text, isItalic: $0.isItalic, isCode: $0.isCode, link: $0.link)
      }
      return switch paragraph.kind {
      case .text: .paragraph(runs)
      case .quote: .quote([.paragraph(runs)])
      case .code: .code(paragraph.text)
      }
    }
  }
}
