import Foundation

/// How large a sheet is; hosts have sizes of their own and do not ask.
public protocol PresentationSizing: Sendable {
  /// The size for what is presented; no host asks.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// What is presented, as a sizing sees it; no host asks.
public struct PresentationSizingRoot: Sendable {
  /// The size that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// What surrounds a presentation, as a sizing sees it; no host asks.
public struct PresentationSizingContext: Sendable {}

/// A size of the hosts' own.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The same as `.automatic`.
  public init() {}
  /// No size of its own.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}
/// As large as a page; hosts have sizes of their own.
public typealias PagePresentationSizing = AutomaticPresentationSizing
/// As large as a form; hosts have sizes of their own.
public typealias FormPresentationSizing = AutomaticPresentationSizing
/// As large as the content; hosts have sizes of their own.
public typealias FittedPresentationSizing = AutomaticPresentationSizing

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system likes.
  public static var automatic: Self { .init() }
  /// As large as the content.
  public static var fitted: Self { .init() }
  /// As large as a form.
  public static var form: Self { .init() }
  /// As large as a page.
  public static var page: Self { .init() }
}

extension PresentationSizing {
  /// As large as the content in the named directions; hosts have sizes of their own.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Never smaller than it has been in the named directions; hosts have sizes of their own.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
