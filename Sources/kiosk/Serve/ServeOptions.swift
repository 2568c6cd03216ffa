import HTTPServer
import SwiftUIWeb

/// How `kiosk serve` runs.
struct ServeOptions: Equatable, Sendable {
  var listen: ListenAddress?
  var usesSamples = false
  var opensBrowser = true
  /// Host names by which a proxy makes Kiosk known, besides those of the settings file.
  var names: [String] = []
  var isBehindProxy = false
  var requiresSecret = false
  var passwordFile: String?
  var log = LogLevel.info
}

extension ServeOptions {
  private static let noOpen = Option(switch: "no-open", "do not open a browser")
  private static let name = RepeatedOption(
    name: "name", valueName: "HOST", summary: "a host name by which a proxy makes Kiosk known; may be repeated"
  ) { text throws(InvalidValue) in
    guard HostName.isOne(text) else { throw InvalidValue(expected: HostName.expectation) }
    return text
  }
  private static let behindProxy = Option(
    switch: "behind-proxy", "believe a proxy of this machine who asks, and whether by TLS")
  private static let requireSecret = Option(switch: "require-secret", "ask for the secret on this machine, too")
  private static let passwordFile = Option<String>(
    "password-file", "FILE", "a password of your own, in the file's first line, lets in like the secret"
  ) { text throws(InvalidValue) in
    guard !text.isEmpty else { throw InvalidValue(expected: "a file") }
    return text
  }

  private static let log = Option<LogLevel>(
    "log", "LEVEL", "what is told on standard error: error, warning, info (as it is) or debug; never a secret"
  ) { text throws(InvalidValue) in
    guard let level = LogLevel(rawValue: text) else { throw InvalidValue(expected: "error, warning, info or debug") }
    return level
  }

  static let declared: [any CommandOption] = [
    ListenAddress.option, name, behindProxy, requireSecret, passwordFile, log, ListOptions.demo, noOpen,
  ]

  init(_ line: ParsedArguments) {
    self.init(
      listen: line[ListenAddress.option], usesSamples: line[ListOptions.demo], opensBrowser: !line[Self.noOpen],
      names: line[Self.name], isBehindProxy: line[Self.behindProxy], requiresSecret: line[Self.requireSecret],
      passwordFile: line[Self.passwordFile], log: line[Self.log] ?? .info)
  }
}
