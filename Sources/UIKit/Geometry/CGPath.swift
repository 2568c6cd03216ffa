import Foundation

/// An outline of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  package enum Piece: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    func mapped(_ change: (CGPoint) -> CGPoint) -> Piece {
      switch self {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .quad(let end, let control): .quad(change(end), control: change(control))
      case .curve(let end, let first, let second): .curve(change(end), change(first), change(second))
      case .close: .close
      }
    }

    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quad(let end, let control): [control, end]
      case .curve(let end, let first, let second): [first, second, end]
      case .close: []
      }
    }
  }

  package final var pieces: [Piece] = []

  init(pieces: [Piece]) { self.pieces = pieces }

  /// A closed rectangle, transformed where a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect)
    self.init(pieces: path.moved(transform))
  }

  /// An ellipse that fills a rectangle, transformed where a transform is given.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    self.init(pieces: path.moved(transform))
  }

  /// A rectangle with round corners, of at most half of its sides, transformed where a transform is given.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(pieces: path.moved(transform))
  }

  /// Whether there is nothing in the outline.
  public var isEmpty: Bool { pieces.isEmpty }
  /// Where the outline ends; zero for an empty one.
  public var currentPoint: CGPoint { pieces.last { !$0.points.isEmpty }?.points.last ?? .zero }

  /// The smallest rectangle around all points, those that only bend included.
  public var boundingBox: CGRect {
    let points = pieces.flatMap(\.points)
    guard let first = points.first else { return .zero }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// The same as `boundingBox`: points that only bend are included.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// A copy; never nil.
  public func copy() -> CGPath? { CGPath(pieces: pieces) }
  /// A copy that can be changed; never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(pieces: pieces) }

  final func moved(_ transform: UnsafePointer<CGAffineTransform>?) -> [Piece] {
    guard let transform = transform?.pointee else { return pieces }
    return pieces.map { $0.mapped { $0.applying(transform) } }
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.pieces == rhs.pieces }
  public func hash(into hasher: inout Hasher) { hasher.combine(pieces.count) }
}

/// An outline that is being made.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An outline with nothing in it.
  public init() { super.init(pieces: []) }
  override init(pieces: [Piece]) { super.init(pieces: pieces) }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    pieces.append(.move(point.applying(transform)))
  }
  /// Adds a line from where the outline ends.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    pieces.append(.line(point.applying(transform)))
  }
  /// Adds a part of lines that begins at the first point; nothing for no points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a curve with one point that bends it.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    pieces.append(.quad(end.applying(transform), control: control.applying(transform)))
  }
  /// Adds a curve with two points that bend it.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { pieces.append(.curve(end.applying(transform), control1.applying(transform), control2.applying(transform))) }
  /// Adds a line to where the part has begun.
  public func closeSubpath() { pieces.append(.close) }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  /// Adds a rectangle with round corners, of at most half of its sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addCorners(
      of: rect, [.allCorners], CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }

  /// A rectangle of which some corners are rounded.
  func addCorners(
    of rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize, transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    // Of an arc of a quarter turn, the share of the radius at which its curve bends.
    let bend = 0.5523
    func corner(_ kind: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ before: CGSize, _ after: CGSize) {
      let point = CGPoint(x: x, y: y)
      guard corners.contains(kind), width > 0, height > 0 else {
        return pieces.isEmpty ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
      }
      func place(_ way: CGSize, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + way.width * width * share, y: y + way.height * height * share)
      }
      if pieces.isEmpty {
        move(to: place(before, 1), transform: transform)
      } else {
        addLine(to: place(before, 1), transform: transform)
      }
      addCurve(
        to: place(after, 1), control1: place(before, 1 - bend), control2: place(after, 1 - bend), transform: transform)
    }
    let (left, right, up, down) = (
      CGSize(width: -1, height: 0), CGSize(width: 1, height: 0), CGSize(width: 0, height: -1),
      CGSize(width: 0, height: 1)
    )
    let begun = CGMutablePath()
    swap(&begun.pieces, &pieces)
    corner(.topLeft, rect.minX, rect.minY, down, right)
    corner(.topRight, rect.maxX, rect.minY, left, down)
    corner(.bottomRight, rect.maxX, rect.maxY, up, left)
    corner(.bottomLeft, rect.minX, rect.maxY, right, up)
    closeSubpath()
    pieces = begun.pieces + pieces
  }

  /// Adds an ellipse that fills a rectangle, as four curves.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addCorners(
      of: rect, [.allCorners], CGSize(width: rect.width / 2, height: rect.height / 2), transform: transform)
  }

  /// Adds all parts of another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    pieces += path.pieces.map { $0.mapped { $0.applying(transform) } }
  }

  /// An arc as curves of at most a quarter turn; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: 2 * .pi)
    if clockwise, sweep > 0 { sweep -= 2 * .pi }
    if !clockwise, sweep < 0 { sweep += 2 * .pi }
    if sweep == 0, startAngle != endAngle { sweep = clockwise ? -2 * .pi : 2 * .pi }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    if pieces.isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (a, b) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (from, to) = (point(a), point(b))
      addCurve(
        to: to, control1: CGPoint(x: from.x - handle * sin(a), y: from.y + handle * cos(a)),
        control2: CGPoint(x: to.x + handle * sin(b), y: to.y - handle * cos(b)), transform: transform)
    }
  }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline of lines and curves, in UIKit's form.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// The outline; what is set is copied.
  open var cgPath: CGPath {
    get { path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// The width of lines in points, 1 at first.
  open var lineWidth: CGFloat = 1
  /// Ends of lines are cut and corners round, whatever is chosen.
  open var lineCapStyle = CGLineCap.butt
  /// Kept; corners are drawn round.
  open var lineJoinStyle = CGLineJoin.miter
  /// Kept; corners are drawn round.
  open var miterLimit: CGFloat = 10
  /// Whether areas within areas are holes. False at first.
  open var usesEvenOddFillRule = false

  /// Accepted; lines are drawn without gaps. The lengths of lines and gaps in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// An outline with nothing in it.
  public override init() {}

  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners, of at most half of its sides.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round, by at most half of its sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addCorners(of: rect, corners, cornerRadii)
  }

  /// An arc; angles in radians, clockwise as seen on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of an outline.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Begins a part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from where the outline ends.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with one point that bends it.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a curve with two points that bend it.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Clockwise as seen on a screen, where y grows downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Adds a line to where the part has begun.
  open func close() { path.closeSubpath() }
  /// Whether a point is within the outline, by its own rule for areas within areas.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Adds all parts of another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Transforms the outline.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }
  /// Throws away all parts.
  open func removeAllPoints() { path = CGMutablePath() }
  /// The smallest rectangle around all points, those that only bend included.
  open var bounds: CGRect { path.boundingBox }
  /// Whether there is nothing in the outline.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the outline ends; zero for an empty one.
  open var currentPoint: CGPoint { path.currentPoint }
}
