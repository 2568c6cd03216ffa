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

  /// The outline for hosts. An app's own path is drawn in the size that is known, else in a square of 100 points and stretched.
  nonisolated func outline(in size: Size? = nil) -> Outline {
    if let known = _outline { return known }
    guard let size, size.width > 0, size.height > 0 else {
      let side = 100.0
      return .path(path(ofWidth: side, height: side).commands, size: Size(width: side, height: side))
    }
    return .drawn(path(ofWidth: size.width, height: size.height).commands, size: size)
  }

  nonisolated func path(ofWidth width: Double, height: Double) -> Path {
    path(in: CGRect(x: 0, y: 0, width: width, height: height))
  }

  public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    ShapeNode<Self>.node(for: view, replacing: old, inputs) { shape, outline, inputs in
      ShapeContent(
        outline: outline, fill: inputs.environment.foregroundPaint, trim: shape._trim, inset: shape._inset)
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
  /// The shape drawn within its frame, by points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How an outline is filled. Hosts smooth edges always.
public struct FillStyle: Equatable, Sendable {
  /// Whether what is enclosed twice is left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; they always are.
  public var isAntialiased: Bool

  /// Everything within the outline, unless what is enclosed twice is left out.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  /// How ends look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// How far sharp corners may reach, in half widths, before they are cut.
  public var miterLimit: CGFloat
  /// Lengths of line and gap in turn, in points; empty for a whole line.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// A line of a width in points.
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
    Stroke(
      paint: paint, width: lineWidth, cap: cap, join: join, dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }

  private var cap: Stroke.Cap {
    switch lineCap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private var join: Stroke.Join {
    switch lineJoin {
    case .round: .round
    case .bevel: .bevel
    default: .miter(limit: miterLimit)
    }
  }
}

extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey {
    static let defaultValue = Paint.color(ColorValue(.named(.primary)))
  }

  private struct PressedForegroundKey: EnvironmentKey { static var defaultValue: Paint? { nil } }

  /// What the labels of buttons and links are painted with instead of the accent; nil for that.
  var pressedForeground: Paint? {
    get { self[PressedForegroundKey.self] }
    set { self[PressedForegroundKey.self] = newValue }
  }

  /// What shapes are painted with that have no paint of their own.
  var foregroundPaint: Paint {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}
