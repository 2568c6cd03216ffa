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

  struct Attachment {
    var part: Accessibility.Part
    var node: ViewNode

    /// An action of the row itself.
    var isSwipe: Bool { part == .swipeLeading || part == .swipeTrailing }
  }
}
