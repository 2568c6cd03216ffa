import Foundation
import HTTPServer
import HackerNews
import NewsAPI
import TMDb
import Testing

@testable import kiosk

@Suite struct CommandLineTests {
  private func parse(_ line: String) throws -> Invocation {
    let words = line.split(separator: " ").dropFirst().map(String.init)
    switch try CommandLineParser(root: KioskCommands.root).parse(words) {
    case .action(let invocation): return invocation
    case .help(let path): return .help(path)
    }
  }

  private func problems(_ line: String) -> [String] {
    do {
      _ = try parse(line)
      return []
    } catch {
      return (error as? UsageError)?.problems.map(\.english) ?? ["\(error)"]
    }
  }

  static let contract: [(String, Invocation)] = [
    ("kiosk", .serve(ServeOptions())),
    ("kiosk --demo", .serve(ServeOptions(usesSamples: true))),
    ("kiosk serve", .serve(ServeOptions())),
    (
      "kiosk serve --listen 127.0.0.1:0 --demo --no-open",
      .serve(ServeOptions(listen: ListenAddress(host: "127.0.0.1", port: 0), usesSamples: true, opensBrowser: false))
    ),
    ("kiosk --listen=[::1]:99", .serve(ServeOptions(listen: ListenAddress(host: "::1", port: 99)))),
    ("kiosk tui", .terminal(usesSamples: false)),
    ("kiosk tui --demo", .terminal(usesSamples: true)),
    ("kiosk hn", .stories(nil, ListOptions())),
    ("kiosk hn top", .stories(.top, ListOptions())),
    ("kiosk hn new --limit 5", .stories(.new, ListOptions(limit: 5))),
    ("kiosk hn --limit=500 best", .stories(.best, ListOptions(limit: 500))),
    ("kiosk hn ask --json", .stories(.ask, ListOptions(format: .json))),
    ("kiosk hn ask --muted", .stories(.ask, ListOptions(showsMuted: true))),
    ("kiosk hn show --jsonl --watch", .stories(.show, ListOptions(format: .jsonLines, watches: true))),
    ("kiosk hn jobs --plain --demo", .stories(.jobs, ListOptions(format: .plain, usesSamples: true))),
    ("kiosk hn --limit 1 --limit 2", .stories(nil, ListOptions(limit: 2))),
    ("kiosk hn thread 8863", .thread(.item(8863), in: nil, ListOptions())),
    ("kiosk hn thread 3 --list best", .thread(.rank(3), in: .best, ListOptions())),
    ("kiosk hn thread https://news.ycombinator.com/item?id=8863#c1", .thread(.item(8863), in: nil, ListOptions())),
    ("kiosk hn top -n 5 -v", .stories(.top, ListOptions(limit: 5, isVerbose: true))),
    ("kiosk hn best --new -n 3 --plain", .stories(.best, ListOptions(format: .plain, limit: 3, newOf: "hn best"))),
    (
      "kiosk hn --timeout=5 --new --demo",
      .stories(nil, ListOptions(usesSamples: true, timeLimit: 5, newOf: "hn --demo"))
    ),
    ("kiosk hn -n5", .stories(nil, ListOptions(limit: 5))),
    (
      "kiosk hn --fields title,url --json",
      .stories(nil, ListOptions(format: .json, selection: .fields(["title", "url"])))
    ),
    ("kiosk hn thread --json 8863", .thread(.item(8863), in: nil, ListOptions(format: .json))),
    ("kiosk hn search swift combine", .search(HackerNewsSearch("swift combine"), ListOptions())),
    (
      "kiosk hn search --limit 3 -- --dashes",
      .search(HackerNewsSearch("--dashes", resultsPerPage: 3), ListOptions(limit: 3))
    ),
    ("kiosk hn search x --watch", .search(HackerNewsSearch("x", order: .date), ListOptions(watches: true))),
    (
      "kiosk hn search x --sort newest --author ann_b --points 100 --from 2026-11-20 --to 2026-11-20T10:00:00Z",
      .search(
        HackerNewsSearch(
          "x", order: .date, author: "ann_b", minimumPoints: 100, since: Date(timeIntervalSince1970: 1_795_132_800),
          until: Date(timeIntervalSince1970: 1_795_168_800)), ListOptions())
    ),
    ("kiosk news", .news(.headlines(country: nil, nil), ListOptions())),
    ("kiosk news headlines --country DE", .news(.headlines(country: "de", nil), ListOptions())),
    ("kiosk news category science --json", .news(.headlines(country: nil, .science), ListOptions(format: .json))),
    (
      "kiosk news category health --country gb --watch",
      .news(.headlines(country: "gb", .health), ListOptions(watches: true))
    ),
    ("kiosk news source bbc-news --limit 5", .news(.source("bbc-news"), ListOptions(limit: 5))),
    (
      "kiosk news search green tea --plain",
      .news(.search(EverythingQuestion(text: "green tea")), ListOptions(format: .plain))
    ),
    (
      "kiosk news search tea --language de --sort popularity --in title,content --domains a.example,b.example "
        + "--exclude-domains c.example --from 2026-11-20 --to 2026-11-20T10:00:00Z",
      .news(
        .search(
          EverythingQuestion(
            text: "tea", fields: [.title, .content], domains: ["a.example", "b.example"],
            excludedDomains: ["c.example"], from: Date(timeIntervalSince1970: 1_795_132_800),
            to: Date(timeIntervalSince1970: 1_795_168_800), language: "de", order: .popularity)), ListOptions())
    ),
    ("kiosk news sources", .news(.sources(SourcesQuestion()), ListOptions())),
    (
      "kiosk news sources --country=gb --category sports --language en --jsonl",
      .news(
        .sources(SourcesQuestion(country: "gb", category: "sports", language: "en")), ListOptions(format: .jsonLines))
    ),
    ("kiosk movies", .movies(.list(.endpoint(.nowPlaying)), MovieLocaleOptions(), ListOptions())),
    ("kiosk movies popular", .movies(.list(.endpoint(.popular)), MovieLocaleOptions(), ListOptions())),
    (
      "kiosk movies popular --genre=Drama",
      .movies(.discover(DiscoveryRequest(genres: ["Drama"])), MovieLocaleOptions(), ListOptions())
    ),
    (
      "kiosk movies top-rated --genre 18",
      .movies(
        .discover(DiscoveryRequest(genres: ["18"], rest: MovieDiscovery(order: .rating))), MovieLocaleOptions(),
        ListOptions())
    ),
    ("kiosk movies trending", .movies(.list(.trending(.week)), MovieLocaleOptions(), ListOptions())),
    ("kiosk movies upcoming --ics", .movies(.calendar, MovieLocaleOptions(), ListOptions())),
    ("kiosk movies trending day", .movies(.list(.trending(.day)), MovieLocaleOptions(), ListOptions())),
    ("kiosk movies collection 7", .movies(.collection(7), MovieLocaleOptions(), ListOptions())),
    ("kiosk movies discover", .movies(.discover(DiscoveryRequest()), MovieLocaleOptions(), ListOptions())),
    (
      "kiosk movies discover --year 1990-1999 --genre drama --genre war --without-genre horror --provider Lantern+ "
        + "--min-score 70 --max-minutes=100 --sort newest",
      .movies(
        .discover(
          DiscoveryRequest(
            genres: ["drama", "war"], excludedGenres: ["horror"], providers: ["Lantern+"],
            rest: MovieDiscovery(
              released: MovieDiscovery.days(of: 1990...1999), lowestPercent: 70, mostMinutes: 100, order: .newest))),
        MovieLocaleOptions(), ListOptions())
    ),
    (
      "kiosk movies upcoming --jsonl --region at --language de_at",
      .movies(
        .list(.endpoint(.upcoming)), MovieLocaleOptions(region: "AT", language: "de-AT"),
        ListOptions(format: .jsonLines))
    ),
    ("kiosk movies top-rated", .movies(.list(.endpoint(.topRated)), MovieLocaleOptions(), ListOptions())),
    ("kiosk movies search the sea", .movies(.list(.search("the sea")), MovieLocaleOptions(), ListOptions())),
    ("kiosk movies show 11", .movies(.film(11), MovieLocaleOptions(), ListOptions())),
    ("kiosk search night train", .searchEverywhere(text: "night train", ListOptions())),
    ("kiosk search --demo --jsonl x", .searchEverywhere(text: "x", ListOptions(format: .jsonLines, usesSamples: true))),
    ("kiosk samples", .samples(SamplesOptions())),
    (
      "kiosk samples --listen 127.0.0.1:0 --latency 100 --failures 5 --seed 7 --speed 2.5 --pace 1.5 --control",
      .samples(
        SamplesOptions(
          listen: ListenAddress(host: "127.0.0.1", port: 0), latency: 100, failures: 5, speed: 2.5, pace: 1.5, seed: 7,
          hasControl: true))
    ),
    ("kiosk samples --error 500", .samples(SamplesOptions(error: 500))),
    ("kiosk samples --silent", .samples(SamplesOptions(isSilent: true))),
    ("kiosk doctor", .doctor(DoctorOptions())),
    ("kiosk doctor --json --timeout 3", .doctor(DoctorOptions(asJSON: true, timeLimit: 3))),
    ("kiosk doctor --requests", .doctor(DoctorOptions(showsRequests: true))),
    ("kiosk --version", .version),
    ("kiosk help", .help([])),
    ("kiosk help hn thread", .help(["hn", "thread"])),
    ("kiosk --help", .help([])),
    ("kiosk hn -h", .help(["hn"])),
    ("kiosk hn thread --help", .help(["hn", "thread"])),
  ]

