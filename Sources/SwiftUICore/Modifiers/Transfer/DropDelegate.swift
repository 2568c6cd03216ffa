import Foundation

/// Hears of things dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  func performDrop(info: DropInfo) -> Bool
  func validateDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where in the view.
public struct DropInfo {
  public let location: CGPoint
  /// The view's size where it is drawn.
  let size: CGSize
  let providers: [NSItemProvider]

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { providers.contains { $0.holds(contentTypes) } }
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map { UTType(known: $0) }) }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.holds(contentTypes) }
  }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(known: $0) })
  }
}

/// What a drop would do. The page shows no sign of it.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) { operation = withinApplication }
}

public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }
