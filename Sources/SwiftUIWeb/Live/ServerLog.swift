import Foundation
import OutsideText

/// What whoever runs the server should know, on standard error: one line each.
@MainActor
enum ServerLog {
  /// Takes the lines of a test instead of standard error.
  static var listener: ((String) -> Void)?

  /// - Parameter message: what a browser says may be part of it: its control characters go, and 400 characters are kept.
  static func write(_ message: String) {
    let line = ControlFilter.line(String(message.unicodeScalars.prefix(400)))
    if let listener { return listener(line) }
    FileHandle.standardError.write(Data("SwiftUI: \(line)\n".utf8))
  }
}
