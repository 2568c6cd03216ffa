import HackerNews

/// Kiosk's command line: from its words to the exit code.
@MainActor
struct Program {
  let surroundings: Surroundings

  /// Runs the command that `words` (without the program's name) ask for, to its end.
  func run(_ words: [String]) -> ExitCode {
    do {
      try perform(invocation(from: words))
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
      return report(CommandFailure(.unavailable, SystemMessage.of(error)))
    }
  }

  private func invocation(from words: [String]) throws -> Invocation {
    switch try CommandLineParser(root: KioskCommands.root).parse(words) {
    case .action(let invocation): invocation
    case .help(let path): .help(path)
    }
  }

  private func perform(_ invocation: Invocation) throws {
    switch invocation {
    case .version: try surroundings.output.write("kiosk \(kioskVersion)\n")
    case .help(let path): try surroundings.output.write(HelpPages.page(for: path))
    case .terminal(let usesSamples):
      try ShowInTerminal(usesSamples: usesSamples, surroundings: surroundings).run(settings())
    case .stories(let list, let options):
      try withServices(options) { access in
        let (api, settings) = (access.hackerNews, access.settings)
        let list = list ?? settings.list
        if options.watches {
          try WatchStories(list: list, options: options, surroundings: surroundings).run(api)
        } else {
          try ListStories(list: list, options: options, surroundings: surroundings).run(api)
        }
      }
    case .thread(let id, let options):
      try withServices(options) { access in
        try ShowThread(id: id, options: options, surroundings: surroundings).run(access.hackerNews)
      }
    case .search(let search, let options):
      try withServices(options) { access in
        try SearchStories(search, options: options, surroundings: surroundings).run(access.hackerNews)
      }
    case .news(let request, let options):
      try withServices(options) { access in
        let news = NewsRowSource(api: try access.news(), limit: options.limit ?? ListOptions.standardLimit)
        try RunRows([news.source(request)], options: options, surroundings: surroundings).run()
      }
    case .movies(let request, let locale, let options):
      try withServices(options) { access in
        let store = try access.movies(locale)
        switch request {
        case .list(let list):
          try MovieListController(list: list, options: options, surroundings: surroundings).run(store)
        case .genre(let name, let order):
          let list = try FindGenre(word: name, surroundings: surroundings).list(in: order, from: store)
          try MovieListController(list: list, options: options, surroundings: surroundings).run(store)
        case .film(let id):
          try ShowMovie(id: id, region: store.configuration.locale.region, options: options, surroundings: surroundings)
            .run(store)
        }
      }
    case .searchEverywhere(let text, var options):
      options.limit = options.limit ?? SearchEverywhere.standardLimit
      try withServices(options) { access in
        let sources = SearchEverywhere.sources(text, options, of: access, traits: surroundings.outputTraits)
        try RunRows(sources, options: options, surroundings: surroundings).run()
      }
    case .serve(let options): try Serve(options: options, surroundings: surroundings).run(settings())
    case .samples(let options): try RunSamples(options: options, surroundings: surroundings).run()
    case .doctor(let options) where options.showsRequests:
      try ShowRequests(options: options, surroundings: surroundings).run()
    case .doctor(let options): try RunDoctor(options: options, surroundings: surroundings).run()
    }
  }

  private func withServices(_ options: ListOptions, _ body: (ServiceAccess) throws -> Void) throws {
    let access = try ServiceAccess(options, settings: settings())
    try withExtendedLifetime(access) { try body(access) }
  }

  private func settings() throws(CommandFailure) -> Settings {
    let folders = UserFolders(environment: surroundings.environment)
    return try Settings(
      environment: surroundings.environment, configuration: Configuration(contentsOf: folders.configurationFile))
  }

  private func report(_ failure: CommandFailure) -> ExitCode {
    let hint = failure.hint.map { "\n  \($0)" } ?? ""
    try? surroundings.messages.write("kiosk: \(failure.sentence)\(hint)\n")
    return failure.code
  }

  private func report(_ error: UsageError) -> ExitCode {
    let problems = error.problems.map { "kiosk: \($0)\n" }.joined()
    try? surroundings.messages.write(problems + error.usage + "\nTry \"\(error.helpCommand)\" for more.\n")
    return .usage
  }
}
