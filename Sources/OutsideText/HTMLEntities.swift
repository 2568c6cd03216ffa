/// Decodes HTML's character references, once.
///
/// Known are all numeric forms and the names of HTML 4 (section 24 of its specification) with those of HTML 5 that news
/// sites use. A reference that is malformed, unknown or names no character stays in the text as it was written. Numbers
/// 128…159 mean the characters of Windows-1252, as every browser reads them.
///
///     HTMLEntities.decode("Q&amp;A &#x2F; &amp;lt;")  // "Q&A / &lt;"
package enum HTMLEntities {
  package static func decode(_ text: String) -> String {
    var rest = text[...]
    var result = ""
    while let mark = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      let scalars = Array(rest[mark...].unicodeScalars.prefix(longestBody + 2))
      result += rest[..<mark]
      if let (decoded, end) = reference(in: scalars[...], after: 1) {
        result += decoded
        rest = rest[rest.unicodeScalars.index(mark, offsetBy: end)...]
      } else {
        result += "&"
        rest = rest[rest.utf8.index(after: mark)...]
      }
    }
    return result.isEmpty ? text : result + rest
  }

  static func append(decoding scalars: ArraySlice<Unicode.Scalar>, to result: inout String.UnicodeScalarView) {
    var position = scalars.startIndex
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if scalar == "&", let (decoded, end) = reference(in: scalars, after: position + 1) {
        result.append(contentsOf: decoded.unicodeScalars)
        position = end
      } else {
        result.append(scalar)
        position += 1
      }
    }
  }

  /// The longest body of a reference, between `&` and `;`, that is looked at.
  private static let longestBody = 10

  private static func reference(
    in scalars: ArraySlice<Unicode.Scalar>, after start: Int
  ) -> (decoded: String, end: Int)? {
    let limit = min(start + longestBody + 1, scalars.endIndex)
    guard start < limit, let semicolon = scalars[start..<limit].firstIndex(of: ";"), semicolon > start else {
      return nil
    }
    let body = String(String.UnicodeScalarView(scalars[start..<semicolon]))
    let decoded = scalars[start] == "#" ? numeric(body.dropFirst()) : names[body]
    return decoded.map { ($0, semicolon + 1) }
  }

  private static func numeric(_ digits: Substring) -> String? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard digits.first?.isHexDigit == true, let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number > 0
    else { return nil }
    let value = windows1252[number] ?? number
    return Unicode.Scalar(value).map { String(Character($0)) }
  }

  private static let windows1252: [UInt32: UInt32] = [
    0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020, 0x87: 0x2021, 0x88: 0x02C6,
    0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152, 0x8E: 0x017D, 0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C,
    0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013, 0x97: 0x2014, 0x98: 0x02DC, 0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A,
    0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
  ]
}
