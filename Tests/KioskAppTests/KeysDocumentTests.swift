import Foundation
import Testing

@testable import KioskApp

/// `Documentation/keys.md` is made of the reader's own list: `KIOSK_WRITE_DOCUMENTS=1 swift test --filter KeysDocumentTests`.
@Suite struct KeysDocumentTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/keys.md")

  private static var document: String {
    var lines = [
      "# Keys", "",
      "`?` shows the keys in the reader. They are the same in the browser and in the terminal, which has some more.",
    ]
    for group in ReaderKeys.groups(inTerminal: true) {
      lines += ["", "## \(group.name)", "", "| keys | |", "|---|---|"]
      for key in group.keys {
        let names = key.key.split(separator: " ").map { $0 == "…" ? "…" : "`\($0 == "|" ? "\\|" : $0)`" }
        lines.append("| \(names.joined(separator: " ")) | \(key.meaning) |")
      }
    }
    lines += [
      "",
      "Keys of your own stand in [config.json5](configuration.md) under `keys`, and those that hold in a terminal alone under",
      "`terminal.keys`: a key, and the keys that it stands for, such as `x: \"j Enter\"`. A browser's own Tab is none of them.",
      "",
      "This page is made of `Sources/KioskApp/Window/ReaderKeys.swift`, as are the list behind `?` and the terminal's line of hints.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func theDocumentHasTheReadersKeys() throws {
    if ProcessInfo.processInfo.environment["KIOSK_WRITE_DOCUMENTS"] != nil {
      try Data(Self.document.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.document)
  }

  @Test func everyPageHasHintsAndTheSameFirstOne() {
    let paths: [[Place]] = [
      [], [.item(1)], [.pane(.movies)], [.pane(.movies), .movie(1)], [.pane(.settings)], [.pane(.news)],
    ]
    for path in paths {
      let hints = ReaderKeys.hints(for: path)
      #expect(hints.count > 3 && hints.first?.word == "move", "\(path)")
      #expect(hints.last?.word == (path.detail == nil ? "leave" : "back"))
    }
  }
}
