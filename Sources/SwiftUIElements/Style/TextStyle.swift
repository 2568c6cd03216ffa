/// The look of text; nil means inherited from the element around it, and at last from the host's default.
///
/// A line limit, truncation, minimum scale and letter case are already resolved on each text and need not be inherited.
package struct TextStyle: Hashable, Sendable {
  /// The values behind a text style. Read and written through the style itself.
  package struct Fields: Hashable, Sendable {
    package var font: FontStyle?
    package var foreground: Paint?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var lineLimit: Int?
    package var reservesLines = false
    package var truncation: Truncation?
    package var alignment: AxisAlignment?
    /// In points.
    package var lineSpacing: Double?
    package var kerning: Double?
    /// Above the line, in points.
    package var baselineOffset: Double?
    package var minimumScale: Double?
    /// The size in parts of the font's; nil for all of it.
    package var scale: Double?
    package var letterCase: LetterCase?
    package var isSelectable: Bool?
    /// The colour of controls and links within.
    package var tint: Paint?
    package var arrival: ContentArrival?

    init() {}
  }

  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  package enum LetterCase: Hashable, Sendable {
    case uppercase, lowercase
    /// Whatever is usual around it.
    case asWritten
  }

  private static let plain = Shared(Fields())
  private var storage: Shared<Fields>?

  package init() {}

  /// The values as they are: one box for all where nothing was ever set.
  var box: Shared<Fields> { storage ?? Self.plain }

  /// The values of this one alone, for changing them.
  mutating func ownBox() -> Shared<Fields> { Shared.unique(&storage, or: Self.plain) }

  /// The same for two that share their values, and for no other while one of them lives; nil where nothing was ever set.
  package var identity: ObjectIdentifier? { storage.map(ObjectIdentifier.init) }

  /// True where nothing was ever set.
  package var isPlain: Bool { storage == nil }

  package static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
    Shared.areEqual(lhs.box, rhs.box)
  }

  /// By what looks of text mostly differ in, as ``Style`` does.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(lineLimit ?? -1)
    hasher.combine(font?.role)
    hasher.combine(font?.size ?? -1)
    hasher.combine(font?.weight)
    hasher.combine(isBold ?? false)
    hasher.combine(isItalic)
    hasher.combine(isMonospaced)
    hasher.combine(lineSpacing)
    hasher.combine(foreground)
    hasher.combine(alignment)
  }
}

/// How content comes in place of another.
package struct ContentArrival: Hashable, Sendable {
  package enum Way: String, Hashable, Sendable {
    case fade, up, down, grow
  }

  package var way: Way
  /// Every other time: what comes the same way twice moves twice.
  package var isSecond: Bool

  package init(way: Way, isSecond: Bool) {
    self.way = way
    self.isSecond = isSecond
  }
}

/// A font by role or size.
package struct FontStyle: Hashable, Sendable {
  package enum Role: String, Equatable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  package enum Weight: Int, Equatable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }
  package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }

  package var role: Role?
  /// In points; nil follows the role.
  package var size: Double?
  package var weight: Weight?
  package var design: Design
  /// A family by name, where the app asks for one.
  package var family: String?
  package var isItalic: Bool
  package var hasSmallCaps: Bool

  package init(
    role: Role? = nil, size: Double? = nil, weight: Weight? = nil, design: Design = .standard, family: String? = nil,
    isItalic: Bool = false, hasSmallCaps: Bool = false
  ) {
    self.role = role
    self.size = size
    self.weight = weight
    self.design = design
    self.family = family
    self.isItalic = isItalic
    self.hasSmallCaps = hasSmallCaps
  }
}
