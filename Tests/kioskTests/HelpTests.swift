import Testing

@testable import kiosk

@Suite struct HelpTests {
  /// Every command with its path.
  private static func all(
    _ command: Command<Invocation> = KioskCommands.root, _ path: [String] = []
  ) -> [(path: [String], command: Command<Invocation>)] {
    [(path, command)] + command.subcommands.flatMap { all($0, path + [$0.name]) }
  }

  @Test func everyCommandsHelpNamesAllItDeclares() throws {
    for (path, command) in Self.all() {
      let page = try HelpPages.page(for: path)
      #expect(page.contains("Usage: " + (["kiosk"] + path).joined(separator: " ")))
      for option in command.options { #expect(page.contains("--\(option.name)"), "\(path)") }
      for argument in command.arguments { #expect(page.contains(argument.name), "\(path)") }
      for subcommand in command.subcommands { #expect(page.contains("\n  \(subcommand.name) "), "\(path)") }
      for line in page.split(separator: "\n") { #expect(line.count <= HelpText.width, "\(line)") }
    }
  }

  @Test func theFirstPageNamesVariablesFilesAndExitCodes() throws {
    let page = try HelpPages.page(for: [])
    for variable in EnvironmentVariable.allCases where variable.meaning != nil {
      #expect(page.contains(variable.rawValue))
    }
    for code in ExitCode.allCases { #expect(page.contains("  \(code.rawValue) ")) }
    #expect(page.contains("config.json5"))
  }

  @Test func theExampleOfTheSettingsFileCanBeRead() throws {
    let configuration = try Configuration(.init(Configuration.example.utf8), from: "example")
    #expect(configuration.listen == Settings.standardListen)
    #expect(configuration.list == .top)
    #expect(configuration.services.hackerNews != nil && configuration.services.newsAPI != nil)
    #expect(configuration.country?.code == "us")
  }

  @Test func theUsageLineGroupsWhatExcludesEachOther() throws {
    let page = try HelpPages.page(for: ["hn"])
    #expect(page.contains("[--json | --jsonl | --plain | --template TEXT] [--fields NAMES]"))
  }
}
