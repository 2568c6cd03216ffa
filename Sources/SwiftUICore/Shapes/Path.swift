import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var steps: [Step] = []

  /// A path without pieces.
  public init() {}

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with corners of one radius; the style has no effect.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with corners of a size; the style has no effect.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// An ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A path that the closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// True where there are no pieces.
  public var isEmpty: Bool { steps.isEmpty }

  /// Where the next line starts.
  public var currentPoint: CGPoint? {
    for step in steps.reversed() {
      switch step {
      case .move(let point), .line(let point), .quad(let point, _): return point
      case .curve(_, _, let point): return point
      case .close: continue
      }
    }
    return nil
  }

  /// Begins at a point without a line to it.
  public mutating func move(to end: CGPoint) { steps.append(.move(end)) }
  /// A line from the current point.
  public mutating func addLine(to end: CGPoint) { steps.append(.line(end)) }
  /// A curve from the current point with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.append(.quad(end, control: control)) }

  /// A curve from the current point with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append(.curve(control1, control2, end))
  }

  /// A line back to where the piece began.
  public mutating func closeSubpath() { steps.append(.close) }

  /// Lines from the first point through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// A rectangle as a piece of its own.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// A rectangle with corners of a size, at most half a side; the style has no effect.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + width, y: top))
    addLine(to: CGPoint(x: right - width, y: top))
    addQuadCurve(to: CGPoint(x: right, y: top + height), control: CGPoint(x: right, y: top))
    addLine(to: CGPoint(x: right, y: bottom - height))
    addQuadCurve(to: CGPoint(x: right - width, y: bottom), control: CGPoint(x: right, y: bottom))
    addLine(to: CGPoint(x: left + width, y: bottom))
    addQuadCurve(to: CGPoint(x: left, y: bottom - height), control: CGPoint(x: left, y: bottom))
    addLine(to: CGPoint(x: left, y: top + height))
    addQuadCurve(to: CGPoint(x: left + width, y: top), control: CGPoint(x: left, y: top))
    closeSubpath()
  }

  /// An ellipse as a piece of its own.
  public mutating func addEllipse(in rect: CGRect) {
    addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radii: CGSize(width: rect.width / 2, height: rect.height / 2),
      from: 0, by: 2 * .pi, moves: true)
    closeSubpath()
  }

  /// A part of a circle, from angle to angle; in a path with pieces a line leads to its start.
  /// Angles begin at the right and grow downwards; `clockwise` is as seen with y upwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: 2 * .pi)
    if clockwise, sweep > 0 { sweep -= 2 * .pi }
    if !clockwise, sweep < 0 { sweep += 2 * .pi }
    if sweep == 0, startAngle != endAngle { sweep = clockwise ? -2 * .pi : 2 * .pi }
    addArc(
      center: center, radii: CGSize(width: radius, height: radius), from: startAngle.radians, by: sweep,
      moves: steps.isEmpty)
  }

  /// A part of a circle from an angle on; in a path with pieces a line leads to its start.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radii: CGSize(width: radius, height: radius), from: startAngle.radians, by: delta.radians,
      moves: steps.isEmpty)
  }

  /// The pieces of another path.
  public mutating func addPath(_ path: Path) { steps += path.steps }

  /// An arc as cubic curves of at most a quarter turn.
  private mutating func addArc(center: CGPoint, radii: CGSize, from start: Double, by sweep: Double, moves: Bool) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
    }
    if moves { move(to: point(start)) } else { addLine(to: point(start)) }
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (from, to) = (point(a), point(b))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - handle * radii.width * sin(a), y: from.y + handle * radii.height * cos(a)),
        control2: CGPoint(x: to.x + handle * radii.width * sin(b), y: to.y - handle * radii.height * cos(b)))
    }
  }

  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.steps = steps.map { step in
      switch step {
      case .move(let point): .move(transform(point))
      case .line(let point): .line(transform(point))
      case .quad(let point, let control): .quad(transform(point), control: transform(control))
      case .curve(let first, let second, let point): .curve(transform(first), transform(second), transform(point))
      case .close: .close
      }
    }
    return path
  }

  /// The points' smallest rectangle.
  public var boundingRect: CGRect {
    let points = steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .quad(let end, let control): [end, control]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard let first = points.first else { return .zero }
    let (minX, maxX) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (minY, maxY) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// SVG path commands.
  var commands: String {
    func text(_ point: CGPoint) -> String { "\(Path.text(point.x)) \(Path.text(point.y))" }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quad(let end, let control): "Q\(text(control)) \(text(end))"
      case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func text(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded.isFinite else { return "0" }
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(Double(rounded))
  }
}

extension Path: Shape {
  public typealias Body = Never
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }

  /// A path stays where it is, whatever its frame.
  public var _outline: _Outline? { drawn }

  /// The path in points from the corner of its frame.
  var drawn: Outline {
    let bounds = boundingRect
    return .drawn(commands, size: Size(width: max(bounds.maxX, 1), height: max(bounds.maxY, 1)))
  }
}
