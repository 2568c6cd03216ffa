import Combine
import Foundation

/// A key while it is typed, tried and kept.
///
/// Views set the inputs; the outputs follow. The newest attempt wins, a refusal is a value, and the text is forgotten as soon
/// as the key is kept.
@MainActor
package final class KeyEntryModel: ObservableObject {
  package enum Phase: Equatable, Sendable {
    case typing
    case checking
    case refused(KeyTrouble)
    case kept
  }

  package let service: KeyedService
  /// Input.
  @Published package var text = ""
  /// Output.
  @Published package private(set) var phase = Phase.typing

  private let services: KioskServices
  /// Nil ends the attempt that is under way.
  private let attempts = PassthroughSubject<(text: String, unchecked: Bool)?, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  package init(service: KeyedService, services: KioskServices) {
    self.service = service
    self.services = services
    attempts
      .map { [weak services] attempt -> AnyPublisher<Phase, Never> in
        guard let attempt, let keeper = services?.keyKeeper else { return Just(.typing).eraseToAnyPublisher() }
        return keeper.keep(attempt.text, for: service, unchecked: attempt.unchecked)
          .map { _ in Phase.kept }.catch { Just(.refused($0)) }
          .prepend(.checking)
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)

    $text.dropFirst().removeDuplicates().filter { !$0.isEmpty }
      .sink { [weak self] _ in self?.beginTyping() }
      .store(in: &subscriptions)
  }

  package var canSubmit: Bool { !trimmed.isEmpty && phase != .checking }

  private var trimmed: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Tries the key, and keeps it where its service takes it.
  package func submit() {
    if canSubmit { attempts.send((trimmed, false)) }
  }

  /// Keeps the key although its service could not be asked.
  package func submitUnchecked() {
    if canSubmit { attempts.send((trimmed, true)) }
  }

  /// Forgets the key that is kept, and the one that is being tried.
  package func remove() {
    attempts.send(nil)
    do throws(KeyTrouble) {
      try services.keyKeeper?.remove(service)
    } catch {
      phase = .refused(error)
    }
  }

  private func beginTyping() {
    if phase != .checking { phase = .typing }
  }

  private func show(_ next: Phase) {
    if next == .kept { text = "" }
    phase = next
  }
}
