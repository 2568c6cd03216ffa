/// How a host draws the words of a text, in points.
package struct WordMeasures: Hashable, Sendable {
  /// The height of one line.
  package var line: Double
  /// From the top of a line to its baseline.
  package var ascent: Double
  /// The width of a space.
  package var space: Double
  /// The width of each word, in the order in which they stand.
  package var widths: [Double]

  package init(line: Double, ascent: Double, space: Double, widths: [Double]) {
    self.line = line
    self.ascent = ascent
    self.space = space
    self.widths = widths
  }

  /// The most words of one text that count; a longer one is running text, which hosts lay out.
  package static let mostWords = 400
}

/// The words of a text as a host has drawn them.
package final class DrawnWords: Equatable, Sendable {
  package let content: TextContent
  package let measures: WordMeasures

  package init(content: TextContent, measures: WordMeasures) {
    self.content = content
    self.measures = measures
  }

  package static func == (lhs: DrawnWords, rhs: DrawnWords) -> Bool {
    lhs === rhs || lhs.measures == rhs.measures && lhs.content == rhs.content
  }
}
