import Foundation

/// Texts in the order in which files are listed: by the locale's letters, numbers by what they count.
public struct StandardTextComparator: SortComparator, Sendable {
  /// Whether the order is the usual one or the other way round.
  public var order = SortOrder.forward

  /// Which of two texts comes first, in the locale of the process.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
  }
}

extension SortComparator where Self == StandardTextComparator {
  /// Texts in the order in which files are listed.
  public static var localizedStandard: StandardTextComparator { StandardTextComparator() }
}
