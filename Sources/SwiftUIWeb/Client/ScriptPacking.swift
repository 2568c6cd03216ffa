/// Takes comments and idle space out of a script.
///
/// Knows strings, and nothing else of the language: it is meant for scripts without template literals, without quotes or
/// spaces in regular expressions, with comments on lines of their own, and with a line end or semicolon after each statement.
enum ScriptPacking {
  static func pack(_ source: String) -> String {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      !$0.isEmpty && !$0.hasPrefix("//")
    }
    var output: [UInt8] = []
    for line in lines {
      let packed = packLine(Array(line.utf8))
      if let last = output.last, let first = packed.first, !opens.contains(last), !closes.contains(first) {
        output.append(newline)
      }
      output += packed
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  /// After these no line end is needed, before those neither.
  private static let opens = Set("{([,;&|?:".utf8)
  private static let closes = Set("})]?:".utf8)

  private static func packLine(_ line: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var quote: UInt8?
    var index = 0
    while index < line.count {
      let byte = line[index]
      defer { index += 1 }
      if let open = quote {
        output.append(byte)
        if byte == UInt8(ascii: "\\"), index + 1 < line.count {
          index += 1
          output.append(line[index])
        } else if byte == open {
          quote = nil
        }
        continue
      }
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { quote = byte }
      if byte == space, let last = output.last, index + 1 < line.count {
        let next = line[index + 1]
        let joinsWords = isWord(last) && isWord(next)
        let joinsSigns = last == next && (last == UInt8(ascii: "+") || last == UInt8(ascii: "-"))
        if !joinsWords, !joinsSigns { continue }
      }
      output.append(byte)
    }
    return output
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
