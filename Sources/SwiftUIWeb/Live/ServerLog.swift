import Foundation

/// What whoever runs the server should know, on standard error: one line each.
@MainActor
enum ServerLog {
  /// Takes the lines of a test instead of standard error.
  static var listener: ((String) -> Void)?

  /// - Parameter message: what a browser says may be part of it: only printable characters are kept, 400 at most.
  static func write(_ message: String) {
    let printable = message.unicodeScalars.prefix(400).filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    let line = String(String.UnicodeScalarView(printable))
    if let listener { return listener(line) }
    FileHandle.standardError.write(Data("SwiftUI: \(line)\n".utf8))
  }
}
