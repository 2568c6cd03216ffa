import Foundation
import OutsideText
import SwiftUI

/// A comment's text: paragraphs, quotations, code and links.
struct RichTextView: View {
  let text: RichText
  /// A BCP 47 tag; nil where nobody knows it.
  let language: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(Array(text.paragraphs.enumerated()), id: \.offset) { _, paragraph in
        switch paragraph.kind {
        case .text:
          paragraph.shown
            .lineSpacing(2)
            .writtenIn(language)
        case .quote:
          paragraph.shown
            .italic()
            .foregroundColor(.secondary)
            .writtenIn(language)
            .padding(.leading, 12)
            .overlay(alignment: .leading) {
              Rectangle().fill(Color.secondary.opacity(0.35)).frame(width: 3)
            }
        case .code:
          ScrollView(.horizontal) {
            Text(verbatim: paragraph.code)
              .font(.callout)
              .monospaced()
              .padding(10)
          }
          .background(Color.secondary.opacity(0.1))
          .clipShape(RoundedRectangle(cornerRadius: 8))
        }
      }
    }
    .readingFont(.text)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension RichText.Paragraph {
  /// The lines without what all of them are indented by.
  var code: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: "\n")
  }

  /// The runs as one text with their looks and links.
  var shown: Text {
    guard let first = runs.first else { return Text(verbatim: "") }
    return runs.dropFirst().reduce(first.shown) { $0 + $1.shown }
  }
}

extension RichText.Run {
  fileprivate var shown: Text {
    var shown = Text(verbatim: text)
    if let link {
      var words = AttributedString(text)
      words.link = link
      shown = Text(words)
    }
    if isItalic { shown = shown.italic() }
    if isCode { shown = shown.monospaced() }
    return shown
  }
}
