import Combine
import Foundation
import FoundationExtras
import Storage

/// What belongs to the reader: marks, visits, saved things, history, mute rules, settings.
///
/// One object for all windows of a process; processes of the same user share its store and see each other's changes within a
/// second. Everything is on the main actor; the store's work is done elsewhere. A change is seen at once and written after.
@MainActor
package final class Library: ObservableObject {
  @Published package private(set) var contents = LibraryContents()
  /// What is wrong with the store, as a sentence a person understands; nil while all is well.
  @Published package private(set) var trouble: String.LocalizationValue?
  private var troubles: Troubles { didSet { if trouble != troubles.worst { trouble = troubles.worst } } }

  private struct Troubles {
    /// Found at the start; stays true.
    let start: String.LocalizationValue?
    var reading: String.LocalizationValue?
    var writing: String.LocalizationValue?

    var worst: String.LocalizationValue? { writing ?? reading ?? start }
  }
  /// The newest change that can be taken back.
  @Published package private(set) var lastStep: UndoStep?

  /// A change that can be taken back.
  package struct UndoStep: Identifiable, Equatable, Sendable {
    package var id: Int
    /// What was done, such as "Saved “…”".
    package var label: String.LocalizationValue
    var before: [LibraryRecord]
  }

  /// Settings that hold until the reader chooses others, by name.
  package var standardSettings: [String: String] = [:]

  private let store: any LibraryStore
  private let queue: LibraryQueue
  private let clock: () -> Date
  private var steps: [UndoStep] = [] { didSet { lastStep = steps.last } }
  private var stepCount = 0
  private var revision: Int64 = 0
  /// Until a record is written, what others wrote to it before does not count.
  private var unwritten = UnwrittenRecords()
  /// Nil while nothing is kept that could age.
  private var trustedTime: TrustedTime?
  private var watching: AnyCancellable?
  private var watch: FolderWatch?
  private var isRetryPlanned = false

  static let mostSteps = 100
  /// Seconds between two looks where changes are told by the system: for the time, of which a mark is kept each day.
  private static let rareInterval: TimeInterval = 600

  /// - Parameters:
  ///   - trouble: a sentence about the store that is known already.
  ///   - watchInterval: seconds between two looks for other processes' changes; nil for none.
  ///   - folder: where the store's files lie: changes there are told by the system, and looks are rare.
  package init(
    store: any LibraryStore = InMemoryLibraryStore(), trouble: String.LocalizationValue? = nil,
    work: LibraryWork = .background,
    watchInterval: TimeInterval? = 1, folder: URL? = nil, clock: @escaping () -> Date = Date.init
  ) {
    self.store = store
    troubles = Troubles(start: trouble)
    self.trouble = trouble
    self.clock = clock
    queue = LibraryQueue(work)
    do throws(LibraryStoreError) {
      take(try store.changes(after: 0))
    } catch {
      troubles.reading = error.words
    }
    takeTime()
    watch = folder.flatMap { FolderWatch($0) { [weak self] in self?.tick() } }
    if let watchInterval {
      let interval = watch == nil ? watchInterval : Self.rareInterval
      watching = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
    }
  }

  /// The library in `file`; without the file it is kept in memory and says so.
  package static func opened(at file: URL) -> Library {
    do throws(LibraryStoreError) {
      let store = try SQLiteLibraryStore(file: file)
      let setAside = store.setAside.map { file -> String.LocalizationValue in
        "Your library could not be read. It is kept as \(file.path), and a new one has been started."
      }
      let newer = store.isReadOnly ? notKept(.newer) : nil
      let remarks = [setAside, newer].compactMap { $0 } + store.remarks.map { .init(verbatim: $0) }
      return Library(
        store: store, trouble: remarks.isEmpty ? nil : .joined(remarks),
        folder: file.deletingLastPathComponent())
    } catch {
      return Library(trouble: notKept(error), watchInterval: nil)
    }
  }

  private static func notKept(_ error: LibraryStoreError) -> String.LocalizationValue {
    "\(error.words) What you mark and save is kept only until Kiosk ends."
  }

  /// The contents as they are now, to look at: what is done to the copy is kept nowhere.
  package func copy() -> Library {
    let copy = Library(work: .immediate, watchInterval: nil, clock: clock)
    copy.contents = contents
    copy.standardSettings = standardSettings
    return copy
  }

  /// What time it is, as far as that is believed.
  package var now: Date {
    let clock = clock()
    return trustedTime?.time(at: clock) ?? clock
  }

  /// A service says what time it is.
  package func hear(time service: Date) {
    takeTime { time, clock in time.hear(service, clock: clock) }
  }

  // MARK: - Changing

  /// Makes changes, as one step that can be taken back where it has a label.
  package func change(_ label: String.LocalizationValue? = nil, _ records: [LibraryRecord]) {
    let changed = records.filter { contents.record($0.id).value != $0.value }
    guard !changed.isEmpty else { return }
    if let label { remember(label, changed.map { contents.record($0.id) }) }
    write(changed)
  }

  private func remember(_ label: String.LocalizationValue, _ before: [LibraryRecord]) {
    stepCount += 1
    steps = (steps + [UndoStep(id: stepCount, label: label, before: before)]).suffix(Self.mostSteps)
  }

  /// Takes back the newest change that has not been.
  package func undo() {
    guard let step = steps.popLast() else { return }
    write(step.before)
  }

  /// Looks for what other processes have written.
  package func refresh() {
    queue.run({ [store, revision] () -> Result<LibraryChanges, LibraryStoreError>? in
      guard store.mayHaveChanged() else { return nil }
      do throws(LibraryStoreError) {
        return .success(try store.changes(after: revision))
      } catch {
        return .failure(error)
      }
    }) { [weak self] answer in
      switch answer {
      case .success(let changes):
        self?.take(changes)
        self?.troubles.reading = nil
      case .failure(let error): self?.troubles.reading = error.words
      case nil: break
      }
    }
  }

  private func take(_ changes: LibraryChanges) {
    revision = max(revision, changes.revision)
    apply(changes.records.filter { !unwritten.contains($0.id) })
  }

  private func apply(_ records: [LibraryRecord]) {
    var next = contents
    for record in records {
      if record.id == .trustedTime {
        trustedTime = record.value.flatMap { RecordText.value(TrustedTime.self, $0) }
      } else {
        next.apply(record)
      }
    }
    if next != contents { contents = next }
  }

  private func write(_ records: [LibraryRecord]) {
    apply(records)
    unwritten.add(records)
    writeWaiting()
  }

  /// Writes what waits, unless a write is under way; what fails is tried again each second, and with the next change.
  private func writeWaiting() {
    guard !store.isReadOnly else { return }
    let records = unwritten.begin()
    guard !records.isEmpty else { return }
    queue.run({ [store] in store.writing(records) }) { [weak self] error in self?.wrote(error) }
  }

  private func wrote(_ error: LibraryStoreError?) {
    unwritten.end(isWritten: error == nil)
    if let error {
      let changes: String.LocalizationValue =
        unwritten.count == 1 ? "One change is not written yet." : "\(unwritten.count) changes are not written yet."
      troubles.writing = "\(error.words) \(changes) Kiosk keeps trying."
      retrySoon()
    } else {
      troubles.writing = nil
      writeWaiting()
    }
  }

  /// A library that watches tries again each second.
  private func retrySoon() {
    guard watching != nil, !isRetryPlanned else { return }
    isRetryPlanned = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated {
        self?.isRetryPlanned = false
        self?.writeWaiting()
      }
    }
  }

  /// Looks once what there is to do; called now and then by a library that watches.
  func tick() {
    writeWaiting()
    refresh()
    let clock = clock()
    if abs(clock.timeIntervalSince(trustedTime?.confirmed ?? clock)) > 86_400 { takeTime() }
  }

  /// Writes what is not written yet, and waits for it: for the end of the program.
  /// - Returns: what could not be written, as a sentence; nil where nothing is lost.
  package func close() -> String.LocalizationValue? {
    watching = nil
    watch = nil
    queue.wait()
    // That nothing is kept has been said at the start.
    guard !store.isReadOnly else { return nil }
    unwritten.end(isWritten: false)
    let records = unwritten.begin()
    let error = records.isEmpty ? nil : store.writing(records)
    unwritten.end(isWritten: error == nil)
    guard let error else { return nil }
    let lost: String.LocalizationValue =
      records.count == 1 ? "One change is lost." : "\(records.count) changes are lost."
    return "\(error.words) \(lost)"
  }

  // MARK: - Files

  /// Takes in what was made of a file, unless the contents have changed since; false then.
  private func take(_ file: ReadFile) -> Bool {
    guard contents == file.before else { return false }
    guard !file.changed.isEmpty else { return true }
    remember(ReadFile.label(file.changed.count), file.undo)
    contents = file.after
    unwritten.add(file.changed)
    writeWaiting()
    return true
  }

  /// Takes in a library file while others go on: it is read elsewhere, whole, before anything changes.
  /// - Parameter answer: called once what changed is written, or could not be.
  package func bring(
    _ file: Data, then answer: @escaping @MainActor @Sendable (Result<FileOutcome, LibraryFile.Problem>) -> Void
  ) {
    let before = contents
    queue.reading {
      Result { () throws(LibraryFile.Problem) in try ReadFile(file, over: before) }
    } then: { [weak self] read in
      guard let self else { return }
      switch read {
      case .failure(let problem): answer(.failure(problem))
      case .success(let read):
        // Somebody changed something meanwhile: once more, over what is there now.
        guard take(read) else { return bring(file, then: answer) }
        queue.run({}) { [weak self] in
          answer(.success(FileOutcome(records: read.count, changed: read.changed.count, trouble: self?.trouble)))
        }
      }
    }
  }

  // MARK: - Ages

  /// Reads the clock, and lets go what is too old by the time that is believed.
  private func takeTime(_ read: (inout TrustedTime, Date) -> Void = { $0.read($1) }) {
    guard let newest = contents.newestDate else { return }
    var time = trustedTime ?? TrustedTime(confirmed: newest)
    read(&time, clock())
    guard time != trustedTime else { return }
    let expired = contents.expired(at: time.confirmed).map { LibraryRecord($0, value: nil) }
    write(expired + [LibraryRecord(.trustedTime, value: RecordText.text(time))])
  }
}
