import Foundation

/// How numbers become colours. Here all are those of sRGB.
public final class CGColorSpace: Sendable {
  fileprivate static let screen = CGColorSpace()
  private init() {}

  /// A space by its name; colours are those of sRGB whatever it is. Never nil.
  public init?(name: CFString) {}

  /// The space of screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Here the same as sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Here the same as sRGB.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
}

/// The space of screens.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .screen }

/// Colours that go over into each other.
public final class CGGradient: Sendable {
  let stops: [(place: Double, color: UIColor.Components)]

  /// Colours with the places where they stand, 0…1; nil where there are none, or where something else is among them. Without places they
  /// stand at equal distances.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.value }
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    stops = colors.indices.map { index in
      (locations.map { Double($0[index]) } ?? Double(index) / Double(max(colors.count - 1, 1)), colors[index])
    }
    .sorted { $0.place < $1.place }
  }

  /// The colour at a place; before the first and behind the last it is theirs.
  func color(at place: Double) -> UIColor.Components {
    guard let after = stops.firstIndex(where: { $0.place >= place }) else { return stops[stops.count - 1].color }
    guard after > 0, stops[after].place > stops[after - 1].place else { return stops[after].color }
    let (from, to) = (stops[after - 1], stops[after])
    let share = (place - from.place) / (to.place - from.place)
    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
    return UIColor.Components(
      red: between(from.color.red, to.color.red), green: between(from.color.green, to.color.green),
      blue: between(from.color.blue, to.color.blue), alpha: between(from.color.alpha, to.color.alpha))
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// In the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// In the last colour behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Draws a gradient along a line, as far as the clip lets it.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (across, down) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = across * across + down * down
    guard length > 0 else { return }
    paintAll { point in
      let place = ((point.x - startPoint.x) * across + (point.y - startPoint.y) * down) / length
      return gradient.color(at: place, options)
    }
  }

  /// Draws a gradient from one circle to another around the same centre, as far as the clip lets it; of circles with two centres the one
  /// of the second is taken.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard endRadius != startRadius else { return }
    paintAll { point in
      let distance = hypot(point.x - endCenter.x, point.y - endCenter.y)
      return gradient.color(at: (distance - startRadius) / (endRadius - startRadius), options)
    }
  }
}

extension CGGradient {
  fileprivate func color(at place: Double, _ options: CGGradientDrawingOptions) -> UIColor.Components {
    let isLeftOut =
      place < 0 && !options.contains(.drawsBeforeStartLocation)
      || place > 1 && !options.contains(.drawsAfterEndLocation)
    return isLeftOut ? UIColor.Components(red: 0, green: 0, blue: 0, alpha: 0) : color(at: place)
  }
}
