import Articles
import Images
import SwiftUI

/// An article as a reader likes it: title, who and when, then the text in a calm measure.
struct ArticleView: View {
  @ObservedObject var model: ArticleViewModel
  let address: URL
  let pictures: PictureSource?
  let now: Date
  /// What stands above already, where the article is part of something; nil where it stands alone.
  var above: Above?

  /// What a page says of an article before its text.
  struct Above: Equatable {
    var teaser: String?
    var picture: URL?
  }

  /// So wide are pictures.
  nonisolated static let measure = ReadingLook.standardWidth

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch model.content {
      case .idle where model.isUnavailable:
        ArticleNotice(
          symbol: "doc", title: localized("Kiosk cannot fetch pages here."), text: nil, address: address, retry: nil)
      case .idle, .loading:
        LoadingLine(words: localized("Loading the article…"))
        PlaceholderRows(count: 4) { number in
          Text(verbatim: PlaceholderText.paragraph)
            .lineLimit(3 + number % 2)
        }
      case .loaded(.document(let document), _), .stale(.document(let document), _, _):
        if above == nil { heading(document) } else { facts(document) }
        if let problem = model.content.failure {
          InlineProblem(sentence: problem.sentence, retry: model.retry)
        }
        ArticleBlocks(blocks: blocks(of: document), pictures: pictures)
          .environment(\.layoutDirection, document.isRightToLeft ? .rightToLeft : .leftToRight)
          .writtenIn(document.language)
        if document.isCut {
          Text("The rest is on the page itself: this is as much as Kiosk takes.")
            .font(.footnote)
            .foregroundColor(.secondary)
        }
        OriginalLink(address: address)
      case .loaded(.file(let file), _), .stale(.file(let file), _, _):
        ArticleNotice(symbol: "doc", title: file.sentence, text: nil, address: address, retry: nil)
      case .failed(let problem):
        ArticleNotice(
          symbol: "doc.text.magnifyingglass", title: problem.sentence, text: problem.hint, address: address,
          retry: problem.mayPass ? model.retry : nil)
      }
    }
    .readingMeasure()
  }

  /// The blocks, without what stands above already.
  private func blocks(of document: ReadableDocument) -> [ReadableDocument.Block] {
    guard let above else { return document.blocks }
    return document.blocks.enumerated().filter { index, block in
      guard index < 4 else { return true }
      if case .figure(let figure) = block { return figure.picture != above.picture }
      return block.plainText != above.teaser
    }.map(\.element)
  }

  private func heading(_ document: ReadableDocument) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: document.title)
        .font(.title)
        .bold()
        .writtenIn(document.language)
        .accessibilityAddTraits(.isHeader)
      facts(document)
    }
  }

  private func facts(_ document: ReadableDocument) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: words(document))
      HStack(spacing: 12) {
        Link(destination: address) {
          Label("Original", systemImage: "arrow.up.right")
        }
        ReadAloudButton(title: document.title, blocks: document.blocks, language: document.language)
        if let freshness = model.content.freshness, freshness.source == .store {
          Text("cached \(Age.text(of: freshness.date, at: now))")
            .lineLimit(1)
        }
      }
    }
    .font(.footnote)
    .foregroundColor(.secondary)
  }

  private func words(_ document: ReadableDocument) -> String {
    let minutes = document.readingMinutes
    let date = document.published.map { $0.words(date: .abbreviated) }
    return [document.site, document.byline, date, localized("\(minutes) minutes to read")]
      .compactMap { $0 }.joined(separator: " · ")
  }
}

/// The way to the page itself.
struct OriginalLink: View {
  let address: URL

  var body: some View {
    Link(destination: address) {
      Label("Open the original", systemImage: "arrow.up.right")
        .font(.subheadline)
    }
    .padding(.top, 4)
  }
}

/// A sentence in place of the article, and what can be done.
struct ArticleNotice: View {
  let symbol: String
  let title: String
  let text: String?
  let address: URL
  /// Nil where asking again cannot help.
  let retry: (@MainActor () -> Void)?

  var body: some View {
    Notice(symbol: symbol, title: title, text: text) {
      VStack(spacing: 12) {
        if let retry {
          Button("Retry", action: retry)
            .buttonStyle(.borderedProminent)
        }
        Link(destination: address) {
          Label("Open the original", systemImage: "arrow.up.right")
        }
        if let copy = ArchivedCopy.address(of: address) {
          Link(destination: copy) {
            Label("The archive's copy", systemImage: "clock.arrow.circlepath")
          }
        }
      }
    }
    .padding(.vertical, 40)
  }
}
