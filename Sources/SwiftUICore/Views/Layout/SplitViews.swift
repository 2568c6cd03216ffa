/// Views side by side with movable borders; hosts do not move them.
public nonisolated struct HSplitView<Content: View>: View {
  let content: Content
  /// Views side by side, at the top, without space between.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { HStack(alignment: .top, spacing: 0) { content } }
}

/// Views above each other with movable borders; hosts do not move them.
public nonisolated struct VSplitView<Content: View>: View {
  let content: Content
  /// Views above each other, without space between.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { VStack(spacing: 0) { content } }
}
