import Combine
import Foundation
import Library
import Networking

/// Offers to take back the newest change, for a while.
@MainActor
final class UndoOffer: ObservableObject {
  /// Output: what can be taken back, as long as it is offered.
  @Published private(set) var step: Library.UndoStep?

  private let library: Library
  private var subscriptions: Set<AnyCancellable> = []

  /// Seconds long enough to read it and to reach it; by its key, a change can still be taken back later.
  static let lifetime = 8.0

  init(library: Library, scheduler: AnyScheduler = .main) {
    self.library = library
    let steps = library.$lastStep.removeDuplicates().dropFirst().share()
    let newest = steps.scan((shown: library.lastStep?.id ?? 0, step: Library.UndoStep?.none)) { last, step in
      // What appears after an undo is an older step: nothing new to offer.
      guard let step, step.id > last.shown else { return (last.shown, nil) }
      return (step.id, step)
    }
    .map(\.step)
    newest
      .sink { [weak self] in self?.step = $0 }
      .store(in: &subscriptions)
    steps.debounce(for: .seconds(Self.lifetime), scheduler: scheduler)
      .sink { [weak self] _ in self?.step = nil }
      .store(in: &subscriptions)
  }

  func undo() { library.undo() }
  func dismiss() { step = nil }
}
