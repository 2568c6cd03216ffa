/// The request line's target, taken apart: `/a%20b?c=d` is the path "/a b" and the pair c, d (RFC 9112, 3.2).
struct RequestTarget {
  let rawPath: String
  let path: String
  let query: HTTPQuery

  init(_ target: String) {
    var bytes = Substring(target)
    if !bytes.hasPrefix("/"), let scheme = bytes.firstRange(of: "://") {
      // The absolute form, as sent to proxies: what follows the host is the path.
      let afterHost = bytes[scheme.upperBound...].firstIndex { $0 == "/" || $0 == "?" }
      bytes = afterHost.map { bytes[$0...] } ?? ""
    }
    if let fragment = bytes.utf8.firstIndex(of: UInt8(ascii: "#")) { bytes = bytes[..<fragment] }
    let mark = bytes.utf8.firstIndex(of: UInt8(ascii: "?"))
    let pathText = mark.map { bytes[..<$0] } ?? bytes
    rawPath = pathText.isEmpty ? "/" : String(pathText)
    path = PercentEncoding.decode(Substring(rawPath), plusIsSpace: false)
    query = HTTPQuery(mark.map { bytes[bytes.utf8.index(after: $0)...] } ?? "")
  }
}

/// The pairs after the question mark, decoded, in order.
package struct HTTPQuery: Sendable {
  package let pairs: [(name: String, value: String)]

  /// Reads `a=1&b=two+words`. A name without `=` has the value "".
  package init(_ text: Substring) {
    pairs = text.utf8.split(separator: UInt8(ascii: "&")).map { pair in
      let equals = pair.firstIndex(of: UInt8(ascii: "="))
      let name = equals.map { pair[..<$0] } ?? pair
      let value = equals.map { pair[pair.index(after: $0)...] }
      return (
        PercentEncoding.decode(Substring(name), plusIsSpace: true),
        value.map { PercentEncoding.decode(Substring($0), plusIsSpace: true) } ?? ""
      )
    }
  }

  /// The first value under `name`.
  package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// All values under `name`, in order.
  package func values(_ name: String) -> [String] { pairs.filter { $0.name == name }.map(\.value) }
}

enum PercentEncoding {
  /// Decodes `%41`; an incomplete escape stays as it is, bytes that are no UTF-8 become U+FFFD.
  static func decode(_ text: Substring, plusIsSpace: Bool) -> String {
    let source = text.utf8
    guard source.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else { return String(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var rest = source[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+"), plusIsSpace {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = hexDigit(rest[rest.startIndex]), let low = hexDigit(rest[rest.index(after: rest.startIndex)])
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