  @Test(arguments: contract)
  func everyLineOfTheContractParses(line: String, invocation: Invocation) throws {
    #expect(try parse(line) == invocation)
  }

  static let wrong: [(String, [String])] = [
    ("kiosk srve", ["unknown command \"srve\" (did you mean serve?)"]),
    ("kiosk frobnicate --demo", ["unknown command \"frobnicate\""]),
    ("kiosk hn tpo", ["LIST takes one of new, top, best, ask, show, jobs, not \"tpo\" (did you mean top?)"]),
    (
      "kiosk hn serach x",
      [
        "LIST takes one of new, top, best, ask, show, jobs, not \"serach\" (did you mean search?)",
        "kiosk hn does not take the word \"x\"",
      ]
    ),
    ("kiosk hn --jsno", ["unknown option --jsno (did you mean --json?)"]),
    ("kiosk hn --lmit 5", ["unknown option --lmit (did you mean --limit?)"]),
    ("kiosk hn -x", ["unknown option -x"]),
    ("kiosk hn --limit", ["--limit needs a value: --limit N"]),
    ("kiosk hn --limit --json", ["--limit needs a value: --limit N"]),
    ("kiosk hn --limit 0", ["--limit takes a whole number from 1 to 500, not \"0\""]),
    ("kiosk hn --limit -5", ["--limit takes a whole number from 1 to 500, not \"-5\""]),
    (
      "kiosk hn --limit 99999999999999999999",
      ["--limit takes a whole number from 1 to 500, not \"99999999999999999999\""]
    ),
    ("kiosk hn --demo=yes", ["--demo takes no value"]),
    ("kiosk hn --json --plain", ["--json, --plain exclude each other: choose one"]),
    ("kiosk hn --json --watch", ["--json, --watch exclude each other: choose one"]),
    ("kiosk hn --listen 127.0.0.1:1", ["kiosk hn has no option --listen"]),
    (
      "kiosk hn thread",
      ["kiosk hn thread needs ID: the story's number, its address, or its rank in the list, from 1 to 500"]
    ),
    (
      "kiosk hn thread x",
      ["ID takes the number of a story, its address at news.ycombinator.com or its rank in the list, not \"x\""]
    ),
    ("kiosk hn thread 1 2", ["kiosk hn thread does not take the word \"2\""]),
    (
      "kiosk hn search x --author a,b --sort best --points -1",
      [
        "--author takes the name of a user, not \"a,b\"", "--sort takes one of relevance, newest, not \"best\"",
        "--points takes a whole number from 0 to 1000000, not \"-1\"",
      ]
    ),
    ("kiosk hn search", ["kiosk hn search needs TEXT: the words to look for"]),
    (
      "kiosk hn search " + String(repeating: "word ", count: 20_000),
      ["TEXT takes a text of at most 1000 bytes, not \"" + String(repeating: "word ", count: 16) + "…\""]
    ),
    ("kiosk doctor now", ["kiosk doctor does not take the word \"now\""]),
    (
      "kiosk serve --listen 8080",
      ["--listen takes an address such as 127.0.0.1:8080 (a port is missing), not \"8080\""]
    ),
    ("kiosk news --country germany", ["--country takes two letters, such as us, not \"germany\""]),
    (
      "kiosk news category scince",
      [
        "NAME takes one of business, entertainment, general, health, science, sports, technology, not \"scince\" "
          + "(did you mean science?)"
      ]
    ),
    ("kiosk news source", ["kiosk news source needs ID: the source, as kiosk news sources names it"]),
    ("kiosk news search", ["kiosk news search needs TEXT: the words to look for"]),
    (
      "kiosk news search x --from yesterday --in margin --domains x --sort luck",
      [
        "--from takes a date such as 2026-11-20 or 2026-11-20T10:00:00Z, not \"yesterday\"",
        "--in takes title, description and content, joined by commas, not \"margin\"",
        "--domains takes hosts such as bbc.co.uk, joined by commas, not \"x\"",
        "--sort takes one of newest, relevance, popularity, not \"luck\"",
      ]
    ),
    ("kiosk search", ["kiosk search needs TEXT: the words to look for"]),
    ("kiosk samples --speed fast", ["--speed takes a number from 0 to 1000, not \"fast\""]),
    ("kiosk samples --pace 0", ["--pace takes a number of seconds from 0.1 to 3600, not \"0\""]),
    ("kiosk samples --speed nan", ["--speed takes a number from 0 to 1000, not \"nan\""]),
    (
      "kiosk hn tpo --limit 0 --jsno",
      [
        "--limit takes a whole number from 1 to 500, not \"0\"",
        "unknown option --jsno (did you mean --json?)",
        "LIST takes one of new, top, best, ask, show, jobs, not \"tpo\" (did you mean top?)",
      ]
    ),
  ]

