/// The looks of a list.
public enum _ListStyleKind: Equatable, Sendable { case automatic, plain, grouped, insetGrouped, inset, sidebar, form }

/// `_ListStyleKind` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias ListStyleKind = _ListStyleKind

/// How a row stands in its list.
package struct RowContent: Equatable, Sendable {
  private var tint: Shared<ColorValue>?
  package var hidesTopSeparator: Bool
  package var hidesBottomSeparator: Bool
  /// Whether it is chosen, in a list with selection.
  package var isSelected: Bool
  /// Whether its own actions are shown for all to see.
  package var isEdited = false
  /// Whether a circle shows that it is one of several that may be chosen.
  package var hasCircle = false

  package init(
    hidesTopSeparator: Bool = false, hidesBottomSeparator: Bool = false, separatorTint: ColorValue? = nil,
    isSelected: Bool = false
  ) {
    self.hidesTopSeparator = hidesTopSeparator
    self.hidesBottomSeparator = hidesBottomSeparator
    tint = separatorTint.map(Shared.init)
    self.isSelected = isSelected
  }

  package var separatorTint: ColorValue? {
    get { tint?.value }
    set { tint = newValue.map(Shared.init) }
  }

  package static func == (lhs: RowContent, rhs: RowContent) -> Bool {
    lhs.hidesTopSeparator == rhs.hidesTopSeparator && lhs.hidesBottomSeparator == rhs.hidesBottomSeparator
      && lhs.isSelected == rhs.isSelected && lhs.isEdited == rhs.isEdited && lhs.hasCircle == rhs.hasCircle
      && lhs.tint?.value == rhs.tint?.value
  }
}

/// How much of a long list is not drawn yet.
package struct MoreContent: Equatable, Sendable {
  /// The number of elements drawn before it.
  package var shown: Int
  /// The number of elements that are not drawn.
  package var left: Int
  /// How many elements the next growth shows in all, from the first; nil where no more can be shown.
  package var next: Int?

  package init(shown: Int, left: Int, next: Int?) {
    self.shown = shown
    self.left = left
    self.next = next
  }
}
