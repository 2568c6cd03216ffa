import Foundation

/// Goes through phases one after the other: for ever, or once each time a value changes.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnimationTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var place = 0
  @State private var first = FirstTrigger()
  @Environment(\.accessibilityReduceMotion) private var prefersLess

  /// For ever, each phase by its animation; the first phase stays where a person prefers less motion.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Once through all phases and back to the first each time the trigger changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnimationTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  @MainActor public var body: some View {
    if phases.indices.contains(place) {
      let runs = Run(trigger: trigger, isOff: prefersLess || phases.count < 2)
      content(phases[place]).task(id: runs) { [phases, animation, trigger, first, $place] in
        guard !runs.isOff, first.isPast(trigger) else { return }
        var next = 0
        repeat {
          next = (next + 1) % phases.count
          let motion = animation(phases[next])
          withAnimation(motion) { $place.wrappedValue = next }
          let wait = max(motion.map { $0.style.delay + $0.style.duration } ?? 0, 0.02)
          do { try await Task.sleep(nanoseconds: UInt64(min(wait, 3600) * 1e9)) } catch { return }
        } while trigger == nil || next != 0
      }
    }
  }

  private struct Run: Equatable {
    let trigger: AnimationTrigger?
    let isOff: Bool
  }
}

/// A value whose change starts something; the first value starts nothing.
final class AnimationTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (lhs: AnimationTrigger, rhs: AnimationTrigger) -> Bool { lhs.isEqual(rhs.value) }
}

/// The value that a view began with, which starts nothing.
final class FirstTrigger {
  private var first: AnimationTrigger?
  private var isGone = false

  /// False for the value met first, as long as no other has been met.
  func isPast(_ trigger: AnimationTrigger?) -> Bool {
    guard let trigger else { return true }
    if first == nil { first = trigger }
    if first != trigger { isGone = true }
    return isGone
  }
}

extension View {
  /// Goes through phases for ever.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }

  /// Goes through phases once each time `trigger` changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
}
