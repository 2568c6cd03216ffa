import Foundation
import UIKit

/// A transform of the plane as seen by somebody before it.
public struct ProjectionTransform: Equatable, Sendable {
  /// A number of the diagonal; 1 in the identity.
  public var m11: CGFloat = 1
  /// How far x moves y; 0 in the identity.
  public var m12: CGFloat = 0
  /// How far x changes the distance; 0 in the identity.
  public var m13: CGFloat = 0
  /// How far y moves x; 0 in the identity.
  public var m21: CGFloat = 0
  /// A number of the diagonal; 1 in the identity.
  public var m22: CGFloat = 1
  /// How far y changes the distance; 0 in the identity.
  public var m23: CGFloat = 0
  /// The shift along x, in points.
  public var m31: CGFloat = 0
  /// The shift along y, in points.
  public var m32: CGFloat = 0
  /// A number of the diagonal; 1 in the identity.
  public var m33: CGFloat = 1

  /// The identity.
  public init() {}

  /// A transform of the plane, without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// What a transform of space does to the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// True where nothing is changed.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// True where there is no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// The nearest transform without perspective.
  var affine: CGAffineTransform {
    let depth = m33 == 0 ? 1 : m33
    return CGAffineTransform(
      a: m11 / depth, b: m12 / depth, c: m21 / depth, d: m22 / depth, tx: m31 / depth, ty: m32 / depth)
  }
}

/// A modifier that only moves, turns or sizes what is drawn, by a transform that depends on the size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform, with the view's top left corner as the origin.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect itself: views in it read the place where it has them drawn all the same.
  public nonisolated func ignoredByLayout() -> Self { self }

  @MainActor public static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = MovedModifier(effect: view.modifier)
    return MovedModifier<Self>._node(
      for: ModifiedContent(content: view.content, modifier: modifier), replacing: old, inputs)
  }
}

/// Carries a geometry effect out with what hosts can do: sizes, turns and offsets.
nonisolated struct MovedModifier<Effect: GeometryEffect>: ViewModifier, Animatable {
  var effect: Effect
  @State private var size = CGSize.zero
  @State private var interest = GeometryInterest()

  init(effect: Effect) { self.effect = effect }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    let parts = TransformParts(effect.effectValue(size: size).affine, size)
    content
      .modifier(
        GeometryModifier(interest) { [$size] in
          $size.wrappedValue = CGSize(width: $0.frame.width, height: $0.frame.height)
        }
      )
      .scaleEffect(x: parts.scale.width, y: parts.scale.height)
      .rotationEffect(parts.rotation)
      .offset(parts.offset)
  }
}

/// A transform about a view's top left corner as a size, a turn and an offset about its middle. Slants are left out.
struct TransformParts: Equatable {
  let scale: CGSize
  let rotation: Angle
  let offset: CGSize

  init(_ transform: CGAffineTransform, _ size: CGSize) {
    let (width, height) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let isFlipped = transform.a * transform.d - transform.b * transform.c < 0
    // A turn by half about an upright axis flips the width; any other flip counts as one of the height.
    let flipsWidth = isFlipped && transform.a < 0
    scale = CGSize(width: flipsWidth ? -width : width, height: isFlipped && !flipsWidth ? -height : height)
    rotation = .radians(flipsWidth ? atan2(-transform.b, -transform.a) : atan2(transform.b, transform.a))
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let moved = middle.applying(transform)
    offset = CGSize(width: moved.x - middle.x, height: moved.y - middle.y)
  }
}

/// A transform that does not change.
nonisolated struct FixedEffect: GeometryEffect {
  let transform: ProjectionTransform
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws the view transformed, with its top left corner as the origin. Hosts draw it without perspective.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(FixedEffect(transform: transform))
  }

  /// Draws the view transformed, with its top left corner as the origin. Hosts leave slants out.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(FixedEffect(transform: ProjectionTransform(transform)))
  }
}
