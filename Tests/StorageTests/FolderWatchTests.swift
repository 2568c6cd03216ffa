import Eventually
import Foundation
import Storage
import Testing

@Suite(.serialized, .timeLimit(.minutes(2)))
@MainActor
struct FolderWatchTests {
  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  /// Waits until nothing more is told of what has happened.
  private func isQuiet(_ count: () -> Int) async throws {
    var (last, times) = (-1, 0)
    try await eventually("nothing more is told") {
      times = count() == last ? times + 1 : 0
      last = count()
      return times >= 10
    }
  }

  @Test func whateverHappensToAFileIsTold() async throws {
    try await inFolder { folder in
      var told = 0
      let watch = try #require(FolderWatch(folder, pause: 0) { told += 1 })
      let file = folder.appending(path: "file")
      for change in [
        { try Data("a".utf8).write(to: file) },
        {
          let handle = try FileHandle(forWritingTo: file)
          try handle.write(contentsOf: Data("b".utf8))
          try handle.close()
        },
        { chmod(file.path, 0o600) },
        { rename(file.path, file.path + "2") },
        { try FileManager.default.removeItem(atPath: file.path + "2") },
      ] as [() throws -> Void] {
        let before = told
        try change()
        try await eventually("it is told") { told > before }
      }
      withExtendedLifetime(watch) {}
    }
  }

  @Test func aFolderThatComesLaterAndGoesAndComesAgainIsWatched() async throws {
    try await inFolder { folder in
      let inner = folder.appending(path: "not/there")
      var told = 0
      let watch = try #require(FolderWatch(inner, pause: 0) { told += 1 })
      for round in 1...2 {
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try await eventually("it is found, \(round)") { told > 0 }
        // The way there is watched step by step, so that a write may come before the last of them.
        try await isQuiet { told }
        let before = told
        try Data("\(round)".utf8).write(to: inner.appending(path: "file"))
        try await eventually("its files count, \(round)") { told > before }
        try await isQuiet { told }
        told = 0
        try FileManager.default.removeItem(at: folder.appending(path: "not"))
        try await eventually("its end is told, \(round)") { told > 0 }
        told = 0
      }
      withExtendedLifetime(watch) {}
    }
  }

  @Test func nothingIsToldWhereNothingHappensNorByReading() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "file")
      try Data("a".utf8).write(to: file)
      let other = folder.appending(path: "other")
      var told = 0
      let watch = try #require(FolderWatch(folder, pause: 0) { told += 1 })
      for _ in 0..<20 { _ = try Data(contentsOf: file) }
      #expect(told == 0)
      try Data("b".utf8).write(to: other)
      try await eventually("a change is told") { told > 0 }
      withExtendedLifetime(watch) {}
    }
  }
}
