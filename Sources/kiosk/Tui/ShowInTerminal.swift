import Foundation
import KioskApp
import SwiftUI
import SwiftUITerminal

/// `kiosk tui`: shows Kiosk in the terminal until the reader leaves. Where output is no terminal: one screen as text.
@MainActor
struct ShowInTerminal {
  let usesSamples: Bool
  let context: CommandContext

  func run(_ settings: Settings) throws {
    // What is said while the screen is taken is told when it is given back.
    let remarks = CollectedOutput()
    defer { if !remarks.text.isEmpty { try? context.messages.write(remarks.text) } }
    let contents = try ReaderContents(
      settings: settings, onlySamples: usesSamples, rows: .line, environment: context.environment,
      messages: context.messageTraits.isTerminal ? remarks : context.messages)
    defer { contents.close(telling: context.messageTraits.isTerminal ? remarks : context.messages) }
    let environment = context.environment.ofTerminal
    let loop = MainLoop()
    let browser = DesktopBrowser(environment: context.environment.ofDesktop)
    let show = TerminalShow(
      title: "Kiosk", environment: environment, open: { [browser] in Self.open($0, browser, remarks) },
      quit: { loop.end() })
    defer { contents.source.stop() }
    guard let show else {
      contents.source.start(loop)
      try context.output.write(PlainScreen.text(environment: environment) { contents.view() })
      return
    }
    defer { show.end() }
    show.begin { contents.view() }
    contents.source.start(loop)
    try loop.run()
  }

  private static func open(_ address: String, _ browser: DesktopBrowser?, _ remarks: CollectedOutput) {
    guard let url = URL(string: address) else { return }
    guard let browser else {
      try? remarks.write("\(address)\n")
      return
    }
    do {
      try browser.open(url)
    } catch {
      try? remarks.write("kiosk: No browser could be opened: \(SystemMessage.of(error)).\n")
    }
  }
}
