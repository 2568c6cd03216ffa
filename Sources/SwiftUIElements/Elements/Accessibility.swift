/// What assistive technology and tests know of an element.
package struct Accessibility: Hashable, Sendable {
  /// The role of an element within its parent.
  package enum Part: Hashable, Sendable {
    case header, footer, label, content, title, leadingBar, trailingBar, bottomBar, principal, bottomAccessory,
      searchField
    /// In the bottom bar, while somebody writes.
    case keyboardBar
    case swipeLeading, swipeTrailing, contextMenu, background, overlay, message, actions, prompt, badge, preview
    /// What follows the pointer while the view is carried.
    case carried

    package var isBottomBar: Bool { self == .bottomBar || self == .keyboardBar }
  }

  /// The values behind it. Read and written through the value itself, as in `accessibility.label`.
  package struct Fields: Hashable, Sendable {
    /// Spoken instead of the content.
    package var label: String?
    package var value: String?
    package var hint: String?
    /// More about it, as in "Year: 1979", read after the hint.
    package var details: [String] = []
    /// The keyboard reaches it though it is no control.
    package var isFocusable = false
    /// The keyboard's way from one thing to the next passes it by.
    package var isPassedBy = false
    /// Where the keyboard reaches it, it is one stop with all that can be pressed in it, which is reached from there.
    package var isFocusSection = false
    /// A name for tests; never spoken.
    package var identifier: String?
    package var isHidden = false
    /// One stop for the whole subtree, named by `label` or by its texts.
    package var isCombined = false
    /// 1…6.
    package var headingLevel: Int?
    package var isSelected = false
    /// It leads to the parts of the app: a landmark.
    package var isNavigation = false
    /// Changes are read out by themselves.
    package var isLive = false
    package var part: Part?
    /// The language that its texts are known to be in.
    package var language: TextLanguage?

    init() {}
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

  package static func == (lhs: Accessibility, rhs: Accessibility) -> Bool {
    Shared.areEqual(lhs.box, rhs.box)
  }

  /// By what mostly tells names apart, as ``Style`` does.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(isHidden)
    hasher.combine(part)
  }
}
