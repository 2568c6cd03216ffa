import Foundation

/// How the source of a zoom looks while it moves. Hosts do not zoom from one screen to the next.
public protocol MatchedTransitionSourceConfiguration {}

/// No change to the source; no host zooms from one screen to the next.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  /// The same configuration.
  public func background(_ style: Color) -> Self { self }
  /// The same configuration.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// The same configuration.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

extension View {
  // Hosts do not zoom from one screen to the next.
  /// Accepted; hosts do not zoom from one screen to the next.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

extension AnyTransition {
  /// A symbol comes and goes as other views do.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
    -> AnyTransition
  { .opacity }
}
