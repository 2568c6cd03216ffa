import Foundation

/// Which program shows what, by host or by the end of the path.
struct ViewerRule: Equatable, Sendable {
  /// `example.org` means its subdomains, too.
  var host: String?
  /// Such as `.pdf`.
  var ending: String?
  /// The command, which gets the address as its last argument.
  var run: String
  /// Whether it is shown on this terminal, which waits for it.
  var isOnTerminal = false

  func fits(_ url: URL) -> Bool {
    if let host {
      let own = url.host()?.lowercased() ?? ""
      guard own == host.lowercased() || own.hasSuffix("." + host.lowercased()) else { return false }
    }
    if let ending { return url.path().lowercased().hasSuffix(ending.lowercased()) }
    return host != nil
  }
}

extension ViewerRule: Decodable {
  private enum Key: String, CaseIterable { case host, ending, run, onTerminal }

  init(from decoder: any Decoder) throws {
    let fields = try KnownFields<Key>(decoder)
    host = try fields.decode(.host) { $0 }
    ending = try fields.decode(.ending) { $0 }
    guard let run = try fields.decode(.run, { $0 }), !run.isEmpty, host != nil || ending != nil else {
      throw ConfigurationProblem(
        sentence: "\"terminal.open\" must hold rules such as { host: \"youtube.com\", run: \"mpv\" }",
        hint:
          "A rule has run, and host or ending (such as \".pdf\"), and onTerminal: true for what draws on the terminal.")
    }
    self.run = run
    isOnTerminal = try fields.decodeBool(.onTerminal) ?? false
  }
}
