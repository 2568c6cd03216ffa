import Foundation

extension View {
  /// Calls `action` with a value made of how the scroll view stands: when it is known, and when the value has changed.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }

  /// Calls `action` when the scroll view begins to move, and when it has come to rest.
  public nonisolated func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// With how the scroll view stands at the change.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }

  /// Calls `action` when at least a share of the view has come into sight of the scroll view around, or less of it is.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }

  /// Where the scroll view stands at first, where content stands in it that is smaller than the view, and what stays in place when
  /// either changes its size.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor)).placingShortContent(at: anchor).keeping(anchor)
  }

  /// Where the scroll view stands at first, where content stands in it that is smaller than the view, or what stays in place when
  /// either changes its size.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorModifier(anchor: role == .initialOffset ? anchor : nil))
      .placingShortContent(at: role == .alignment ? anchor : nil)
      .keeping(role == .sizeChanges ? anchor : nil)
  }

  private nonisolated func placingShortContent(at anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollListeners) { if let anchor { $0.behavior.shortContent = anchor.point } }
  }

  private nonisolated func keeping(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollListeners) { if let anchor { $0.behavior.keptPoint = anchor.point } }
  }
}

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where it stands at first.
  public static let initialOffset = ScrollAnchorRole(name: "initial")
  /// What stays in place when the size of the view or its content changes, while the reader has not moved it away.
  public static let sizeChanges = ScrollAnchorRole(name: "size")
  /// Where content stands that is smaller than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Has the scroll view below be listened to, with the target at a point of it.
  nonisolated func listening(_ listener: ScrollListener, at anchor: UnitPoint? = nil) -> some View {
    transformEnvironment(\.scrollListeners) {
      $0.all.append(listener)
      if let anchor { $0.behavior.targetPoint = anchor.point }
    }
  }
}

nonisolated struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var listener = ScrollListener()
  @State private var told = ToldValue<Value>()

  init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    listener.geometry = { [told, transform, action] geometry in
      let (old, new) = (told.value, transform(geometry))
      guard new != old else { return }
      told.value = new
      action(old ?? new, new)
    }
    return content.listening(listener)
  }
}

/// The value that was told last.
final class ToldValue<Value> {
  var value: Value?
}

nonisolated struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var listener = ScrollListener()

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

  @MainActor func body(content: Content) -> some View {
    listener.phase = { [action] old, new, context in action(old, new, context) }
    return content.listening(listener)
  }
}

nonisolated struct ScrollAnchorModifier: ViewModifier {
  let anchor: UnitPoint?
  @State private var listener = ScrollListener()

  init(anchor: UnitPoint?) { self.anchor = anchor }

  @MainActor func body(content: Content) -> some View {
    listener.start = anchor.map(ScrollWish.anchor)
    return content.listening(listener)
  }
}

nonisolated struct ScrollVisibilityModifier: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor func body(content: Content) -> some View {
    content.onGeometryChange(for: Bool.self) { [threshold] proxy in
      ScrollSight(proxy).share >= max(threshold, .leastNonzeroMagnitude)
    } action: { [action] old, new in
      if new || old != new { action(new) }
    }
  }
}
