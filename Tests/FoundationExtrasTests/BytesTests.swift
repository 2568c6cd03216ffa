import Foundation
import FoundationExtras
import Testing

@Suite struct BytesTests {
  private func lines(_ bytes: [UInt8]) async throws -> [String] {
    let stream = AsyncStream<UInt8> { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
    var lines: [String] = []
    for try await line in stream.lines { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\n", ["a"]), ("a\r\nb\rc\n\nd", ["a", "b", "c", "", "d"]),
    ("ä\u{2028}ö\u{85}ü", ["ä", "ö", "ü"]), ("\r\r\n", ["", ""]),
  ])
  func textIsCutIntoLines(text: String, expected: [String]) async throws {
    #expect(try await lines(Array(text.utf8)) == expected)
  }

  @Test func aFileIsReadByItsLines() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID()).txt")
    try "one\ntwo".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
  }
}
