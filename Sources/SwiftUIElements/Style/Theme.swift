/// What an app changes of the usual look everywhere: shades of colours that have a name, and a few measures.
///
/// Without one an app has Apple's measures and colours.
public struct _Theme: Equatable, Sendable {
  /// sRGB as `0xRRGGBB`, for light and for dark appearance.
  public struct Shade: Hashable, Sendable {
    /// In light surroundings, as `0xRRGGBB`.
    public var light: UInt32
    /// In dark surroundings, as `0xRRGGBB`.
    public var dark: UInt32

    /// A shade for light and one for dark surroundings; bits beyond the three components are dropped.
    public init(_ light: UInt32, _ dark: UInt32) {
      self.light = light & 0xFFFFFF
      self.dark = dark & 0xFFFFFF
    }
  }

  /// Shades of texts, grounds, lines and fills. Hues are those of text: where white text stands on a hue, its light shade is used.
  public var colors: [_ColorValue.Name: Shade]
  /// Shades of hues where nobody reads them: shapes, lines, gradients, backgrounds.
  public var drawnColors: [_ColorValue.Name: Shade]
  /// How round buttons and fields are, in points; nil for the usual.
  public var controlCorner: Double?
  /// The least height of buttons, fields and choices where fingers press, in points; nil for the usual.
  public var touchHeight: Double?
  /// How round cards of lists are, in points; nil for the usual.
  public var cardCorner: Double?
  /// The greatest width of lists and columns of text, in points; nil for all that there is.
  public var readableWidth: Double?
  /// The height of lines of running text in parts of the font's size; nil for the usual.
  public var lineHeight: Double?
  /// The least height of rows of lists, in points; nil for the usual.
  public var rowHeight: Double?
  /// The look of iOS before 26: headings of groups of rows in small capitals, buttons, choices and switches of their time, and text in
  /// the very hues that the app names, however little they stand out.
  public var isOfEarlierDesign: Bool

  /// What is changed of the usual look; nothing where nothing is given.
  public init(
    colors: [_ColorValue.Name: Shade] = [:], drawnColors: [_ColorValue.Name: Shade] = [:],
    controlCorner: Double? = nil, touchHeight: Double? = nil, cardCorner: Double? = nil, readableWidth: Double? = nil,
    lineHeight: Double? = nil, rowHeight: Double? = nil, isOfEarlierDesign: Bool = false
  ) {
    self.colors = colors
    self.drawnColors = drawnColors
    self.controlCorner = controlCorner
    self.touchHeight = touchHeight
    self.cardCorner = cardCorner
    self.readableWidth = readableWidth
    self.lineHeight = lineHeight
    self.rowHeight = rowHeight
    self.isOfEarlierDesign = isOfEarlierDesign
  }
}

/// `_Theme` by its plain name: public functions must name the type, apps must not meet the name.
package typealias Theme = _Theme
