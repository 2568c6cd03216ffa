import Foundation

extension DynamicViewContent {
  /// Lets rows be deleted: each gets an action for it.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self, edits: RowEdits(onDelete: action))
  }

  /// Lets rows be moved: by dragging, by Alt and an arrow key, and by actions that move a row up and down by one.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self, edits: RowEdits(onMove: action))
  }

  /// Takes what is dropped before and behind rows.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let insert: ([NSItemProvider], Int) -> Void = { providers, place in
      let fitting = providers.filter { $0.holds(supportedContentTypes) }
      if !fitting.isEmpty { action(place, fitting) }
    }
    return EditedContent(content: self, edits: RowEdits(onInsert: insert))
  }

  /// Puts what is dropped among the rows before the one at the place, as providers of these kinds.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { onInsert(of: acceptedTypeIdentifiers.map { UTType(known: $0) }, perform: action) }

  /// Puts values of the type that are dropped among the rows before the one at the place.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    let action = Unchecked(action)
    let insert: ([NSItemProvider], Int) -> Void = { providers, place in
      MainActor.assumeIsolated {
        TransferredValues.load(T.self, from: providers) { values in
          if !values.isEmpty { action.value(values, place) }
        }
      }
    }
    return EditedContent(content: self, edits: RowEdits(onInsert: insert))
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
