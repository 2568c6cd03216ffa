import Foundation
import FoundationExtras
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
      settings: settings, onlySamples: usesSamples, rows: .line, showsAtOnce: true, environment: context.environment,
      messages: context.messageTraits.isTerminal ? remarks : context.messages)
    defer { contents.close(telling: context.messageTraits.isTerminal ? remarks : context.messages) }
    let environment = context.environment.ofTerminal
    let loop = MainLoop()
    let desktop = context.environment.ofDesktop
    let opener = OpenAddress(
      rules: settings.terminal.rules, browser: context.environment[.browser],
      desktop: DesktopBrowser(environment: desktop),
      hasDesktop: context.environment[.display] != nil || context.environment[.waylandDisplay] != nil)
    let screen = Screen()
    let voice = MachineVoice(environment: context.environment)
    defer { voice?.stop() }
    let reading = TerminalReading(columns: settings.terminal.columns, voice: voice) { screen.show?.copy($0) }
    let show = TerminalShow(
      title: "Kiosk", environment: environment, locale: contents.locale(over: .machine),
      personsLocale: .machine,
      open: { address in
        if let remark = opener.open(address, on: screen.show) { try? remarks.write(remark + "\n") }
      },
      options: settings.terminal.options, pipe: Self.pipe, say: { $0.words(in: contents.locale(over: .machine)) },
      quit: { loop.end() })
    defer { contents.source.stop() }
    guard let show else {
      contents.source.start(loop)
      try context.output.write(PlainScreen.text(environment: environment) { contents.view(terminal: reading) })
      return
    }
    screen.show = show
    defer { show.end() }
    contents.onLocaleChange { [weak show] in show?.use(contents.locale(over: .machine)) }
    contents.firstList?.wait(atMost: 0.02)
    show.begin { contents.view(terminal: reading) }
    contents.firstList = nil
    contents.source.start(loop)
    try loop.run()
  }

  /// The screen, once it is there.
  private final class Screen { weak var show: TerminalShow? }

  /// Runs a command on the terminal with a text as its input, and keeps what it says on the screen until Enter is pressed.
  private static func pipe(_ text: String, to command: String) {
    let trouble = ShellCommand(line: command).runOnTerminal(input: text).map { $0 + "\n" } ?? ""
    FileHandle.standardOutput.write(Data((trouble + "\n" + localized("Enter goes back.")).utf8))
    _ = readLine()
  }
}
