import HTTPServer

/// How `kiosk serve` runs.
struct ServeOptions: Equatable, Sendable {
  var listen: ListenAddress?
  var usesSamples = false
  var opensBrowser = true
}

extension ServeOptions {
  private static let noOpen = Option(switch: "no-open", "do not open a browser")

  static let declared: [any CommandOption] = [ListenAddress.option, ListOptions.demo, noOpen]

  init(_ line: ParsedArguments) {
    self.init(listen: line[ListenAddress.option], usesSamples: line[ListOptions.demo], opensBrowser: !line[Self.noOpen])
  }
}
