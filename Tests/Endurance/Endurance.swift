import BrowserTesting
import Foundation
import KioskRunning

/// Simulated use for a long time: `kiosk serve` over sample services in which a story, a comment and votes arrive each second,
/// read by a script in a real browser, with what it uses measured and what it shows compared with what the services have.
package struct Endurance: Sendable {
  package var minutes = 60.0
  /// The `kiosk` to run.
  package var program: URL
  /// Where the measurements are written, as comma-separated values.
  package var file: URL?
  /// Whether troubles and rounds are told on standard error as they come.
  package var tells = true
  /// Whether one short round is enough, however long it takes.
  package var isBrief = false

  package init(program: URL) { self.program = program }

  package func run() async throws -> EnduranceReport {
    let reader = try await ReaderPage.open(width: 1280, height: 860, program: program, in: .browser) {
      $0.speed = 1
      $0.pace = .seconds(1)
      $0.searchLag = .seconds(60)
      $0.newsQuota = nil
    }
    let notebook = Notebook(tells: tells)
    let sampling = sample(reader.kiosk.process, notebook)
    do {
      try await play(reader, notebook)
    } catch {
      notebook.trouble("\(error)")
    }
    sampling.cancel()
    if ProcessFigures(of: reader.kiosk.process) == nil { notebook.trouble("the server has ended") }
    let messages = reader.kiosk.messagesSoFar
    if !messages.isEmpty { notebook.trouble("the server wrote: \(messages)") }
    await reader.close()
    let report = EnduranceReport(notebook.current, seconds: notebook.time, isBrief: isBrief)
    if let file { try Data(report.commaSeparated.utf8).write(to: file) }
    return report
  }

  private func play(_ reader: ReaderPage, _ notebook: Notebook) async throws {
    try await reader.page.command("Page.addScriptToEvaluateOnNewDocument", ["source": StoryWatch.script])
    try await reader.page.navigate(to: reader.address)
    try await reader.waitForStories()
    let script = ReaderScript(reader, notebook: notebook, times: isBrief ? .brief : ReaderScript.Times())
    repeat {
      await script.play()
      notebook.tell(Self.line(notebook))
    } while !isBrief && notebook.time < minutes * 60
  }

  /// Looks at the server every ten seconds until cancelled.
  private func sample(_ process: pid_t, _ notebook: Notebook) -> Task<Void, Never> {
    let interval = isBrief ? 1.0 : 10
    return Task {
      while !Task.isCancelled {
        if let figures = ProcessFigures(of: process) {
          let sample = ServerSample(time: notebook.time, figures: figures)
          notebook.change { $0.server.append(sample) }
        }
        try? await Task.sleep(for: .seconds(interval))
      }
    }
  }

  private static func line(_ notebook: Notebook) -> String {
    let now = notebook.current
    return """
      \(Int(notebook.time)) s, round \(now.rounds): server \(now.server.last?.figures.resident ?? 0) kB, of it its own \
      \(now.server.last?.figures.memory ?? 0) kB, page \
      \(Int(now.page.last?.heap ?? 0) / 1024) kB and \(Int(now.page.last?.nodes ?? 0)) nodes, \(now.stories) stories and \
      \(now.comments) comments seen, \(now.comparisons) lists compared, \(now.troubles.count) troubles
      """
  }
}
