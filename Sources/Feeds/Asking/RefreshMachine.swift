import Foundation
import Networking

/// Which feeds to ask when: a value that takes in what is followed, what time it is and what has been answered.
///
/// One feed of a host is asked at a time, and no more than ``mostAtOnce`` altogether. Where nobody has looked for a week,
/// nothing is asked.
package struct RefreshMachine: StateMachine, Sendable {
  package struct Source: Hashable, Sendable {
    package var id: Int64
    package var host: String
    package var next: Date

    package init(id: Int64, host: String, next: Date) {
      self.id = id
      self.host = host
      self.next = next
    }
  }

  package enum Input: Sendable {
    /// All feeds that are followed and neither paused nor ended.
    case sources([Source], Date)
    /// It has got later.
    case time(Date)
    /// Somebody looks.
    case looked(Date)
    /// The reader wants feeds to be asked however long nobody has looked, or not any more.
    case asksUnseen(Bool, Date)
    /// Ask these now; nil for all.
    case now(Set<Int64>?, Date)
    /// A question has been answered or has failed; `next` is the time of the one after.
    case finished(Int64, next: Date?, Date)
  }

  package enum Effect: SlottedEffect, Hashable, Sendable {
    case ask(Int64)
    /// Say when it is so late.
    case wait(until: Date)

    package enum Slot: Hashable, Sendable {
      case source(Int64)
      case clock
    }

    package var slot: Slot {
      switch self {
      case .ask(let id): .source(id)
      case .wait: .clock
      }
    }
  }

  package static let mostAtOnce = 8
  package static let attention: TimeInterval = 7 * 86_400

  /// Whether feeds are asked however long nobody has looked.
  private var asksUnseen = false
  private var sources: [Int64: Source] = [:]
  private var running: [Int64: String] = [:]
  private var wanted: Set<Int64> = []
  private var lastLook: Date

  package init(lastLook: Date) { self.lastLook = lastLook }

  /// The feeds that are being asked.
  package var asked: Set<Int64> { Set(running.keys) }
  /// How often all that was wished for had been asked.
  package private(set) var settledCount = 0

  package mutating func take(_ input: Input) -> [Effect] {
    let hadWishes = !wanted.isEmpty
    var isWish = false
    if case .now = input { isWish = true }
    let effects = effects(of: input)
    if hadWishes || isWish, wanted.isEmpty { settledCount += 1 }
    return effects
  }

  private mutating func effects(of input: Input) -> [Effect] {
    switch input {
    case .sources(let list, let now):
      sources = Dictionary(list.map { ($0.id, $0) }) { first, _ in first }
      wanted.formIntersection(sources.keys)
      return step(now)
    case .time(let now): return step(now)
    case .looked(let now):
      lastLook = max(lastLook, now)
      return step(now)
    case .asksUnseen(let isWanted, let now):
      asksUnseen = isWanted
      return step(now)
    case .now(let ids, let now):
      lastLook = max(lastLook, now)
      wanted.formUnion((ids ?? Set(sources.keys)).filter { sources[$0] != nil })
      return step(now)
    case .finished(let id, let next, let now):
      running[id] = nil
      wanted.remove(id)
      if let next { sources[id]?.next = next } else { sources[id] = nil }
      return step(now)
    }
  }

  private mutating func step(_ now: Date) -> [Effect] {
    let isSeen = asksUnseen || now.timeIntervalSince(lastLook) < Self.attention
    var busy = Set(running.values)
    var effects: [Effect] = []
    let due = sources.values
      .filter { running[$0.id] == nil && (wanted.contains($0.id) || (isSeen && isDue($0, now))) }
      .sorted { ($0.next, $0.id) < ($1.next, $1.id) }
    for source in due where running.count < Self.mostAtOnce && busy.insert(source.host).inserted {
      running[source.id] = source.host
      effects.append(.ask(source.id))
    }
    // What is due and cannot be asked yet gets its turn when another has finished.
    let next = sources.values.filter { running[$0.id] == nil && !isDue($0, now) }.map(\.next).min()
    if isSeen, let next { effects.append(.wait(until: next)) }
    return effects
  }

  private func isDue(_ source: Source, _ now: Date) -> Bool {
    let pause = source.next.timeIntervalSince(now)
    return pause <= 0 || pause > FeedSchedule.furthest
  }
}
