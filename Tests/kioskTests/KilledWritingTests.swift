import Foundation
import KioskRunning
import Library
import Testing

/// What was said to be kept is there, whatever ends the program or the machine.
@Suite(.timeLimit(.minutes(10)))
struct KilledWritingTests {
  /// `scripts/killed-writing` has more.
  private static let kills = ProcessInfo.processInfo.environment["KIOSK_KILLS"].flatMap { Int($0) } ?? 10
  private static let records = 300

  private func inHome(_ body: (URL, URL, [String: String]) async throws -> Void) async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let state = home.appendingPathComponent("state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try await body(home, state, ["HOME": home.path, "XDG_STATE_HOME": state.path])
  }

  /// A file of records that no other file has.
  private func file(_ batch: Int, in folder: URL) throws -> String {
    let lines = (0..<Self.records).map {
      "{\"kind\":\"read\",\"key\":\"hn:\(batch * Self.records + $0 + 1)\",\"value\":1800000000}"
    }
    let path = folder.appendingPathComponent("batch-\(batch).json")
    try Data("{\"kiosk-library\":1,\"records\":[\(lines.joined(separator: ","))]}".utf8).write(to: path)
    return path.path
  }

  /// How many records of each batch there are.
  private func batches(_ records: [LibraryRecord]) -> [Int: Int] {
    let numbers = records.filter { $0.id.kind == .read && $0.value != nil }.compactMap { Int($0.id.key.dropFirst(3)) }
    return Dictionary(grouping: numbers) { ($0 - 1) / Self.records }.mapValues(\.count)
  }

  @Test func killedWhileWritingLosesNothingThatWasSaid() async throws {
    try await inHome { home, state, environment in
      var said: Set<Int> = []
      var generator = SystemRandomNumberGenerator()
      var interrupted = 0
      let log = state.appendingPathComponent("kiosk/library.sqlite-wal").path
      func size() -> Int {
        ((try? FileManager.default.attributesOfItem(atPath: log))?[.size] as? NSNumber)?.intValue ?? 0
      }
      for batch in 0..<Self.kills {
        let before = size()
        let process = try KioskProcess(["library", "import", try file(batch, in: home)], environment: environment)
        try await process.until("it writes") { size() != before || !process.outputSoFar.isEmpty }
        try await Task.sleep(for: .microseconds(Int.random(in: 0...4000, using: &generator)))
        process.send(signal: SIGKILL)
        let ended = try await process.ended()
        // What it said counts, also where it was killed after that.
        if ended.output.contains("imported") { said.insert(batch) } else { interrupted += 1 }
        let exported = try await KioskProcess.run(["library", "export"], environment: environment, within: 60)
        #expect(exported.code == 0, "\(exported.messages)")
        let found = batches(try LibraryFile.records(in: exported.output))
        for (batch, count) in found { #expect(count == Self.records, "batch \(batch) is there in part") }
        #expect(said.isSubset(of: found.keys), "\(said.subtracting(found.keys))")
      }
      print("killed \(Self.kills) times: \(interrupted) before anything was said")
    }
  }

  @Test(.enabled(if: PowerLoss.mayTrace, "the system forbids strace to trace"))
  func powerLostAtAnyWriteLosesNothingThatWasSaid() async throws {
    try #require(PowerLoss.isInstalled, "No strace is installed; on Debian: apt-get install strace")
    try await inHome { home, state, environment in
      let trace = home.appendingPathComponent("trace")
      let files = try (0..<3).map { try file($0, in: home) }
      let commands = files.map { "\(KioskProcess.binary.path) library import \($0)" }.joined(separator: " && ")
      let run = try KioskProcess(
        program: PowerLoss.tracer, PowerLoss.arguments(trace) + ["sh", "-c", commands], environment: environment)
      let ended = try await run.ended(within: 120)
      #expect(ended.code == 0, "\(ended)")
      var loss = PowerLoss(folder: state.appendingPathComponent("kiosk").path)
      var checked = 0
      for line in try String(contentsOf: trace, encoding: .utf8).split(separator: "\n") {
        guard loss.take(line) else { continue }
        for keepsSome in [false, true] {
          let copy = home.appendingPathComponent("after-\(checked)")
          defer { try? FileManager.default.removeItem(at: copy) }
          try loss.write(to: copy, keepsSome: keepsSome)
          let store = try SQLiteLibraryStore(file: copy.appendingPathComponent("library.sqlite"))
          #expect(store.setAside == nil)
          let found = batches(try store.changes(after: 0).records)
          #expect(found.values.allSatisfy { $0 == Self.records }, "\(found)")
          #expect(found.count >= loss.said, "\(loss.said) were said, \(found) are there")
          checked += 1
        }
      }
      #expect(loss.said == 3)
      #expect(checked > 20, "\(checked)")
      print("power lost at \(checked) moments")
    }
  }
}
