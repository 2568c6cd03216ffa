/// What a drawn view tells the container around it.
struct Traits {
  /// The value it stands for in a picker, tab view or list.
  var tag: AnyHashable?
  /// Used where there is no tag: the identity of the `ForEach` element.
  var implicitTag: AnyHashable?
  var rowInsets: EdgeInsets?
  var rowBackground: Paint?
  var row = RowContent()
  /// A word or number at the end of the row or on the tab.
  var badge: String?
  /// What the view hands to a custom layout, by key.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// Deletes the element that the row stands for.
  var delete: (@MainActor () -> Void)?
  /// Moves the element that the row stands for by a number of places.
  var move: (@MainActor (Int) -> Void)?
  /// Puts things that are dropped before the element that the row stands for, or behind it.
  var insert: (@MainActor ([NSItemProvider], _ isBehind: Bool) -> Void)?
  /// The row asks to be left where it is.
  var mayDelete = true
  var mayMove = true
  /// Nodes of views that belong to it but are drawn by its container: a tab's label, the actions of a row.
  var attachments: [Attachment] = []

  /// With what modifiers further out tell.
  func within(_ outer: Traits) -> Traits {
    var all = self
    all.tag = tag ?? outer.tag
    all.implicitTag = outer.implicitTag ?? implicitTag
    all.rowInsets = rowInsets ?? outer.rowInsets
    all.rowBackground = rowBackground ?? outer.rowBackground
    all.row.hidesTopSeparator = row.hidesTopSeparator || outer.row.hidesTopSeparator
    all.row.hidesBottomSeparator = row.hidesBottomSeparator || outer.row.hidesBottomSeparator
    all.row.separatorTint = outer.row.separatorTint ?? row.separatorTint
    all.badge = outer.badge ?? badge
    all.layoutValues.merge(outer.layoutValues) { _, outer in outer }
    all.delete = mayDelete ? outer.delete ?? delete : nil
    all.move = mayMove ? outer.move ?? move : nil
    all.insert = outer.insert ?? insert
    all.mayDelete = mayDelete && outer.mayDelete
    all.mayMove = mayMove && outer.mayMove
    all.attachments += outer.attachments
    return all
  }

  struct Attachment {
    var part: Accessibility.Part
    var node: ViewNode

    /// An action of the row itself.
    var isSwipe: Bool { part == .swipeLeading || part == .swipeTrailing }
  }
}
