/// Each value by its name. Written out, because key paths cost several times as much, and a page reads and
/// sets thousands.
extension TextStyle {
  package var font: FontStyle? {
    get { box.value.font }
    set { ownBox().value.font = newValue }
  }
  package var foreground: Paint? {
    get { box.value.foreground }
    set { ownBox().value.foreground = newValue }
  }
  package var isBold: Bool? {
    get { box.value.isBold }
    set { ownBox().value.isBold = newValue }
  }
  package var isItalic: Bool? {
    get { box.value.isItalic }
    set { ownBox().value.isItalic = newValue }
  }
  package var isUnderlined: Bool? {
    get { box.value.isUnderlined }
    set { ownBox().value.isUnderlined = newValue }
  }
  package var isStruckThrough: Bool? {
    get { box.value.isStruckThrough }
    set { ownBox().value.isStruckThrough = newValue }
  }
  package var isMonospaced: Bool? {
    get { box.value.isMonospaced }
    set { ownBox().value.isMonospaced = newValue }
  }
  package var hasMonospacedDigits: Bool? {
    get { box.value.hasMonospacedDigits }
    set { ownBox().value.hasMonospacedDigits = newValue }
  }
  package var lineLimit: Int? {
    get { box.value.lineLimit }
    set { ownBox().value.lineLimit = newValue }
  }
  package var reservesLines: Bool {
    get { box.value.reservesLines }
    set { ownBox().value.reservesLines = newValue }
  }
  package var truncation: Truncation? {
    get { box.value.truncation }
    set { ownBox().value.truncation = newValue }
  }
  package var alignment: AxisAlignment? {
    get { box.value.alignment }
    set { ownBox().value.alignment = newValue }
  }
  package var lineSpacing: Double? {
    get { box.value.lineSpacing }
    set { ownBox().value.lineSpacing = newValue }
  }
  package var kerning: Double? {
    get { box.value.kerning }
    set { ownBox().value.kerning = newValue }
  }
  package var baselineOffset: Double? {
    get { box.value.baselineOffset }
    set { ownBox().value.baselineOffset = newValue }
  }
  package var minimumScale: Double? {
    get { box.value.minimumScale }
    set { ownBox().value.minimumScale = newValue }
  }
  package var scale: Double? {
    get { box.value.scale }
    set { ownBox().value.scale = newValue }
  }
  package var letterCase: LetterCase? {
    get { box.value.letterCase }
    set { ownBox().value.letterCase = newValue }
  }
  package var isSelectable: Bool? {
    get { box.value.isSelectable }
    set { ownBox().value.isSelectable = newValue }
  }
  package var tint: Paint? {
    get { box.value.tint }
    set { ownBox().value.tint = newValue }
  }
  package var arrival: ContentArrival? {
    get { box.value.arrival }
    set { ownBox().value.arrival = newValue }
  }
}
