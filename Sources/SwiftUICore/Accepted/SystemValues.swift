import Foundation

/// Asks for a review in a store, which no host has: nothing happens.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
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

  /// The least height of headers in points; kept, without effect: headers are as high as their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// An action that does nothing: no host has a store.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Always false: a view asks with `@FocusState`.
  public var isFocused: Bool { false }

  /// Always false: hosts show no widgets.
  public var showsWidgetContainerBackground: Bool { false }

  /// Always false: hosts do not tell whether a screen is recorded.
  public var isSceneCaptured: Bool { false }
  /// Always true: a person may open another window.
  public var supportsMultipleWindows: Bool { true }
  /// Always false: hosts do not tell.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Always false: hosts do not tell.
  public var accessibilityReduceTransparency: Bool { false }
  /// Always false: hosts do not tell.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Always nil: hosts do not tell.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// Always standard: hosts do not tell.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

/// How bold a person likes letters; no host reports it.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// How strong a person likes contrast; no host reports it.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// Whether a window is in front. Hosts do not tell.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

extension EnvironmentValues {
  private struct ActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

  /// Whether the window is in front; `key` unless an app sets it.
  public var controlActiveState: ControlActiveState {
    get { self[ActiveStateKey.self] }
    set { self[ActiveStateKey.self] = newValue }
  }
}
