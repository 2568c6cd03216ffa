import SwiftUIElements

/// Text broken into lines.
struct TextLines {
  /// A piece of a line from one run of the text.
  struct Span: Equatable {
    var text: String
    var run: Int
    var columns: Int
  }

  struct Line: Equatable {
    var spans: [Span] = []
    var columns = 0
    /// What the line's clusters were resolved to with their paragraph; nil where nothing goes from right to left.
    var paragraph: BidirectionalText.Paragraph?

    var plain: String { spans.map(\.text).joined() }
  }

  private(set) var lines: [Line] = []
  /// The widest line.
  private(set) var columns = 0

  /// - Parameters:
  ///   - columns: the widest a line may be; less than 1 counts as 1.
  ///   - limit: the most lines; nil for all.
  init(
    _ text: CellText, columns: Int, limit: Int? = nil, truncation: TextStyle.Truncation = .tail
  ) {
    let width = max(1, columns)
    var ranges = Self.broken(text, width)
    var isCut = false
    if let limit, limit > 0, ranges.count > limit {
      ranges.removeSubrange(limit...)
      isCut = true
    }
    lines = ranges.map { Self.line(text, $0) }
    if isCut, let last = ranges.last {
      lines[lines.count - 1] = Self.cut(text, from: last.lowerBound, width, truncation)
    }
    self.columns = lines.reduce(0) { max($0, $1.columns) }
  }

  /// The size of the text where nothing breaks it but its own newlines, without spaces at the ends of lines.
  static func naturalSize(_ text: CellText) -> CellSize {
    var size = CellSize(columns: 0, rows: 1)
    var current = 0
    for index in text.widths.indices {
      if text.widths[index] == 0 {
        current = 0
        size.rows += 1
      } else {
        current += Int(text.widths[index])
        if text.clusters[index] != " " { size.columns = max(size.columns, current) }
      }
    }
    return size
  }

  // MARK: Breaking

  private static func broken(_ text: CellText, _ width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    /// Where the line may end, and where the next one would begin then.
    var lastBreak: (end: Int, next: Int)?
    var index = 0
    let count = text.clusters.count
    while index < count {
      if text.widths[index] == 0 {
        lines.append(start..<trimmed(text, start, index))
        index += 1
        start = index
        used = 0
        lastBreak = nil
        continue
      }
      let columns = Int(text.widths[index])
      let cluster = text.clusters[index]
      if cluster == " " {
        lastBreak = (index, index + 1)
        // A space at the end of a full line goes with the break.
        if used + columns > width {
          let end = trimmed(text, start, index)
          lines.append(start..<end)
          index += 1
          while index < count, text.clusters[index] == " " { index += 1 }
          // A newline after it is the same break.
          if index < count, text.widths[index] == 0 { index += 1 }
          start = index
          used = 0
          lastBreak = nil
          continue
        }
      } else if used + columns > width {
        if let place = lastBreak, place.next > start {
          lines.append(start..<trimmed(text, start, place.end))
          start = place.next
        } else if index > start {
          lines.append(start..<index)
          start = index
        } else {
          // Not even one cluster fits: it stands alone and is cut when drawn.
          lines.append(start..<index + 1)
          start = index + 1
          index += 1
          used = 0
          lastBreak = nil
          continue
        }
        used = text.widths[start..<index].reduce(0) { $0 + Int($1) }
        lastBreak = nil
        for place in start..<index where mayBreak(text, after: place) { lastBreak = (place + 1, place + 1) }
        continue
      }
      used += columns
      if mayBreak(text, after: index) { lastBreak = (index + 1, index + 1) }
      index += 1
    }
    if start < count || count == 0 || text.widths[count - 1] == 0 { lines.append(start..<trimmed(text, start, count)) }
    return lines
  }

  private static func trimmed(_ text: CellText, _ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, text.clusters[end - 1] == " " { end -= 1 }
    return end
  }

