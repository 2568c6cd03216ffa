import HTTPServer
import HackerNews
import NewsAPI
import TMDb

/// The declaration of Kiosk's command line.
enum KioskCommands {
  static let root = Command<Invocation>(
    name: "kiosk",
    summary: "a newsstand, in the browser, in the terminal and on the command line",
    notes: [
      "Without a command, kiosk serves the reader to the browser. It talks to the services it shows and to nobody else."
    ],
    subcommands: [serve, terminal, hackerNews, news, movies, searchEverywhere, samples, doctor, version, help],
    defaultSubcommand: "serve")

  // MARK: Options

  static let listen = Option<ListenAddress>(
    "listen", "ADDRESS", "where to listen, such as 127.0.0.1:8080; port 0 takes any free one"
  ) {
    text throws(InvalidValue) in
    do throws(ListenAddress.ParseError) {
      return try ListenAddress(text)
    } catch {
      throw InvalidValue(expected: "an address such as 127.0.0.1:8080 (\(error.reason))")
    }
  }
  static let demo = Option(switch: "demo", "use the bundled sample services, without the network")
  static let offline = Option(switch: "offline", "show what is cached, without the network")
  static let noOpen = Option(switch: "no-open", "do not open a browser")
  static let limit = Option("limit", "N", "how many, from 1 to 500 (30)", in: 1...500)
  static let timeLimit = Option("timeout", "SECONDS", "how long to wait for an answer, from 1 to 600 (10)", in: 1...600)
  static let json = Option(switch: "json", "one JSON array")
  static let jsonLines = Option(switch: "jsonl", "one JSON object a line, as they arrive")
  static let plain = Option(switch: "plain", "one line of words each, for screen readers and pipes")
  static let watch = Option(switch: "watch", "keep running and tell what changes, until interrupted")

  private static let formats: [any CommandOption] = [json, jsonLines, plain]
  private static let oneFormat = [["json", "jsonl", "plain"], ["json", "watch"]]
  private static let oneOrigin = oneFormat + [["offline", "demo"], ["offline", "watch"]]

  private static func listOptions(_ line: ParsedArguments) -> ListOptions {
    ListOptions(
      format: line[json] ? .json : line[jsonLines] ? .jsonLines : line[plain] ? .plain : .columns,
      limit: line[limit], watches: line[watch], usesSamples: line[demo], isOffline: line[offline],
      timeLimit: line[timeLimit])
  }

  // MARK: Hosts

  private static let serve = Command<Invocation>(
    name: "serve", summary: "show Kiosk in the browser",
    notes: [
      "Tries the live services. Where the network is missing, it says so, shows the sample services instead and changes "
        + "over when the live ones answer."
    ],
    options: [listen, demo, noOpen],
    action: { line in
      .serve(ServeOptions(listen: line[listen], usesSamples: line[demo], opensBrowser: !line[noOpen]))
    })

  private static let terminal = Command<Invocation>(
    name: "tui", summary: "show Kiosk in the terminal",
    notes: [
      "Keys: arrows or Tab go from one thing to the next, Enter presses it, q or Esc goes back and q on the first page leaves, ? "
        + "shows the keys of the page. The wheel scrolls and a click presses; with Shift the terminal selects text as usual.",
      "Where output is no terminal, one screen is written as text, 80 columns wide or as COLUMNS says.",
    ],
    options: [demo], action: { line in .terminal(usesSamples: line[demo]) })

  // MARK: Lists

  private static func keys(_ members: [JSONMember]) -> String { members.map(\.0).joined(separator: ", ") }

  private static let listName = Argument(oneOf: HackerNewsEndpoint.self, "LIST", "the list")
  private static let itemID = Argument<Int>("ID", "the number of the story, as in its address") {
    text throws(InvalidValue) in
    guard let id = Int(text), id > 0 else { throw InvalidValue(expected: "the number of a story") }
    return id
  }
  private static let text = Argument("TEXT", "the words to look for", .text)

