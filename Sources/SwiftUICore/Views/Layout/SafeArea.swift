import Foundation
import SwiftUIElements
import SwiftUILayout

extension View {
  /// Another view at the top or bottom. What scrolls goes on behind it; anything else gets the room that is left. The bar of tabs stays
  /// where it is, and what stands at the bottom stands over it.
  @ViewBuilder
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    if edge == .bottom, Self.self is any TabbedContent.Type {
      overlay(alignment: Alignment(horizontal: alignment, vertical: .bottom)) { inset }
    } else {
      VStack(alignment: alignment, spacing: spacing ?? 0) {
        if edge == .top { inset }
        self
        if edge == .bottom { inset }
      }
      .modifier(
        InsetModifier(
          inset: SafeAreaInset(
            edge: edge == .top ? .top : .bottom, alignment: alignment.axis, spacing: spacing.map { Double($0) })))
    }
  }

  /// Another view at the leading or trailing edge. What scrolls goes on behind it; anything else gets the room that is left.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
    .modifier(
      InsetModifier(
        inset: SafeAreaInset(
          edge: edge == .leading ? .leading : .trailing, alignment: alignment.axis, spacing: spacing.map { Double($0) })
      ))
  }

  /// Keeps what is below away from the edges, by points; what scrolls goes on behind.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
  /// With edges and a length in points; nil for the usual one.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingModifier.standard))
  }
  /// With one length for all edges, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Goes on under what stands at these edges.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoredAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Goes on under what stands at these edges, in the older form.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Padding of the usual length; a window has none of its own.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// The usual room around what a scene shows, at the named edges.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

/// A stack of a view and what stands at its edge, as the layout engine sees it.
nonisolated struct InsetModifier: StyleModifier, Equatable {
  let inset: SafeAreaInset

  @MainActor func fold(into folding: inout Folding) {
    folding.mark(LayoutMark(stage: .content, kind: .safeAreaInset(inset), replaces: .role))
    folding.style.holdsInset = true
    folding.openBox()
  }
}

/// What scrolls goes on into the padding; anything else is padded.
nonisolated struct SafeAreaPaddingModifier: ViewModifier {
  typealias Body = Never

  let insets: EdgeInsets

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let insets = view.modifier.insets
    guard Modified.self is any ScrollingContent.Type else {
      let padded = ModifiedContent(content: view.content, modifier: SafeAreaPaddingStyle(insets: insets))
      return ModifiedContent<Modified, SafeAreaPaddingStyle>._node(for: padded, replacing: old, inputs)
    }
    let widened = inputs.changing { $0.contentSafeArea = $0.contentSafeArea.widened(by: insets) }
    return Modified._node(for: view.content, replacing: old, widened)
  }
}

/// A scroll view, with whatever modifiers around it.
protocol ScrollingContent {}

extension ScrollView: ScrollingContent {}
extension ModifiedContent: ScrollingContent where Content: ScrollingContent {}

/// Tabs, with whatever modifiers around them.
protocol TabbedContent {}

extension TabView: TabbedContent {}
extension ModifiedContent: TabbedContent where Content: TabbedContent {}

nonisolated struct SafeAreaPaddingStyle: StyleModifier, Equatable {
  let insets: EdgeInsets

  @MainActor func fold(into folding: inout Folding) {
    let insets = insets.insets
    folding.openBox()
    folding.style.padding = insets
    folding.mark(LayoutMark(stage: .padded, kind: .safeAreaPadding(insets), replaces: .style))
    folding.openBox()
  }
}

/// The box is as large as what is around thinks, the view in it as large as it is drawn.
nonisolated struct IgnoredAreaModifier: StyleModifier, Equatable {
  let edges: Edge.Set

  @MainActor func fold(into folding: inout Folding) {
    guard !edges.isEmpty else { return }
    folding.style.ignoredEdges.formUnion(edges)
    folding.openBox()
    folding.mark(LayoutMark(stage: .content, kind: .ignoresSafeArea(edges)))
  }
}

/// How much room there is around what a scene shows; hosts have one.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The least.
  public static let minimum = ScenePadding(name: "minimum")
  /// Under the title of a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
