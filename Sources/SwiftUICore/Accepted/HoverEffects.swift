// How views look under the pointer in ways of an app's own. Hosts have hover looks of their own.

/// A look under the pointer; hosts have looks of their own.
public protocol CustomHoverEffect: Sendable {}
/// A look of the system's; hosts have looks of their own.
public struct AutomaticHoverEffect: CustomHoverEffect { public init() {} }
/// Lit up; hosts have looks of their own.
public struct HighlightHoverEffect: CustomHoverEffect { public init() {} }
/// No look; hosts have looks of their own.
public struct EmptyHoverEffect: CustomHoverEffect { public init() {} }
/// A look that views share; hosts have looks of their own.
public struct GroupHoverEffect<Effect: CustomHoverEffect>: CustomHoverEffect {
  /// A look that views share.
  public init(_ effect: Effect) {}
}
/// Views that look alike under the pointer; hosts have looks of their own.
public struct HoverEffectGroup: Hashable, Sendable {
  private let name: String
  /// Views of one name.
  public init(id: String? = nil, in namespace: Namespace.ID) { name = id ?? "" }
}

extension View {
  /// Accepted; hosts have hover looks of their own.
  public nonisolated func hoverEffect<E: CustomHoverEffect>(_ effect: E) -> some View { self }
  /// Accepted; hosts have hover looks of their own.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }
  /// Accepted; hosts have hover looks of their own.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepted; hosts have hover looks of their own.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; hosts have no touches that outlast a press.
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
}
