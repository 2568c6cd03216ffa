/// How `kiosk doctor` runs.
struct DoctorOptions: Equatable, Sendable {
  var asJSON = false
  /// Whether to show the latest requests instead.
  var showsRequests = false
  /// Seconds a service has to answer.
  var timeLimit: Int?
}

extension DoctorOptions {
  private static let requests = Option(switch: "requests", "show the latest requests instead, without keys")
  private static let patience = Option(
    "timeout", "SECONDS", "how long to wait for each service, from 1 to 600 (5)", in: 1...600)

  static let declared: [any CommandOption] = [ListOptions.json, requests, patience]

  init(_ line: ParsedArguments) {
    self.init(asJSON: line[ListOptions.json], showsRequests: line[Self.requests], timeLimit: line[Self.patience])
  }
}
