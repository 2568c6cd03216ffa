import Eventually
import Foundation
import KioskRunning
import Testing

@testable import kiosk

/// The voice of a terminal's machine, where `spd-say` is a double that writes down what it is told.
@Suite(.serialized, .timeLimit(.minutes(4))) @MainActor struct MachineVoiceTests {
  private func withVoice(
    _ script: String, _ body: @MainActor (MachineVoice, @escaping @MainActor () -> String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-voice-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("log")
    let program = folder.appendingPathComponent("spd-say")
    try await writeProgram("#!/bin/sh\necho \"$@\" >> '\(log.path)'\n\(script)\n", at: program)
    let voice = try #require(MachineVoice(environment: ProcessEnvironment(["PATH": folder.path])))
    try await body(voice) { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
  }

  @Test func withoutTheProgramThereIsNoVoice() {
    #expect(MachineVoice(environment: ProcessEnvironment(["PATH": "/nowhere:relative"])) == nil)
    #expect(MachineVoice(environment: ProcessEnvironment([:])) == nil)
  }

  @Test func textsAreSpokenOneAfterTheOtherAndNoneIsAnOption() async throws {
    try await withVoice("") { voice, log in
      var isDone = false
      voice.speak(["One.", "--cancel"], language: "de") { isDone = true }
      try await eventually("all is spoken") { isDone }
      #expect(log() == "--wait --language de -- One.\n--wait --language de -- --cancel\n")
    }
  }

  @Test func whatIsStoppedIsNotSpokenToItsEnd() async throws {
    try await withVoice("[ \"$1\" = --cancel ] || exec sleep 600") { voice, log in
      var isDone = false
      voice.speak(["One.", "Two."], language: nil) { isDone = true }
      try await eventually("it speaks") { log().contains("One.") }
      voice.stop()
      try await eventually("the speaker is told") { log().contains("--cancel") }
      #expect(!isDone && !log().contains("Two."))
    }
  }
}
