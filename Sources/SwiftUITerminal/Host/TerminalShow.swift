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
  ///   - personsLocale: what the machine is set to, whatever the app speaks; nil for `locale`.
  ///   - open: opens an http, https or mailto address.
  ///   - quit: called when the person wants to leave or the terminal is gone; then ``end()``.
  /// - Returns: nil where standard input or output is no terminal on which a screen can be drawn.
  package init?(
    title: String, environment: [String: String], locale: Locale = .current, personsLocale: Locale? = nil,
    open: @escaping @MainActor (String) -> Void,
    fetchPicture: PictureFetch? = nil, options: TerminalOptions = TerminalOptions(),
    pipe: (@MainActor (_ text: String, _ command: String) -> Void)? = nil, say: @escaping SaySentence = \.english,
    quit: @escaping @MainActor () -> Void
  ) {
    guard let device = SystemTerminal(environment: environment) else { return nil }
    var effects = TerminalHost.Effects(open: open, quit: quit, fetchPicture: fetchPicture)
    effects.pipe = pipe
    effects.say = say
    host = TerminalHost(
      device: device, title: title, locale: locale, personsLocale: personsLocale, effects: effects, options: options)
  }

  /// Takes the terminal and shows a session.
  package func begin(_ makeSession: MakeSession) {
    host.start()
    _ = makeSession(host, "/")
  }

  /// Speaks another language from now on.
  package func use(_ locale: Locale) { host.use(locale) }

  /// Puts a text on the clipboard of the person's terminal.
  package func copy(_ text: String) { host.device.copy(text) }

  /// Gives the terminal to a program that runs on it.
  package func lend(_ work: () -> Void) { host.device.lend(work) }

  /// Ends the views and gives the terminal back.
  package func end() { host.end() }
}
