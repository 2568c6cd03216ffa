import Foundation
import KioskRunning
import Library
import Testing

@Suite(.timeLimit(.minutes(4)))
struct LibraryEndToEndTests {
  private func inHome(_ body: (URL, [String: String]) async throws -> Void) async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())/home")
    defer { try? FileManager.default.removeItem(at: home.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try await body(home, ["HOME": home.path, "XDG_STATE_HOME": home.appendingPathComponent("state").path])
  }

  private func run(_ words: String..., environment: [String: String]) async throws -> KioskProcess.Ended {
    try await KioskProcess.run(["library"] + words, environment: environment)
  }

  private let file = """
    {"kiosk-library": 1, "records": [
      {"kind": "setting", "key": "sound", "value": "on"}, {"kind": "read", "key": "hn:1", "value": 1800000000}]}
    """

  @Test func whatIsExportedCanBeImportedElsewhere() async throws {
    try await inHome { home, environment in
      let given = home.appendingPathComponent("given.json")
      try Data(file.utf8).write(to: given)
      let imported = try await run("import", given.path, environment: environment)
      #expect(imported.code == 0 && imported.output == "2 records imported\n", "\(imported)")
      #expect(try await run("import", given.path, environment: environment).output == "Nothing new in it.\n")
      let exported = try await run("export", environment: environment)
      #expect(Set(try LibraryFile.records(in: exported.output)) == Set(try LibraryFile.records(in: file)))
      let copy = home.appendingPathComponent("copy.json")
      let written = try await run("export", copy.path, environment: environment)
      #expect(written.output == "2 records written to \(copy.path)\n", "\(written)")
      #expect(try String(contentsOf: copy, encoding: .utf8) == exported.output)
      expectFailure(try await run("export", copy.path, environment: environment), 69, "cannot be created: file exists")
      let checked = try await run("check", environment: environment)
      #expect(checked.code == 0 && checked.output.contains("setting: 1\n"), "\(checked)")
    }
  }

  @Test func aBackupBringsEverythingBack() async throws {
    try await inHome { home, environment in
      let given = home.appendingPathComponent("given.json")
      try Data(file.utf8).write(to: given)
      _ = try await run("import", given.path, environment: environment)
      let before = try await run("export", environment: environment).output
      let copy = home.appendingPathComponent("library.backup")
      let kept = try await run("backup", copy.path, environment: environment)
      #expect(kept.code == 0, "\(kept)")
      let mode = try FileManager.default.attributesOfItem(atPath: copy.path)[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o600)
      try Data(file.replacing("\"on\"", with: "\"off\"").replacing("hn:1", with: "hn:2").utf8).write(to: given)
      _ = try await run("import", given.path, environment: environment)
      #expect(try await run("export", environment: environment).output != before)
      let restored = try await run("restore", copy.path, environment: environment)
      #expect(restored.code == 0 && restored.output.contains("The old library is kept as"), "\(restored)")
      #expect(try await run("export", environment: environment).output == before)
    }
  }

  @Test func whatIsNoLibraryChangesNothing() async throws {
    try await inHome { home, environment in
      let rubbish = home.appendingPathComponent("rubbish")
      try Data("no library".utf8).write(to: rubbish)
      let imported = try await run("import", rubbish.path, environment: environment)
      expectFailure(imported, 65, "\(rubbish.path): This is not JSON.")
      expectFailure(try await run("restore", rubbish.path, environment: environment), 65, "is damaged")
      let missing = home.appendingPathComponent("missing").path
      expectFailure(try await run("restore", missing, environment: environment), 69, "unable to open")
      expectFailure(try await run("import", missing, environment: environment), 69, "cannot be read")
      #expect(try await run("check", environment: environment).output.contains("setting: 0\n"))
    }
  }
}
