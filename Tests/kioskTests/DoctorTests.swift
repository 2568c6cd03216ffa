import Foundation
import HTTPServer
import struct SwiftUI.DesktopBrowser
import Testing

@testable import kiosk

@Suite struct DoctorTests {
  /// A folder of its own for one test, gone afterwards.
  private func withHome(_ body: (URL) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try body(home)
  }

  private func findings(_ home: URL, _ variables: [String: String] = [:]) -> [String: Finding] {
    let environment = ProcessEnvironment(["HOME": home.path].merging(variables) { $1 })
    let checks = FileChecks(environment: environment, folders: UserFolders(environment: environment))
    return Dictionary(uniqueKeysWithValues: checks.findings().map { ($0.name.english, $0) })
  }

  @Test func anEmptyHomeIsFine() throws {
    try withHome { home in
      #expect(findings(home).values.allSatisfy { $0.status == .ok })
    }
  }

  @Test(arguments: [
    ("{ lsten: 3 }", Finding.Status.warn, "unknown key \"lsten\""),
    ("{ listen: 3 }", .fail, "\"listen\" must be a text"),
  ])
  func aBrokenSettingsFileSaysWhere(text: String, status: Finding.Status, words: String) throws {
    try withHome { home in
      let folder = home.appendingPathComponent(".config/kiosk")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("config.json5"))
      let finding = findings(home)["settings file"]
      #expect(finding?.status == status)
      #expect(finding?.detail.english.contains(words) == true)
    }
  }

  @Test func filesThatOthersMayChangeAreWarnedOf() throws {
    try withHome { home in
      let folder = home.appendingPathComponent(".config/kiosk")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("config.json5")
      try Data("{}".utf8).write(to: file)
      chmod(file.path, 0o666)
      chmod(folder.path, 0o755)
      #expect(findings(home)["settings file"]?.status == .warn)
      #expect(findings(home)["settings file"]?.remedy?.english == "chmod go-w \(file.path)")
      #expect(findings(home)["settings folder"]?.status == .ok)
    }
  }

  @Test func aFileInPlaceOfAFolderFails() throws {
    try withHome { home in
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent(".cache"), withIntermediateDirectories: true)
      try Data().write(to: home.appendingPathComponent(".cache/kiosk"))
      #expect(findings(home)["cache folder"]?.status == .fail)
    }
  }

  @Test func certificatesAreLookedFor() throws {
    try withHome { home in
      let file = home.appendingPathComponent("ca.pem")
      #expect(findings(home, ["KIOSK_CA_FILE": file.path])["authorities"]?.status == .fail)
      try Data("hello".utf8).write(to: file)
      #expect(
        findings(home, ["KIOSK_CA_FILE": file.path])["authorities"]?.detail.english.hasSuffix("holds no certificate")
          == true)
      try Data("-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----\n".utf8).write(to: file)
      #expect(findings(home, ["KIOSK_CA_FILE": file.path])["authorities"]?.status == .ok)
    }
  }

  @Test func aPortInUseIsToldWithTheWayOut() throws {
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { _, responder in responder.abort() }
    try server.start()
    defer { server.stop() }
    let finding = MachineChecks.listen(server.boundAddress)
    #expect(finding.status == .warn)
    #expect(finding.remedy?.english == "kiosk serve --listen 127.0.0.1:0")
    #expect(MachineChecks.listen(ListenAddress(host: "127.0.0.1", port: 0)).status == .ok)
    #expect(MachineChecks.listen(ListenAddress(host: "192.0.2.1", port: 1)).status == .fail)
  }

  @Test func theTableNamesStatusAndRemedy() {
    let report = DoctorReport(findings: [
      Finding("one", .ok, "fine"), Finding("longer", .fail, "broken", remedy: "mend it"),
    ])
    let traits = OutputTraits(isTerminal: false, windowColumns: nil, environment: ProcessEnvironment([:]))
    #expect(
      report.table(traits) == """
          ok   one     fine
          fail longer  broken
                       → mend it

        """)
    #expect(!report.isHealthy)
    #expect(
      report.json.line
        == #"{"version":"0.1.0","healthy":false,"findings":[{"name":"one","status":"ok","detail":"fine","#
        + #""remedy":null},{"name":"longer","status":"fail","detail":"broken","remedy":"mend it"}]}"#)
  }
}

@Suite struct BrowserTests {
  private func browser(_ variables: [String: String], _ existing: Set<String> = ["/usr/bin/xdg-open"])
    -> DesktopBrowser?
  {
    DesktopBrowser(environment: ProcessEnvironment(variables).ofDesktop, isExecutable: existing.contains)
  }

  @Test func aBrowserNeedsADesktopAndAnOpener() {
    let path = "relative:/opt:/usr/bin"
    #expect(browser(["PATH": path]) == nil)
    #expect(browser(["PATH": path, "DISPLAY": ""]) == nil)
    #expect(browser(["PATH": "/opt", "DISPLAY": ":0"]) == nil)
    #expect(browser(["PATH": path, "DISPLAY": ":0"])?.program.path == "/usr/bin/xdg-open")
    #expect(browser(["PATH": path, "WAYLAND_DISPLAY": "w"])?.program.path == "/usr/bin/xdg-open")
    #expect(browser(["PATH": path, "DISPLAY": ":0"], ["relative/xdg-open"]) == nil)
  }
}
