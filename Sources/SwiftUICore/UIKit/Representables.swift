import Foundation
import UIKit

/// A view of UIKit among those of SwiftUI.
///
/// It is made once for its place on the screen and brought up to date when this value or something it reads changes. Hosts draw what UIKit's
/// own views show (texts, pictures, activity, web pages as a card or a frame without scripts); a view that draws for itself shows nothing.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What the view keeps for its delegates and targets; nothing where a type names none.
  associatedtype Coordinator = Void
  /// What is told when the view is made or brought up to date.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for its place on the screen, after `makeCoordinator()`.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date; called after it is made, and when this value or something it reads changes.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view goes from the screen for good.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size that the view wishes for. It is not asked: the host lays out what the view shows.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing, unless the type says otherwise.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Nil: the host decides the size. It is not asked.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard let node = old as? RepresentedNode<ViewRepresentation<Self>> else {
      return RepresentedNode(ViewRepresentation(value: view), inputs)
    }
    node.update(ViewRepresentation(value: view), inputs)
    return node
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// What a representable is told when its view is made or brought up to date.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What `makeCoordinator()` has made, the same for as long as the view is there.
  public let coordinator: Representable.Coordinator
  /// The transaction in which the view is made or brought up to date.
  public private(set) var transaction: Transaction
  /// The surroundings of the view.
  public private(set) var environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    transaction = Transaction.current
    self.environment = environment
  }
}

/// A screen of UIKit among the views of SwiftUI; see `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the screen.
  associatedtype UIViewControllerType: UIViewController
  /// What the screen keeps for its delegates and targets; nothing where a type names none.
  associatedtype Coordinator = Void
  /// What is told when the screen is made or brought up to date.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the screen, once for its place, after `makeCoordinator()`.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the screen up to date; called after it is made, and when this value or something it reads changes.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the screen goes for good.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the screen.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing, unless the type says otherwise.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard let node = old as? RepresentedNode<ControllerRepresentation<Self>> else {
      return RepresentedNode(ControllerRepresentation(value: view), inputs)
    }
    node.update(ControllerRepresentation(value: view), inputs)
    return node
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// What a representable is told when its screen is made or brought up to date.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What `makeCoordinator()` has made, the same for as long as the screen is there.
  public let coordinator: Representable.Coordinator
  /// The transaction in which the screen is made or brought up to date.
  public private(set) var transaction: Transaction
  /// The surroundings of the screen.
  public private(set) var environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    transaction = Transaction.current
    self.environment = environment
  }
}
