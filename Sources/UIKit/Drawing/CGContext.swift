import Foundation
import ImageCodecs

/// Draws outlines and pictures into pixels. Text and shadows are not drawn. One thread at a time.
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
  /// In pixels.
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

  /// Keeps transform, colours, opacity, line width, mode and clip, for `restoreGState()` to bring back.
  public func saveGState() { saved.append(state) }
  /// Brings back what was kept last; nothing where nothing was.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// The transform from the app's points to pixels.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves what is drawn from here on, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  /// Scales what is drawn from here on.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from here on, by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Transforms what is drawn from here on, before the transforms that are there.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// Sets the colour of areas, black at first.
  public func setFillColor(_ color: CGColor) { state.fill = color.value }
  /// Sets the colour of lines, black at first.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }
  /// Sets the colour of areas by sRGB components and opacity, 0…1 each.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines by sRGB components and opacity, 0…1 each.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the opacity of all that is drawn, 0…1; what is beyond is the nearest end.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the width of lines, 1 at first; at least 0.1 is drawn.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// `clear` and `copy` replace what is there; all others are drawn as `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Ends of lines are cut and corners round, whatever is chosen.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Accepted; corners are round.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Accepted; lines are drawn without gaps. In points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Accepted; pictures are always drawn between their pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { .high }
    set {}
  }
  /// Shadows are not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Accepted; edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Accepted; edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Outlines

  /// Throws away the outline that is being made.
  public func beginPath() { path = CGMutablePath() }
  /// Begins a part of the outline at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from where the outline ends.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a part of lines that begins at the first point; nothing for no points.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { path.addRect(rect) } }
  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds an outline.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Adds an arc, with a line to its start where the outline has begun; angles in radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a curve with two points that bend it.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve with one point that bends it.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// Adds a line to where the part has begun.
  public func closePath() { path.closeSubpath() }

  /// Fills the outline and throws it away.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule: rule)
    beginPath()
  }

  /// Draws the outline as a line and throws it away.
  public func strokePath() {
    stroke(path)
    beginPath()
  }

  /// Fills the outline, draws it as a line, or both, and throws it away.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(path, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode != .fill, mode != .eoFill { stroke(path) }
    beginPath()
  }

  /// Draws only within the outline from here on, and throws it away.
  public func clip(using rule: CGPathFillRule = .winding) {
    var seen = [Float](repeating: 0, count: width * height)
    coverage(path, rule).forEachRow { y, row in
      for x in 0..<width { seen[y * width + x] = row[x] * (state.clip.isEmpty ? 1 : state.clip[y * width + x]) }
    }
    state.clip = seen
    beginPath()
  }

  /// Draws only within a rectangle from here on; the outline that is being made is thrown away.
  public func clip(to rect: CGRect) {
    path = CGMutablePath()
    path.addRect(rect)
    clip()
  }

  /// Fills a rectangle; the outline that is being made stays.
  public func fill(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    fill(path, rule: .winding)
  }

  /// Fills rectangles one after the other.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills an ellipse; the outline that is being made stays.
  public func fillEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    fill(path, rule: .winding)
  }

  /// Draws a rectangle as a line; the outline that is being made stays.
  public func stroke(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    stroke(path)
  }

  /// Draws an ellipse as a line; the outline that is being made stays.
  public func strokeEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    stroke(path)
  }

  /// Draws a line for each two points; a single one at the end is left out.
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
    let middle = middles()
    let (across, down) = (CGFloat(bitmap.size.width) / rect.width, CGFloat(bitmap.size.height) / rect.height)
    paint(area, .winding) { x, y in
      let point = middle(x, y)
      return bitmap.color(
        x: (point.x - rect.minX) * across - 0.5, y: (point.y - rect.minY) * down - 0.5, alpha: alpha)
    }
  }

  // MARK: Pixels

  /// Paints all that the clip lets be seen, by the colour of each place in the app's points.
  func paintAll(_ color: (CGPoint) -> UIColor.Components) {
    let middle = middles()
    for y in 0..<height {
      for x in 0..<width { paint(x, y, covered: 1) { color(middle(x, y)) } }
    }
  }

  /// Where the middle of a pixel is in the app's points.
  private func middles() -> (_ x: Int, _ y: Int) -> CGPoint {
    let back = state.transform.inverted()
    return { CGPoint(x: CGFloat($0) + 0.5, y: CGFloat($1) + 0.5).applying(back) }
  }

  /// Paints what the clip lets be seen of a pixel, of which a share is covered.
  private func paint(_ x: Int, _ y: Int, covered: Double, _ color: () -> UIColor.Components) {
    let place = y * width + x
    let seen = covered * (state.clip.isEmpty ? 1 : Double(state.clip[place]))
    if seen > 0 { blend(color(), at: place * 4, seen) }
  }

  private func coverage(_ path: CGPath, _ rule: CGPathFillRule) -> Coverage {
    Coverage(
      CGPath(pieces: path.pieces.map { $0.mapped { $0.applying(state.transform) } }), width: width, height: height,
      isEvenOdd: rule == .evenOdd)
  }

  private func paint(_ path: CGPath, _ rule: CGPathFillRule, _ color: (_ x: Int, _ y: Int) -> UIColor.Components) {
    coverage(path, rule).forEachRow { y, row in
      for x in 0..<width where row[x] > 0 {
        paint(x, y, covered: Double(min(row[x], 1))) { color(x, y) }
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

/// How pictures are drawn between their pixels; always as well as can be.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// What is within an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// Whether an outline is filled, drawn as a line, or both.
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
