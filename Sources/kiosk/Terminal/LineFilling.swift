import OutsideText

/// Words laid out in lines of at most a given number of columns.
struct LineFilling {
  /// The number of columns of a line; at least 8.
  let width: Int
  /// Columns left free at the start of every line but the first.
  let indent: Int

  init(width: Int, indent: Int = 0) {
    self.width = max(8, width)
    self.indent = min(indent, max(8, width) / 2)
  }

  /// The text's words in lines; the first line begins at column `indent`, as after a rank that is already written.
  ///
  /// Breaks at spaces; a word longer than a line is broken between grapheme clusters, never inside one.
  func lines(_ text: String) -> [String] {
    let room = width - indent
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let columns = DisplayWidth.of(word)
      if used > 0, used + 1 + columns <= room {
        line += " \(word)"
        used += 1 + columns
        continue
      }
      if used > 0 {
        lines.append(line)
        (line, used) = ("", 0)
      }
      for cluster in word {
        let columns = DisplayWidth.of(cluster)
        if used + columns > room {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(cluster)
        used += columns
      }
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The line as it is, spaces included, in pieces that fit.
  func pieces(_ line: String) -> [String] {
    var pieces = [""]
    var used = 0
    for cluster in line {
      let columns = DisplayWidth.of(cluster)
      if used + columns > width - indent {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(cluster)
      used += columns
    }
    return pieces
  }
}
