import Foundation
import OutsideText

/// Names of files that come from outside.
enum FileName {
  /// The last part of a path without what is no part of a name; never empty and at most 200 bytes, with its ending.
  static func harmless(_ name: String) -> String {
    let last = ControlFilter.line(name).split(whereSeparator: { "/\\:".contains($0) }).last.map(String.init) ?? ""
    let plain = last.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    guard !plain.isEmpty else { return "file" }
    guard plain.utf8.count > 200 else { return plain }
    let ending = plain.split(separator: ".").last.map { "." + $0 } ?? ""
    var head = plain
    let tail = ending.utf8.count <= 20 ? ending : ""
    while head.utf8.count + tail.utf8.count > 200 { head.removeLast() }
    return head + tail
  }

  /// For a header: the name in ASCII, and as it is (RFC 6266).
  static func disposition(_ name: String) -> String {
    let name = harmless(name)
    let plain = String(name.unicodeScalars.map { $0.isASCII && $0 != "\"" ? Character($0) : "_" })
    let whole = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? plain
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(whole)"
  }
}
