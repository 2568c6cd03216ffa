/// Text and attributes as XML: the one place where files of XML are escaped.
package enum XMLText {
  package static func escape(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      default: if scalar.value >= 0x20, scalar.value & 0xFFFE != 0xFFFE { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  package static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\(escape($0))\"" } ?? ""
  }

  package static func element(_ name: String, _ value: String?) -> String {
    value.map { "<\(name)>\(escape($0))</\(name)>" } ?? ""
  }
}
