import Foundation

/// Hears of things dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Takes what has been dropped; false refuses it.
  func performDrop(info: DropInfo) -> Bool
  /// Whether what is dragged may be dropped; asked when it comes over the view, and before the drop.
  func validateDrop(info: DropInfo) -> Bool
  /// Called when something that may be dropped comes over the view.
  func dropEntered(info: DropInfo)
  /// Called as it moves over the view; the proposal has no effect.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when it leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything, unless a delegate says otherwise.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing, unless a delegate does something.
  public func dropEntered(info: DropInfo) {}
  /// No proposal, unless a delegate has one.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing, unless a delegate does something.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where in the view.
public struct DropInfo {
  /// In points from the view's top left.
  public let location: CGPoint
  /// The view's size where it is drawn.
  let size: CGSize
  let providers: [NSItemProvider]

  /// Whether something dragged is of one of these kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { providers.contains { $0.holds(contentTypes) } }
  /// With the kinds by their names.
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map { UTType(known: $0) }) }
  /// What is dragged of these kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.holds(contentTypes) }
  }
  /// With the kinds by their names.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(known: $0) })
  }
}

/// What a drop would do. The page shows no sign of it.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// What would be done, wherever it comes from.
  public init(operation: DropOperation) { self.operation = operation }
  /// What would be done; of the two, that for what comes from the app counts.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) { operation = withinApplication }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }
