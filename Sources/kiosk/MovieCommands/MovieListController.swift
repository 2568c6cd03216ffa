import Combine
import Foundation
import TMDb

/// `kiosk movies LIST`: the same service without views. It subscribes with `sink`, applies snapshots to its table, shows that it
/// is loading as long as ``isLoading`` says so, and tells of failures.
@MainActor
final class MovieListController {
  /// Whether an answer is awaited; the progress line follows it.
  let isLoading = CurrentValueSubject<Bool, Never>(false)

  /// Seconds between two questions of `--watch`: TMDb's lists change once a day.
  nonisolated static let interval: TimeInterval = 1800

  private let list: MovieList
  private let options: ListOptions
  private let surroundings: Surroundings
  private let limit: Int
  private let table: MovieTable
  private let loop = MainLoop()
  private var listing = MovieListing()
  private var genres: [Int: String] = [:]
  private var images = ImageConfiguration.standard
  private var hasShown = false
  private var lastTrouble: String?
  /// Why what is shown is of an earlier time.
  private var outdated: CommandFailure?
  private var loading: AnyCancellable?
  private var subscriptions: Set<AnyCancellable> = []

  init(list: MovieList, options: ListOptions, surroundings: Surroundings) {
    self.list = list
    self.options = options
    self.surroundings = surroundings
    limit = options.limit ?? ListOptions.standardLimit
    table = MovieTable(options: options, limit: limit, surroundings: surroundings)
  }

  func run(_ service: any MovieService) throws {
    let progress = surroundings.progressLine()
    isLoading.removeDuplicates()
      .sink { [loop] isLoading in
        loop.attempt { isLoading ? try progress.show("Asking TMDb…") : try progress.clear() }
      }
      .store(in: &subscriptions)
    load(service, page: 1)
    if options.watches {
      loop.onInterrupt { [loop] in loop.end() }
      loop.end(whenAbandoned: surroundings.output)
      Timer.publish(every: Self.interval, on: .main, in: .common).autoconnect()
        .sink { [self] _ in load(service, page: 1) }
        .store(in: &subscriptions)
    }
    defer {
      loading?.cancel()
      subscriptions.removeAll()
    }
    try loop.run(finally: progress.clear)
    if let outdated, !options.watches { throw outdated }
  }

  /// Asks for a page, and for the next one until there are enough films or no more pages.
  private func load(_ service: any MovieService, page: Int) {
    isLoading.send(true)
    let names =
      page == 1 ? service.genres().replaceError(with: []).eraseToAnyPublisher() : Just([]).eraseToAnyPublisher()
    loading = service.movies(list, page: page, reloading: hasShown).last()
      .zip(
        names.setFailureType(to: MovieStoreAPIError.self),
        service.images().last().setFailureType(to: MovieStoreAPIError.self)
      )
      .sink { [self] completion in
        if case .failure(let error) = completion { loop.attempt { try show(error) } }
      } receiveValue: { [self] answer, genres, images in
        loop.attempt {
          self.images = images
          if page == 1 {
            self.genres = Dictionary(genres.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
          }
          listing.append(answer.value)
          try show(isLast: listing.movies.count >= limit || !listing.hasMore)
          if let outdated = CommandFailure(answer, isOffline: options.isOffline) { try note(outdated) }
        }
        if listing.movies.count < limit, listing.hasMore { load(service, page: page + 1) }
      }
  }

  /// While watching, a newer list is applied as a whole, so that nothing seems to go and come back.
  private func show(isLast: Bool) throws {
    guard isLast || !hasShown else { return }
    if isLast { isLoading.send(false) }
    let rows = listing.movies.prefix(limit).map { MovieRow($0, genres: genres, images: images) }
    if !rows.isEmpty { isLoading.send(false) }
    try table.apply(ListSnapshot(Array(rows)))
    guard isLast else { return }
    try table.finish()
    if !hasShown { try remark(isEmpty: rows.isEmpty) }
    hasShown = true
    if !options.watches { loop.end() }
  }

  private func remark(isEmpty: Bool) throws {
    let messages = surroundings.messages
    if isEmpty { try messages.write("There are no films in this list.\n") }
    switch options.format {
    case .columns, .plain: try messages.write(TMDbAttribution.notice + "\n")
    case .json, .jsonLines: break
    }
    if options.watches {
      try messages.write("kiosk: TMDb is asked again every \(Int(Self.interval / 60)) minutes.\n")
    }
  }

  private func show(_ error: MovieStoreAPIError) throws {
    isLoading.send(false)
    let failure = CommandFailure(error)
    guard hasShown || !listing.movies.isEmpty else { throw failure }
    if hasShown {
      try tell(failure)
      return
    }
    // Some pages are there: they are shown, and the run ends with the error all the same. Cached pages may just be few.
    try table.finish()
    if !options.isOffline { throw failure }
    loop.end()
  }

  private func note(_ outdated: CommandFailure) throws {
    self.outdated = self.outdated ?? outdated
    if options.watches { try tell(outdated) }
  }

  /// While watching, each trouble is told once.
  private func tell(_ failure: CommandFailure) throws {
    guard lastTrouble != failure.sentence else { return }
    lastTrouble = failure.sentence
    try surroundings.messages.write("kiosk: \(failure.sentence)\n")
  }
}
