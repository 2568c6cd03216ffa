/// What all lists can be asked for.
struct ListOptions: Equatable, Sendable {
  var format = ListFormat.columns
  var limit: Int?
  var watches = false
  var usesSamples = false
  /// Whether to show what is cached, without the network.
  var isOffline = false
  /// Seconds an answer may take.
  var timeLimit: Int?

  static let standardLimit = 30
}

extension ListOptions {
  static let limitOption = limitOption("how many, from 1 to 500 (\(standardLimit))")
  static let json = Option(switch: "json", "one JSON array")
  static let jsonLines = Option(switch: "jsonl", "one JSON object a line, as they arrive")
  static let plain = Option(switch: "plain", "one line of words each, for screen readers and pipes")
  static let watch = Option(switch: "watch", "keep running and tell what changes, until interrupted")
  static let timeLimitOption = Option(
    "timeout", "SECONDS", "how long to wait for an answer, from 1 to 600 (10)", in: 1...600)
  static let offline = Option(switch: "offline", "show what is cached, without the network")
  static let demo = Option(switch: "demo", "use the bundled sample services, without the network")

  static func limitOption(_ summary: String) -> Option<Int> { Option("limit", "N", summary, in: 1...500) }

  static let formats: [any CommandOption] = [json, jsonLines, plain]
  static let origins: [any CommandOption] = [timeLimitOption, offline, demo]
  static let exclusiveOfOneAnswer = [["json", "jsonl", "plain"], ["offline", "demo"]]
  static let exclusive = [["json", "jsonl", "plain"], ["json", "watch"], ["offline", "demo"], ["offline", "watch"]]

  init(_ line: ParsedArguments) {
    self.init(
      format: line[Self.json] ? .json : line[Self.jsonLines] ? .jsonLines : line[Self.plain] ? .plain : .columns,
      limit: line[Self.limitOption], watches: line[Self.watch], usesSamples: line[Self.demo],
      isOffline: line[Self.offline], timeLimit: line[Self.timeLimitOption])
  }
}
