import Foundation
import SwiftUIElements
import SwiftUILayout

extension View {
  /// Margins around the content of the scroll views below. Those of indicators alone change no layout.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Margins of `length` points around the content of the scroll views below; nil is the usual length.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? PaddingModifier.standard), for: placement)
  }

  /// Margins of one length in points at all edges.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}

/// What a margin keeps from the edges.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// Around the content.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Around the content.
  public static let scrollContent = ContentMarginPlacement(name: "content")
  /// Around the bars that show how far it is scrolled; without effect.
  public static let scrollIndicators = ContentMarginPlacement(name: "indicators")
}

/// The scroll view around a view.
struct ScrollingSurroundings: Equatable {
  let axes: Axis.Set
  /// Around its content, in points.
  let margins: EdgeInsets
}

extension EnvironmentValues {
  private struct ScrollingKey: EnvironmentKey { static var defaultValue: ScrollingSurroundings? { nil } }

  /// nil outside of scroll views.
  var scrolling: ScrollingSurroundings? {
    get { self[ScrollingKey.self] }
    set { self[ScrollingKey.self] = newValue }
  }

  private struct ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

  /// Around the content of scroll views, in points.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  private struct ContentSafeAreaKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

  /// What is padded of the safe area of a scroll view, in points; its margins come on top of it.
  var contentSafeArea: EdgeInsets {
    get { self[ContentSafeAreaKey.self] }
    set { self[ContentSafeAreaKey.self] = newValue }
  }

  /// Margins and padding of the safe area together.
  var contentInsets: EdgeInsets { contentMargins.widened(by: contentSafeArea) }
}

/// The margins of one scroll view's content, which scroll with it.
struct ContentMarginsFold: FoldingModifier, Equatable {
  let axes: Axis.Set
  let margins: Insets

  func fold(into folding: inout Folding) {
    folding.style.padding = margins
    folding.mark(
      LayoutMark(stage: .content, kind: .scroll(ScrollLayout(axes, margins: margins)), replaces: .role))
    folding.openBox()
  }
}

extension EdgeInsets {
  /// As hosts and the layout engine know them.
  var insets: Insets { Insets(top: top, leading: leading, bottom: bottom, trailing: trailing) }

  /// Both together, at each edge.
  func widened(by other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
