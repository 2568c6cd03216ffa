import FormatStrings

/// A format of `os_log`: text with conversions such as `%d`, `%{public}@` and `%%`.
struct LogFormatString {
  private let format: String

  init(_ format: String) { self.format = format }

  /// The format with its values put in; a conversion without a value is kept as it stands.
  func text(_ values: [String]) -> String {
    FormatPiece.pieces(of: format).reduce(into: "") { text, piece in
      switch piece {
      case .text(let literal): text += literal
      case .conversion(let conversion) where !values.indices.contains(conversion.index): text += conversion.source
      case .conversion(let conversion): text += shows(conversion) ? values[conversion.index] : "<private>"
      }
    }
  }

  private func shows(_ conversion: FormatPiece.Conversion) -> Bool {
    let words = conversion.options.split { $0 == "," || $0 == " " }
    if words.contains("private") || words.contains("sensitive") { return false }
    return words.contains("public") || (conversion.letter != "@" && conversion.letter != "s")
  }
}
