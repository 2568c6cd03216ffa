import Foundation

/// Asks for a review in a store, which no host has: nothing happens.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

  /// Hosts make rows as high as their content.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Always false: a view asks with `@FocusState`.
  public var isFocused: Bool { false }

  /// Always false: hosts show no widgets.
  public var showsWidgetContainerBackground: Bool { false }

  /// Always true: hosts keep a session only while it is in use.
  public var isSceneCaptured: Bool { false }
  public var supportsMultipleWindows: Bool { true }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? { nil }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// Whether a window is in front. Hosts do not tell.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

extension EnvironmentValues {
  private struct ActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

  public var controlActiveState: ControlActiveState {
    get { self[ActiveStateKey.self] }
    set { self[ActiveStateKey.self] = newValue }
  }
}
