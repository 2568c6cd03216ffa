import Combine
import Foundation
import OutsideText
import Testing

@testable import kiosk

/// What a run tells of its sources, with sources that answer at once.
@Suite @MainActor struct ListControllerTests {
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
    ListRow(id: id, title: "title \(id)", json: ["id": .text(id)])
  }

  /// A source that gives these lists, the last of them complete, and then ends.
  private static func source(
    _ name: String, _ lists: [[String]], then failure: CommandFailure? = nil, notice: CommandFailure? = nil,
    attribution: String? = nil
  ) -> RowSource {
    RowSource(.hackerNews, name: name, attribution: attribution, watching: .asking(every: 1000, remark: "Rarely.")) {
      _ in
      let rows = lists.enumerated().map { index, ids in
        let isComplete = failure == nil && index == lists.count - 1
        return RowSource.Rows(rows: ids.map(row), isComplete: isComplete, notice: isComplete ? notice : nil)
      }
      let end: AnyPublisher<RowSource.Rows, CommandFailure> =
        failure.map { Fail(error: $0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
      return rows.publisher.setFailureType(to: CommandFailure.self).append(end).eraseToAnyPublisher()
    }
  }

  /// A source that is followed by these answers.
  private static func followed(_ name: String, _ answers: [Result<RowSource.Rows, CommandFailure>]) -> RowSource {
    RowSource(
      .hackerNews, name: name,
      watching: .following { answers.publisher.append(Empty(completeImmediately: false)).eraseToAnyPublisher() }
    ) { _ in Empty().eraseToAnyPublisher() }
  }

  private static func rows(_ ids: [String], _ notice: CommandFailure? = nil) -> Result<RowSource.Rows, CommandFailure> {
    .success(RowSource.Rows(rows: ids.map(row), notice: notice))
  }

  private func run(
    _ sources: [RowSource], _ options: ListOptions, output: any TextOutput, isTerminal: Bool = false,
    state: URL? = nil, language: String = "C.UTF-8"
  ) -> (messages: String, error: (any Error)?) {
    let messages = CollectedOutput()
    func traits(_ isTerminal: Bool) -> OutputTraits {
      OutputTraits(isTerminal: isTerminal, windowColumns: 80, environment: ProcessEnvironment(["LANG": language]))
    }
    let environment = ProcessEnvironment(state.map { ["XDG_STATE_HOME": $0.path] } ?? [:])
    let context = CommandContext(
      environment: environment, output: output, messages: messages, outputTraits: traits(false),
      messageTraits: traits(isTerminal))
    do {
      try ListController(sources, options: options, context: context).run()
      return (messages.text, nil)
    } catch {
      return (messages.text, error)
    }
  }

  @Test func aGrowingListIsToldOnce() {
    let output = CollectedOutput()
    let ended = run([Self.source("A", [["a"], ["a", "b"]])], ListOptions(format: .jsonLines), output: output)
    #expect(
      output.text == "{\"rank\":1,\"id\":\"a\"}\n{\"rank\":2,\"id\":\"b\"}\n" && ended.error == nil
        && ended.messages.isEmpty)
  }

  @Test func onlyWhatIsNewSinceTheLastTimeIsTold() throws {
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-told-\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    func told(_ rows: [String], of list: String? = "hn", attribution: String? = "By A.") -> String {
      let output = CollectedOutput()
      let source = Self.source("A", [Array(rows.prefix(1)), rows], attribution: attribution)
      let ended = run([source], ListOptions(format: .plain, newOf: list), output: output, state: state)
      #expect(ended.error == nil)
      return output.text + ended.messages
    }
    #expect(told(["a", "b"]) == "1. title a.\n2. title b.\nBy A.\n")
    #expect(told(["c", "a", "b"]) == "1. title c.\nBy A.\n", "the rank is that of the list")
    #expect(told(["c", "a", "b"]) == "", "nothing at all, also not on standard error")
    #expect(told(["b", "d"]) == "2. title d.\nBy A.\n")
    #expect(told(["a"]) == "", "what was away for a while is not new")
    #expect(told(["a"], of: "hn best") == "1. title a.\nBy A.\n", "each list for itself")
    #expect(told(["a"], of: nil) == "1. title a.\nBy A.\n")
  }

  @Test func whatWasNotWrittenIsNewTheNextTime() throws {
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-told-\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    let options = ListOptions(format: .jsonLines, newOf: "hn")
    let gone = run([Self.source("A", [["a", "b"]])], options, output: ClosingOutput(after: 1), state: state)
    #expect(gone.error is OutputError)
    let output = CollectedOutput()
    _ = run([Self.source("A", [["a", "b"]])], options, output: output, state: state)
    #expect(output.text.split(separator: "\n").count == 2)
    let busy = CommandFailure(.tryLater, "Busy.")
    let partial = CollectedOutput()
    let ended = run([Self.source("A", [["c"]], then: busy)], options, output: partial, state: state)
    #expect(ended.error as? CommandFailure == busy && partial.text.contains("\"c\""))
    let again = CollectedOutput()
    _ = run([Self.source("A", [["c", "d"]])], options, output: again, state: state)
    #expect(again.text == "{\"rank\":2,\"id\":\"d\"}\n")
  }

  @Test func wherePlacesAreEmptyNobodyIsNamed() throws {
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-told-\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    let options = ListOptions(newOf: "search a")
    _ = run([Self.source("A", [["a"]])], options, output: CollectedOutput(), state: state)
    let output = CollectedOutput()
    let ended = run(
      [Self.source("A", [["a"]]), Self.source("A", [["b"]])], options, output: output, state: state)
    #expect(output.text == "A\n 1. title b\n" && ended.messages.isEmpty)
  }

  @Test func aFolderThatCannotKeepWhatWasToldIsSaid() {
    let file = URL(fileURLWithPath: "/dev/null")
    let ended = run(
      [Self.source("A", [["a"]])], ListOptions(newOf: "hn"), output: CollectedOutput(), state: file)
    #expect((ended.error as? CommandFailure)?.code == .unavailable)
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
    let ended = run([Self.source("A", [["a"]], notice: note)], ListOptions(format: .json), output: output)
    #expect(output.text == "[\n{\"rank\":1,\"id\":\"a\"}\n]\n" && ended.error as? CommandFailure == note)
    let beside = CollectedOutput()
    let both = run(
      [Self.source("A", [["a"]], notice: note), Self.source("B", [["b"]])], ListOptions(format: .plain),
      output: beside)
    #expect(both.error == nil && both.messages == "kiosk: Old.\n")
    #expect(beside.text == "A 1. title a.\nB 1. title b.\n")
  }

  @Test func rowsThatCameBeforeAFailureAreWrittenAllTheSame() {
    let output = CollectedOutput()
    let busy = CommandFailure(.tryLater, "Busy.")
    let ended = run([Self.source("A", [["a"]], then: busy)], ListOptions(format: .json), output: output)
    #expect(
      output.text == "[\n{\"rank\":1,\"id\":\"a\"},\n"
        + #"{"kind":"partial","service":"hackernews","reason":"Busy.","code":75}"# + "\n]\n"
        && ended.error as? CommandFailure == busy)
  }

  @Test func termsAreSaidToPeopleOnly() {
    for (format, isSaid) in [(ListFormat.columns, true), (.plain, true), (.json, false), (.jsonLines, false)] {
      let source = Self.source("A", [["a"]], attribution: "By A.")
      let ended = run([source], ListOptions(format: format), output: CollectedOutput())
      #expect(ended.messages == (isSaid ? "By A.\n" : ""))
    }
  }

  @Test func aTerminalShowsThatItIsLoadingUntilTheListIsComplete() {
    let output = CollectedOutput()
    let ended = run(
      [Self.source("A", [["a"], ["a", "b"]])], ListOptions(format: .plain), output: output, isTerminal: true)
    let (show, clear) = ("\rAsking A…\u{1B}[K", "\r\u{1B}[K")
    #expect(ended.messages == show + clear + show + clear && ended.error == nil)
    let failed = run(
      [Self.source("A", [], then: CommandFailure(.badData, "Bad."))], ListOptions(), output: output, isTerminal: true)
    #expect(failed.messages == show + clear)
    let inASCII = run(
      [Self.source("A", [["a"]])], ListOptions(format: .plain), output: output, isTerminal: true, language: "C")
    #expect(inASCII.messages == (show + clear).replacing("…", with: "..."))
  }

  @Test func whatChangesIsToldWhileFollowing() {
    let output = ClosingOutput(after: 6)
    let ended = run(
      [Self.followed("A", [Self.rows(["a", "b", "c"]), Self.rows(["d", "c", "a"])])],
      ListOptions(format: .jsonLines, watches: true), output: output)
    #expect(ended.error as? OutputError == .closed)
    let events = jsonRows(output.text)
    #expect(events.compactMap { $0["event"] as? String } == ["added", "added", "added", "removed", "added", "moved"])
    #expect(events.compactMap { $0["id"] as? String } == ["a", "b", "c", "b", "d", "c"])
    #expect(events.compactMap { $0["rank"] as? Int } == [1, 2, 3, 2, 1, 2] && events[5]["from"] as? Int == 3)
  }

  @Test func aListIsAskedForAtEachTickWhateverCameOfTheLastQuestion() {
    let ticks = PassthroughSubject<Void, Never>()
    let slow = PassthroughSubject<RowSource.Rows, CommandFailure>()
    let gone = CommandFailure(.unavailable, "Gone.")
    var asked: [Bool] = []
    let source = RowSource(.hackerNews, name: "A", watching: .asking(every: 1, remark: nil)) { isRepeated in
      asked.append(isRepeated)
      switch asked.count {
      case 1: return Self.rows(["a"]).publisher.eraseToAnyPublisher()
      case 2: return Fail(error: gone).eraseToAnyPublisher()
      case 3: return slow.eraseToAnyPublisher()
      default: return Self.rows(["b"]).publisher.eraseToAnyPublisher()
      }
    }
    var answers: [Result<RowSource.Rows, CommandFailure>] = []
    let work = source.answers(at: ticks) { !answers.isEmpty }.sink { answers.append($0) }
    for _ in 0..<4 { ticks.send() }
    slow.send(RowSource.Rows(rows: [Self.row("late")]))
    #expect(answers.map { try? $0.get().rows.map(\.id) } == [["a"], nil, ["b"]])
    #expect(asked == [false, true, true, true])
    work.cancel()
  }

  @Test func eachTroubleOfAFollowedListIsToldOnceAndItsEnd() {
    let output = ClosingOutput(after: 2)
    let gone = CommandFailure(.unavailable, "Gone.", hint: "Wait.")
    let answers = [Self.rows(["a"]), .failure(gone), Self.rows(["a"], gone), Self.rows(["a"]), Self.rows(["b", "a"])]
    let ended = run([Self.followed("A", answers)], ListOptions(format: .plain, watches: true), output: output)
    #expect(ended.messages == "kiosk: Gone.\n  Wait.\nkiosk: A answers again.\n")
  }

  @Test func aFollowedListThatCannotBeHadFailsWhereWaitingDoesNotHelp() {
    let refused = CommandFailure(.keyRefused, "No key.")
    let ended = run(
      [Self.followed("A", [.failure(refused)])], ListOptions(watches: true), output: CollectedOutput())
    #expect(ended.error as? CommandFailure == refused)
  }

  @Test func aFollowedListWaitsForANetworkThatIsDownAtItsStart() {
    let output = ClosingOutput(after: 1)
    let gone = CommandFailure(.unavailable, "Gone.")
    let ended = run(
      [Self.followed("A", [.failure(gone), .failure(gone), Self.rows(["a"])])],
      ListOptions(format: .plain, watches: true), output: output)
    #expect(output.text == "1. title a.\n" && ended.error as? OutputError == .closed)
    #expect(ended.messages == "kiosk: Gone.\n")
  }

  @Test func aListThatIsAskedForAgainWaitsALittleLongerEachTime() {
    var pause = GrowingPause()
    #expect((0..<9).map { _ in pause.next() } == [2, 4, 8, 16, 32, 64, 128, 256, 300])
  }

  @Test func severalAreFollowedUnderTheirNames() {
    let output = ClosingOutput(after: 3)
    let ended = run(
      [
        Self.followed("A", [.failure(CommandFailure(.unavailable, "Gone."))]),
        Self.followed("B", [Self.rows(["a"]), Self.rows([]), Self.rows(["b"])]),
      ], ListOptions(format: .plain, watches: true), output: output)
    #expect(output.text == "B 1. title a.\nB: gone: title a\nB: new at 1: title b.\n")
    #expect(ended.messages == "kiosk: Gone.\n")
  }
}
