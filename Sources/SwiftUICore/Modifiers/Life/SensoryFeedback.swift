/// Feedback for the senses. A browser plays a short chime; a host without sound does nothing.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// Something has been done.
  public static let success = SensoryFeedback(name: "success")
  /// Something wants attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has gone wrong.
  public static let error = SensoryFeedback(name: "error")
  /// A choice changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has passed a mark upwards.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has passed a mark downwards.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something is in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level changes.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something has been hit.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy a hit is; all sound alike.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How soft a hit is; all sound alike.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  /// As `impact`, whatever the weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// As `impact`, whatever the softness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

nonisolated struct SensoryFeedbackModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
  @Environment(\.session) private var session

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { session?.command(.sound(feedback.name)) }
    }
  }

  init(trigger: Trigger, feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }
}

extension View {
  /// Plays `feedback` whenever `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays `feedback` whenever `trigger` changes and `condition` holds for its old and new value.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays what `feedback` chooses whenever `trigger` changes; nil is nothing.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }
}