  @Test(arguments: wrong)
  func everyProblemOfAWrongLineIsNamed(line: String, expected: [String]) {
    #expect(problems(line) == expected)
  }

  @Test func aHostileWordIsShownWithoutItsControlCharacters() throws {
    let parser = CommandLineParser(root: KioskCommands.root)
    let hostile = "\u{1B}]0;owned\u{7}tpo\u{9B}31m" + String(repeating: "x", count: 500)
    for words in [
      [hostile], ["hn", hostile], ["hn", "--" + hostile], ["help", hostile], ["hn", "--limit", hostile],
    ] {
      let error = #expect(throws: UsageError.self) {
        if case .action(.help(let path)) = try parser.parse(words) { _ = try HelpPages.page(for: path) }
      }
      let text = error?.problems.map(\.english).joined() ?? ""
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
      #expect(text.count < 400)
    }
  }

  @Test func anOptionOfOneNameTakesAValueEverywhereOrNowhere() {
    let options = Dictionary(grouping: KioskCommands.root.allOptions, by: \.name)
    for (name, declared) in options {
      #expect(Set(declared.map { $0.valueName != nil }).count == 1, "--\(name)")
    }
  }

  @Test(arguments: [("kitten", "sitting", 3), ("", "abc", 3), ("abcd", "abdc", 1), ("top", "top", 0)])
  func theDistanceCountsSlips(first: String, second: String, expected: Int) {
    #expect(Suggestion.distance(first, second) == expected)
    #expect(Suggestion.distance(second, first) == expected)
  }
}
