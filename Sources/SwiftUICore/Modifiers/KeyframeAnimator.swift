import Foundation

/// Moves a value along tracks: for ever, or once each time another value changes. Hosts are sent twenty samples a second.
public nonisolated struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View>: View {
  private let initial: Value
  private let repeats: Bool
  private let trigger: AnimationTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path
  @State private var shown: Value?
  @State private var first = FirstTrigger()
  @Environment(\.accessibilityReduceMotion) private var prefersLess

  /// For ever, or once where `repeating` is false; it stands still where a person prefers less motion.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    initial = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Once each time the trigger changes; it stands still where a person prefers less motion.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    initial = initialValue
    repeats = false
    self.trigger = AnimationTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  private struct Run: Equatable {
    let trigger: AnimationTrigger?
    let isOff: Bool
  }

  @MainActor public var body: some View {
    let run = Run(trigger: trigger, isOff: prefersLess)
    content(shown ?? initial).task(id: run) { [initial, repeats, keyframes, trigger, first, $shown] in
      guard !run.isOff, first.isPast(trigger) else { return }
      let timeline = KeyframeTimeline(initialValue: initial) { keyframes(initial) }
      guard timeline.duration > 0 else { return }
      let start = Date()
      while !Task.isCancelled {
        var time = Date().timeIntervalSince(start)
        if time >= timeline.duration {
          guard repeats else { break }
          time = time.truncatingRemainder(dividingBy: timeline.duration)
        }
        $shown.wrappedValue = timeline.value(time: time)
        do { try await Task.sleep(nanoseconds: 50_000_000) } catch { return }
      }
      $shown.wrappedValue = timeline.value(time: timeline.duration)
    }
  }
}

extension View {
  /// Moves a value along tracks once each time `trigger` changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }

  /// Moves a value along tracks for ever.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
