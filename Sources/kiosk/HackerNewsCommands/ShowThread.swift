import Combine
import Foundation
import HackerNews

/// `kiosk hn thread ID`: prints a story and its comments, and with `--watch` the comments that come.
@MainActor
final class ShowThread {
  private let id: Int
  private let options: ListOptions
  private let context: CommandContext
  private let writer: ThreadWriter
  private let progress: ProgressLine
  private let loop = MainLoop()
  private var hasAnswer = false
  /// Why the last answer is of an earlier time.
  private var outdated: CommandFailure?
  private var loading: AnyCancellable?

  init(id: Int, options: ListOptions, context: CommandContext) {
    self.id = id
    self.options = options
    self.context = context
    writer = ThreadWriter(options: options, context: context)
    progress = context.progressLine()
  }

  func run(_ api: HackerNewsAPI) throws {
    try progress.show("Loading the thread…")
    load(api)
    let following = options.watches ? follow(api) : nil
    defer {
      following?.cancel()
      loading?.cancel()
    }
    try loop.run(finally: progress.clear)
  }

  /// Asks for the thread whenever the service says that its story has more comments.
  private func follow(_ api: HackerNewsAPI) -> AnyCancellable {
    loop.onInterrupt { [loop] in loop.end() }
    loop.end(whenAbandoned: context.output)
    return api.liveItem(id: id).compactMap { $0.value??.descendants }.removeDuplicates()
      .sink { [self] count in load(api, until: count) }
  }

  /// - Parameters:
  ///   - count: how many comments there should be. The search service, which knows whole threads, learns of a comment a
  ///     while later; an answer that lacks some is asked for again.
  ///   - attempts: how often at most. A service's count may include comments it never shows.
  private func load(_ api: HackerNewsAPI, until count: Int = 0, attempts: Int = 5) {
    let again = api.configuration.pollInterval
    loading = api.thread(id: id).sink { [self] completion in
      loop.attempt { try end(completion) }
    } receiveValue: { [self] thread in
      loop.attempt {
        hasAnswer = true
        outdated = CommandFailure(thread.cached, isOffline: options.isOffline)
        try progress.clear()
        try writer.write(thread)
      }
      guard thread.count < count, attempts > 1 else { return }
      loading = Just(()).delay(for: .seconds(again), scheduler: RunLoop.main)
        .sink { [self] in load(api, until: count, attempts: attempts - 1) }
    }
  }

  private func end(_ completion: Subscribers.Completion<HackerNewsError>) throws {
    if case .failure(let error) = completion {
      let failure = CommandFailure(error)
      guard hasAnswer else { throw failure }
      try context.messages.tell(failure.words)
    }
    if let outdated, options.watches {
      try context.messages.tell(outdated.words)
    } else if !options.watches {
      loop.end(outdated.map { .failure($0) } ?? .success(()))
    }
  }
}
