/// A modifier whose own changes move.
nonisolated struct MovingModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View { content.modifier(base).transaction(transform) }
}

extension ViewModifier {
  /// Changes of the modifier move as the animation says; nil keeps them from moving.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    MovingModifier(base: self) { $0.animation = animation }
  }

  /// Changes of the modifier move as `transform` says.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    MovingModifier(base: self, transform: transform)
  }
}
