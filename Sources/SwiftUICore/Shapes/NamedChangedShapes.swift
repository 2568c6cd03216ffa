import Foundation
import UIKit

// Shapes that are changed by `offset`, `rotation`, `scale` and `transform`, as types of their own that apps name.

/// A shape drawn elsewhere.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  public typealias Body = Never

  /// The shape that is moved.
  public var shape: Content
  /// How far, in points.
  public var offset: CGSize

  /// A shape moved by points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The path of the shape, moved.
  public func path(in rect: CGRect) -> Path { shape.drawnPath(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// What animations move: that of the shape, and how far it is moved.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape turned about a point of its frame.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  public typealias Body = Never

  /// The shape that is turned.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point about which it turns, as a part of its frame.
  public var anchor: UnitPoint

  /// A shape turned about a point of its frame.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The path of the shape, turned.
  public func path(in rect: CGRect) -> Path {
    shape.drawnPath(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians), about: anchor, of: rect)
  }

  /// What animations move: that of the shape, the angle and the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape made larger or smaller from a point of its frame.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  public typealias Body = Never

  /// The shape that is made larger or smaller.
  public var shape: Content
  /// By how much along each axis.
  public var scale: CGSize
  /// The point that stays, as a part of the frame.
  public var anchor: UnitPoint

  /// A shape made larger or smaller from a point of its frame.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The path of the shape, made larger or smaller.
  public func path(in rect: CGRect) -> Path {
    shape.drawnPath(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor, of: rect)
  }

  /// What animations move: that of the shape, by how much it is larger, and the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape whose points are moved by a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  public typealias Body = Never

  /// The shape whose points are moved.
  public var shape: Content
  /// How each point is moved.
  public var transform: CGAffineTransform

  /// A shape whose points are moved by a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The path of the shape, transformed.
  public func path(in rect: CGRect) -> Path { shape.drawnPath(in: rect).applying(transform) }

  /// What animations move: that of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller on all sides, where it is.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller on all sides, then turned.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
