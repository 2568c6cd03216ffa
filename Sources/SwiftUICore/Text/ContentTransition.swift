extension View {
  /// Hosts change content in place.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content changes within a view. Hosts change it at once.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// No change is drawn.
  public static let identity = ContentTransition(name: "identity")
  /// One fades into the other.
  public static let opacity = ContentTransition(name: "opacity")
  /// One becomes the other.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll, down or up.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }
  /// Digits roll by the value.
  public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
  /// The effect of a symbol.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// The effect of a symbol, whichever it is.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