  private static let hackerNews = Command<Invocation>(
    name: "hn", summary: "list Hacker News",
    notes: [
      "A list that was read within the last minute is shown as it is cached. Where the service cannot be used, what is cached "
        + "is shown, with its age on standard error; with nothing cached the exit code is 69, 65 or 75. Samples are shown only "
        + "with --demo.",
      "The keys of a story in JSON are \(keys(StoryRow.blank.json)). Each is always there, null where the story lacks it; "
        + "time is ISO 8601 in UTC, site the host without www., discussion the address of the comments.",
      "With --watch --jsonl each line has an event: added, removed, moved (with from, the rank before) or updated (with "
        + "changed, the names of the keys). Take away what is removed or moved, then insert what is added or moved at its "
        + "rank, lowest first, and the list is up to date.",
    ],
    arguments: [listName], options: [limit] + formats + [watch, timeLimit, offline, demo], exclusive: oneOrigin,
    subcommands: [
      Command(
        name: "thread", summary: "the comments of a story",
        notes: [
          "As JSON it is one object: story, options (of a poll) and comments in reading order; with --jsonl the same, one a "
            + "line. The keys of a comment are \(keys(CommentRow.blank.json)). Its state is shown, deleted, dead or delayed.",
          "With --watch the comments that come are told with the event added.",
        ],
        arguments: [itemID], options: formats + [watch, timeLimit, offline, demo], exclusive: oneOrigin,
        action: { line in .thread(id: line[itemID] ?? 0, listOptions(line)) }),
      Command(
        name: "search", summary: "stories with certain words",
        notes: ["With --watch the newest stories come first, and the search is repeated every minute."],
        arguments: [text],
        options: [limit] + SearchOptions.declared + formats + [watch, timeLimit, offline, demo], exclusive: oneOrigin,
        action: { line in .search(SearchOptions.search(line[text] ?? "", line), listOptions(line)) }),
    ],
    action: { line in .stories(line[listName], listOptions(line)) })

  private static let news = Command<Invocation>(
    name: "news", summary: "list the news",
    notes: [
      "NewsAPI.org needs a key, which it gives for free; \"kiosk doctor\" says where. --demo needs none.",
      "The keys of an article in JSON are \(keys(ListRow.blankArticle.json)); those of a source are "
        + "\(keys(ListRow.blankSource.json)). Each is always there. With --watch --jsonl each line has the event added.",
      "A list that was read within the last 15 minutes, or sources within a day, are shown as they are cached. Where the "
        + "service cannot be used, what is cached is shown, with its age on standard error.",
      "The free plan has 100 requests a day: with --watch, lists are asked for again at half the pace that the plan allows, "
        + "which is every 30 minutes, and sources once a day.",
    ],
    subcommands: [
      newsList(
        "headlines", "the top headlines", options: [NewsOptions.country],
        notes: ["Without --country they are those of the settings file's or the locale's country."]
      ) { line in .headlines(country: line[NewsOptions.country], nil) },
      newsList(
        "category", "headlines of a category", arguments: [categoryName], options: [NewsOptions.country]
      ) { line in .headlines(country: line[NewsOptions.country], line[categoryName]) },
      newsList("source", "articles of one source", arguments: [sourceID]) { line in .source(line[sourceID] ?? "") },
      newsList(
        "search", "articles with certain words", arguments: [text],
        options: [
          NewsOptions.language, NewsOptions.sort, NewsOptions.within, NewsOptions.from, NewsOptions.to,
          NewsOptions.domains, NewsOptions.excludedDomains,
        ],
        notes: ["TEXT may hold \"a phrase\", +must, -not, AND, OR, NOT and parentheses."]
      ) { line in
        .search(
          EverythingQuestion(
            text: line[text] ?? "", fields: line[NewsOptions.within] ?? [], domains: line[NewsOptions.domains] ?? [],
            excludedDomains: line[NewsOptions.excludedDomains] ?? [], from: line[NewsOptions.from],
            to: line[NewsOptions.to], language: line[NewsOptions.language],
            order: line[NewsOptions.sort] ?? .publishedAt))
      },
      newsList(
        "sources", "the sources, all or of a country",
        options: [NewsOptions.country, NewsOptions.category, NewsOptions.language]
      ) { line in
        .sources(
          SourcesQuestion(
            country: line[NewsOptions.country], category: line[NewsOptions.category]?.rawValue,
            language: line[NewsOptions.language]))
      },
    ],
    defaultSubcommand: "headlines")

  private static let categoryName = Argument(oneOf: NewsCategory.self, "NAME", "the category", .required)
  private static let sourceID = Argument("ID", "the source, as kiosk news sources names it")

  private static func newsList(
    _ name: String, _ summary: String, arguments: [any CommandArgument] = [], options: [any CommandOption] = [],
    notes: [String] = [], request: @escaping @Sendable (ParsedArguments) -> NewsRequest
  ) -> Command<Invocation> {
    Command(
      name: name, summary: summary, notes: notes, arguments: arguments,
      options: options + [limit] + formats + [watch, timeLimit, offline, demo], exclusive: oneOrigin,
      action: { line in .news(request(line), listOptions(line)) })
  }

