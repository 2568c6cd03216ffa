import Foundation
import UIKit

/// A gesture that counts only once another has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  public func _recognizer() -> _GestureRecognizer<Value> {
    let (one, two) = (first._recognizer(), second._recognizer())
    let slot = GestureMemory.slot()
    return _GestureRecognizer(
      kinds: one.kinds.union(two.kinds),
      read: { kind, event in
        if let begun = slot.value as? First.Value {
          guard let report = two.read(kind, event) else { return nil }
          if report.hasEnded { slot.value = nil }
          return (.second(begun, report.value), report.hasEnded)
        }
        guard let report = one.read(kind, event) else { return nil }
        guard report.hasEnded else { return (.first(report.value), false) }
        slot.value = report.value
        return (.second(report.value, nil), false)
      },
      inner: { kind, event in
        if slot.value is First.Value { two.receive(kind, event) } else { one.receive(kind, event) }
      })
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, or where it does not come about another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  let first: First
  let second: Second

  public func _recognizer() -> _GestureRecognizer<Value> {
    let (one, two) = (first._recognizer(), second._recognizer())
    return _GestureRecognizer(
      kinds: one.kinds.union(two.kinds),
      read: { kind, event in
        if let report = one.read(kind, event) { return (.first(report.value), report.hasEnded) }
        return two.read(kind, event).map { (.second($0.value), $0.hasEnded) }
      },
      inner: { kind, event in
        if one.kinds.contains(kind) { one.receive(kind, event) } else { two.receive(kind, event) }
      })
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// What the gestures of one view keep while they last: their values are made anew whenever the view is.
final class GestureMemory {
  final class Slot { var value: Any? }

  private var slots: [Slot] = []
  private var next = 0
  nonisolated(unsafe) private static var current: GestureMemory?

  /// The place of the gesture being made; without a view one that nobody keeps.
  static func slot() -> Slot {
    guard MainLoop.isCurrent, let memory = current else { return Slot() }
    defer { memory.next += 1 }
    if memory.next == memory.slots.count { memory.slots.append(Slot()) }
    return memory.slots[memory.next]
  }

  @MainActor
  func make<Made>(_ body: () -> Made) -> Made {
    let outer = Self.current
    (Self.current, next) = (self, 0)
    defer { Self.current = outer }
    return body()
  }
}

nonisolated struct GestureModifier<Recognized: Gesture>: ViewModifier {
  let gesture: Recognized
  let isHeard: Bool
  @State private var memory = GestureMemory()

  init(gesture: Recognized, isHeard: Bool) {
    self.gesture = gesture
    self.isHeard = isHeard
  }

  @MainActor func body(content: Content) -> some View {
    let recognizer = memory.make { gesture._recognizer() }
    content.modifier(EventModifier(kinds: isHeard ? recognizer.kinds : []) { recognizer.receive($0, $1) })
  }
}
