/// An article before it becomes a page.
struct PageDraft: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case heading(String)
    case paragraph(String)
    case quote(String)
    case list([String])
    case steps([String])
    case code(String)
    /// The first row names the columns.
    case table([[String]])
    /// A drawn picture, by its name.
    case figure(String, caption: String)
  }

  var title: String
  var author: String?
  var site: String
  /// Unix seconds.
  var time: Int
  var language = "en"
  var parts: [Part] = []

  /// Reads the parts of a written text:
  ///
  ///     A paragraph with *emphasis*, **weight**, `code` and [a link](https://…).
  ///     ## A heading
  ///     > A quotation
  ///     - an item
  ///     1. a step
  ///     | a | row | of a table
  ///     ! name | The caption of a picture
  ///       code, by two spaces
  static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") {
        let code = String(line.dropFirst(2))
        if case .code(let before)? = parts.last {
          parts[parts.count - 1] = .code(before + "\n" + code)
        } else {
          parts.append(.code(code))
        }
      } else if line.hasPrefix("## ") {
        parts.append(.heading(String(line.dropFirst(3))))
      } else if line.hasPrefix("> ") {
        parts.append(.quote(String(line.dropFirst(2))))
      } else if line.hasPrefix("- ") {
        if case .list(let items)? = parts.last {
          parts[parts.count - 1] = .list(items + [String(line.dropFirst(2))])
        } else {
          parts.append(.list([String(line.dropFirst(2))]))
        }
      } else if line.hasPrefix("1. ") {
        if case .steps(let items)? = parts.last {
          parts[parts.count - 1] = .steps(items + [String(line.dropFirst(3))])
        } else {
          parts.append(.steps([String(line.dropFirst(3))]))
        }
      } else if line.hasPrefix("| ") {
        let row = line.dropFirst(2).split(separator: " | ").map(String.init)
        if case .table(let rows)? = parts.last {
          parts[parts.count - 1] = .table(rows + [row])
        } else {
          parts.append(.table([row]))
        }
      } else if line.hasPrefix("! ") {
        let fields = line.dropFirst(2).split(separator: " | ", maxSplits: 1).map(String.init)
        parts.append(.figure(fields[0], caption: fields.count > 1 ? fields[1] : ""))
      } else if !line.isEmpty {
        parts.append(.paragraph(String(line)))
      }
    }
    return parts
  }
}
