import Foundation

extension View {
  /// A glass surface behind the view, in a capsule: hosts have a translucent one, which neither bends light nor moves.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// A glass surface behind the view, in a shape.
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S, isEnabled: Bool = true)
    -> some View
  {
    background {
      if isEnabled, let material = glass.material {
        shape.fill(material).overlay { if let tint = glass.tint { shape.fill(tint) } }
      }
    }
  }
}

/// A glass surface.
public struct Glass: Hashable, Sendable {
  let material: Material?
  var tint: Color?

  /// The usual glass.
  public static let regular = Glass(material: .regularMaterial)
  /// Clear glass.
  public static let clear = Glass(material: .ultraThinMaterial)
  /// No glass.
  public static let identity = Glass(material: nil)
  /// The same glass: it does not answer touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
  /// Glass of a colour, which is as strong as it is given.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }
}

/// The shape of glass where none is named: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public init() {}
  /// A capsule in the rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public var _outline: _Outline? { Capsule()._outline }
}
