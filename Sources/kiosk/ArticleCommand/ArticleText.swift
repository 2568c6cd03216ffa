import Articles
import Foundation
import FoundationExtras
import OutsideText

/// An article as text: in paragraphs for eyes, one line for each paragraph for screen readers and pipes.
struct ArticleText {
  let traits: OutputTraits
  /// Of Kiosk's own words.
  var locale = Told.locale

  func page(_ document: ReadableDocument) -> String {
    let paint = Painter(usesColour: traits.usesColour)
    var blocks = [LineFilling(width: traits.columns).lines(clean(document.title)).map { paint(.bold, $0) }]
    blocks[0] += LineFilling(width: traits.columns).lines(facts(document)).map { paint(.dim, $0) }
    blocks += lines(of: document.blocks, indent: 0)
    blocks.append([document.address.absoluteString])
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  func lines(_ document: ReadableDocument) -> String {
    let texts = document.blocks.flatMap { $0.plainText.split(separator: "\n").map { clean(String($0)) } }
    let lines = [clean(document.title), facts(document)] + texts + [document.address.absoluteString]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func facts(_ document: ReadableDocument) -> String {
    [
      document.byline.map(clean), document.site.map(clean),
      document.published.map { $0.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale)) },
      Told.text("\(document.readingMinutes) minutes to read", in: locale),
    ]
    .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  // MARK: - Blocks

  /// The lines of each block; quotes and lists stand further in.
  private func lines(of blocks: [ReadableDocument.Block], indent: Int) -> [[String]] {
    let paint = Painter(usesColour: traits.usesColour)
    let margin = String(repeating: " ", count: indent)
    let filling = LineFilling(width: traits.columns - indent)
    func filled(_ text: String) -> [String] {
      text.split(separator: "\n").flatMap { filling.lines(clean(String($0))) }.map { margin + $0 }
    }
    return blocks.flatMap { block -> [[String]] in
      switch block {
      case .heading(_, let runs): return [filled(runs.text).map { paint(.bold, $0) }]
      case .paragraph(let runs): return [filled(runs.text)]
      case .quote(let blocks): return lines(of: blocks, indent: deeper(indent))
      case .list(let list): return [items(of: list, indent: indent)]
      case .code(let text):
        return [
          ControlFilter.block(text).split(separator: "\n", omittingEmptySubsequences: false).map {
            margin + "    " + $0
          }
        ]
      case .figure(let figure): return figure.caption.isEmpty ? [] : [filled(figure.caption.text)]
      case .table: return [filled(block.plainText)]
      case .rule: return [[margin + "* * *"]]
      }
    }
  }

  private func items(of list: ReadableDocument.List, indent: Int) -> [String] {
    list.items.enumerated().flatMap { place, blocks -> [String] in
      let mark = list.start.map { "\($0 &+ place). " } ?? "- "
      let inner = lines(of: blocks, indent: deeper(indent)).flatMap { $0 }
      guard let first = inner.first else { return [] }
      let margin = String(repeating: " ", count: indent)
      return [margin + mark + first.drop { $0 == " " }] + inner.dropFirst()
    }
  }

  /// Blocks within blocks, however many, leave room for words.
  private func deeper(_ indent: Int) -> Int { min(indent + 4, max(0, traits.columns / 2)) }

  private func clean(_ text: String) -> String { PlainText.label(text) }
}