  /// After a hyphen or slash within a word, and between characters of scripts that are written without spaces.
  private static func mayBreak(_ text: CellText, after index: Int) -> Bool {
    let cluster = text.clusters[index]
    let next = index + 1
    guard next < text.clusters.count, text.widths[next] > 0, text.clusters[next] != " " else { return false }
    if cluster == "-" || cluster == "/" || cluster == "–" || cluster == "—" {
      return index > 0 && text.clusters[index - 1].isLetter && text.clusters[next].isLetter
    }
    if text.widths[index] == 2 { return !closing.contains(text.clusters[next]) }
    return text.widths[next] == 2 && cluster != "(" && cluster != "“"
  }

  private static let closing: Set<Character> = ["。", "、", "，", "．", "）", "」", "』", "！", "？", "：", "；", ".", ",", ")"]

  // MARK: Lines

  private static func line(_ text: CellText, _ range: Range<Int>) -> Line {
    var line = Line()
    for index in range { line.append(text, index) }
    return line
  }

  /// The rest of the text from `start` in one line, shortened by "…".
  private static func cut(
    _ text: CellText, from start: Int, _ width: Int, _ truncation: TextStyle.Truncation
  ) -> Line {
    let end = text.widths[start...].firstIndex(of: 0) ?? text.widths.count
    let lastRun = Int(text.runs[max(start, end) - 1 < 0 ? 0 : max(start, end) - 1])
    let room = width - 1
    switch truncation {
    case .tail:
      var line = taken(text, start..<end, room)
      line.trim()
      line.append("…", 1, line.spans.last?.run ?? lastRun)
      return line
    case .head:
      // What the line limit leaves out stands before, so the end of the text is what is shown.
      var line = Line()
      line.append("…", 1, Int(text.runs[start]))
      for index in tail(text, start..<text.clusters.count, room) { line.append(text, index) }
      return line
    case .middle:
      var line = taken(text, start..<end, room - room / 2)
      line.append("…", 1, line.spans.last?.run ?? lastRun)
      for index in tail(text, start..<text.clusters.count, room / 2) { line.append(text, index) }
      return line
    }
  }

  private static func taken(_ text: CellText, _ range: Range<Int>, _ room: Int) -> Line {
    var line = Line()
    for index in range {
      guard line.columns + Int(text.widths[index]) <= room else { break }
      line.append(text, index)
    }
    return line
  }

  private static func tail(_ text: CellText, _ range: Range<Int>, _ room: Int) -> Range<Int> {
    var start = range.upperBound
    var used = 0
    while start > range.lowerBound, text.widths[start - 1] > 0, used + Int(text.widths[start - 1]) <= room {
      start -= 1
      used += Int(text.widths[start])
    }
    return start..<range.upperBound
  }
}

extension TextLines.Line {
  fileprivate mutating func append(_ text: CellText, _ index: Int) {
    append(text.clusters[index], Int(text.widths[index]), Int(text.runs[index]), text.level(of: index))
  }

  /// - Parameter level: of the cluster and its paragraph; nil is that of the line so far.
  fileprivate mutating func append(
    _ cluster: Character, _ width: Int, _ run: Int, _ level: (own: Int8, base: Int8)? = nil
  ) {
    if let level, paragraph == nil {
      let count = spans.reduce(0) { $0 + $1.text.count }
      paragraph = BidirectionalText.Paragraph(
        levels: Array(repeating: level.base, count: count), base: level.base)
    }
    if let base = paragraph?.base { paragraph?.levels.append(level?.own ?? base) }
    columns += width
    if let last = spans.indices.last, spans[last].run == run {
      spans[last].text.append(cluster)
      spans[last].columns += width
    } else {
      spans.append(TextLines.Span(text: String(cluster), run: run, columns: width))
    }
  }

  fileprivate mutating func trim() {
    while let last = spans.indices.last, spans[last].text.last == " " {
      spans[last].text.removeLast()
      spans[last].columns -= 1
      paragraph?.levels.removeLast()
      columns -= 1
      if spans[last].text.isEmpty { spans.removeLast() }
    }
  }
}
