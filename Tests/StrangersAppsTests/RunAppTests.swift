import AppFolders
import Foundation
import FoundationNetworking
import KioskRunning
import Testing

/// The command `run-app` as it is built, from folder to page. In place of the package manager, which would build the framework once
/// more, stands a script that compiles the generated package against the modules that are built already.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct RunAppTests {
  /// A folder of our own for caches, apps that do not compile, and the script.
  private final class Bench {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-app-tests-\(UUID())")
    let path: String

    init() async throws {
      let tools = folder.appendingPathComponent("tools")
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      let list = folder.appendingPathComponent("flags")
      let flags = BuiltModules.flags + BuiltModules.objects + ["-wmo", "-swift-version", "5", "-parse-as-library"]
      try flags.map { "\"\($0)\"" }.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
      let script = tools.appendingPathComponent("swift")
      try await writeProgram(
        """
        #!/bin/sh
        [ "$1" = build ] || exit 64
        while [ $# -gt 0 ]; do
          case "$1" in
            --package-path) package=$2; shift ;;
            --scratch-path) scratch=$2; shift ;;
            --product) product=$2; shift ;;
          esac
          shift
        done
        mkdir -p "$scratch/debug"
        exec swiftc "$package/Sources/$product/"*.swift @\(list.path) -module-name "$product" -o "$scratch/debug/$product"

        """, at: script)
      path = tools.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func run(_ arguments: [String]) throws -> KioskProcess {
      try KioskProcess(
        program: BuiltModules.folder.appendingPathComponent("run-app"),
        arguments + ["--cache", folder.appendingPathComponent("cache").path, "--framework", BuiltModules.package.path],
        environment: ["PATH": path])
    }
  }

  private func app(_ name: String) -> String { BuiltApp.apps.appendingPathComponent(name).path }

  @Test(arguments: ["Tally", "Postcards"])
  func aFolderIsCheckedAndShown(name: String) async throws {
    let bench = try await Bench()
    let checked = try await bench.run([app(name), "--check"]).ended(within: 240)
    try #require(checked.code == 0 && checked.messages.hasSuffix("It compiles.\n"), "\(checked)")
    let text = name == "Tally" ? "Swallows: 3" : "Kyoto"
    let running = try bench.run([app(name), "--listen", "127.0.0.1:0"])
    try await running.until("it says where it is", within: 240) {
      (running.outputSoFar + running.messagesSoFar).contains("http://127.0.0.1:")
    }
    let address = try await ReaderPage.address(of: running)
    let page = try await URLSession.shared.data(from: try #require(URL(string: address + "/"))).0
    #expect(String(decoding: page, as: UTF8.self).contains(text))
    running.send(signal: SIGTERM)
    _ = try await running.ended(within: 20)
  }

  @Test func theGeneratedManifestIsOneThatThePackageManagerReads() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try AppFolder.read(URL(fileURLWithPath: app("Tally")), target: nil)
    try AppPackage(app, folder: folder, framework: BuiltModules.package).write()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let reading = try KioskProcess(
      program: URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "package", "--package-path", folder.path, "dump-package"],
      environment: ["PATH": path])
    let read = try await reading.ended(within: 120)
    #expect(read.code == 0 && read.output.contains("\"name\" : \"Tally\""), "\(read)")
  }

  @Test func whatDoesNotCompileIsNamedByItsOwnFileAndLine() async throws {
    let bench = try await Bench()
    let sources = bench.folder.appendingPathComponent("Broken")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let file = sources.appendingPathComponent("Broken.swift")
    try """
    import SwiftUI

    @main struct Broken: App {
      var body: some Scene { WindowGroup { Text(nobody) } }
    }

    """.write(to: file, atomically: true, encoding: .utf8)
    let ended = try await bench.run([sources.path, "--check"]).ended(within: 240)
    #expect(ended.code == 65)
    #expect(ended.messages.contains("\(file.path):4:") && ended.messages.contains("nobody"), "\(ended)")
    #expect(ended.messages.hasSuffix("It does not compile: 1 errors.\n"), "\(ended)")
  }

  @Test func anAppThatCrashesIsStartedAgainAndAtLastSaysWhy() async throws {
    let bench = try await Bench()
    let sources = bench.folder.appendingPathComponent("Falling")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try """
    import CoreLocation
    import CryptoKit
    import SwiftUI

    @main struct Falling: App {
      init() { fatalError("no \\(SHA256.hash(data: Data()).map { _ in kCLDistanceFilterNone }.count) here") }
      var body: some Scene { WindowGroup { Text("never") } }
    }

    """.write(to: sources.appendingPathComponent("Falling.swift"), atomically: true, encoding: .utf8)
    let running = try bench.run([sources.path, "--listen", "127.0.0.1:0"])
    // Only what does not crash any more says where it is.
    try await running.until("it says where it is", within: 240) {
      (running.outputSoFar + running.messagesSoFar).contains("http://127.0.0.1:")
    }
    let address = try await ReaderPage.address(of: running)
    let page = try await URLSession.shared.data(from: try #require(URL(string: address + "/"))).0
    #expect(String(decoding: page, as: UTF8.self).contains("no 32 here"))
    running.send(signal: SIGTERM)
    let ended = try await running.ended(within: 20)
    #expect(ended.messages.contains("no 32 here"))
    for number in 1...2 { #expect(ended.messages.contains("it is started again (\(number) of 2)")) }
    #expect(ended.messages.contains("The app has crashed too often"))
  }

  @Test func aPageSaysWhyItsAppHasCrashed() async throws {
    let bench = try await Bench()
    let sources = bench.folder.appendingPathComponent("Stumbling")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let mark = bench.folder.appendingPathComponent("crashed").path
    try """
    import SwiftUI

    @main struct Stumbling: App {
      init() {
        guard !FileManager.default.fileExists(atPath: "\(mark)") else { return }
        FileManager.default.createFile(atPath: "\(mark)", contents: nil)
        fatalError("a stone on the way")
      }
      var body: some Scene { WindowGroup { Text("On again") } }
    }

    """.write(to: sources.appendingPathComponent("Stumbling.swift"), atomically: true, encoding: .utf8)
    let running = try bench.run([sources.path, "--listen", "127.0.0.1:0"])
    try await running.until("it says where it is", within: 240) {
      (running.outputSoFar + running.messagesSoFar).contains("http://127.0.0.1:")
    }
    let address = try await ReaderPage.address(of: running)
    let page = try await URLSession.shared.data(from: try #require(URL(string: address + "/"))).0
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("The app has crashed") && text.contains("a stone on the way") && text.contains("On again"))
    running.send(signal: SIGTERM)
    _ = try await running.ended(within: 20)
  }

  @Test func whatMakesNoSenseIsSaid() async throws {
    let bench = try await Bench()
    let nowhere = try await bench.run([bench.folder.appendingPathComponent("nowhere").path, "--check"]).ended()
    #expect(nowhere.code == 65 && nowhere.messages.hasPrefix("run-app: "), "\(nowhere)")
    let unknown = try await bench.run(["--fast"]).ended()
    #expect(unknown.code == 64 && unknown.messages.hasPrefix("run-app: --fast is not an option"), "\(unknown)")
  }
}
