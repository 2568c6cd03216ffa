/// Each value by its name. Written out, because key paths cost several times as much, and a page reads and
/// sets thousands.
extension Accessibility {
  package var label: String? {
    get { box.value.label }
    set { ownBox().value.label = newValue }
  }
  package var value: String? {
    get { box.value.value }
    set { ownBox().value.value = newValue }
  }
  package var hint: String? {
    get { box.value.hint }
    set { ownBox().value.hint = newValue }
  }
  package var details: [String] {
    get { box.value.details }
    set { ownBox().value.details = newValue }
  }
  package var isFocusable: Bool {
    get { box.value.isFocusable }
    set { ownBox().value.isFocusable = newValue }
  }
  package var isPassedBy: Bool {
    get { box.value.isPassedBy }
    set { ownBox().value.isPassedBy = newValue }
  }
  package var isFocusSection: Bool {
    get { box.value.isFocusSection }
    set { ownBox().value.isFocusSection = newValue }
  }
  package var isNavigation: Bool {
    get { box.value.isNavigation }
    set { ownBox().value.isNavigation = newValue }
  }
  package var identifier: String? {
    get { box.value.identifier }
    set { ownBox().value.identifier = newValue }
  }
  package var isHidden: Bool {
    get { box.value.isHidden }
    set { ownBox().value.isHidden = newValue }
  }
  package var isCombined: Bool {
    get { box.value.isCombined }
    set { ownBox().value.isCombined = newValue }
  }
  package var headingLevel: Int? {
    get { box.value.headingLevel }
    set { ownBox().value.headingLevel = newValue }
  }
  package var isSelected: Bool {
    get { box.value.isSelected }
    set { ownBox().value.isSelected = newValue }
  }
  package var isLive: Bool {
    get { box.value.isLive }
    set { ownBox().value.isLive = newValue }
  }
  package var language: TextLanguage? {
    get { box.value.language }
    set { ownBox().value.language = newValue }
  }
  package var part: Part? {
    get { box.value.part }
    set { ownBox().value.part = newValue }
  }
}
