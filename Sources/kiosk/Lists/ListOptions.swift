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
  /// What is written of each row, where not all of it is.
  var selection: RowSelection?
  /// Whether each request is told as it ends.
  var isVerbose = false
  /// The question whose answers are told but for those rows that were told before; nil where all are told.
  var newOf: String?
  /// Whether what the reader's rules hide is told, too.
  var showsMuted = false

  static let standardLimit = 30
}

extension ListOptions {
  static let limitOption = limitOption("how many, from 1 to 500 (\(standardLimit))")
  static let json = Option(switch: "json", "one JSON array")
  static let jsonLines = Option(switch: "jsonl", "one JSON object a line, as they arrive")
  static let plain = Option(switch: "plain", "one line of words each, for screen readers and pipes")
  static let watch = Option(switch: "watch", "keep running and tell what changes, until interrupted")
  static let new = Option(switch: "new", "only what was not told before with --new, as for cron")
  static let muted = Option(switch: "muted", "what your mute rules hide, too")
  static let timeLimitOption = Option(
    "timeout", "SECONDS", "how long to wait for an answer, from 1 to 600 (10)", in: 1...600)
  static let offline = Option(switch: "offline", "show what is cached, without the network")
  static let demo = Option(switch: "demo", "use the bundled sample services, without the network")

  static func limitOption(_ summary: String) -> Option<Int> {
    Option("limit", "N", summary, letter: "n", in: 1...500)
  }

  static let verbose = Option(
    switch: "verbose", "tell each request on standard error as it ends, without keys", letter: "v")

  static let formats: [any CommandOption] = [json, jsonLines, plain]
  static let origins: [any CommandOption] = [timeLimitOption, offline, demo, verbose]
  /// What says how rows are told, and how many, rather than which.
  private static let ways: [any CommandOption] =
    [limitOption, RowSelection.fields, RowSelection.template, watch, new, timeLimitOption, offline, verbose] + formats
  static let exclusiveOfOneAnswer = [["json", "jsonl", "plain"], ["offline", "demo"]]
  static let exclusive = [
    ["json", "jsonl", "plain", "template"], ["plain", "fields"], ["fields", "template"], ["json", "watch"],
    ["offline", "demo"], ["offline", "watch"], ["new", "watch"],
  ]

  init(_ line: ParsedArguments) {
    self.init(
      format: line[Self.json] ? .json : line[Self.jsonLines] ? .jsonLines : line[Self.plain] ? .plain : .columns,
      limit: line[Self.limitOption], watches: line[Self.watch], usesSamples: line[Self.demo],
      isOffline: line[Self.offline], timeLimit: line[Self.timeLimitOption],
      selection: line[RowSelection.template] ?? line[RowSelection.fields], isVerbose: line[Self.verbose],
      newOf: line[Self.new] ? line.question(without: Self.ways) : nil, showsMuted: line[Self.muted])
  }
}
