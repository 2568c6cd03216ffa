import Foundation

/// Writes lines to standard error; a test listens instead.
enum LogSink {
  @TaskLocal static var listener: (@Sendable (String) -> Void)?
  static let showsDebug = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

  static func write(_ level: OSLogType, subsystem: String, category: String, _ text: String) {
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    // A line is one line, whatever a value holds.
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isHarmless(scalar) ? scalar : " ") }
    let line = "\(level.name)\(place.isEmpty ? "" : " [\(place)]") \(String(safe))"
    if let listener { return listener(line) }
    guard level != .debug || showsDebug else { return }
    FileHandle.standardError.write(Data("\(Date().ISO8601Format()) \(line)\n".utf8))
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
