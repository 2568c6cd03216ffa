/// Leaves out of a script the spaces and line ends that separate nothing; strings, templates and regular expressions stay as
/// they are.
struct ScriptSpaces {
  private let source: [UInt8]
  private var kept: [UInt8] = []

  static func without(_ script: String) -> String {
    var work = ScriptSpaces(source: Array(script.utf8))
    var place = 0
    for token in ScriptTokens(work.source) {
      let range =
        switch token {
        case .word(let range), .fixed(let range): range
        }
      work.keepSigns(place..<range.lowerBound)
      work.kept += work.source[range]
      place = range.upperBound
    }
    work.keepSigns(place..<work.source.count)
    return String(decoding: work.kept, as: UTF8.self)
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func keepSigns(_ range: Range<Int>) {
    for place in range where separates(place) { kept.append(source[place]) }
  }

  /// A space is needed between two words, and between signs that would be another sign together; the end of a line, where the
  /// line could go on.
  private func separates(_ place: Int) -> Bool {
    guard let before = kept.last, place + 1 < source.count else { return source[place] != UInt8(ascii: " ") }
    let after = source[place + 1]
    switch source[place] {
    case UInt8(ascii: " "):
      return ScriptTokens.isWord(before) && ScriptTokens.isWord(after) || before == after && "+-".utf8.contains(before)
    case UInt8(ascii: "\n"): return !"{([,;?:=&|>".utf8.contains(before) && !"})].?:&|".utf8.contains(after)
    default: return true
    }
  }
}
