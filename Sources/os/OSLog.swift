import Foundation

/// How grave a line is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A type by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Written as "notice".
  public static let `default` = OSLogType(rawValue: 0)
  /// Written as "info".
  public static let info = OSLogType(rawValue: 1)
  /// Written as "debug", where such lines are written.
  public static let debug = OSLogType(rawValue: 2)
  /// Written as "error".
  public static let error = OSLogType(rawValue: 16)
  /// Written as "fault".
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// Where lines belong.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// Where the lines of a subsystem and a category belong.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// A category of Apple's.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moments that a person looks for.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What profilers show at once.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// What profilers show with the calls that led there.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Where the lines of a subsystem and one of Apple's categories belong.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Lines without subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Lines that are not written.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Whether a line of this type is written anywhere.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && (type != .debug || LogSink.showsDebug) }
}

/// Writes a line of the older form: `%{public}@` shows its value, `%@` and `%s` hide it, numbers are shown unless `%{private}`.
/// Widths and precisions are not applied.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  LogSink.write(
    type, subsystem: log.subsystem, category: log.category, LogFormatString("\(message)").text(args.map { "\($0)" }))
}

/// The same with the type first.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  LogSink.write(
    type, subsystem: log.subsystem, category: log.category, LogFormatString("\(message)").text(args.map { "\($0)" }))
}

/// Writes a line of the level notice without subsystem and category.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { LogSink.write(.default, subsystem: "", category: "", message.text) }

/// Writes a line of a level where a log belongs.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  guard log !== OSLog.disabled else { return }
  LogSink.write(logLevel, subsystem: log.subsystem, category: log.category, message.text)
}
