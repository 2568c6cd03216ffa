import Foundation
import UIKit

/// An outline that follows the size it is given. As a view it is filled with the foreground.
@MainActor @preconcurrency
public protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The outline by kind, for this module's own shapes; others are drawn as paths.
  nonisolated var _outline: _Outline? { get }
}

extension Shape {
  public nonisolated var _outline: _Outline? { nil }

  /// The outline for hosts. An app's own path is drawn in a square of 100 points and stretched.
  nonisolated var outline: Outline {
    if let known = _outline { return known }
    let side = 100.0
    let path = path(in: CGRect(x: 0, y: 0, width: side, height: side))
    return .path(path.commands, size: Size(width: side, height: side))
  }

  public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    ShapeNode<Self>.node(for: view, replacing: old, inputs) { shape, inputs in
      ShapeContent(
        outline: shape.outline, fill: inputs.environment.foregroundPaint, trim: shape._trim, inset: shape._inset)
    }
  }

  /// The drawn part of the outline and its distance from the frame; other than whole only for this module's own shapes.
  nonisolated var _trim: ClosedRange<Double> { (self as? any PartialShape)?.drawnPart ?? 0...1 }
  nonisolated var _inset: Double { (self as? any PartialShape)?.distance ?? 0 }
}

extension Shape {
  public var body: Never { preconditionFailure("A shape has no body.") }
}

/// A shape that can be drawn within its frame.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How an outline is filled. Hosts smooth edges always.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  func stroke(_ paint: Paint) -> Stroke {
    Stroke(paint: paint, width: lineWidth, isRounded: lineCap == .round, dash: dash.map { Double($0) })
  }
}

extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey {
    static let defaultValue = Paint.color(ColorValue(.named(.primary)))
  }

  /// What shapes are painted with that have no paint of their own.
  var foregroundPaint: Paint {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}
