import Library
import SwiftUI

/// How the texts of articles and comments look.
package struct ReadingLook: Equatable, Sendable {
  /// How large letters are.
  package enum Size: String, CaseIterable, Identifiable, Sendable {
    case small, standard, large, largest
    package var id: Self { self }

    var name: String {
      switch self {
      case .small: localized("Small")
      case .standard: localized("Standard size")
      case .large: localized("Large")
      case .largest: localized("Very large")
      }
    }

    fileprivate var scale: CGFloat {
      switch self {
      case .small: 0.88
      case .standard: 1
      case .large: 1.2
      case .largest: 1.45
      }
    }
  }

  /// How long lines are.
  package enum Measure: String, CaseIterable, Identifiable, Sendable {
    case narrow, standard, wide
    package var id: Self { self }

    var name: String {
      switch self {
      case .narrow: localized("Short lines")
      case .standard: localized("Standard length")
      case .wide: localized("Long lines")
      }
    }
  }

  /// With serifs or without.
  package enum Typeface: String, CaseIterable, Identifiable, Sendable {
    case sans, serif
    package var id: Self { self }

    var name: String {
      switch self {
      case .sans: localized("Sans serif")
      case .serif: localized("Serif")
      }
    }
  }

  package var size = Size.standard
  package var measure = Measure.standard
  package var typeface = Typeface.sans

  package init(size: Size = .standard, measure: Measure = .standard, typeface: Typeface = .sans) {
    self.size = size
    self.measure = measure
    self.typeface = typeface
  }

  /// As the reader has chosen.
  @MainActor init(_ library: Library) {
    self.init(
      size: library.setting(ReaderSettings.Name.textSize).flatMap(Size.init) ?? .standard,
      measure: library.setting(ReaderSettings.Name.measure).flatMap(Measure.init) ?? .standard,
      typeface: library.setting(ReaderSettings.Name.typeface).flatMap(Typeface.init) ?? .sans)
  }

  /// The places of text that have a font of their own.
  enum Part: CGFloat {
    case title = 20, heading = 17.5, text = 17, small = 16, caption = 13
  }

  /// Whether texts have other fonts than the host's.
  var hasOwnFonts: Bool { size != .standard || typeface != .sans }

  func font(_ part: Part) -> Font {
    .system(size: (part.rawValue * size.scale).rounded(), design: typeface == .serif ? .serif : .default)
  }

  /// About 68 characters of the standard size.
  static let standardWidth: CGFloat = 620

  /// Of an article, in points.
  var width: CGFloat {
    let width: CGFloat =
      switch measure {
      case .narrow: 480
      case .standard: Self.standardWidth
      case .wide: 820
      }
    return (width * size.scale).rounded()
  }
}

extension EnvironmentValues {
  @Entry var readingLook = ReadingLook()
  /// Where lines stand in a page that is wider than they are.
  @Entry var readingAlignment = Alignment.center
}

extension View {
  /// The reader's font for this part of a text; the host's own where they have chosen none.
  func readingFont(_ part: ReadingLook.Part, or standard: Font? = nil) -> some View {
    modifier(ReadingFont(part: part, standard: standard))
  }

  /// As wide as the reader wants lines to be, in the middle or where the page wants them.
  func readingMeasure() -> some View { modifier(ReadingMeasure()) }
}

private struct ReadingFont: ViewModifier {
  let part: ReadingLook.Part
  let standard: Font?
  @Environment(\.readingLook) private var look

  func body(content: Content) -> some View {
    if look.hasOwnFonts {
      content.font(look.font(part))
    } else if let standard {
      content.font(standard)
    } else {
      content
    }
  }
}

private struct ReadingMeasure: ViewModifier {
  @Environment(\.readingLook) private var look
  @Environment(\.readingAlignment) private var alignment

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: look.width, alignment: .leading)
      .frame(maxWidth: .infinity, alignment: alignment)
  }
}
