import Foundation
import OutsideText
import SwiftUIElements

/// Text as a terminal can show it: filtered, in grapheme clusters of one or two columns.
struct CellText {
  private(set) var clusters: [Character] = []
  /// The columns of each cluster, 1 or 2; 0 for a newline.
  private(set) var widths: [UInt8] = []
  /// The run each cluster comes from.
  private(set) var runs: [UInt16] = []
  /// Where letters go from right to left, what each paragraph with such letters is resolved to, and where it begins.
  private(set) var paragraphs: [(start: Int, paragraph: BidirectionalText.Paragraph)] = []

  static let tabStop = 4

  init(_ runs: [String]) {
    let count = runs.reduce(0) { $0 + $1.utf8.count }
    clusters.reserveCapacity(count)
    widths.reserveCapacity(count)
    self.runs.reserveCapacity(count)
    var column = 0
    for (index, run) in runs.enumerated() {
      let number = UInt16(clamping: index)
      for cluster in ControlFilter.block(run) { append(cluster, number, &column) }
    }
    if runs.contains(where: BidirectionalText.isNeeded) { resolve() }
  }

  private mutating func resolve() {
    for part in clusters.indices.split(whereSeparator: { widths[$0] == 0 }) {
      guard let start = part.first, let end = part.last else { continue }
      let paragraph = Array(clusters[start...end])
      guard BidirectionalText.isNeeded(for: String(paragraph)) else { continue }
      paragraphs.append((start, BidirectionalText.paragraph(of: paragraph, orRightToLeft: false)))
    }
  }

  /// The level of a cluster and of its paragraph; nil where nothing there goes from right to left.
  func level(of index: Int) -> (own: Int8, base: Int8)? {
    guard let (start, paragraph) = paragraphs.last(where: { $0.start <= index }),
      paragraph.levels.indices.contains(index - start)
    else { return nil }
    return (paragraph.levels[index - start], paragraph.base)
  }

  private mutating func append(_ cluster: Character, _ run: UInt16, _ column: inout Int) {
    if cluster == "\n" {
      add(cluster, 0, run)
      column = 0
      return
    }
    if cluster == "\t" {
      let count = Self.tabStop - column % Self.tabStop
      for _ in 0..<count { add(" ", 1, run) }
      column += count
      return
    }
    let width = DisplayWidth.of(cluster)
    // What takes no column has no cell.
    guard width > 0 else { return }
    add(cluster, UInt8(width), run)
    column += width
  }

  private mutating func add(_ cluster: Character, _ width: UInt8, _ run: UInt16) {
    clusters.append(cluster)
    widths.append(width)
    runs.append(run)
  }

  /// Filtered text for one line.
  static func line(_ text: String) -> String { ControlFilter.line(text) }

  /// As much of one line of text as fits in `columns`, ended by "…" where something is left out.
  static func fitting(_ text: String, _ columns: Int) -> String {
    let text = line(text)
    guard DisplayWidth.of(text) > columns else { return text }
    guard columns > 0 else { return "" }
    var used = 0
    var result = ""
    for cluster in text {
      let width = DisplayWidth.of(cluster)
      guard used + width < columns else { break }
      result.append(cluster)
      used += width
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }
}

extension CellText {
  /// The columns of one character.
  static func columns(_ cluster: Character) -> Int { DisplayWidth.of(cluster) }

  /// The columns of filtered text.
  static func columns(_ text: String) -> Int { DisplayWidth.of(text) }
}
