import FormatStrings
import Foundation
import Locks

/// A text of a string table: a format, with parts that depend on numbers.
package struct StringEntry: Equatable, Sendable {
  /// A part of a format that has a form for each grammatical number; the format names it as `%#@name@`.
  package struct Variable: Equatable, Sendable {
    /// Which of the values decides, from 0; nil for the first that is not taken.
    package var position: Int?
    /// How its number is written, as in `lld`.
    package var specifier: String
    package var forms: [PluralCategory: String]
  }

  package var format: String
  package var variables: [String: Variable] = [:]

  package init(_ format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }

  /// A text with a form for each grammatical number of its first value.
  package init(forms: [PluralCategory: String]) {
    self.init("%#@value@", variables: ["value": Variable(position: nil, specifier: "lld", forms: forms)])
  }

  /// How many values its placeholders ask for, as far as they say.
  var valueCount: Int {
    func count(_ text: String) -> Int {
      guard text.utf8.contains(UInt8(ascii: "%")) else { return 0 }
      return FormatPiece.pieces(of: text).reduce(0) { most, piece in
        if case .conversion(let conversion) = piece { max(most, conversion.index + 1) } else { most }
      }
    }
    guard let variable = variables.values.first else { return count(format) }
    guard variables.count == 1 else { return variables.values.compactMap(\.position).map { $0 + 1 }.max() ?? 0 }
    return (variable.position ?? 0) + (variable.forms.values.map(count).max() ?? 0)
  }

  /// The format for these values, which are written out already: every part has taken its form.
  package func format(for values: [String], in locale: Locale) -> String {
    guard !variables.isEmpty else { return format }
    var taken = 0
    return expanded(format, values, locale, depth: 0, taken: &taken)
  }

  /// - Parameter depth: forms may name other parts; those that name each other in a circle end.
  private func expanded(
    _ format: String, _ values: [String], _ locale: Locale, depth: Int, taken: inout Int
  ) -> String {
    guard depth < 5 else { return "" }
    var result = ""
    var rest = format[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<start]
      rest = rest[start...]
      guard let (name, position, end) = Self.reference(rest), let variable = variables[name] else {
        let isPair = rest.dropFirst().first == "%"
        result += rest.prefix(isPair ? 2 : 1)
        rest = rest.dropFirst(isPair ? 2 : 1)
        continue
      }
      let index = position ?? variable.position ?? taken
      taken = max(taken, index + 1)
      let number = values.indices.contains(index) ? values[index] : ""
      let category = PluralCategory(of: number, in: locale)
      // An exact zero or one may have its form in any language.
      let exact: PluralCategory? = number == "0" ? .zero : number == "1" ? .one : number == "2" ? .two : nil
      let form =
        exact.flatMap { variable.forms[$0] } ?? variable.forms[category] ?? variable.forms[.other]
        ?? variable.forms.first?.value ?? ""
      let positioned = Self.positioned(form, at: index, variable.specifier)
      result += expanded(positioned, values, locale, depth: depth + 1, taken: &taken)
      rest = rest[end...]
    }
    return result + rest
  }

  /// The name, place and end of `%#@name@` or `%2$#@name@` at the beginning of a text.
  private static func reference(_ text: Substring) -> (name: String, position: Int?, end: String.Index)? {
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits).map { $0 - 1 }
      rest = rest.dropFirst(digits.count + 1)
    }
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    if let position, position < 0 { return nil }
    return (String(rest.dropFirst(2)[..<end]), position, text.index(after: end))
  }

  /// `%arg`, and the first conversion without a place, stand for the value that decides; the next ones for those after it.
  private static func positioned(_ form: String, at index: Int, _ specifier: String) -> String {
    positions.answer(Position(form: form, index: index, specifier: specifier)) {
      position(form, at: index, specifier)
    }
  }

  private struct Position: Hashable {
    var form: String
    var index: Int
    var specifier: String
  }

  /// Tables have few forms, which are used for each row.
  private static let positions = Memoized<Position, String>(limit: 2000)

  private static func position(_ form: String, at index: Int, _ specifier: String) -> String {
    if form.contains("%arg") { return form.replacingOccurrences(of: "%arg", with: "%\(index + 1)$\(specifier)") }
    var next = 0
    var place = index
    return FormatPiece.pieces(of: form, counting: &next).map { piece -> String in
      switch piece {
      case .text(let text): return text.replacingOccurrences(of: "%", with: "%%")
      case .conversion(let conversion):
        guard !conversion.source.contains("$") else { return conversion.source }
        place += 1
        return "%\(place)$" + conversion.source.dropFirst()
      }
    }.joined()
  }
}
