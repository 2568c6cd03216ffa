/// The one scale of type: what pages draw, and what the layout engine reckons with before a page has drawn anything.
package enum TypeScale {
  package struct Measure: Equatable, Sendable {
    /// Points.
    package var size: Double
    /// 100…900.
    package var weight: Int
    /// The height of one line, in points.
    package var line: Double
  }

  /// The height of lines of a font without a role, in parts of its size.
  package static let lineShare = 22.0 / 17

  /// Titles are regular unless they are made bold. Lines are whole points high, so that a row that comes above moves what is read by
  /// whole points too.
  package static func measure(of role: FontStyle.Role) -> Measure {
    switch role {
    case .largeTitle: Measure(size: 34, weight: 400, line: 41)
    case .title: Measure(size: 28, weight: 400, line: 34)
    case .title2: Measure(size: 22, weight: 400, line: 28)
    case .title3: Measure(size: 20, weight: 400, line: 25)
    case .headline: Measure(size: 17, weight: 600, line: 22)
    case .subheadline: Measure(size: 15, weight: 400, line: 20)
    case .body: Measure(size: 17, weight: 400, line: 22)
    case .callout: Measure(size: 16, weight: 400, line: 21)
    case .footnote: Measure(size: 13, weight: 400, line: 18)
    case .caption: Measure(size: 12, weight: 400, line: 16)
    case .caption2: Measure(size: 11, weight: 400, line: 13)
    }
  }

  /// The measure of a font; nil is that of running text.
  package static func measure(of font: FontStyle?) -> Measure {
    var measure = measure(of: font?.role ?? .body)
    if let size = font?.size, size > 0, size < 10_000 {
      (measure.size, measure.line) = (size, size * lineShare)
      if font?.role == nil { measure.weight = 400 }
    }
    if let weight = font?.weight { measure.weight = weight.rawValue }
    return measure
  }
}
