import Foundation
import UIKit

// Shapes that are drawn elsewhere, larger or turned are shapes themselves, so that they can be filled, drawn as lines and cut.

/// A shape in a frame of a fixed size, at the top left of the space it is given.
public nonisolated struct _SizedShape<Base: Shape>: Shape {
  public typealias Body = Never

  var base: Base
  let size: CGSize
  var anchor = UnitPoint.topLeading

  /// The path of the base shape in its own size.
  public func path(in rect: CGRect) -> Path {
    base.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y,
        width: size.width, height: size.height))
  }

  /// Not stretched with the space it is given. Elsewhere than at the top left the frame decides where it is.
  public var _outline: _Outline? {
    guard anchor == .topLeading else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    return base.drawnPath(in: bounds)._outline
  }

  /// What animations move: that of the base shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension Shape {
  /// The shape turned about a point of its frame.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape made larger or smaller from a point of its frame.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape made larger or smaller in both directions.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  // A shape that nothing else is asked of is moved as a view, by points; as a shape it is stretched with its frame.

  /// The shape moved by points; as a shape it is stretched with its frame.
  @_disfavoredOverload
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape moved by points, as a size.
  @_disfavoredOverload
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by points, as a point.
  @_disfavoredOverload
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  /// The shape with each of its points moved by a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a size of its own in points, from the top left.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(base: self, size: size) }
  /// The shape in a size of its own in points, from the top left.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// The shape in a size of its own in points, with a point of it at the same point of its frame.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(base: self, size: size, anchor: anchor)
  }
  /// The shape in a size of its own in points, with a point of it at the same point of its frame.
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

extension Path {
  /// Transformed with a point of `rect` as the origin.
  func applying(_ transform: CGAffineTransform, about anchor: UnitPoint, of rect: CGRect) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    let moved = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
    return applying(moved.concatenating(CGAffineTransform(translationX: x, y: y)))
  }

  func cut(to part: ClosedRange<Double>) -> Path {
    part == 0...1 ? self : trimmedPath(from: part.lowerBound, to: part.upperBound)
  }
}

extension Shape {
  /// The path of the shape as it is drawn: the part of it that is left where it is trimmed.
  nonisolated func drawnPath(in rect: CGRect) -> Path { path(in: rect).cut(to: _trim) }
}

extension Circle {
  // A circle that is moved is a shape that takes all it is offered, no longer a square.

  /// Moves the circle by points; it takes all the room it is offered.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).offset(CGSize(width: x, height: y))
  }

  /// Moves the circle by points, as a value.
  public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
}
