import Foundation
import UIKit

/// A gesture that counts only once another has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The first gesture, or the second once the first has ended.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first gesture has ended; the second's value is nil until it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognizer() -> _GestureRecognizer<Value> {
    let (one, two) = (first._recognizer(), second._recognizer())
    let slot = GestureMemory.slot()
    var recognizer = _GestureRecognizer<Value>(
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
    recognizer.isGivenUp = { slot.value is First.Value ? two.isGivenUp($0, $1) : one.isGivenUp($0, $1) }
    recognizer.kindsOnTheWay = one.kindsOnTheWay.union(two.kindsOnTheWay)
    recognizer.hold = one.hold ?? two.hold
    return recognizer
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, or where it does not come about another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture that has come about.
  public enum Value {
    /// The first gesture has come about.
    case first(First.Value)
    /// The first gesture has not come about, but the second has.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognizer() -> _GestureRecognizer<Value> {
    let (one, two) = (first._recognizer(), second._recognizer())
    var recognizer = _GestureRecognizer<Value>(
      kinds: one.kinds.union(two.kinds),
      read: { kind, event in
        if let report = one.read(kind, event) { return (.first(report.value), report.hasEnded) }
        return two.read(kind, event).map { (.second($0.value), $0.hasEnded) }
      },
      inner: { kind, event in
        if one.kinds.contains(kind) { one.receive(kind, event) } else { two.receive(kind, event) }
      })
    recognizer.isGivenUp = { one.isGivenUp($0, $1) || two.isGivenUp($0, $1) }
    recognizer.kindsOnTheWay = one.kindsOnTheWay.union(two.kindsOnTheWay)
    recognizer.hold = one.hold ?? two.hold
    return recognizer
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

/// The memory of the gestures of a view, as long as the view has its place.
@propertyWrapper
struct KeptGestureMemory: DynamicProperty {
  private var memory: GestureMemory?

  var wrappedValue: GestureMemory { memory ?? GestureMemory() }
}

extension KeptGestureMemory: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { memory = cursor.slot(GestureMemory.init) }
  func isSame(as other: KeptGestureMemory) -> Bool { true }
}

/// Nobody is told of its changes.
extension GestureMemory: KeptStorage {
  var readingNodes: [ViewNode] { [] }
  var isAsNew: Bool { slots.allSatisfy { $0.value == nil } }
  func hand(to place: PassingNode) {}
  func takeBack(from place: PassingNode) {}
}

nonisolated struct GestureModifier<Recognized: Gesture>: ViewModifier {
  let gesture: Recognized
  let precedence: GesturePrecedence
  let isHeard: Bool
  @KeptGestureMemory private var memory

  init(_ gesture: Recognized, _ precedence: GesturePrecedence, _ mask: GestureMask) {
    self.gesture = gesture
    self.precedence = mask.contains(.subviews) ? precedence : .high
    isHeard = mask.contains(.gesture)
  }

  @MainActor func body(content: Content) -> some View {
    let recognizer = memory.make { gesture._recognizer() }
    content.modifier(
      EventModifier(kinds: isHeard ? recognizer.kinds : [], precedence: precedence, hold: recognizer.hold) {
        recognizer.receive($0, $1)
      })
  }
}
