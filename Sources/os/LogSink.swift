import Foundation
import OutsideText

/// Writes lines to standard error; a test listens instead.
enum LogSink {
  @TaskLocal static var listener: (@Sendable (String) -> Void)?
  static let showsDebug = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

  static func write(_ level: OSLogType, subsystem: String, category: String, _ text: String) {
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = "\(level.name)\(place.isEmpty ? "" : " [\(place)]") \(ControlFilter.line(text))"
    if let listener { return listener(line) }
    guard level != .debug || showsDebug else { return }
    FileHandle.standardError.write(Data("\(Date().ISO8601Format()) \(line)\n".utf8))
  }
}
