import Combine
import Foundation
import TMDb

/// `kiosk movies upcoming --ics`: the days on which films come out, for a calendar.
@MainActor
struct WriteFilmCalendar {
  let options: ListOptions
  let context: CommandContext

  func run(_ service: MovieStore) throws {
    let progress = context.progressLine()
    let loop = MainLoop()
    let region = service.configuration.locale.region
    let most = options.limit ?? CalendarFile.mostFilms
    try progress.show("Asking TMDb…")
    let names = service.genres().replaceError(with: []).setFailureType(to: MovieStoreAPIError.self)
    let work = service.films(.endpoint(.upcoming), atMost: most).zip(names)
      .sink { completion in
        if case .failure(let error) = completion { loop.end(.failure(CommandFailure(error))) }
      } receiveValue: { films, names in
        loop.attempt {
          try progress.clear()
          try context.output.write(CalendarFile(films, atMost: most, genres: names, region: region).text)
          if let outdated = CommandFailure(films, isOffline: options.isOffline) { throw outdated }
          let isEmpty = films.value.movies.isEmpty
          if let damage = CommandFailure(unread: films.value.skipped, ofAll: isEmpty) { throw damage }
        }
        loop.end()
      }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
  }
}
