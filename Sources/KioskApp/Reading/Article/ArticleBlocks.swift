import Articles
import ImageCodecs
import Images
import SwiftUI

/// The blocks of an article, one below the other.
struct ArticleBlocks: View {
  let blocks: [ReadableDocument.Block]
  let pictures: PictureSource?

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
        ArticleBlock(block: block, pictures: pictures)
      }
    }
    .readingFont(.text)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// One block of an article.
struct ArticleBlock: View {
  let block: ReadableDocument.Block
  let pictures: PictureSource?

  var body: some View {
    switch block {
    case .heading(let level, let runs):
      runs.shown
        .readingFont(level <= 2 ? .title : .heading, or: level <= 2 ? .title3 : .headline)
        .bold()
        .padding(.top, 8)
        .accessibilityAddTraits(.isHeader)
    case .paragraph(let runs):
      runs.shown
        .lineSpacing(4)
    case .quote(let blocks):
      AnyView(ArticleBlocks(blocks: blocks, pictures: pictures))
        .italic()
        .foregroundColor(.secondary)
        .padding(.leading, 14)
        .overlay(alignment: .leading) {
          Rectangle().fill(Color.secondary.opacity(0.35)).frame(width: 3)
        }
    case .list(let list): ItemizedList(list: list, pictures: pictures)
    case .code(let text):
      ScrollView(.horizontal) {
        Text(verbatim: text)
          .font(.callout)
          .monospaced()
          .padding(12)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.secondary.opacity(0.1))
      .clipShape(RoundedRectangle(cornerRadius: 8))
    case .figure(let figure): ArticleFigure(figure: figure, pictures: pictures)
    case .table(let table): ArticleTable(table: table)
    case .rule:
      VStack { Divider() }
        .padding(.vertical, 6)
    }
  }
}

/// A list with its numbers or dots; lists in lists are indented.
struct ItemizedList: View {
  let list: ReadableDocument.List
  let pictures: PictureSource?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Array(list.items.enumerated()), id: \.offset) { index, blocks in
        HStack(alignment: .top, spacing: 10) {
          Text(verbatim: list.start.map { "\($0 + index)." } ?? "•")
            .foregroundColor(.secondary)
            .monospacedDigit()
            .frame(minWidth: 22, alignment: .trailing)
          AnyView(ArticleBlocks(blocks: blocks, pictures: pictures))
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A picture with what the page says about it.
struct ArticleFigure: View {
  let figure: ReadableDocument.Figure
  let pictures: PictureSource?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      PictureView(
        url: figure.picture, source: pictures, width: ArticleView.measure, height: figure.shownHeight,
        label: figure.label ?? (figure.caption.isEmpty ? nil : figure.caption.text))
      if !figure.caption.isEmpty {
        figure.caption.shown
          .readingFont(.caption, or: .footnote)
          .foregroundColor(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

extension ReadableDocument.Figure {
  /// In points.
  @MainActor fileprivate var shownHeight: CGFloat {
    guard let ratio, ratio > 0 else { return 320 }
    return min(max(ArticleView.measure / ratio, 120), 420)
  }

  /// What its picture is made to fit, where it is shown in an article.
  @MainActor var box: PixelSize { ImageLoader.box(width: ArticleView.measure, height: shownHeight) }
}

/// A table as rows; wide ones scroll by themselves.
struct ArticleTable: View {
  let table: ReadableDocument.Table

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !table.caption.isEmpty {
        table.caption.shown
          .readingFont(.caption, or: .footnote)
          .foregroundColor(.secondary)
      }
      ScrollView(.horizontal) {
        Grid(alignment: .topLeading, horizontalSpacing: 18, verticalSpacing: 8) {
          ForEach(Array(table.rows.enumerated()), id: \.offset) { _, row in
            GridRow {
              ForEach(Array(row.enumerated()), id: \.offset) { _, cell in
                cell.runs.shown
                  .fontWeight(cell.isHeader ? .semibold : .regular)
                  .readingFont(.small, or: .callout)
              }
            }
          }
        }
        .padding(.vertical, 4)
      }
    }
  }
}

extension [ReadableDocument.Run] {
  /// The runs as one text with their looks and links.
  var shown: Text { reduce(Text(verbatim: "")) { $0 + $1.shown } }
}

extension ReadableDocument.Run {
  fileprivate var shown: Text {
    var words = AttributedString(text)
    if let link { words.link = link }
    var shown = Text(words)
    if isBold { shown = shown.bold() }
    if isItalic { shown = shown.italic() }
    if isCode { shown = shown.monospaced() }
    return shown
  }
}
