/// A format of `os_log`: text with conversions such as `%d`, `%{public}@` and `%%`.
struct OldLogFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  /// The format with its values put in; a conversion without a value is kept as it stands.
  func text(_ values: [String]) -> String {
    var (text, index) = ("", 0)
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      var options: Substring = ""
      var after = rest
      if after.first == "{", let close = after.firstIndex(of: "}") {
        options = after[after.index(after: after.startIndex)..<close]
        after = after[after.index(after: close)...]
      }
      guard let end = after.firstIndex(where: { "@dDiuUxXofFeEgGaAcspP".contains($0) }),
        after[..<end].allSatisfy({ $0.isNumber || ".+-# *lhqztj".contains($0) }), values.indices.contains(index)
      else {
        text.append("%")
        continue
      }
      text += shows(options, after[end]) ? values[index] : "<private>"
      index += 1
      rest = after[after.index(after: end)...]
    }
    return text
  }

  private func shows(_ options: Substring, _ conversion: Character) -> Bool {
    let words = options.split { $0 == "," || $0 == " " }
    if words.contains("private") || words.contains("sensitive") { return false }
    return words.contains("public") || (conversion != "@" && conversion != "s")
  }
}
