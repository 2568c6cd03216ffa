import Foundation
import KioskRunning
import Testing

/// The command line in the languages of its readers.
@Suite(.timeLimit(.minutes(4)))
struct LanguageEndToEndTests {
  private static let languages = [("de_DE", "Punkte"), ("ru_RU", "очк"), ("zh_CN", "分"), ("ar_EG", "نق")]

  private func run(_ words: [String], _ environment: [String: String]) async throws -> KioskProcess.Ended {
    try await KioskProcess.run(words, environment: environment)
  }

  @Test func listsAreToldInTheReadersLanguageAndProgramsGetTheSameInAll() async throws {
    let world = try SampleWorld { $0.speed = 0 }
    defer { world.stop() }
    let english = try await run(["hn", "-n", "3"], world.environment)
    #expect(english.output.contains(" points by ") && english.output.contains(" ago"), "\(english)")
    for (language, points) in Self.languages {
      let environment = world.environment.merging(["LANG": "\(language).UTF-8"]) { $1 }
      let list = try await run(["hn", "-n", "3"], environment)
      #expect(list.code == 0 && list.output.contains(points) && !list.output.contains(" ago"), "\(language) \(list)")
      for format in ["--json", "--plain"] {
        let (own, other) = (
          try await run(["hn", "-n", "3", format], world.environment),
          try await run(["hn", "-n", "3", format], environment)
        )
        #expect(own.output == other.output, "\(language) \(format)")
      }
    }
  }

  @Test(arguments: [
    (["LC_ALL": "de_DE.UTF-8", "LANG": "ru_RU.UTF-8"], "unbekannter Befehl"),
    (["LC_MESSAGES": "ru_RU.UTF-8", "LANG": "de_DE.UTF-8"], "неизвестная команда"),
    (["LANG": "zh_CN.UTF-8"], "未知命令"), (["LANG": "ar.UTF-8"], "أمر غير معروف"),
    (["LANG": "C.UTF-8"], "unknown command"),
    (["LANG": "POSIX"], "unknown command"), (["LANG": "C"], "unknown command"), (["LANG": ""], "unknown command"),
    (["LANG": "eo.UTF-8"], "unknown command"), (["LANG": "ru_RU.KOI8-R"], "unknown command"),
  ])
  func theLocaleOfTheEnvironmentDecides(environment: [String: String], words: String) async throws {
    let ended = try await run(["hm"], environment)
    #expect(ended.code == 64 && ended.messages.contains(words), "\(ended)")
    #expect(ended.messages.contains("Usage: kiosk"), "usage and help stay English")
  }

  @Test func troublesAreToldInTheReadersLanguageAndInEnglishToPrograms() async throws {
    let nowhere = [
      "KIOSK_HN_URL": "http://127.0.0.1:1/", "KIOSK_HN_SEARCH_URL": "http://127.0.0.1:1/", "LANG": "de_DE.UTF-8",
    ]
    let list = try await run(["hn"], nowhere)
    #expect(list.code == 69 && list.messages.contains("ist nicht erreichbar"), "\(list)")
    let search = try await run(["search", "swift", "--jsonl", "--timeout", "2"], nowhere)
    let reason =
      search.output.split(separator: "\n").first { $0.contains("\"hn\"") || $0.contains("127.0.0.1:1") } ?? ""
    #expect(reason.contains("cannot be reached"), "\(search)")
    #expect(search.messages.contains("ist nicht erreichbar"), "\(search)")
  }

  @Test func theDoctorTellsWhatIsSoInTheReadersLanguage() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let german = try await run(["doctor"], world.environment.merging(["LANG": "de_DE.UTF-8"]) { $1 })
    #expect(german.output.contains("Einstellungsdatei") && german.output.contains("antwortete in"), "\(german)")
    let json = try await run(["doctor", "--json"], world.environment.merging(["LANG": "de_DE.UTF-8"]) { $1 })
    #expect(json.output.contains("\"settings file\"") && !json.output.contains("Einstellungsdatei"), "\(json)")
  }
}
