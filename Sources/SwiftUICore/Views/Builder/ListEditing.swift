import Foundation

extension DynamicViewContent {
  /// Lets rows be deleted: each gets an action for it.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self, edits: RowEdits(onDelete: action))
  }

  /// Lets rows be moved: each gets actions that move it up and down by one.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self, edits: RowEdits(onMove: action))
  }
}

/// Rows with what may be done with them.
nonisolated struct EditedContent<Content: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never

  let content: Content
  var edits: RowEdits

  @MainActor var data: Content.Data { content.data }

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    var content = view.content
    if var editable = content as? any EditableRows {
      editable.edits.add(view.edits)
      if let edited = editable as? Content { content = edited }
    }
    return Content._node(for: content, replacing: old, inputs)
  }
}

/// A view of rows that takes edits.
nonisolated protocol EditableRows {
  var edits: RowEdits { get set }
}

extension ForEach: EditableRows {}
extension EditedContent: EditableRows {}

extension RowEdits {
  /// Takes what another says; what is said already stays.
  mutating func add(_ other: RowEdits) {
    onDelete = onDelete ?? other.onDelete
    onMove = onMove ?? other.onMove
    onInsert = onInsert ?? other.onInsert
  }
}
