import Combine
import Foundation
import FoundationExtras

/// Prints one list, or several beside each other as they come, and with `--watch` what changes until interrupted.
///
/// The lists of the screens without views: it subscribes with `sink`, applies what comes to what it has told, shows that it is
/// loading as long as ``isLoading`` says so, and tells of failures.
@MainActor
final class ListController {
  /// Whether an answer is awaited; the progress line follows it.
  let isLoading = CurrentValueSubject<Bool, Never>(false)

  /// How far one of the sources has been told.
  private struct State {
    var told: ToldList
    var troubles = ToldTroubles()
    /// The newest answer.
    var latest = RowSource.Rows(isComplete: false)
    var hasBegun = false
    var hasHeading = false
    /// Whether a row of it has been written.
    var hasTold = false
    var isAwaited = true
    /// Why the source cannot be read at all.
    var failure: CommandFailure?
    /// Asks again before its time, for a list that has never been complete.
    let again = PassthroughSubject<Void, Never>()
    var pause = GrowingPause()
  }

  private let sources: [RowSource]
  private let options: ListOptions
  private let context: CommandContext
  private let toldBefore: ToldBefore?
  /// What the library says of the rows; a list that is watched reads it with each answer.
  private lazy var marksAtStart = options.marks(context.environment)
  private let writer: ListWriter
  private let progress: ProgressLine
  private let loop = MainLoop()
  private var states: [State]
  /// What a single list ends with.
  private var ending: CommandFailure?
  private var subscriptions: Set<AnyCancellable> = []

  private var hasSeveral: Bool { sources.count > 1 }

  init(_ sources: [RowSource], options: ListOptions, context: CommandContext) {
    self.sources = sources
    self.options = options
    self.context = context
    toldBefore = options.newOf.map {
      ToldBefore(list: $0, file: UserFolders(environment: context.environment).toldFile)
    }
    states = sources.map { _ in State(told: ToldList(tellsChanges: options.watches)) }
    writer = ListWriter(options, traits: context.outputTraits, output: context.output)
    progress = context.progressLine()
  }

  /// - Throws: the failure of a single source, behind the rows it gave, or what is wrong with these; ``SeveralFailures`` where
  ///   none of several could be read.
  func run() throws {
    if let toldBefore {
      for (index, source) in sources.enumerated() {
        let known = try toldBefore.rows(of: source.service)
        states[index].told = ToldList(tellsChanges: options.watches, known: known)
      }
    }
    isLoading.removeDuplicates()
      .sink { [loop, progress, sources] isLoading in
        loop.attempt {
          isLoading
            ? try progress.show("Asking \(sources.map { Told.text(.init(english: $0.name)) }.joined(separator: ", "))…")
            : try progress.clear()
        }
      }
      .store(in: &subscriptions)
    isLoading.send(true)
    for index in sources.indices { (options.watches ? watch(index) : load(index)).store(in: &subscriptions) }
    defer { subscriptions.removeAll() }
    if options.watches {
      loop.onInterrupt { [loop] in loop.end() }
      loop.end(whenAbandoned: context.output)
    }
    do {
      try loop.run(finally: progress.clear)
    } catch let failure as CommandFailure {
      if states.contains(where: { !$0.told.isEmpty }) {
        if let source = sources.first { try writer.write(missing: failure, of: source.service) }
        try finish()
      }
      throw failure
    }
    try finish()
    if let ending { throw ending }
  }

  private func finish() throws {
    for (source, state) in zip(sources, states) where !options.watches && state.latest.isComplete {
      if let failure = state.latest.notice?.partial { try writer.write(missing: failure, of: source.service) }
    }
    try writer.finish()
    guard let toldBefore else { return }
    for (source, state) in zip(sources, states) {
      try toldBefore.keep(state.told.ids, of: source.service, now: Date())
    }
  }

  private func load(_ index: Int) -> AnyCancellable {
    sources[index].rows(false).sink { [self] completion in
      loop.attempt {
        switch completion {
        case .finished: try complete(index)
        case .failure(let failure): try take(failure, from: index)
        }
      }
    } receiveValue: { [self] rows in
      loop.attempt { try take(rows, from: index) }
    }
  }

  private func watch(_ index: Int) -> AnyCancellable {
    answers(of: index).sink { [self] answer in
      loop.attempt {
        switch answer {
        case .success(let rows): try take(rows, from: index)
        case .failure(let failure): try take(failure, from: index)
        }
      }
    }
  }

