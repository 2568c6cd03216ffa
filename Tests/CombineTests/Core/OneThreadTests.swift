import Foundation
import SubjectScenarios
import Testing

/// Programs of a single thread, in which turns, gates and locks are changed by plain steps.
@Suite(.timeLimit(.minutes(4))) struct OneThreadTests {
  private static let lots: UInt64 = 300

  /// Tests have several threads, so a program of its own tells what it hears with one.
  private func linesOfTheProgram() throws -> [String] {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "one-thread")
    process.arguments = ["\(Self.lots)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func oneThreadHearsWhatSeveralHearAndMayBecomeTwo() throws {
    let told = try linesOfTheProgram()
    let here = SubjectScenarios.lines(lots: 0..<Self.lots)
    #expect(here.count > 3_000)
    let different = zip(told, here).first { $0 != $1 }
    #expect(different == nil)
    // A second thread that begins in the middle of a turn waits for it, and both say all.
    #expect(told.dropFirst(here.count) == ["one thread", "odd true", "even true"])
  }
}
