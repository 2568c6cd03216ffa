import Foundation

/// A drop as its destination sees it.
public struct DropSession: Sendable {
  /// Which drop it is.
  public struct ID: Hashable, Sendable { let number: UUID }
  /// How far a drop has gone.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }
  /// A drag that began in the app.
  public struct LocalSession: Sendable {}

  /// Which drop it is.
  public let id: ID
  /// Where it is, from the view's top left.
  public var location: CGPoint
  /// How many items there are.
  public var itemsCount: Int
  /// How far it has gone.
  public var phase: Phase
  /// Nil: hosts do not tell where a drag began.
  public var localSession: LocalSession? { nil }
}

extension View {
  /// Takes what is dropped on the view, with what is known of the drop.
  @_disfavoredOverload
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    let action = Unchecked(action)
    return modifier(
      DropModifier {
        TransferDrop<T>(
          action: { items, place in
            guard isEnabled else { return false }
            action.value(
              items,
              DropSession(
                id: .init(number: UUID()), location: place, itemsCount: items.count, phase: .ended(.copy)))
            return true
          }, isTargeted: { _ in })
      })
  }
}
