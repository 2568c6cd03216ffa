// How lines run and where they stand by what they say. Hosts find it out by the letters of each text.

extension View {
  /// Accepted; hosts find the direction of each text out by its letters.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
  /// Accepted; hosts let lines stand where the alignment says.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  /// Accepted; hosts mirror what they mirror.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
}

extension Text {
  /// What says in which direction a text runs; hosts go by its letters.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the surroundings.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the letters.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }

  /// What says where the lines of a text stand; hosts go by the alignment.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the surroundings.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the text.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

/// Whether a view is mirrored where text runs from right to left; hosts mirror what they mirror.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let name: String
  /// Never.
  public static let fixed = LayoutDirectionBehavior(name: "fixed")
  /// Where text runs from right to left.
  public static let mirrors = LayoutDirectionBehavior(name: "mirrors")
  /// Where text runs otherwise than said.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { .mirrors }
}
