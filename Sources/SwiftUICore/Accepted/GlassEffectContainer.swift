import Foundation

/// Views that share a glass surface, which no host has.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  let content: Content
  /// The views of the content, without glass; the spacing has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { content }
}
