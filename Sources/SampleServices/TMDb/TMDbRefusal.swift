import JSON

/// An error answer of the film service: the documented number and status, in our own words.
struct TMDbRefusal: Error, Equatable, Sendable {
  let status: Int
  let body: JSONValue

  private init(_ status: Int, _ code: Int, _ message: String) {
    self.status = status
    body = ["success": false, "status_code": .integer(code), "status_message": .text(message)]
  }

  private init(_ status: Int, errors: [String]) {
    self.status = status
    body = ["errors": .texts(errors)]
  }

  static let keyInvalid = TMDbRefusal(401, 7, "This key or token is not known here.")
  static let keySuspended = TMDbRefusal(401, 10, "This key has been suspended.")
  static let badPage = TMDbRefusal(400, 22, "Pages are whole numbers from 1 to 500.")
  static let tooManyParts = TMDbRefusal(400, 27, "At most 20 parts can be appended to an answer.")
  static let badID = TMDbRefusal(404, 6, "This is not a number of anything.")
  static let notFound = TMDbRefusal(404, 34, "There is nothing of this kind.")
  static let methodNotSupported = TMDbRefusal(405, 42, "Only GET is answered here.")
  static let queryMissing = TMDbRefusal(422, errors: ["query must be given"])

  static func badParameter(_ reason: String) -> TMDbRefusal { TMDbRefusal(422, 5, reason) }

  static func tooFast(_ limit: Int) -> TMDbRefusal {
    TMDbRefusal(429, 25, "More than \(limit) requests in one second.")
  }

  /// What a failing service says.
  static func failing(_ status: Int) -> TMDbRefusal {
    status == 503
      ? TMDbRefusal(503, 9, "The service is away for a moment. Try again later.")
      : TMDbRefusal(status, 11, "Something went wrong inside the service.")
  }
}

/// So many requests a second, by the world's clock.
struct TMDbRate: Sendable {
  /// `nil` for no limit.
  let limit: Int?
  private var second = -1
  private var used = 0

  init(limit: Int?) {
    self.limit = limit
  }

  /// Counts one request. `false` where it is too many.
  mutating func spend(at now: Double) -> Bool {
    if Int(now) != second {
      second = Int(now)
      used = 0
    }
    used += 1
    return limit.map { used <= $0 } ?? true
  }
}
