import Foundation
import Locks

/// Answers as they were decoded last, so that what is asked for again while it is fresh is neither looked up nor decoded.
final class DecodedAnswers: Sendable {
  private struct Key: Hashable {
    var answer: CacheKey
    var type: ObjectIdentifier
  }

  private struct Slot {
    var value: any Sendable
    var date: Date
    var use: UInt64
  }

  private struct Slots {
    var byKey: [Key: Slot] = [:]
    var lastUse: UInt64 = 0
  }

  private let slots = Locked(Slots())
  /// So many answers are kept, those that were used last.
  private let most: Int

  init(most: Int = 48) {
    self.most = most
  }

  /// The answer, where it is known and fresh enough.
  func answer<Value: Sendable>(_ type: Value.Type, to key: CacheKey, _ policy: CachePolicy, at now: Date) -> Fetched<
    Value
  >? {
    guard policy.use != .freshOnly else { return nil }
    return slots.withLock { slots in
      let key = Key(answer: key, type: ObjectIdentifier(type))
      guard let slot = slots.byKey[key], (0...max(0, policy.freshFor)).contains(now.timeIntervalSince(slot.date)),
        policy.freshFor >= 0, let value = slot.value as? Value
      else { return nil }
      slots.lastUse += 1
      slots.byKey[key]?.use = slots.lastUse
      return Fetched(value, freshness: Freshness(date: slot.date, source: .store))
    }
  }

  /// Takes note of an answer that nothing newer stands in for.
  func keep<Value: Sendable>(_ fetched: Fetched<Value>, to key: CacheKey) {
    guard fetched.problem == nil else { return }
    slots.withLock { slots in
      slots.lastUse += 1
      let key = Key(answer: key, type: ObjectIdentifier(Value.self))
      slots.byKey[key] = Slot(value: fetched.value, date: fetched.freshness.date, use: slots.lastUse)
      guard slots.byKey.count > most, let oldest = slots.byKey.min(by: { $0.value.use < $1.value.use })?.key else {
        return
      }
      slots.byKey[oldest] = nil
    }
  }
}
