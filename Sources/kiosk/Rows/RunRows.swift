import Combine
import Foundation

/// Prints one list, or several beside each other as they come, and with `--watch` what is new until interrupted.
@MainActor
final class RunRows {
  private let sources: [RowSource]
  private let options: ListOptions
  private let surroundings: Surroundings
  private let writer: RowWriter
  private let progress: ProgressLine
  private let loop = MainLoop()
  /// What was told of each source, by its place; nil before its first answer.
  private var told: [Int: Set<String>] = [:]
  private var awaited: Set<Int>
  private var failures: [CommandFailure] = []
  private var troubles: [Int: String] = [:]
  private var outdated: CommandFailure?

  private var hasSeveral: Bool { sources.count > 1 }

  init(_ sources: [RowSource], options: ListOptions, surroundings: Surroundings) {
    self.sources = sources
    self.options = options
    self.surroundings = surroundings
    awaited = Set(sources.indices)
    let limit = options.limit ?? ListOptions.standardLimit
    writer = RowWriter(
      format: options.format, text: RowText(traits: surroundings.outputTraits, rankColumns: String(limit).count),
      output: surroundings.output, asEvents: options.watches)
    progress = surroundings.progressLine()
  }

  /// - Throws: the failure of a single source, also where its rows are of an earlier time; ``SeveralFailures`` where none of
  ///   several could be read.
  func run() throws {
    try progress.show("Asking \(sources.map(\.name).joined(separator: ", "))…")
    let work = sources.indices.map { options.watches ? watch($0) : load($0) }
    defer { work.forEach { $0.cancel() } }
    if options.watches {
      loop.onInterrupt { [loop] in loop.end() }
      loop.end(whenAbandoned: surroundings.output)
    }
    try loop.run(finally: progress.clear)
    try writer.finish()
    if let outdated { throw outdated }
  }

  private func load(_ index: Int) -> AnyCancellable {
    sources[index].rows().sink { [self] completion in
      if case .failure(let failure) = completion { loop.attempt { try take(failure, from: index) } }
      end(index)
    } receiveValue: { [self] rows in
      loop.attempt { try take(rows, from: index) }
    }
  }

  /// Asks at once, then as often as the source allows. A failure is told, and the next question is asked all the same.
  private func watch(_ index: Int) -> AnyCancellable {
    let source = sources[index]
    return Timer.publish(every: source.watching.interval, on: .main, in: .common).autoconnect()
      .map { _ in () }.prepend(())
      .map { source.rows().map(Result.success).catch { Just(.failure($0)) } }
      .switchToLatest()
      .sink { [self] answer in
        loop.attempt {
          switch answer {
          case .success(let rows):
            let isFirst = told[index] == nil
            try take(rows, from: index)
            if isFirst, let remark = source.watching.remark { try surroundings.messages.write("kiosk: \(remark)\n") }
          case .failure(let failure): try take(failure, from: index)
          }
        }
        if told[index] == nil { end(index) }
      }
  }

  private func take(_ answer: RowSource.Rows, from index: Int) throws {
    try progress.clear()
    let source = sources[index]
    if answer.outdated == nil, troubles.removeValue(forKey: index) != nil {
      try surroundings.messages.write("kiosk: \(source.name): all is well again.\n")
    }
    let service = hasSeveral ? source.name : nil
    guard let before = told[index], options.watches else {
      if told[index] == nil, hasSeveral { try writer.write(heading: source.name) }
      let known = told[index] ?? []
      for row in answer.rows where !known.contains(row.id) { try writer.write(row, of: service) }
      told[index] = known.union(answer.rows.map(\.id))
      for remark in answer.remarks { try surroundings.messages.write(remark + "\n") }
      try tellOutdated(answer, index)
      return
    }
    for row in answer.rows where !before.contains(row.id) { try writer.write(new: row, of: service) }
    told[index] = before.union(answer.rows.map(\.id))
    try tellOutdated(answer, index)
  }

  /// A single list of an earlier time ends with an error, which is told at the end; beside others it is told at once.
  private func tellOutdated(_ answer: RowSource.Rows, _ index: Int) throws {
    guard hasSeveral || options.watches else {
      outdated = answer.outdated
      return
    }
    if let failure = answer.outdated { try tell(failure, from: index) }
  }

  private func take(_ failure: CommandFailure, from index: Int) throws {
    try progress.clear()
    guard hasSeveral || (told[index] != nil && options.watches) else { throw failure }
    failures.append(failure)
    try tell(failure, from: index)
  }

  private func tell(_ failure: CommandFailure, from index: Int) throws {
    // While watching, each trouble is told once.
    guard troubles[index] != failure.sentence else { return }
    troubles[index] = failure.sentence
    let hint = failure.hint.map { "\n  \($0)" } ?? ""
    try surroundings.messages.write("kiosk: \(failure.sentence)\(hint)\n")
  }

  /// A source has ended; the last one ends the run.
  private func end(_ index: Int) {
    awaited.remove(index)
    guard awaited.isEmpty else { return }
    if told.isEmpty, let failure = failures.first {
      loop.end(.failure(SeveralFailures(code: failure.code)))
    } else if !options.watches {
      loop.end()
    }
  }
}

/// All sources failed, and each has said so already.
struct SeveralFailures: Error {
  var code: ExitCode
}