  private static let movies = Command<Invocation>(
    name: "movies", summary: "list films",
    notes: [
      "TMDb needs a key, which it gives for free; --demo needs none. \(TMDbAttribution.notice)",
      "The keys of a film in JSON are \(keys(MovieRow.blank.json(rank: 0))). Each is always there; percent is null before the "
        + "first vote, released a day or null.",
      "With --watch lists are asked for again every 30 minutes. With --jsonl each line then has an event: added, removed, "
        + "moved (with from, the rank before) or updated (with changed, the names of the keys).",
    ],
    subcommands: [
      movieList("now-playing", "films in the cinemas", of: .endpoint(.nowPlaying)),
      movieList("popular", "films that many people look at", of: .endpoint(.popular), ofGenre: .popularity),
      movieList("upcoming", "films that come soon", of: .endpoint(.upcoming)),
      movieList("top-rated", "films that people rated best", of: .endpoint(.topRated), ofGenre: .rating),
      movieList("trending", "films that people look at this week", of: .trending(.week)),
      Command(
        name: "search", summary: "films with certain words", arguments: [text], options: movieOptions,
        exclusive: oneOrigin,
        action: { line in
          .movies(.list(.search(line[text] ?? "")), MovieLocaleOptions(line), listOptions(line))
        }),
      Command(
        name: "show", summary: "one film: cast, trailer, where to watch, reviews", arguments: [movieID],
        options: MovieLocaleOptions.declared + formats + [timeLimit, offline, demo],
        exclusive: [["json", "jsonl", "plain"], ["offline", "demo"]],
        action: { line in .movies(.film(line[movieID] ?? 0), MovieLocaleOptions(line), listOptions(line)) }),
    ],
    defaultSubcommand: "now-playing")

  private static let movieID = Argument<Int>("ID", "the film's number, as kiosk movies --json tells it") {
    text throws(InvalidValue) in
    guard let id = Int(text), id > 0 else { throw InvalidValue(expected: "the number of a film") }
    return id
  }
  private static let movieOptions: [any CommandOption] =
    MovieLocaleOptions.declared + [limit] + formats + [watch, timeLimit, offline, demo]

  /// - Parameter order: the order of films of one genre, where the list has them.
  private static func movieList(
    _ name: String, _ summary: String, of list: MovieList, ofGenre order: MovieDiscovery.Order? = nil
  ) -> Command<Invocation> {
    Command(
      name: name, summary: summary, options: (order == nil ? [] : [FindGenre.option]) + movieOptions,
      exclusive: oneOrigin,
      action: { line in
        var request = MovieRequest.list(list)
        if let order, let genre = line[FindGenre.option] { request = .genre(genre, order) }
        return .movies(request, MovieLocaleOptions(line), listOptions(line))
      })
  }

  private static let limitEach = Option(
    "limit", "N", "how many of each service, from 1 to 500 (\(SearchEverywhere.standardLimit))", in: 1...500)

  private static let searchEverywhere = Command<Invocation>(
    name: "search", summary: "look for words in all services",
    notes: [
      "Answers are written as they come, service by service; one that fails is named and leaves the others alone. In JSON "
        + "each row has the key service and then those of its own service. With --watch Hacker News is asked again every "
        + "minute, NewsAPI.org at half the pace that its plan allows, TMDb every 30 minutes."
    ],
    arguments: [text], options: [limitEach] + formats + [watch, timeLimit, offline, demo], exclusive: oneOrigin,
    action: { line in .searchEverywhere(text: line[text] ?? "", listOptions(line)) })

  // MARK: Service and self

  private static let samples = Command<Invocation>(
    name: "samples", summary: "run the sample services alone",
    notes: ["They speak the services' own protocols over invented content."],
    options: SamplesOptions.declared,
    action: { line in .samples(SamplesOptions(line)) })

  private static let requests = Option(switch: "requests", "show the latest requests instead, without keys")
  private static let patience = Option(
    "timeout", "SECONDS", "how long to wait for each service, from 1 to 600 (5)", in: 1...600)

  private static let doctor = Command<Invocation>(
    name: "doctor", summary: "check what Kiosk needs and say how to mend it",
    notes: [
      "Looks at folders, files, certificates and addresses, asks each service whether it answers and whether it takes your "
        + "key, and says how many requests are left of its plan. Testing the key of NewsAPI.org costs one request.",
      "With --requests it shows what the latest commands and pages asked for: address, status, size and time. Keys are never "
        + "in it.",
    ],
    options: [json, requests, patience],
    action: { line in
      .doctor(DoctorOptions(asJSON: line[json], showsRequests: line[requests], timeLimit: line[patience]))
    })

  private static let version = Command<Invocation>(
    name: "--version", summary: "the version",
    action: { _ in .version })

  private static let topic = Argument("COMMAND", "the command to explain", .optionalText)

  private static let help = Command<Invocation>(
    name: "help", summary: "explain a command",
    arguments: [topic],
    action: { line in .help((line[topic] ?? "").split(separator: " ").map(String.init)) })
}
