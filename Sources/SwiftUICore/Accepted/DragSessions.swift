import Foundation

// What an app may say of drags beyond what is carried. Hosts carry copies, one item at a time.

extension View {
  /// Accepted; hosts do not tell how a drag goes on.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }
  /// Accepted; hosts tell of the drop alone.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }
  /// Accepted; hosts carry copies.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  /// Accepted; hosts carry copies.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }
  /// Accepted; hosts have one look of what is dragged.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Accepted; hosts have one look of what is dropped.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Accepted; hosts drag what is `draggable` by itself.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    _ payload: @escaping ([ItemID]) -> [Item]
  ) -> some View { self }
  /// Accepted; hosts drag what is `draggable` by itself.
  public nonisolated func dragContainer<Item: Transferable & Identifiable>(
    for itemType: Item.Type = Item.self, _ payload: @escaping ([Item.ID]) -> [Item]
  ) -> some View { self }
  /// Accepted; hosts drag one item at a time.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(_ selection: @autoclosure @escaping () -> [ItemID])
    -> some View
  { self }
}

/// A drag that is under way; hosts do not tell of it.
public struct DragSession: Sendable {
  /// How far a drag has gone.
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }
  /// How far it has gone.
  public let phase: Phase
  /// Where it is.
  public let location: CGPoint
}

/// What may be done with what is dragged; hosts carry copies.
public struct DragConfiguration: Sendable {
  /// What may be done in the app.
  public struct OperationsWithinApp: Sendable {
    /// Copies, and what is named.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
  }
  /// What may be done elsewhere.
  public struct OperationsOutsideApp: Sendable {
    /// Copies, and what is named.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
  }

  /// Copies, and what is named.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
  /// By where it is dropped.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {}
}

/// What a drop does; hosts copy.
public struct DropConfiguration: Sendable {
  /// What it does.
  public let operation: DropOperation
  /// A drop that does this.
  public init(operation: DropOperation) { self.operation = operation }
}

/// How several things that are dragged lie together; hosts drag one.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// One over the other.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// One below the other.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// One on the other.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}
