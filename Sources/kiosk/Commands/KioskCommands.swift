import FoundationExtras
import HackerNews
import JSON
import KioskApp
import NewsAPI
import TMDb

/// The declaration of Kiosk's command line.
enum KioskCommands {
  static let root = Command<Invocation>(
    name: "kiosk",
    summary: "a newsstand, in the browser, in the terminal and on the command line",
    notes: [
      "Without a command, kiosk serves the reader to the browser. It talks to the services it shows and to nobody else, "
        + "but for an address that you give it for news of your inbox."
    ],
    subcommands: [
      serve, access, status, terminal, hackerNews, user, news, feeds, movies, person, article, searchEverywhere,
      catchUp, follow, saved, save,
      history, mutes, library, samples, doctor, schema, manual, completions, version, help,
    ],
    defaultSubcommand: "serve")

  // MARK: Hosts

  private static let terminal = Command<Invocation>(
    name: "tui", summary: "show Kiosk in the terminal",
    notes: [
      "There is one cursor: j and k, arrows, paging, g and G, the wheel and a click move it, Enter opens what it stands on, q "
        + "goes back and leaves on the first page. : numbers rows and links, F shows only rows with certain words, / searches, "
        + "and ? lists all keys. With Shift the terminal selects text as usual.",
      "Where output is no terminal, one screen is written as text, 80 columns wide or as COLUMNS says.",
    ],
    options: [ListOptions.demo], action: { line in .terminal(usesSamples: line[ListOptions.demo]) })

  // MARK: Lists

  static func keys(_ object: JSONObject) -> String { object.names.joined(separator: ", ") }

  static func keys(_ row: ListRow) -> String { "rank, " + keys(row.json) }

  /// What each list takes.
  static func listOptions(of rows: ListRow...) -> [any CommandOption] {
    [ListOptions.limitOption] + ListOptions.formats + RowSelection.options(of: rows)
      + [ListOptions.watch, ListOptions.new]
      + (rows.contains { $0.subject != nil } ? [ListOptions.muted] : [])
      + ListOptions.origins
  }

  /// What each list tells while it is followed.
  static let eventsNote =
    "With --watch --jsonl each line has an event: added, removed, moved (with from, the rank before) or updated (with "
    + "changed, the names of the keys). Take away what is removed or moved, then insert what is added or moved at its "
    + "rank, lowest first, and the list is up to date."

  private static let listName = Argument(oneOf: HackerNewsEndpoint.self, "LIST", "the list")
  private static let day = Argument<CalendarDay>("DAY", "the day, such as 2026-11-20") { text throws(InvalidValue) in
    guard let day = CalendarDay(text), day.description == text else {
      throw InvalidValue(expected: "a day such as 2026-11-20")
    }
    return day
  }
  private static let text = Argument<String>("TEXT", "the words to look for", .text) { text throws(InvalidValue) in
    // Services take the words as a part of an address, and refuse addresses of some thousands of bytes.
    guard text.utf8.count <= mostSearchBytes else {
      throw InvalidValue(expected: "a text of at most \(mostSearchBytes) bytes")
    }
    return text
  }
  private static let mostSearchBytes = 1000

  private static let hackerNews = Command<Invocation>(
    name: "hn", summary: "list Hacker News",
    notes: [
      "A list that was read within the last minute is shown as it is cached. Where the service cannot be used, what is cached "
        + "is shown, with its age on standard error; with nothing cached the exit code is 69, 65 or 75. Samples are shown only "
        + "with --demo.",
      "The keys of a story in JSON are \(keys(ListRow.blankStory)). Each is always there, null where the story lacks it; "
        + "time is ISO 8601 in UTC, site the host without www., discussion the address of the comments, state read or "
        + "unread as your library says, null where it cannot be read.",
      eventsNote,
    ],
    arguments: [listName], options: listOptions(of: .blankStory), exclusive: ListOptions.exclusive,
    subcommands: [
      Command(
        name: "thread", summary: "the comments of a story",
        notes: [
          "As JSON it is one object: story, options (of a poll) and comments in reading order; with --jsonl the same, one a "
            + "line. The keys of a comment are \(keys(CommentRow.blank.json)). Its state is shown, deleted, dead or delayed.",
          "With --watch the comments that come are told with the event added.",
        ],
        arguments: [ThreadReference.argument],
        options: [ThreadReference.list] + ListOptions.formats + [ListOptions.watch] + ListOptions.origins,
        exclusive: ListOptions.exclusive,
        action: { line in
          .thread(line[ThreadReference.argument] ?? .item(0), in: line[ThreadReference.list], ListOptions(line))
        }),
      Command(
        name: "search", summary: "stories with certain words",
        notes: ["With --watch the newest stories come first, and the search is repeated every minute."],
        arguments: [text],
        options: [ListOptions.limitOption] + SearchOptions.declared
          + listOptions(of: .blankStory).dropFirst(),
        exclusive: ListOptions.exclusive,
        action: { line in .search(SearchOptions.search(line[text] ?? "", line), ListOptions(line)) }),
      Command(
        name: "day", summary: "the stories of a day with the most points",
        notes: ["Hacker News counts its days at Greenwich. Its search has stories from October 2006 on."],
        arguments: [day], options: listOptions(of: .blankStory), exclusive: ListOptions.exclusive,
        action: { line in
          let options = ListOptions(line)
          return line[day].map {
            .search(.day($0, resultsPerPage: options.limit ?? ListOptions.standardLimit), options)
          } ?? .help(["hn", "day"])
        }),
    ],
    action: { line in .stories(line[listName], ListOptions(line)) })

