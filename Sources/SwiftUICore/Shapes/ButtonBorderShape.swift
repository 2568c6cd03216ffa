import Foundation

/// The outline of buttons that stand on a surface.
public nonisolated struct ButtonBorderShape: InsettableShape, Hashable {
  public typealias Body = Never

  private enum Kind: Hashable { case automatic, capsule, rounded(CGFloat?), circle }

  private let kind: Kind

  /// Corners of 8 points.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Corners of 8 points.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The outline in the rectangle.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .automatic: RoundedRectangle(cornerRadius: 8).path(in: rect)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
    }
  }

  public var _outline: _Outline? {
    switch kind {
    case .capsule: .capsule
    case .circle: .circle
    case .automatic: .roundedRectangle(radius: 8)
    case .rounded(let radius): .roundedRectangle(radius: radius ?? 8)
    }
  }

  /// The shape drawn within its frame, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<ButtonBorderShape> { _InsetOutline(self, by: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// Corners of 8 points.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension ButtonBorderShape {
  var outline: SurfaceOutline? {
    switch kind {
    case .automatic: nil
    case .capsule: .capsule
    case .circle: .circle
    case .rounded(let radius): .rounded(radius: radius.map(Double.init))
    }
  }
}

extension View {
  /// Gives the surfaces of buttons, links and menus within an outline.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentChange { $0.buttonOutline = shape.outline })
  }
}
