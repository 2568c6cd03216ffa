import Foundation
import KioskApp
import SwiftUI
import SwiftUITerminal

/// Where an address leads from a terminal: to the viewer that a rule names, to `$BROWSER`, or to the desktop's browser.
struct OpenAddress {
  let rules: [ViewerRule]
  /// `$BROWSER`.
  let browser: String?
  let desktop: DesktopBrowser?
  let hasDesktop: Bool

  /// What opens an address, the first that there is.
  enum Way: Equatable {
    case command(String, isOnTerminal: Bool)
    case desktop
    case nothing
  }

  func way(for url: URL) -> Way {
    if let rule = rules.first(where: { $0.fits(url) }) { return .command(rule.run, isOnTerminal: rule.isOnTerminal) }
    if let browser = browser?.split(separator: ":").first.map(String.init) {
      return .command(browser, isOnTerminal: !hasDesktop || Self.isForText(browser))
    }
    return desktop == nil ? .nothing : .desktop
  }

  /// Browsers that draw on a terminal.
  private static func isForText(_ command: String) -> Bool {
    let program = command.split(separator: " ").first?.split(separator: "/").last ?? ""
    return ["w3m", "lynx", "links", "links2", "elinks", "browsh", "carbonyl", "offpunk"].contains(String(program))
  }

  /// - Returns: what is to be told when the terminal is given back; nil where the address was opened.
  @MainActor
  func open(_ address: String, on show: TerminalShow?) -> String? {
    guard let url = URL(string: address) else { return nil }
    switch way(for: url) {
    case .nothing: return address
    case .desktop:
      do {
        try desktop?.open(url)
        return nil
      } catch {
        return "kiosk: " + Told.text("No browser could be opened: \(SystemMessage.of(error)).")
      }
    case .command(let line, false):
      return ShellCommand(line: line, argument: address).runAside().map { "kiosk: \($0)" }
    case .command(let line, true):
      var trouble: String?
      show?.lend { trouble = ShellCommand(line: line, argument: address).runOnTerminal() }
      return trouble.map { "kiosk: \($0)" }
    }
  }
}
