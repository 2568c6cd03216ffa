import HackerNews
import JSON
import TMDb

/// Kiosk's command line: from its words to the exit code.
@MainActor
struct Program {
  let context: CommandContext

  /// Runs the command that `words` (without the program's name) ask for, to its end.
  func run(_ words: [String]) -> ExitCode {
    do {
      let invocation = try invocation(from: words)
      try Program(context: context.readable(writesJSON: invocation.writesJSON)).perform(invocation)
      return .success
    } catch let failure as CommandFailure {
      return report(failure)
    } catch let error as UsageError {
      return report(error)
    } catch let failures as SeveralFailures {
      return failures.code
    } catch OutputError.closed {
      return .success
    } catch OutputError.failed(let reason) {
      return report(CommandFailure(.unavailable, "The output could not be written: \(reason)."))
    } catch {
      return report(CommandFailure(.unavailable, .init(verbatim: SystemMessage.of(error))))
    }
  }

  private func invocation(from words: [String]) throws -> Invocation {
    // To make all commands, which the parser knows, takes a fifth of such a short run.
    if words == ["--version"] { return .version }
    return switch try CommandLineParser(root: KioskCommands.root).parse(words) {
    case .action(let invocation): invocation
    case .help(let path): .help(path)
    }
  }

  private func perform(_ invocation: Invocation) throws {
    switch invocation {
    case .version: try context.output.write("kiosk \(kioskVersion)\n")
    case .schema:
      var writer = JSONWriter(.indented)
      writer.write(JSONSchema.document)
      try context.output.write(writer.text + "\n")
    case .manual(let page): try context.output.write(ManualPages.page(for: page))
    case .manualNames: try context.output.write(ManualPages.names.joined(separator: "\n") + "\n")
    case .completions(let shell): try context.output.write(shell.completions(of: KioskCommands.root))
    case .help(let path): try context.output.write(HelpPages.page(for: path))
    case .terminal(let usesSamples):
      try ShowInTerminal(usesSamples: usesSamples, context: context).run(settings())
    case .stories(let list, let options):
      try show(options) { access in
        let source = StorySource(api: access.hackerNews, isOffline: options.isOffline)
        return [source.list(list ?? access.settings.list, limit: options.limit ?? ListOptions.standardLimit)]
      }
    case .search(let search, let options):
      try show(options) { access in
        let source = StorySource(api: access.hackerNews, isOffline: options.isOffline)
        let emptiness: String.LocalizationValue =
          search.text.isEmpty ? "There are no stories of this day." : "No story has these words."
        return [source.search(search, emptiness: emptiness)]
      }
    case .user(let name, let options):
      try show(options) { access in
        [
          UserSource(
            api: access.hackerNews, name: name, limit: options.limit ?? ListOptions.standardLimit,
            isOffline: options.isOffline
          ).source()
        ]
      }
    case .person(let id, let locale, let options):
      try show(options) { access in
        [
          PersonSource(
            service: try access.movies(locale), id: id, limit: options.limit ?? ListOptions.standardLimit,
            isOffline: options.isOffline
          ).source()
        ]
      }
    case .article(let address, let options):
      try withServices(options) { access in
        try ShowArticle(address: address, options: options, context: context).run(access)
      }
    case .news(let request, let options):
      try show(options) { access in
        let source = NewsSource(api: try access.news(), limit: options.limit ?? ListOptions.standardLimit)
        return [source.source(request)]
      }
    case .feeds(let request, let options):
      try withServices(options) { access in
        try RunFeeds(request: request, options: options, context: context).run(access)
      }
    case .feedArticles(let request, let options):
      try withServices(options) { access in
        let feeds = try FeedAccess(access, allowsPrivate: request.allowsPrivate, timeLimit: access.timeLimit)
        let source = FeedArticleSource(
          feeds: feeds, request: request, limit: options.limit ?? ListOptions.standardLimit,
          isOffline: options.isOffline)
        try ListController([try source.source()], options: options, context: context).run()
      }
    case .movies(.list(let list), let locale, let options):
      try show(options) { access in [source(try access.movies(locale), options).list(list)] }
    case .movies(.discover(let request), let locale, let options):
      try show(options) { access in
        let store = try access.movies(locale)
        let list = try FindDiscovery(request: request, context: context).list(from: store)
        return [source(store, options).list(list, emptiness: "No film fits all of this.")]
      }
    case .movies(.collection(let id), let locale, let options):
      try show(options) { access in [source(try access.movies(locale), options).collection(id)] }
    case .movies(.calendar, let locale, let options):
      try withServices(options) { access in
        try WriteFilmCalendar(options: options, context: context).run(try access.movies(locale))
      }
    case .movies(.film(let id), let locale, let options):
      try withServices(options) { access in
        let store = try access.movies(locale)
        let region = store.configuration.locale.region
        try ShowMovie(id: id, region: region, options: options, context: context).run(store)
      }
    case .thread(let reference, let list, let options):
      try withServices(options) { access in
        let id = try id(of: reference, in: list ?? access.settings.list, options, from: access.hackerNews)
        try ShowThread(id: id, options: options, context: context).run(access.hackerNews)
      }
    case .searchEverywhere(let text, var options):
      options.limit = options.limit ?? SearchEverywhere.standardLimit
      try show(options) { [options] access in SearchEverywhere.sources(text, options, of: access) }
    case .catchUp(let period, var options):
      options.limit = options.limit ?? CatchUpSources.standardLimit
      try show(options) { [options] access in
        try CatchUpSources(period: period, options: options, access: access).sources()
      }
    case .serve(let options): try Serve(options: options, context: context).run(settings)
    case .library(let request): try RunLibrary(request: request, context: context).run()
    case .follow(let request, let options):
      try withServices(options) { access in
        try RunFollow(request: request, options: options, context: context).run(access)
      }
    case .cannotFollow(let kind): throw CommandFailure(cannotFollow: kind)
    case .libraryList(let list, let options):
      try ShowLibraryList(list: list, options: options, context: context).run()
    case .savedBook(let request, let options):
      try withServices(options) { access in
        try WriteSavedBook(request: request, limit: options.limit, context: context).run(access)
      }
    case .access(let makesNew):
      try ShowAccess(makesNew: makesNew, context: context).run(settings())
    case .status: try ShowStatus(context: context).run(settings())
    case .samples(let options): try RunSamples(options: options, context: context).run()
    case .doctor(let options) where options.showsRequests:
      try ShowRequests(options: options, context: context).run()
    case .doctor(let options): try RunDoctor(options: options, context: context).run()
    }
  }

