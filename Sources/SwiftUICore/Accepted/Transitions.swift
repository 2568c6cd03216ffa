extension View {
  /// Hosts change content in place.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content changes within a view. Hosts change it at once.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }
  public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
