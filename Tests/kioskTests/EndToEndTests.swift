import Foundation
import Testing

@Suite(.timeLimit(.minutes(4)), .serialized)
struct EndToEndTests {
  @Test func versionAndHelpGoToStandardOutput() async throws {
    let version = try await KioskProcess.run(["--version"])
    #expect(version.code == 0)
    #expect(version.output == "kiosk 0.1.0\n")
    #expect(version.messages.isEmpty)
    let help = try await KioskProcess.run(["help", "hn", "thread"])
    #expect(help.code == 0)
    #expect(help.output.contains("Usage: kiosk hn thread ID"))
  }

  @Test func aWrongLineEndsWithUsageAnd64() async throws {
    let ended = try await KioskProcess.run(["hn", "top", "--limt", "5"])
    #expect(ended.code == 64)
    #expect(ended.output.isEmpty)
    #expect(ended.messages.contains("unknown option --limt (did you mean --limit?)\nUsage: kiosk hn [LIST]"))
  }
}
