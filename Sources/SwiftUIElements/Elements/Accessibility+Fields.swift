/// Each value by its name. Written out, because key paths cost several times as much, and a page reads and
/// sets thousands.
extension Accessibility {
  package var label: String? {
    get { fields.label }
    _modify { yield &unique.label }
  }
  package var value: String? {
    get { fields.value }
    _modify { yield &unique.value }
  }
  package var hint: String? {
    get { fields.hint }
    _modify { yield &unique.hint }
  }
  package var details: [String] {
    get { fields.details }
    _modify { yield &unique.details }
  }
  package var isFocusable: Bool {
    get { fields.isFocusable }
    _modify { yield &unique.isFocusable }
  }
  package var isPassedBy: Bool {
    get { fields.isPassedBy }
    _modify { yield &unique.isPassedBy }
  }
  package var isFocusSection: Bool {
    get { fields.isFocusSection }
    _modify { yield &unique.isFocusSection }
  }
  package var isNavigation: Bool {
    get { fields.isNavigation }
    _modify { yield &unique.isNavigation }
  }
  package var identifier: String? {
    get { fields.identifier }
    _modify { yield &unique.identifier }
  }
  package var isHidden: Bool {
    get { fields.isHidden }
    _modify { yield &unique.isHidden }
  }
  package var isCombined: Bool {
    get { fields.isCombined }
    _modify { yield &unique.isCombined }
  }
  package var headingLevel: Int? {
    get { fields.headingLevel }
    _modify { yield &unique.headingLevel }
  }
  package var isSelected: Bool {
    get { fields.isSelected }
    _modify { yield &unique.isSelected }
  }
  package var isLive: Bool {
    get { fields.isLive }
    _modify { yield &unique.isLive }
  }
  package var language: TextLanguage? {
    get { fields.language }
    _modify { yield &unique.language }
  }
  package var part: Part? {
    get { fields.part }
    _modify { yield &unique.part }
  }
}