  private func id(
    of reference: ThreadReference, in list: HackerNewsEndpoint, _ options: ListOptions, from api: HackerNewsAPI
  ) throws -> Item.ID {
    switch reference {
    case .item(let id): id
    case .rank(let rank): try FindStory(list: list, options: options, context: context).id(at: rank, from: api)
    }
  }

  private func source(_ store: MovieStore, _ options: ListOptions) -> MovieSource {
    MovieSource(
      service: store, limit: options.limit ?? ListOptions.standardLimit, isOffline: options.isOffline)
  }

  /// Shows lists, one or several beside each other.
  private func show(_ options: ListOptions, _ sources: (ServiceAccess) throws -> [RowSource]) throws {
    try withServices(options) { access in
      try ListController(try sources(access), options: options, context: context).run()
    }
  }

  private func withServices(_ options: ListOptions, _ body: (ServiceAccess) throws -> Void) throws {
    let told = options.isVerbose ? ToldRequests(context) : nil
    defer { told?.tell() }
    let access = try ServiceAccess(options, settings: settings(), telling: told?.record)
    try withExtendedLifetime(access) { try body(access) }
  }

  private func settings() throws(CommandFailure) -> Settings {
    let folders = UserFolders(environment: context.environment)
    let configuration = try Configuration(contentsOf: folders.configurationFile)
    for warning in configuration.warnings { try? context.messages.tell(warning) }
    return try Settings(environment: context.environment, configuration: configuration)
  }

  private func report(_ failure: CommandFailure) -> ExitCode {
    try? context.messages.write(failure.told)
    return failure.code
  }

  private func report(_ error: UsageError) -> ExitCode {
    let problems = error.problems.map { "kiosk: \(Told.text($0))\n" }.joined()
    let more = Told.text("Try \"\(error.helpCommand)\" for more.")
    try? context.messages.write(problems + error.usage + "\n\(more)\n")
    return .usage
  }
}
