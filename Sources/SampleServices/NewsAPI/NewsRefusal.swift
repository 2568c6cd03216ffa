import JSON

/// An error answer of the news service: the documented code and status, in our own words.
struct NewsRefusal: Error, Equatable, Sendable {
  let status: Int
  let code: String
  let message: String

  static let keyMissing = NewsRefusal(
    status: 401, code: "apiKeyMissing", message: "The key is missing: send it in the header X-Api-Key.")
  static let keyInvalid = NewsRefusal(status: 401, code: "apiKeyInvalid", message: "This key is not known here.")
  static let keyDisabled = NewsRefusal(status: 401, code: "apiKeyDisabled", message: "This key has been switched off.")
  static let keyExhausted = NewsRefusal(
    status: 429, code: "apiKeyExhausted", message: "This key has used all its requests.")
  static let agentMissing = NewsRefusal(
    status: 400, code: "userAgentMissing", message: "Say who you are in the header User-Agent.")
  static let browserRefused = NewsRefusal(
    status: 426, code: "corsNotAllowed", message: "Pages of other hosts than localhost may not ask on this plan.")
  static let incompatible = NewsRefusal(
    status: 400, code: "parametersIncompatible", message: "sources does not go together with country or category.")
  static let tooManySources = NewsRefusal(
    status: 400, code: "sourcesTooMany", message: "At most 20 sources fit into one request.")
  static let unexpected = NewsRefusal(
    status: 500, code: "unexpectedError", message: "Something went wrong on the server. Try again later.")

  static func rateLimited(_ quota: Int, hours: Int) -> NewsRefusal {
    NewsRefusal(
      status: 429, code: "rateLimited",
      message: "More than \(quota) requests within \(hours) hours. Wait, or choose another plan.")
  }

  static func missing(_ names: String) -> NewsRefusal {
    NewsRefusal(
      status: 400, code: "parametersMissing", message: "The question is too broad: give at least one of \(names).")
  }

  static func invalid(_ reason: String) -> NewsRefusal {
    NewsRefusal(status: 400, code: "parameterInvalid", message: reason)
  }

  static func unknownSource(_ id: String) -> NewsRefusal {
    NewsRefusal(status: 400, code: "sourceDoesNotExist", message: "There is no source \(id).")
  }

  static func beyondPlan(_ most: Int) -> NewsRefusal {
    NewsRefusal(
      status: 426, code: "maximumResultsReached",
      message: "This plan shows the first \(most) results of a question only.")
  }

  static func tooOld(_ date: String) -> NewsRefusal {
    NewsRefusal(status: 426, code: "parameterInvalid", message: "This plan reaches back to \(date) only.")
  }

  var json: JSONValue { ["status": "error", "code": .text(code), "message": .text(message)] }
}

/// What a key has used: so many requests in any day, and so many in any half of one.
struct NewsQuota: Sendable {
  static let day = 86_400.0
  static let halfDay = 43_200.0

  /// `nil` for no limit.
  let limit: Int?
  /// `nil` for none but that of the day.
  let halfDayLimit: Int?
  /// Requests of the last day.
  private(set) var used = 0
  private var times: [Double] = []

  init(limit: Int?, halfDayLimit: Int? = nil) {
    self.limit = limit
    self.halfDayLimit = halfDayLimit
  }

  /// Counts one request. A refusal where none is left.
  mutating func spend(at now: Double) -> NewsRefusal? {
    guard let limit else {
      used += 1
      return nil
    }
    times.removeAll { now - $0 >= Self.day }
    used = times.count
    if used >= limit { return .rateLimited(limit, hours: 24) }
    let recent = times.count { now - $0 < Self.halfDay }
    if let halfDayLimit, recent >= halfDayLimit { return .rateLimited(halfDayLimit, hours: 12) }
    times.append(now)
    used += 1
    return nil
  }

  /// Sets how many requests are left today; those made count for the day only.
  mutating func leave(_ left: Int, at now: Double) {
    guard let limit else { return }
    used = max(0, limit - left)
    times = Array(repeating: now - Self.halfDay, count: used)
  }
}
