import Combine
import Foundation

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

  private let lock = NSLock()
  /// Touched only by who has set `isTaking`.
  private var machine: Machine
  private var isTaking = false
  private var waiting: [(input: Machine.Input, origin: Origin?)] = []
  private var inputs: AnyCancellable?
  private var effectCount = 0
  private var newest: [Machine.Effect.Slot: Int] = [:]
  private var running: [Machine.Effect.Slot: AnyCancellable] = [:]
  private var isStopped = false

  init(_ machine: Machine, _ run: @escaping (Machine.Effect) -> AnyPublisher<Machine.Input, Never>) {
    self.machine = machine
    self.run = run
    states = CurrentValueSubject(machine)
  }

  func follow(_ publisher: some Publisher<Machine.Input, Never>) {
    let work = publisher.sink { [weak self] in self?.take($0, nil) }
    let isTooLate = lock.withLock {
      if !isStopped { inputs = work }
      return isStopped
    }
    if isTooLate { work.cancel() }
  }

  func stop() {
    let work = lock.withLock {
      isStopped = true
      waiting = []
      defer { (inputs, running) = (nil, [:]) }
      return running.values + [inputs].compactMap { $0 }
    }
    work.forEach { $0.cancel() }
  }

  private func take(_ input: Machine.Input, _ origin: Origin?) {
    let isTurn = lock.withLock {
      guard !isStopped else { return false }
      waiting.append((input, origin))
      defer { isTaking = true }
      return !isTaking
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
    lock.withLock {
      while !waiting.isEmpty {
        let (input, origin) = waiting.removeFirst()
        if origin.map({ newest[$0.slot] == $0.number }) ?? true { return input }
      }
      isTaking = false
      return nil
    }
  }

  private func start(_ effect: Machine.Effect) {
    let slot = effect.slot
    let (number, earlier) = lock.withLock {
      effectCount += 1
      newest[slot] = effectCount
      return (effectCount, running.removeValue(forKey: slot))
    }
    earlier?.cancel()
    var isFinished = false
    let work = run(effect).sink { [weak self] _ in
      isFinished = true
      self?.finish(slot, number)
    } receiveValue: { [weak self] in
      self?.take($0, (slot, number))
    }
    let isTooLate = lock.withLock {
      guard !isStopped, !isFinished, newest[slot] == number else { return true }
      running[slot] = work
      return false
    }
    if isTooLate { work.cancel() }
  }

  private func finish(_ slot: Machine.Effect.Slot, _ number: Int) {
    lock.withLock { if newest[slot] == number { running[slot] = nil } }
  }
}
