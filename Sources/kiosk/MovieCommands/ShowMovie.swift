import Combine
import Foundation
import TMDb

/// `kiosk movies show ID`: one film with its details.
@MainActor
struct ShowMovie {
  let id: Int
  let region: String
  let options: ListOptions
  let context: CommandContext

  func run(_ service: any MovieService) throws {
    let progress = context.progressLine()
    let loop = MainLoop()
    try progress.show("Asking TMDb…")
    let work = service.movie(id: id).last()
      .zip(service.images().last().setFailureType(to: MovieStoreAPIError.self))
      .sink { completion in
        if case .failure(let error) = completion { loop.end(.failure(CommandFailure(error))) }
      } receiveValue: { answer, images in
        loop.attempt {
          try progress.clear()
          try write(answer.value, images)
          if let outdated = CommandFailure(answer, isOffline: options.isOffline) { throw outdated }
        }
        loop.end()
      }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
  }

  private func write(_ movie: Movie, _ images: ImageConfiguration) throws {
    let text = MovieText(
      traits: context.outputTraits, region: region, locale: options.format == .plain ? Told.english : Told.locale)
    let output = context.output
    switch options.format {
    case .columns: try output.write(text.page(movie))
    case .plain: try output.write(text.lines(movie))
    case .json, .jsonLines:
      let marks = options.marks(context.environment)
      try output.write(MovieJSON.object(movie, region: region, images: images, marks: marks).line + "\n")
      return
    }
    try context.messages.write(TMDbAttribution.notice + "\n")
  }
}
