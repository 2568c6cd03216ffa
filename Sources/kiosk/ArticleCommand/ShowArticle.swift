import Articles
import Combine
import Foundation
import FoundationExtras
import Networking

/// `kiosk article URL`: the article of a page as text.
@MainActor
struct ShowArticle {
  let address: URL
  let options: ListOptions
  let context: CommandContext

  func run(_ access: ServiceAccess) throws {
    let source = access.articles(from: access.usesSamples ? access : nil)
    let progress = context.progressLine()
    let loop = MainLoop()
    var latest: Fetched<LinkedContent>?
    try progress.show("Loading the article…")
    let work = (options.isOffline ? source.quiet : source).content(at: address)
      .timeout(.seconds(options.isOffline ? Self.offlinePatience : access.timeLimit), scheduler: RunLoop.main)
      .sink { completion in
        if case .failure(let problem) = completion, latest == nil {
          loop.end(.failure(CommandFailure(problem)))
        } else {
          loop.end()
        }
      } receiveValue: {
        latest = $0
      }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
    guard let latest else {
      let error = options.isOffline ? ServiceError.notCached(url: address) : .timedOut(url: address)
      throw CommandFailure(ArticleProblem.service(error))
    }
    try write(latest.value)
    let problem = latest.problem.map { CommandFailure(ArticleProblem.service($0)) }
    if let problem { try context.messages.tell(problem.words) }
  }

  /// Seconds until it is known that nothing is cached.
  private static let offlinePatience = 2.0

  private func write(_ content: LinkedContent) throws {
    guard case .document(let document) = content else {
      if case .file(let file) = content {
        throw CommandFailure(.badData, .init(verbatim: file.sentence), hint: nil)
      }
      return
    }
    let isPlain = options.format == .plain
    let text = ArticleText(traits: context.outputTraits, locale: isPlain ? Told.english : Told.locale)
    switch options.format {
    case .columns: try context.output.write(text.page(document))
    case .plain: try context.output.write(text.lines(document))
    case .json, .jsonLines: try context.output.write(ArticleJSON.object(document).line + "\n")
    }
  }
}

extension CommandFailure {
  init(_ problem: ArticleProblem) {
    let code: ExitCode =
      switch problem {
      case .noArticle: .badData
      case .service(let error): ExitCode(error.cause)
      }
    self.init(code, problem.words, hint: problem.hintWords)
  }
}
