import Combine
import Foundation
import OutsideText
import Testing

@testable import kiosk

@Suite struct RowTests {
  private static let row = ListRow(
    id: "1", rank: 1, title: "A quiet library", site: "e.example", details: ["The Outlet", "4 hours ago"],
    text: "Somebody has counted the books! They are all there.", address: "https://e.example/1",
    json: [("rank", .integer(1)), ("title", .text("A quiet library"))])

  private func text(columns: Int = 80, colour: Bool = false) -> RowText {
    let environment = Environment(colour ? [:] : ["NO_COLOR": "1"])
    return RowText(
      traits: TerminalTraits(isTerminal: true, windowColumns: columns, environment: environment), rankColumns: 2)
  }

  @Test func aBlockHoldsTitleSiteDetailsAndText() {
    #expect(
      text().block(Self.row) == """
         1. A quiet library (e.example)
            The Outlet · 4 hours ago
            Somebody has counted the books! They are all there.

        """)
    #expect(text().block(ListRow(id: "x", rank: 12, title: "Bare")) == "12. Bare\n")
  }

  @Test func longTextEndsAfterTwoLines() {
    var row = Self.row
    row.text = String(repeating: "many words ", count: 40)
    let lines = text(columns: 40).block(row).split(separator: "\n")
    #expect(lines.count == 4 && lines[3].hasSuffix("…"))
    for line in lines { #expect(DisplayWidth.of(line) <= 40) }
  }

  @Test func aPlainLineIsWordsOnly() {
    #expect(
      text(colour: true).line(Self.row)
        == "1. A quiet library (e.example). The Outlet, 4 hours ago. Somebody has counted the books! They are all there. "
        + "https://e.example/1\n")
  }

  @Test func coloursAreThereOnlyWhereWanted() {
    #expect(text(colour: true).block(Self.row).contains("\u{1B}[1mA quiet library\u{1B}[0m"))
    #expect(!text(colour: false).block(Self.row).contains("\u{1B}"))
  }

  @Test func nothingFromOutsideSteersTheTerminal() {
    let nasty = "a\u{1B}]0;x\u{7}b\u{9B}31mc\u{202E}d\ne"
    let row = ListRow(
      id: "1", rank: 1, title: nasty, site: nasty, details: [nasty], text: nasty, address: nasty)
    for line in [text().block(row), text().line(row), text().heading(nasty)] {
      #expect(line.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) }, "\(line)")
      #expect(!line.contains("\u{202E}") && !line.contains("\u{9B}"))
    }
  }
}

/// What a run tells of its sources, with sources that answer at once.
@Suite @MainActor struct RunRowsTests {
  /// Ends the run after so many writes, as a reader that leaves.
  private final class ClosingOutput: TextOutput {
    private(set) var text = ""
    private var writesLeft: Int

    init(after writes: Int) { writesLeft = writes }

    func write(_ text: String) throws(OutputError) {
      self.text += text
      writesLeft -= 1
      if writesLeft == 0 { throw .closed }
    }

    func onReaderGone(_ action: @escaping @Sendable () -> Void) {}
  }

  private static func row(_ id: String) -> ListRow {
    ListRow(id: id, rank: 1, title: "title \(id)", json: [("id", .text(id))])
  }

  /// A source that gives these lists one after the other.
  private static func source(
    _ name: String, _ lists: [[String]], then failure: CommandFailure? = nil, outdated: CommandFailure? = nil
  ) -> RowSource {
    RowSource(name: name, watching: .init(interval: 1000, remark: "Rarely.")) {
      let rows = lists.map { RowSource.Rows(rows: $0.map(row), outdated: outdated) }
      let end: AnyPublisher<RowSource.Rows, CommandFailure> =
        failure.map { Fail(error: $0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
      return rows.publisher.setFailureType(to: CommandFailure.self).append(end).eraseToAnyPublisher()
    }
  }

  private func run(
    _ sources: [RowSource], _ options: ListOptions, output: any TextOutput
  ) -> (messages: String, error: (any Error)?) {
    let messages = CollectedOutput()
    let traits = TerminalTraits(isTerminal: false, windowColumns: 80, environment: Environment([:]))
    let surroundings = Surroundings(
      environment: Environment([:]), output: output, messages: messages, outputTraits: traits, messageTraits: traits)
    do {
      try RunRows(sources, options: options, surroundings: surroundings).run()
      return (messages.text, nil)
    } catch {
      return (messages.text, error)
    }
  }

  @Test func aGrowingListIsToldOnce() {
    let output = CollectedOutput()
    let ended = run([Self.source("A", [["a"], ["a", "b"]])], ListOptions(format: .jsonLines), output: output)
    #expect(output.text == "{\"id\":\"a\"}\n{\"id\":\"b\"}\n" && ended.error == nil && ended.messages.isEmpty)
  }

  @Test func severalSourcesStandUnderTheirNames() {
    let output = CollectedOutput()
    let broken = CommandFailure(.tryLater, "B is busy.", hint: "Wait.")
    let ended = run(
      [Self.source("A", [["a"]]), Self.source("B", [], then: broken), Self.source("C", [["c"]])], ListOptions(),
      output: output)
    #expect(output.text == "A\n 1. title a\nC\n 1. title c\n" && ended.error == nil)
    #expect(ended.messages == "kiosk: B is busy.\n  Wait.\n")
  }

  @Test func whereAllFailEachSaysSoAndTheFirstCauseCounts() {
    let output = CollectedOutput()
    let sources = [
      Self.source("A", [], then: CommandFailure(.keyRefused, "No key.")),
      Self.source("B", [], then: CommandFailure(.unavailable, "Gone.")),
    ]
    let ended = run(sources, ListOptions(format: .json), output: output)
    #expect((ended.error as? SeveralFailures)?.code == .keyRefused)
    #expect(output.text.isEmpty && ended.messages == "kiosk: No key.\nkiosk: Gone.\n")
  }

  @Test func aSingleSourceThatFailsFails() {
    let output = CollectedOutput()
    let ended = run([Self.source("A", [], then: CommandFailure(.badData, "Bad."))], ListOptions(), output: output)
    #expect(ended.error as? CommandFailure == CommandFailure(.badData, "Bad.") && output.text.isEmpty)
  }

  @Test func anOutdatedListIsWrittenAndSaysSo() {
    let output = CollectedOutput()
    let note = CommandFailure(.success, "Old.")
    let ended = run([Self.source("A", [["a"]], outdated: note)], ListOptions(format: .json), output: output)
    #expect(output.text == "[\n{\"id\":\"a\"}\n]\n" && ended.error as? CommandFailure == note)
    let beside = CollectedOutput()
    let both = run(
      [Self.source("A", [["a"]], outdated: note), Self.source("B", [["b"]])], ListOptions(format: .plain),
      output: beside)
    #expect(both.error == nil && both.messages == "kiosk: Old.\n")
    #expect(beside.text == "A 1. title a.\nB 1. title b.\n")
  }

  @Test func watchingTellsWhatIsNewAndEachTroubleOnce() {
    let output = ClosingOutput(after: 3)
    let trouble = CommandFailure(.unavailable, "Gone.")
    let ended = run(
      [Self.source("A", [["a", "b"], ["c", "a"]], then: trouble)], ListOptions(format: .plain, watches: true),
      output: output)
    #expect(ended.error as? OutputError == .closed)
    #expect(output.text.contains("1. title a") && output.text.hasSuffix("new: title c.\n"))
    #expect(ended.messages == "kiosk: Rarely.\n")
  }
}
