import Foundation

/// Texts in the order in which files are listed: by the locale's letters, numbers by what they count.
public struct StandardTextComparator: SortComparator, Sendable {
  public var order = SortOrder.forward

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
  }
}

extension SortComparator where Self == StandardTextComparator {
  public static var localizedStandard: StandardTextComparator { StandardTextComparator() }
}