  private static let news = Command<Invocation>(
    name: "news", summary: "list the news",
    notes: [
      "NewsAPI.org needs a key, which it gives for free; \"kiosk doctor\" says where. --demo needs none.",
      "The keys of an article in JSON are \(keys(ListRow.blankArticle)); those of a source are "
        + "\(keys(ListRow.blankSource)). Each is always there.",
      "A list that was read within the last 15 minutes, or sources within a day, are shown as they are cached. Where the "
        + "service cannot be used, what is cached is shown, with its age on standard error.",
      "The free plan has 100 requests a day: with --watch, lists are asked for again at half the pace that the plan allows, "
        + "which is every 30 minutes, and sources once a day.",
      eventsNote,
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
      feedArticles,
      newsList(
        "sources", "the sources, all or of a country",
        options: [NewsOptions.country, NewsOptions.category, NewsOptions.language], rows: .blankSource
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
    notes: [String] = [], rows: ListRow = .blankArticle, request: @escaping @Sendable (ParsedArguments) -> NewsRequest
  ) -> Command<Invocation> {
    Command(
      name: name, summary: summary, notes: notes, arguments: arguments,
      options: options + listOptions(of: rows), exclusive: ListOptions.exclusive,
      action: { line in .news(request(line), ListOptions(line)) })
  }

  private static let movies = Command<Invocation>(
    name: "movies", summary: "list films",
    notes: [
      "TMDb needs a key, which it gives for free; --demo needs none. \(TMDbAttribution.notice)",
      "The keys of a film in JSON are \(keys(ListRow.blankMovie)). Each is always there; percent is null before the "
        + "first vote, released a day or null.",
      "With --watch lists are asked for again every 30 minutes.",
      eventsNote,
    ],
    subcommands: [
      movieList("now-playing", "films in the cinemas", of: .endpoint(.nowPlaying)),
      movieList("popular", "films that many people look at", of: .endpoint(.popular), ofGenre: .popularity),
      upcoming,
      movieList("top-rated", "films that people rated best", of: .endpoint(.topRated), ofGenre: .rating),
      Command(
        name: "trending", summary: "films that people look at, today or this week", arguments: [trendingTime],
        options: movieOptions, exclusive: ListOptions.exclusive,
        action: { line in
          .movies(.list(.trending(line[trendingTime] ?? .week)), MovieLocaleOptions(line), ListOptions(line))
        }),
      Command(
        name: "discover", summary: "films by what they must be",
        notes: [
          "\"kiosk movies discover --genre comedy --without-genre horror --min-score 70 --max-minutes 100 --provider NAME\" is "
            + "an evening. Services that offer films differ from country to country: --region chooses another one. "
            + "Who offers what comes to TMDb from JustWatch."
        ],
        options: DiscoveryRequest.declared + movieOptions, exclusive: ListOptions.exclusive,
        action: { line in .movies(.discover(DiscoveryRequest(line)), MovieLocaleOptions(line), ListOptions(line)) }),
      Command(
        name: "collection", summary: "films that belong together, in their order", arguments: [collectionID],
        options: movieOptions, exclusive: ListOptions.exclusive,
        action: { line in
          .movies(.collection(line[collectionID] ?? 0), MovieLocaleOptions(line), ListOptions(line))
        }),
      Command(
        name: "search", summary: "films with certain words", arguments: [text], options: movieOptions,
        exclusive: ListOptions.exclusive,
        action: { line in
          .movies(.list(.search(line[text] ?? "")), MovieLocaleOptions(line), ListOptions(line))
        }),
      Command(
        name: "show", summary: "one film: cast, trailer, where to watch, reviews", arguments: [movieID],
        options: MovieLocaleOptions.declared + ListOptions.formats + ListOptions.origins,
        exclusive: ListOptions.exclusiveOfOneAnswer,
        action: { line in .movies(.film(line[movieID] ?? 0), MovieLocaleOptions(line), ListOptions(line)) }),
    ],
    defaultSubcommand: "now-playing")

  private static let trendingTime = Argument(oneOf: MovieList.Window.self, "TIME", "day or week (week)")
  private static let movieID = number(
    "the film's number, as kiosk movies --json tells it", expected: "the number of a film")
  private static let collectionID = number(
    "the collection's number, as kiosk movies show --json tells it", expected: "the number of a collection")

  /// What a service numbers from 1.
  static func number(_ summary: String, expected: String.LocalizationValue) -> Argument<Int> {
    Argument("ID", summary) { text throws(InvalidValue) in
      guard let id = Int(text), id > 0 else { throw InvalidValue(expected: expected) }
      return id
    }
  }
  private static let movieOptions = MovieLocaleOptions.declared + listOptions(of: .blankMovie)

  private static let asCalendar = Option(switch: "ics", "the days on which they come out, as a calendar (iCalendar)")

  private static let upcoming = Command<Invocation>(
    name: "upcoming", summary: "films that come soon",
    notes: [
      "--ics writes a file that calendars import. To subscribe to one that stays up to date: kiosk feeds share upcoming."
    ],
    options: [asCalendar] + movieOptions,
    exclusive: ListOptions.exclusive + [
      ["ics", "json", "jsonl", "plain", "template"], ["ics", "fields"], ["ics", "watch"], ["ics", "new"],
      ["ics", "muted"],
    ],
    action: { line in
      .movies(
        line[asCalendar] ? .calendar : .list(.endpoint(.upcoming)), MovieLocaleOptions(line), ListOptions(line))
    })

  /// - Parameter order: the order of films of one genre, where the list has them.
  private static func movieList(
    _ name: String, _ summary: String, of list: MovieList, ofGenre order: MovieDiscovery.Order? = nil
  ) -> Command<Invocation> {
    Command(
      name: name, summary: summary, options: (order == nil ? [] : [DiscoveryRequest.genre]) + movieOptions,
      exclusive: ListOptions.exclusive,
      action: { line in
        var request = MovieRequest.list(list)
        if let order, let genre = line[DiscoveryRequest.genre] {
          request = .discover(DiscoveryRequest(genres: [genre], rest: MovieDiscovery(order: order)))
        }
        return .movies(request, MovieLocaleOptions(line), ListOptions(line))
      })
  }

  private static let limitEach = ListOptions.limitOption(
    "how many of each service, from 1 to 500 (\(SearchEverywhere.standardLimit))")

  private static let searchEverywhere = Command<Invocation>(
    name: "search", summary: "look for words in all services",
    notes: [
      "Answers are written as they come, service by service; one that fails is named and leaves the others alone. In JSON "
        + "a service that cannot be read stands as a row of kind partial, with its reason. With --watch Hacker News is asked again every "
        + "minute, NewsAPI.org at half the pace that its plan allows, TMDb every 30 minutes."
    ],
    arguments: [text],
    options: [limitEach]
      + listOptions(of: .blankStory, .blankArticle, .blankMovie).dropFirst(), exclusive: ListOptions.exclusive,
    action: { line in .searchEverywhere(text: line[text] ?? "", ListOptions(line)) })

  private static let period = Argument(
    oneOf: CatchUpPeriod.self, "SINCE", "your last visit, or a day, a week or a month ago")

  private static let catchUp = Command<Invocation>(
    name: "catchup", summary: "what you missed: the best stories, articles and films of a time",
    notes: [
      "Stories of Hacker News with the most points come first, then those with the most comments; then what most of your "
        + "sources told, and the films that came out. Without a word the time begins where you said in the reader that "
        + "you are up to date, or with your visit before the last one, and lasts a month at most.",
      "In JSON a service that cannot be read stands as a row of kind partial, with its reason.",
    ],
    arguments: [period],
    options: [
      ListOptions.limitOption("how many of each kind, from 1 to 500 (\(CatchUpSources.standardLimit))")
    ] + listOptions(of: .blankStory, .blankItem, .blankMovie).dropFirst(),
    exclusive: ListOptions.exclusive,
    action: { line in .catchUp(line[period] ?? .visit, ListOptions(line)) })

  // MARK: The reader's library

  private static let newFile = Argument("FILE", "the file to make; it must not be there yet")
  private static let exportFile = Argument("FILE", "the file to make instead of standard output", .optional)
  private static let importedFile = Argument("FILE", "a file that export has written, or - for standard input")
  private static let backupFile = Argument("FILE", "a file that backup has written")

  private static let library = Command<Invocation>(
    name: "library", summary: "keep, move and check your marks, saved things and settings",
    notes: [
      "All of it works while the reader runs; its windows show what changes within a second.",
      "export writes JSON that people can read and import takes it in: what the file names replaces what is here, and "
        + "nothing changes where one record is bad. backup makes a copy of everything, and restore puts a copy in the "
        + "place of what is here, which is kept beside it.",
    ],
    subcommands: [
      Command(
        name: "export", summary: "write the library as JSON", arguments: [exportFile],
        action: { line in .library(.export(to: line[exportFile])) }),
      Command(
        name: "import", summary: "take in a file that export has written", arguments: [importedFile],
        action: { line in .library(.importFile(line[importedFile] ?? "")) }),
      Command(
        name: "backup", summary: "copy the library", arguments: [newFile],
        action: { line in .library(.backup(to: line[newFile] ?? "")) }),
      Command(
        name: "restore", summary: "go back to a copy", arguments: [backupFile],
        action: { line in .library(.restore(from: line[backupFile] ?? "")) }),
      Command(
        name: "check", summary: "read all of the library and count what is in it",
        action: { _ in .library(.check) }),
    ])

  // MARK: Service and self

  private static let samples = Command<Invocation>(
    name: "samples", summary: "run the sample services alone",
    notes: ["They speak the services' own protocols over invented content."],
    options: SamplesOptions.declared,
    action: { line in .samples(SamplesOptions(line)) })

  private static let doctor = Command<Invocation>(
    name: "doctor", summary: "check what Kiosk needs and say how to mend it",
    notes: [
      "Looks at folders, files, certificates and addresses, asks each service whether it answers and whether it takes your "
        + "key, and says how many requests are left of its plan. Testing the key of NewsAPI.org costs one request.",
      "With --requests it shows what the latest commands and pages asked for: address, status, size and time. Keys are never "
        + "in it.",
    ],
    options: DoctorOptions.declared,
    action: { line in .doctor(DoctorOptions(line)) })

  private static let schema = Command<Invocation>(
    name: "schema", summary: "write the JSON Schema of what the commands write",
    notes: [
      "The names and types of version \(JSONShapes.version) stay as they are; later releases may add members and kinds."
    ],
    action: { _ in .schema })

  private static let version = Command<Invocation>(
    name: "--version", summary: "the version",
    action: { _ in .version })

  private static let listOfPages = Option(switch: "names", "the names of all pages, one a line")
  private static let manualPage = Argument("COMMAND", "the command to describe", .optional)

  private static let manual = Command<Invocation>(
    name: "man", summary: "write a manual page",
    notes: ["\"kiosk man hn | man -l -\" shows it. Without a command it is the page of kiosk itself."],
    arguments: [manualPage], options: [listOfPages],
    action: { line in line[listOfPages] ? .manualNames : .manual(page: line[manualPage]) })

  private static let shell = Argument(oneOf: Shell.self, "SHELL", "the shell", .required)

  private static let completions = Command<Invocation>(
    name: "completions", summary: "write the script that completes kiosk's words in a shell",
    notes: ["The script says where to install it; \"source <(kiosk completions bash)\" tries it."],
    arguments: [shell], action: { line in .completions(line[shell] ?? .bash) })

  private static let topic = Argument("COMMAND", "the command to explain", .optionalText)

  private static let help = Command<Invocation>(
    name: "help", summary: "explain a command",
    arguments: [topic],
    action: { line in .help((line[topic] ?? "").split(separator: " ").map(String.init)) })
}
