/// Each value by its name. Written out, because key paths cost several times as much, and a page reads and
/// sets thousands.
extension TextStyle {
  package var font: FontStyle? {
    get { fields.font }
    _modify { yield &unique.font }
  }
  package var foreground: Paint? {
    get { fields.foreground }
    _modify { yield &unique.foreground }
  }
  package var isBold: Bool? {
    get { fields.isBold }
    _modify { yield &unique.isBold }
  }
  package var isItalic: Bool? {
    get { fields.isItalic }
    _modify { yield &unique.isItalic }
  }
  package var isUnderlined: Bool? {
    get { fields.isUnderlined }
    _modify { yield &unique.isUnderlined }
  }
  package var isStruckThrough: Bool? {
    get { fields.isStruckThrough }
    _modify { yield &unique.isStruckThrough }
  }
  package var isMonospaced: Bool? {
    get { fields.isMonospaced }
    _modify { yield &unique.isMonospaced }
  }
  package var hasMonospacedDigits: Bool? {
    get { fields.hasMonospacedDigits }
    _modify { yield &unique.hasMonospacedDigits }
  }
  package var lineLimit: Int? {
    get { fields.lineLimit }
    _modify { yield &unique.lineLimit }
  }
  package var reservesLines: Bool {
    get { fields.reservesLines }
    _modify { yield &unique.reservesLines }
  }
  package var truncation: Truncation? {
    get { fields.truncation }
    _modify { yield &unique.truncation }
  }
  package var alignment: AxisAlignment? {
    get { fields.alignment }
    _modify { yield &unique.alignment }
  }
  package var lineSpacing: Double? {
    get { fields.lineSpacing }
    _modify { yield &unique.lineSpacing }
  }
  package var kerning: Double? {
    get { fields.kerning }
    _modify { yield &unique.kerning }
  }
  package var baselineOffset: Double? {
    get { fields.baselineOffset }
    _modify { yield &unique.baselineOffset }
  }
  package var minimumScale: Double? {
    get { fields.minimumScale }
    _modify { yield &unique.minimumScale }
  }
  package var scale: Double? {
    get { fields.scale }
    _modify { yield &unique.scale }
  }
  package var letterCase: LetterCase? {
    get { fields.letterCase }
    _modify { yield &unique.letterCase }
  }
  package var isSelectable: Bool? {
    get { fields.isSelectable }
    _modify { yield &unique.isSelectable }
  }
  package var tint: Paint? {
    get { fields.tint }
    _modify { yield &unique.tint }
  }
  package var arrival: ContentArrival? {
    get { fields.arrival }
    _modify { yield &unique.arrival }
  }
}
