import Foundation
import JSON

extension JSONValue {
  /// ISO 8601 in UTC with whole seconds: `2026-11-21T06:00:00Z`.
  static func time(_ date: Date?) -> JSONValue { .optional(date.map { $0.formatted(.iso8601) }) }
}
