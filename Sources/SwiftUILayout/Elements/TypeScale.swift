import SwiftUIElements

/// Sizes and line heights of fonts by role, in points.
package struct TypeScale: Hashable, Sendable {
  private var sizes: [FontStyle.Role: (size: Double, line: Double)] {
    isPhone ? Self.phoneSizes : Self.deskSizes
  }
  private let isPhone: Bool

  package static let phone = TypeScale(isPhone: true)
  package static let desk = TypeScale(isPhone: false)

  private static let phoneSizes: [FontStyle.Role: (size: Double, line: Double)] = [
    .largeTitle: (34, 49), .title: (28, 41.5), .title2: (22, 32.5), .title3: (20, 28), .headline: (17, 24.5),
    .body: (17, 24.5), .callout: (16, 23.5), .subheadline: (15, 21), .footnote: (13, 19), .caption: (12, 17.5),
    .caption2: (11, 16.5),
  ]
  private static let deskSizes: [FontStyle.Role: (size: Double, line: Double)] = [
    .largeTitle: (26, 38), .title: (22, 33), .title2: (17, 25.5), .title3: (15, 22), .headline: (13, 18.5),
    .body: (13, 18.5), .callout: (12, 17.5), .subheadline: (11, 16), .footnote: (10, 15), .caption: (10, 15),
    .caption2: (10, 15),
  ]

  /// A font's size and the height of one of its lines.
  package func measures(of font: FontStyle?) -> (size: Double, line: Double) {
    if let size = font?.size, size > 0, size < 10_000 { return (size, (size * 1.22).rounded(.up)) }
    if let role = font?.role, let known = sizes[role] { return known }
    return isPhone ? (17, 24.5) : (13, 16)
  }

  /// The distances a text of a font keeps.
  package func spacing(of font: FontStyle?) -> TextSpacing {
    if isPhone { return TextSpacing(afterText: 2, above: 8.43, below: 14.81) }
    guard let role = font?.role else { return TextSpacing(afterText: 0, above: 4.74, below: 8.15) }
    return TextSpacing(afterText: role == .largeTitle ? 1.5 : 1, above: 6.22, below: 11.15)
  }
}
