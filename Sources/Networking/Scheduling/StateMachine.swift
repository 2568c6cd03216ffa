import Combine
import Foundation
import Locks

/// What can happen and what follows, as a value: it takes an input and returns the effects to run. It runs none of them and
/// reads no clock, so all of it can be tested without either.
package protocol StateMachine<Input, Effect> {
  associatedtype Input
  associatedtype Effect: SlottedEffect

  mutating func take(_ input: Input) -> [Effect]
}

/// Work outside a ``StateMachine``. For each slot one effect runs at a time: a newer one cancels the one under way.
package protocol SlottedEffect {
  associatedtype Slot: Hashable

  var slot: Slot { get }
}

extension Publisher where Failure == Never {
  /// Gives `machine` this publisher's values and runs the effects it returns; what they publish are inputs too. Publishes the
  /// machine after each input, the newest where the subscriber is busy.
  ///
  /// Inputs are taken one at a time, on the thread they come on; one that comes meanwhile waits for its turn. When the
  /// subscriber leaves, all effects are cancelled. Never ends.
  ///
  /// - Parameter run: makes the work of an effect. What it publishes counts only while no newer effect has taken its slot.
  package func driving<Machine: StateMachine>(
    _ machine: Machine, run: @escaping (Machine.Effect) -> AnyPublisher<Machine.Input, Never>
  ) -> AnyPublisher<Machine, Never> where Output == Machine.Input {
    Deferred {
      let runner = MachineRunner(machine, run)
      return runner.states.handleEvents(
        receiveSubscription: { _ in runner.follow(self) }, receiveCancel: { runner.stop() })
    }
    .eraseToAnyPublisher()
  }
}

/// Runs one machine for one subscriber.
private final class MachineRunner<Machine: StateMachine>: @unchecked Sendable {
  /// Where an input comes from; nil from outside.
  private typealias Origin = (slot: Machine.Effect.Slot, number: Int)

  let states: CurrentValueSubject<Machine, Never>
  private let run: (Machine.Effect) -> AnyPublisher<Machine.Input, Never>

  private struct State {
    var isTaking = false
    var waiting: [(input: Machine.Input, origin: Origin?)] = []
    var inputs: AnyCancellable?
    var effectCount = 0
    var newest: [Machine.Effect.Slot: Int] = [:]
    var running: [Machine.Effect.Slot: AnyCancellable] = [:]
    var isStopped = false
  }

  private let state = Locked(State())
  /// Touched only by who has set `isTaking`.
  private var machine: Machine

  init(_ machine: Machine, _ run: @escaping (Machine.Effect) -> AnyPublisher<Machine.Input, Never>) {
    self.machine = machine
    self.run = run
    states = CurrentValueSubject(machine)
  }

  func follow(_ publisher: some Publisher<Machine.Input, Never>) {
    let work = publisher.sink { [weak self] in self?.take($0, nil) }
    let isTooLate = state.withLock { state in
      if !state.isStopped { state.inputs = work }
      return state.isStopped
    }
    if isTooLate { work.cancel() }
  }

  func stop() {
    let work = state.withLock { state in
      state.isStopped = true
      state.waiting = []
      defer { (state.inputs, state.running) = (nil, [:]) }
      return state.running.values + [state.inputs].compactMap { $0 }
    }
    work.forEach { $0.cancel() }
  }

  private func take(_ input: Machine.Input, _ origin: Origin?) {
    let isTurn = state.withLock { state in
      guard !state.isStopped else { return false }
      state.waiting.append((input, origin))
      defer { state.isTaking = true }
      return !state.isTaking
    }
    guard isTurn else { return }
    while let input = next() {
      let effects = machine.take(input)
      states.send(machine)
      effects.forEach(start)
    }
  }

  /// The next input that still counts; nil ends the turn.
  private func next() -> Machine.Input? {
    state.withLock { state in
      while !state.waiting.isEmpty {
        let (input, origin) = state.waiting.removeFirst()
        if origin.map({ state.newest[$0.slot] == $0.number }) ?? true { return input }
      }
      state.isTaking = false
      return nil
    }
  }

  private func start(_ effect: Machine.Effect) {
    let slot = effect.slot
    let (number, earlier) = state.withLock { state in
      state.effectCount += 1
      state.newest[slot] = state.effectCount
      return (state.effectCount, state.running.removeValue(forKey: slot))
    }
    earlier?.cancel()
    var isFinished = false
    let work = run(effect).sink { [weak self] _ in
      isFinished = true
      self?.finish(slot, number)
    } receiveValue: { [weak self] in
      self?.take($0, (slot, number))
    }
    let isTooLate = state.withLock { state in
      guard !state.isStopped, !isFinished, state.newest[slot] == number else { return true }
      state.running[slot] = work
      return false
    }
    if isTooLate { work.cancel() }
  }

  private func finish(_ slot: Machine.Effect.Slot, _ number: Int) {
    state.withLock { if $0.newest[slot] == number { $0.running[slot] = nil } }
  }
}
