import Foundation
import OutsideText

/// Gathers the text of one paragraph with its looks; white space is collapsed, line breaks stay.
struct RunCollector {
  struct Looks: Equatable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var link: URL?
  }

  private var runs: [ReadableDocument.Run] = []
  private var hasPendingSpace = false

  var isEmpty: Bool { runs.isEmpty }

  mutating func append(_ text: String, _ looks: Looks) {
    var words = String.UnicodeScalarView()
    for scalar in ControlFilter.line(text).unicodeScalars {
      if scalar.properties.isWhitespace, scalar.value != 0xA0 {
        flush(&words, looks)
        hasPendingSpace = !runs.isEmpty
      } else {
        words.append(scalar)
      }
    }
    flush(&words, looks)
  }

  mutating func lineBreak() {
    guard let last = runs.indices.last else { return }
    hasPendingSpace = false
    runs[last].text += "\n"
  }

  /// Whether the last character is a line break.
  var endsInBreak: Bool { runs.last?.text.last == "\n" && !hasPendingSpace }

  /// The runs, trimmed; the collector is empty after.
  mutating func take() -> [ReadableDocument.Run] {
    while let last = runs.last {
      let kept = last.text.trimmingSuffix { $0.isWhitespace }
      if kept.isEmpty {
        runs.removeLast()
      } else {
        runs[runs.count - 1].text = kept
        break
      }
    }
    defer { self = RunCollector() }
    return runs
  }

  private mutating func flush(_ words: inout String.UnicodeScalarView, _ looks: Looks) {
    guard !words.isEmpty else { return }
    defer { words = String.UnicodeScalarView() }
    var text = String(words)
    let needsSpace = hasPendingSpace && runs.last?.text.last != "\n"
    hasPendingSpace = false
    guard let last = runs.indices.last else {
      runs.append(Self.run(text, looks))
      return
    }
    if Self.looks(runs[last]) == looks {
      runs[last].text += (needsSpace ? " " : "") + text
      return
    }
    // The space between two looks goes to the plainer side.
    if needsSpace {
      if Self.looks(runs[last]) == Looks() {
        runs[last].text += " "
      } else if looks == Looks() {
        text = " " + text
      } else {
        runs.append(ReadableDocument.Run(" "))
      }
    }
    runs.append(Self.run(text, looks))
  }

  private static func run(_ text: String, _ looks: Looks) -> ReadableDocument.Run {
    ReadableDocument.Run(
      text, isBold: looks.isBold, isItalic: looks.isItalic, isCode: looks.isCode, link: looks.link)
  }

  private static func looks(_ run: ReadableDocument.Run) -> Looks {
    Looks(isBold: run.isBold, isItalic: run.isItalic, isCode: run.isCode, link: run.link)
  }
}

extension String {
  fileprivate func trimmingSuffix(while isGone: (Character) -> Bool) -> String {
    guard let end = lastIndex(where: { !isGone($0) }) else { return "" }
    return String(self[...end])
  }
}
