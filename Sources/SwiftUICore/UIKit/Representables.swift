import Foundation
import UIKit

/// A view of UIKit among those of SwiftUI.
///
/// It is made once for its place on the screen and brought up to date when this value or something it reads changes. Hosts draw what UIKit's
/// own views show (texts, pictures, activity, web pages as a card or a frame without scripts); a view that draws for itself shows nothing.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
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
  public func makeCoordinator() {}
}

/// What a representable is told when its view is made or brought up to date.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
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
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
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
  public func makeCoordinator() {}
}

/// What a representable is told when its screen is made or brought up to date.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public private(set) var environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    transaction = Transaction.current
    self.environment = environment
  }
}
