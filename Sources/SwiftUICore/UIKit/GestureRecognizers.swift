import UIKit

/// A gesture of UIKit on a view of SwiftUI. Hosts tell such gestures nothing.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Makes the gesture; hosts do not ask.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the gesture up to date; hosts do not ask.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// The gesture has changed; hosts do not tell.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what the gesture tells; hosts do not ask.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Turns places of one space into those of another; hosts tell of none.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableContext<Self>.Converter
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What surrounds such a gesture; hosts do not ask.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// Turns places of one space into those of another; hosts tell of none.
  public struct Converter {
    /// Where the gesture is, in the view: its top left.
    public var localLocation: CGPoint { .zero }
  }
  /// What the gesture tells.
  public let coordinator: Representable.Coordinator
  /// Turns places of one space into those of another.
  public let converter: Converter
}

extension View {
  /// Accepted; hosts tell gestures of UIKit on views of SwiftUI nothing.
  public nonisolated func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View { self }
}
