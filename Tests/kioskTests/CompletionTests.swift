import Foundation
import KioskRunning
import Testing

@testable import kiosk

/// The scripts of `kiosk completions`, read and asked by the shells themselves.
@Suite(.timeLimit(.minutes(4))) struct CompletionTests {
  /// Writes the script of `shell` and runs `program` in that shell; gives what it prints.
  private func ask(_ shell: Shell, _ program: String) async throws -> [String] {
    let tool = URL(fileURLWithPath: "/usr/bin/\(shell)")
    try #require(
      FileManager.default.isExecutableFile(atPath: tool.path),
      "No \(shell) is installed; on Debian: apt-get install \(shell)")
    let script = FileManager.default.temporaryDirectory.appending(path: "completions-\(UUID())")
    try shell.completions(of: KioskCommands.root).write(to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    let bare = shell == .fish ? ["--no-config"] : shell == .zsh ? ["-f"] : ["--noprofile", "--norc"]
    let ended = try await KioskProcess(
      program: tool, bare + ["-c", program.replacing("SCRIPT", with: script.path)]
    ).ended()
    #expect(ended.code == 0 && ended.messages == "", "\(ended)")
    return ended.output.split(separator: "\n").map(String.init)
  }

  /// What bash offers for the last of `words`.
  private func bash(_ words: String) async throws -> [String] {
    try await ask(
      .bash,
      "source SCRIPT; COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _kiosk; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"")
  }

  private func fish(_ line: String) async throws -> [String] {
    try await ask(.fish, "source SCRIPT; complete -C '\(line)'").map { String($0.prefix { $0 != "\t" }) }
  }

  /// What zsh's helpers are asked to offer.
  private func zsh(_ words: String) async throws -> [String] {
    try await ask(
      .zsh,
      """
      compdef() {}; _describe() { print -l -- ${(P)@[-1]} }; compadd() { shift; print -l -- $@ }; _files() { print files }
      source SCRIPT; words=(\(words)); CURRENT=$#words; PREFIX=${words[-1]}; _kiosk
      """
    ).map { String($0.prefix { $0 != ":" }) }
  }

  @Test func bashCompletesCommandsOptionsValuesAndFiles() async throws {
    let commands = KioskCommands.root.subcommands.map(\.name).filter { !$0.hasPrefix("-") }
    #expect(try await bash("kiosk ''") == commands)
    #expect(try await bash("kiosk do") == ["doctor"])
    #expect(try await bash("kiosk --vers") == ["--version"])
    #expect(try await bash("kiosk hn ''").contains("best"))
    #expect(try await bash("kiosk hn --js") == ["--json", "--jsonl"])
    #expect(try await bash("kiosk news search x --sort ''") == ["newest", "relevance", "popularity"])
    #expect(try await bash("kiosk hn --limit ''") == [])
    #expect(try await bash("kiosk help do") == ["doctor"])
    #expect(try await bash("kiosk completions ''") == ["bash", "zsh", "fish"])
    let file = FileManager.default.temporaryDirectory.appending(path: "with a space \(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      try await bash("kiosk serve --password-file '\(file.deletingLastPathComponent().path)/with'").count >= 1)
  }

  @Test func fishCompletesCommandsOptionsAndValues() async throws {
    let commands = KioskCommands.root.subcommands.map(\.name).filter { !$0.hasPrefix("-") }
    #expect(Set(try await fish("kiosk ")) == Set(commands))
    #expect(try await fish("kiosk hn --js") == ["--json", "--jsonl"])
    #expect(Set(try await fish("kiosk news search x --sort ")) == ["newest", "relevance", "popularity"])
    #expect(try await fish("kiosk library ex") == ["export"])
  }

  @Test func zshCompletesCommandsOptionsAndValues() async throws {
    let commands = KioskCommands.root.subcommands.map(\.name).filter { !$0.hasPrefix("-") }
    #expect(try await zsh("kiosk ''") == commands)
    #expect(try await zsh("kiosk hn --").contains("--watch"))
    #expect(try await zsh("kiosk news search x --sort ''") == ["newest", "relevance", "popularity"])
    #expect(try await zsh("kiosk library import ''").contains("files"))
  }

  @Test(arguments: Shell.allCases) func everyCommandAndOptionIsInTheScript(_ shell: Shell) {
    let script = shell.completions(of: KioskCommands.root)
    for place in CompletionPlace.all(of: KioskCommands.root) {
      #expect(script.contains(place.path))
      for option in place.options { #expect(script.contains(option.name.drop { $0 == "-" }), "\(place.path)") }
      for word in place.words { #expect(script.contains(word.name), "\(place.path)") }
    }
  }

  @Test(arguments: Shell.allCases) func textsThatShellsReadAreQuoted(_ shell: Shell) async throws {
    let root = Command<Int>(
      name: "kiosk", summary: "it's `touch x` $(touch y) \\ \"z\"",
      options: [Option(switch: "odd", "it's `touch x` $(touch y) \\ \"z\": all of it")],
      subcommands: [Command(name: "part", summary: "it's $(touch y) \\", action: { _ in 1 })], action: { _ in 0 })
    let folder = FileManager.default.temporaryDirectory.appending(path: "quoting-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "script")
    try shell.completions(of: root).write(to: script, atomically: true, encoding: .utf8)
    let program = "cd \(folder.path); compdef() { :; }; source ./script; echo read"
    let fish = "cd \(folder.path); source ./script; echo read; complete -C 'kiosk '"
    let ended = try await KioskProcess(
      program: URL(fileURLWithPath: "/usr/bin/\(shell)"), ["-c", shell == .fish ? fish : program]
    ).ended()
    #expect(ended.code == 0 && ended.output.contains("read") && ended.messages == "", "\(ended)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["script"])
  }
}
