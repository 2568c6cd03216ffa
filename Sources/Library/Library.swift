import Combine
import Foundation

/// What belongs to the reader: marks, visits, saved things, history, mute rules, settings.
///
/// One object for all windows of a process; processes of the same user share its store and see each other's changes within a
/// second. Everything is on the main actor; the store's work is done elsewhere. A change is seen at once and written after.
@MainActor
public final class Library: ObservableObject {
  @Published public private(set) var contents = LibraryContents()
  /// What is wrong with the store, as a sentence a person understands; nil while all is well.
  @Published public private(set) var trouble: String?
  /// The newest change that can be taken back.
  @Published public private(set) var lastStep: UndoStep?

  /// A change that can be taken back.
  public struct UndoStep: Identifiable, Equatable, Sendable {
    public var id: Int
    /// What was done, such as "Saved “…”".
    public var label: String
    var before: [LibraryRecord]
  }

  /// Settings that hold until the reader chooses others, by name.
  public var standardSettings: [String: String] = [:]

  private let store: any LibraryStore
  private let queue: LibraryQueue
  private let clock: () -> Date
  private var steps: [UndoStep] = [] { didSet { lastStep = steps.last } }
  private var stepCount = 0
  private var revision: Int64 = 0
  /// Records whose writing is under way: what others wrote to them before does not count.
  private var pending: [RecordID: Int] = [:]
  private var watching: AnyCancellable?

  static let mostSteps = 100

  /// - Parameters:
  ///   - trouble: a sentence about the store that is known already.
  ///   - watchInterval: seconds between two looks for other processes' changes; nil for none.
  public init(
    store: any LibraryStore = InMemoryLibraryStore(), trouble: String? = nil, work: LibraryWork = .background,
    watchInterval: TimeInterval? = 1, clock: @escaping () -> Date = Date.init
  ) {
    self.store = store
    self.trouble = trouble
    self.clock = clock
    queue = LibraryQueue(work)
    do throws(LibraryStoreError) {
      take(try store.changes(after: 0))
    } catch {
      self.trouble = "\(error)"
    }
    let expired = contents.expired(at: clock())
    if !expired.isEmpty { write(expired.map { LibraryRecord($0, value: nil) }) }
    if let watchInterval {
      watching = Timer.publish(every: watchInterval, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
    }
  }

  /// The library in `file`; without the file it is kept in memory and says so.
  public static func opened(at file: URL) -> Library {
    do throws(LibraryStoreError) {
      let store = try SQLiteLibraryStore(file: file)
      return Library(
        store: store,
        trouble: store.setAside.map {
          "Your library could not be read. It is kept as \($0.path), and a new one has been started."
        })
    } catch {
      return Library(trouble: "\(error) What you mark and save is kept only until Kiosk ends.", watchInterval: nil)
    }
  }

  public var now: Date { clock() }

  // MARK: - Changing

  /// Makes changes, as one step that can be taken back where it has a label.
  public func change(_ label: String? = nil, _ records: [LibraryRecord]) {
    let changed = records.filter { contents.record($0.id).value != $0.value }
    guard !changed.isEmpty else { return }
    if let label {
      stepCount += 1
      let before = changed.map { contents.record($0.id) }
      steps = (steps + [UndoStep(id: stepCount, label: label, before: before)]).suffix(Self.mostSteps)
    }
    write(changed)
  }

  /// Takes back the newest change that has not been.
  public func undo() {
    guard let step = steps.popLast() else { return }
    write(step.before)
  }

  /// Looks for what other processes have written.
  public func refresh() {
    queue.run({ [store, revision] () -> Result<LibraryChanges, LibraryStoreError>? in
      guard store.mayHaveChanged() else { return nil }
      do throws(LibraryStoreError) {
        return .success(try store.changes(after: revision))
      } catch {
        return .failure(error)
      }
    }) { [weak self] answer in
      switch answer {
      case .success(let changes): self?.take(changes)
      case .failure(let error): self?.trouble = "\(error)"
      case nil: break
      }
    }
  }

  private func take(_ changes: LibraryChanges) {
    revision = max(revision, changes.revision)
    var next = contents
    for record in changes.records where pending[record.id] == nil { next.apply(record) }
    if next != contents { contents = next }
  }

  private func write(_ records: [LibraryRecord]) {
    var next = contents
    for record in records {
      next.apply(record)
      pending[record.id, default: 0] += 1
    }
    contents = next
    queue.run({ [store] () -> LibraryStoreError? in
      do throws(LibraryStoreError) {
        try store.write(records)
        return nil
      } catch {
        return error
      }
    }) { [weak self] error in
      guard let self else { return }
      for record in records {
        let left = (pending[record.id] ?? 1) - 1
        pending[record.id] = left > 0 ? left : nil
      }
      if let error { trouble = "\(error) The last change is kept only until Kiosk ends." }
    }
  }
}
