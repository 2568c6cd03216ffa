import Foundation
import ImageCodecs

/// Draws outlines and pictures into pixels. Text, shadows and gradients are not drawn. One thread at a time.
public final class CGContext {
  private struct State {
    var transform: CGAffineTransform
    var fill = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
    var alpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var blendMode = CGBlendMode.normal
    /// For each pixel how much of what is drawn is seen; empty for all.
    var clip: [Float] = []
  }

  /// In pixels.
  public let width: Int
  public let height: Int
  private var pixels: [UInt8]
  private var state: State
  private var saved: [State] = []
  private var path = CGMutablePath()

  /// nil for sizes below one pixel or above 40 megapixels.
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels for a point.
  package init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= 40_000_000 else { return nil }
    self.width = Int(width)
    self.height = Int(height)
    pixels = [UInt8](repeating: 0, count: self.width * self.height * 4)
    if isOpaque { for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 } }
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale))
  }

  package var bitmap: Bitmap? { Bitmap(size: PixelSize(width: width, height: height), pixels: pixels) }

  // MARK: State

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  public func setFillColor(_ color: CGColor) { state.fill = color.value }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// `clear` and `copy` replace what is there; all others are drawn as `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Ends of lines are cut and corners round, whatever is chosen.
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Shadows are not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Outlines

  public func beginPath() { path = CGMutablePath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { path.addRect(rect) } }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func closePath() { path.closeSubpath() }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule: rule)
    beginPath()
  }

  public func strokePath() {
    stroke(path)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(path, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode != .fill, mode != .eoFill { stroke(path) }
    beginPath()
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    var seen = [Float](repeating: 0, count: width * height)
    coverage(path, rule).forEachRow { y, row in
      for x in 0..<width { seen[y * width + x] = row[x] * (state.clip.isEmpty ? 1 : state.clip[y * width + x]) }
    }
    state.clip = seen
    beginPath()
  }

  public func clip(to rect: CGRect) {
    path = CGMutablePath()
    path.addRect(rect)
    clip()
  }

  public func fill(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    fill(path, rule: .winding)
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func fillEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    fill(path, rule: .winding)
  }

  public func stroke(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    stroke(path)
  }

  public func strokeEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    stroke(path)
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Makes an area see-through.
  public func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .clear
    fill(rect)
    state.blendMode = mode
  }

  func fill(_ path: CGPath, rule: CGPathFillRule) { paint(path, rule) { [fill = state.fill] _, _ in fill } }

  func stroke(_ path: CGPath, width: CGFloat? = nil) {
    let outline = FlatPath(path).outline(width: max(width ?? state.lineWidth, 0.1))
    paint(outline, .winding) { [stroke = state.stroke] _, _ in stroke }
  }

  // MARK: Pictures

  /// Draws a picture stretched to a rectangle, its upper edge at the rectangle's smallest `y`.
  func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat = 1) {
    guard rect.width > 0, rect.height > 0 else { return }
    let area = CGMutablePath()
    area.addRect(rect)
    let back = state.transform.inverted()
    let (across, down) = (CGFloat(bitmap.size.width) / rect.width, CGFloat(bitmap.size.height) / rect.height)
    paint(area, .winding) { x, y in
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
      return bitmap.color(
        x: (point.x - rect.minX) * across - 0.5, y: (point.y - rect.minY) * down - 0.5, alpha: alpha)
    }
  }

  // MARK: Pixels

  private func coverage(_ path: CGPath, _ rule: CGPathFillRule) -> Coverage {
    Coverage(
      CGPath(pieces: path.pieces.map { $0.mapped { $0.applying(state.transform) } }), width: width, height: height,
      isEvenOdd: rule == .evenOdd)
  }

  private func paint(_ path: CGPath, _ rule: CGPathFillRule, _ color: (_ x: Int, _ y: Int) -> UIColor.Components) {
    coverage(path, rule).forEachRow { y, row in
      for x in 0..<width where row[x] > 0 {
        let seen = Double(min(row[x], 1)) * (state.clip.isEmpty ? 1 : Double(state.clip[y * width + x]))
        if seen > 0 { blend(color(x, y), at: (y * width + x) * 4, seen) }
      }
    }
  }

  private func blend(_ color: UIColor.Components, at place: Int, _ share: Double) {
    let below = Double(pixels[place + 3]) / 255
    let above: Double
    let kept: Double
    switch state.blendMode {
    case .clear: (above, kept) = (0, 1 - share)
    case .copy: (above, kept) = (color.alpha * state.alpha * share, 1 - share)
    default:
      above = color.alpha * state.alpha * share
      kept = 1 - above
    }
    let alpha = above + below * kept
    for (channel, value) in [color.red, color.green, color.blue].enumerated() where alpha > 0 {
      let old = Double(pixels[place + channel]) / 255
      pixels[place + channel] = Self.byte((value * above + old * below * kept) / alpha)
    }
    pixels[place + 3] = Self.byte(alpha)
  }

  private static func byte(_ share: Double) -> UInt8 { UInt8(min(max(share, 0), 1) * 255 + 0.5) }
}

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension Bitmap {
  /// The colour between the four pixels around a place.
  fileprivate func color(x: CGFloat, y: CGFloat, alpha: CGFloat) -> UIColor.Components {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    for (column, across) in [(left, 1 - (x - left)), (left + 1, x - left)] {
      for (row, down) in [(top, 1 - (y - top)), (top + 1, y - top)] {
        let place =
          (Int(min(max(row, 0), CGFloat(size.height - 1))) * size.width
            + Int(min(max(column, 0), CGFloat(size.width - 1)))) * 4
        let weight = across * down * Double(pixels[place + 3]) / 255
        sums.red += weight * Double(pixels[place]) / 255
        sums.green += weight * Double(pixels[place + 1]) / 255
        sums.blue += weight * Double(pixels[place + 2]) / 255
        sums.alpha += weight
      }
    }
    guard sums.alpha > 0 else { return UIColor.Components(red: 0, green: 0, blue: 0, alpha: 0) }
    return UIColor.Components(
      red: sums.red / sums.alpha, green: sums.green / sums.alpha, blue: sums.blue / sums.alpha,
      alpha: sums.alpha * alpha)
  }
}