  /// What becomes of the list.
  private func answers(of index: Int) -> AnyPublisher<Result<RowSource.Rows, CommandFailure>, Never> {
    let source = sources[index]
    switch source.watching {
    case .following(let answers): return answers()
    case .asking(let interval, _):
      let ticks = Timer.publish(every: interval, on: .main, in: .common).autoconnect().map { _ in () }.prepend(())
        .merge(with: states[index].again)
        .handleEvents(receiveOutput: { [self] in isLoading.send(true) })
      return source.answers(at: ticks) { [self] in states[index].told.isComplete }
    }
  }

  // MARK: - Answers

  /// The source has nothing more to say.
  private func complete(_ index: Int) throws {
    if !states[index].told.isComplete {
      var rows = states[index].latest
      rows.isComplete = true
      try take(rows, from: index)
    }
    end(index)
  }

  private func take(_ rows: RowSource.Rows, from index: Int) throws {
    let source = sources[index]
    states[index].latest = rows
    states[index].isAwaited = !rows.isComplete
    let isFirst = !states[index].told.isComplete
    let marks = options.watches ? options.marks(context.environment) : marksAtStart
    let left = rows.rows.unmuted(by: marks, at: Date(), showsMuted: options.showsMuted)
    let lines = states[index].told.apply(left.shown.map { $0.marked(by: marks) }, isComplete: rows.isComplete)
    try progress.clear()
    if !lines.isEmpty || rows.isComplete && !source.isLocal { states[index].hasBegun = true }
    if !lines.isEmpty { states[index].hasTold = true }
    // Where nothing is new, nothing is said: cron would send it by mail.
    let isSaid = toldBefore == nil || states[index].hasTold
    if hasSeveral, states[index].hasBegun, isSaid, !states[index].hasHeading {
      states[index].hasHeading = true
      try writer.write(heading: source.name)
    }
    for line in lines { try writer.write(line, of: hasSeveral ? source.name : nil) }
    if rows.isComplete {
      if isFirst, isSaid {
        let muted: [String.LocalizationValue] =
          options.showsMuted || left.mutedCount == 0 ? [] : ["\(left.mutedCount) muted; --muted shows them."]
        try say(rows.remarks + muted, of: source)
      }
      try note(rows.notice, from: index)
    }
    showProgress()
  }

  /// What is said once, when the list has been told.
  private func say(_ remarks: [String.LocalizationValue], of source: RowSource) throws {
    let messages = context.messages
    for remark in remarks { try messages.say(remark) }
    if let attribution = source.attribution, options.format == .columns || options.format == .plain {
      try messages.write(attribution + "\n")
    }
    if options.watches, case .asking(_, let remark?) = source.watching { try messages.tell(remark) }
  }

  /// What is wrong with a list that has been told: what a single one ends with, else told at once.
  private func note(_ notice: CommandFailure?, from index: Int) throws {
    guard options.watches || hasSeveral else {
      ending = notice
      return
    }
    switch states[index].troubles.note(notice?.words, now: Date()) {
    case .trouble: if let notice { try tell(notice) }
    case .over: try context.messages.tell("\(sources[index].name) answers again.")
    case nil: break
    }
  }

  private func take(_ failure: CommandFailure, from index: Int) throws {
    let isFollowed = options.watches && (states[index].told.isComplete || failure.mayPass)
    guard hasSeveral || isFollowed else { throw failure }
    try progress.clear()
    try note(failure, from: index)
    if !isFollowed {
      try writer.write(missing: failure, of: sources[index].service)
      states[index].failure = failure
    } else if !states[index].told.isComplete {
      askAgain(index)
    }
    end(index)
    showProgress()
  }

  /// Asks a source that has told nothing yet again, a little later each time.
  private func askAgain(_ index: Int) {
    guard case .asking(let interval, _) = sources[index].watching else { return }
    let pause = min(states[index].pause.next(), interval)
    Just(()).delay(for: .seconds(pause), scheduler: RunLoop.main)
      .sink { [again = states[index].again] in again.send() }
      .store(in: &subscriptions)
  }

  private func tell(_ failure: CommandFailure) throws {
    try context.messages.write(failure.told)
  }

  /// Shows the progress line below what was written, where something is still awaited.
  private func showProgress() {
    isLoading.send(false)
    isLoading.send(states.contains(where: \.isAwaited))
  }

  /// The answer has come as far as it comes; the last one ends the run.
  private func end(_ index: Int) {
    states[index].isAwaited = false
    guard !states.contains(where: \.isAwaited) else { return }
    let asked = states.indices.filter { !sources[$0].isLocal || states[$0].failure != nil }
    let failures = asked.compactMap { states[$0].failure }
    if failures.count == asked.count, !states.contains(where: \.hasBegun), let failure = failures.first {
      loop.end(.failure(SeveralFailures(code: failure.code)))
    } else if !options.watches {
      loop.end()
    }
  }
}
