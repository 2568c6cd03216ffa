/// Writes lines to standard error: time, level, subsystem and category, then the message. Debug lines are written only where the
/// environment variable `OS_ACTIVITY_MODE` is `debug`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes lines of a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes lines without subsystem and category.
  public init() { log = .default }
  /// Writes lines where a log belongs; nothing for `OSLog.disabled`.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a line of the level notice.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a line of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// Writes a line of the level debug, where those are written.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a line of the level debug, where those are written.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a line of the level info.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Writes a line of the level notice.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a line of the level error.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Writes a line of the level error.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// Writes a line of the level fault.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Writes a line of the level fault.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    guard log !== OSLog.disabled else { return }
    LogSink.write(level, subsystem: log.subsystem, category: log.category, message.text)
  }
}
