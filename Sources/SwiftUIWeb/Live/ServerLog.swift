import Foundation
import OutsideText

/// How much of what a server does is told: each level tells what those before it tell, too.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// What keeps the server from its work.
  case error
  /// What whoever runs it should look at.
  case warning
  /// What happens to the server as a whole: starts, stops, who comes in.
  case info
  /// Each request.
  case debug

  package static func < (one: Self, other: Self) -> Bool { one.order < other.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What whoever runs the server should know, on standard error: one line each.
///
/// Nothing that lets anybody in is part of it: of addresses the path alone is told, and of that the kind of each part, as the rest
/// may name a list that is shared, a private article or a picture.
@MainActor
package enum ServerLog {
  /// Told up to here.
  package static var level = LogLevel.info
  /// Takes the lines of a test instead of standard error.
  static var listener: ((String) -> Void)?

  /// - Parameter message: what a browser says may be part of it: its control characters go, and 400 characters are kept.
  static func write(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard level <= self.level else { return }
    let line = ControlFilter.line(String(message().unicodeScalars.prefix(400)))
    if let listener { return listener(line) }
    put(level, line)
  }

  /// What keeps the main actor from its work, told by another thread.
  nonisolated static func tell(_ message: String) { put(.error, ControlFilter.line(message)) }

  private nonisolated static func put(_ level: LogLevel, _ line: String) {
    FileHandle.standardError.write(Data("SwiftUI: \(level.rawValue): \(line)\n".utf8))
  }

  /// An address as it may be told.
  nonisolated static func told(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).prefix(8)
    guard parts.dropFirst().first != "-" else {
      let file = parts.dropFirst(2).first ?? ""
      return "/-/\(kind(file))\(parts.count > 3 ? "/…" : "")"
    }
    return parts.map(kind).joined(separator: "/")
  }

  private nonisolated static func kind(_ part: Substring) -> String {
    let words = part.prefix { $0.isASCII && $0.isLetter }
    return words.count == part.count ? String(words.prefix(24)) : "\(words.prefix(24))…"
  }
}
