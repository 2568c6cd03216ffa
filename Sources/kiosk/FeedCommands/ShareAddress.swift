import FeedLibrary
import Foundation
import HTTPServer
import SwiftUIWeb

/// Where a shared list lies: at the server that runs, else where one would.
@MainActor
enum ShareAddress {
  static func of(_ share: Share, _ ending: String, _ settings: Settings) -> String {
    server(settings) + OpenFiles.path(of: "\(share.token).\(ending)")
  }

  /// Without a slash at its end, and without the secret of the pages.
  static func server(_ settings: Settings) -> String {
    let running = RunningServers(folder: settings.folders.runningFolder).all().first
    let listen = running?.address ?? settings.listen
    return bare(
      WebServer.addresses(of: listen, names: running?.names ?? settings.names, secret: "").first
        ?? "http://\(listen)")
  }

  /// The scheme, host and port of an address.
  static func bare(_ address: String) -> String {
    let start = address.prefix { $0 != "?" }
    return String(start.hasSuffix("/") ? start.dropLast() : start)
  }
}
