import Foundation
import SwiftUIElements

/// Shows an app on the terminal that the process runs in.
///
///     let show = TerminalShow(title: "News", environment: environment, open: open) { exit(0) }
///     show?.begin(makeSession)
///
/// Everything runs on the main actor; the program must keep the main run loop turning.
@MainActor
package final class TerminalShow {
  private let host: TerminalHost

  /// - Parameters:
  ///   - open: opens an http, https or mailto address.
  ///   - quit: called when the person wants to leave or the terminal is gone; then ``end()``.
  /// - Returns: nil where standard input or output is no terminal on which a screen can be drawn.
  package init?(
    title: String, environment: [String: String], open: @escaping @MainActor (String) -> Void,
    fetchPicture: PictureFetch? = nil, quit: @escaping @MainActor () -> Void
  ) {
    guard let device = SystemTerminal(environment: environment) else { return nil }
    host = TerminalHost(
      device: device, title: title, effects: TerminalHost.Effects(open: open, quit: quit, fetchPicture: fetchPicture))
  }

  /// Takes the terminal and shows a session.
  package func begin(_ makeSession: MakeSession) {
    host.start()
    _ = makeSession(host, "/")
  }

  /// Ends the views and gives the terminal back.
  package func end() { host.end() }
}
