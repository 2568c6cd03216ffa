import Foundation
import KioskRunning
import Testing

@testable import kiosk

@Suite(.timeLimit(.minutes(4))) struct ManualPageTests {
  @Test func thereIsAPageForTheProgramAndEachCommand() async throws {
    #expect(ManualPages.names.prefix(3) == ["kiosk", "kiosk-serve", "kiosk-access"])
    for name in ManualPages.names {
      let command = name == "kiosk" ? nil : String(name.dropFirst("kiosk-".count))
      let page = try ManualPages.page(for: command)
      #expect(page.hasPrefix(".TH "))
      #expect(page.unicodeScalars.allSatisfy { $0.isASCII })
      for section in ["NAME", "SYNOPSIS", "OPTIONS", "SEE ALSO"] {
        #expect(page.contains("\n.SH \(section)\n"), "\(name)")
      }
    }
    let ended = try await KioskProcess.run(["man", "nothing"])
    #expect(ended.code == 64 && ended.messages.contains("there is no manual page for \"nothing\""), "\(ended)")
  }

  @Test func groffReadsEveryPageWithoutAComplaint() async throws {
    let groff = URL(fileURLWithPath: "/usr/bin/groff")
    try #require(
      FileManager.default.isExecutableFile(atPath: groff.path),
      "No groff is installed; on Debian: apt-get install groff-base")
    let folder = FileManager.default.temporaryDirectory.appending(path: "manual-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ManualPages.names {
      let file = folder.appending(path: "\(name).1")
      let page = try ManualPages.page(for: name == "kiosk" ? nil : String(name.dropFirst("kiosk-".count)))
      try page.write(to: file, atomically: true, encoding: .utf8)
      let ended = try await KioskProcess(program: groff, ["-man", "-ww", "-Tutf8", "-P-cbou", file.path]).ended()
      #expect(ended.code == 0 && ended.messages == "", "\(name): \(ended)")
      // Lines are filled up with spaces.
      #expect(ended.output.contains(try Regex("\(name) +- ")), "\(ended)")
    }
    let page = try String(contentsOf: folder.appending(path: "kiosk-hn.1"), encoding: .utf8)
    #expect(page.contains(".B \\-\\-limit N, \\-n N"))
    let listed = try await KioskProcess.run(["man", "--names"])
    #expect(listed.output.split(separator: "\n").map(String.init) == ManualPages.names)
  }

  @Test func noTextIsTakenForAMacro() {
    #expect(ManualText.escaped(".SH x") == "\\&.SH x")
    #expect(ManualText.escaped("'x\\y…") == "\\&'x\\ey\\[u2026]")
  }
}
