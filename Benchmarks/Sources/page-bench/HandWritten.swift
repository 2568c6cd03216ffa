import Foundation
import Glibc

/// The list's page written by hand: strings put together, without views, nodes or styles. What the real one cannot beat.
///
/// The page is the served one: what stands around the rows is taken from it as it is, and each row's fields are put into its
/// markup anew.
struct HandWritten {
  /// What a story brings.
  private struct Row {
    /// The row's markup around its fields.
    let pieces: [[UInt8]]
    /// Texts and addresses of the story, as they were before they were escaped.
    let fields: [String]
  }

  private let before: [UInt8]
  private let after: [UInt8]
  private let rows: [Row]

  /// A list with fewer was not cut where its rows begin.
  private static let fewestRows = 20

  init(page: String) throws {
    let parts = page.components(separatedBy: "<li ")
    guard parts.count > Self.fewestRows, let last = parts.last, let end = last.range(of: "</li>") else {
      throw MeasuredProcess.Failure(description: "the page has too few rows")
    }
    before = Array(parts[0].utf8)
    after = Array(last[end.upperBound...].utf8)
    rows = parts.dropFirst().map { part in
      Self.row("<li " + (part.range(of: "</li>").map { String(part[..<$0.upperBound]) } ?? part))
    }
  }

  /// Cuts a row where text or the value of an attribute begins and ends.
  private static func row(_ markup: String) -> Row {
    var pieces: [[UInt8]] = []
    var fields: [String] = []
    var rest = Substring(markup)
    var piece = ""
    while let start = rest.firstIndex(where: { $0 == ">" || $0 == "\"" }) {
      let closing: Character = rest[start] == ">" ? "<" : "\""
      piece += rest[...start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: closing), end > rest.startIndex else {
        if closing == "\"", let end = rest.firstIndex(of: closing) {
          piece += rest[...end]
          rest = rest[rest.index(after: end)...]
        }
        continue
      }
      pieces.append(Array(piece.utf8))
      fields.append(plain(rest[..<end]))
      piece = closing == "\"" ? "\"" : ""
      rest = closing == "\"" ? rest[rest.index(after: end)...] : rest[end...]
    }
    pieces.append(Array((piece + rest).utf8))
    return Row(pieces: pieces, fields: fields)
  }

  private static func plain(_ text: Substring) -> String {
    text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  /// The whole page.
  func write() -> [UInt8] {
    var page: [UInt8] = []
    page.reserveCapacity(64 * 1024)
    page += before
    for row in rows {
      for (piece, field) in zip(row.pieces, row.fields) {
        page += piece
        Self.escape(field, into: &page)
      }
      if let last = row.pieces.last { page += last }
    }
    page += after
    return page
  }

  private static func escape(_ text: String, into page: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): page += "&amp;".utf8
      case UInt8(ascii: "<"): page += "&lt;".utf8
      case UInt8(ascii: ">"): page += "&gt;".utf8
      case UInt8(ascii: "\""): page += "&quot;".utf8
      case UInt8(ascii: "'"): page += "&#39;".utf8
      default: page.append(byte)
      }
    }
  }

  /// Processor time of one page, in milliseconds.
  func measured() -> Double {
    let count = 500
    var sum = 0
    for _ in 0..<20 { sum += write().count }
    let start = Self.processor
    for _ in 0..<count { sum += write().count }
    let spent = Self.processor - start
    return sum > 0 ? spent / Double(count) : 0
  }

  private static var processor: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
