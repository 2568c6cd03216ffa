import Foundation

extension View {
  /// What assistive technology calls the view in place of its words.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityText(text: label) { $0.label = $1 })
  }

  /// With the words as a string key.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// With the words as a string.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What assistive technology calls the view in place of its words, while the condition holds.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(AccessibilityText(text: label) { if isEnabled { $0.label = $1 } })
  }

  /// With the words as a string key, while the condition holds.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// With the words as a string, while the condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// What assistive technology says of the view's value.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(AccessibilityText(text: valueDescription) { $0.value = $1 })
  }

  /// With the words as a string key.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// With the words as a string.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What assistive technology says of what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityText(text: hint) { $0.hint = $1 })
  }

  /// With the words as a string key.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// With the words as a string.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  // The spelling of the first years.
  /// What the view is called, in the older form.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// What its value is, in the older form.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// What it does, in the older form.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// When the view is told of among those around it, in the older form.
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Hides the view from assistive technology, in the older form.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Names the view for tests, in the older form.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds traits, in the older form.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Takes traits away, in the older form.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// A word shown when the pointer rests on the view.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// With the words as a string key.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// With the words as a string.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  /// Names the view for tests and scripts; it is never spoken.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityChange { $0.identifier = identifier })
  }

  /// Hides the view from assistive technology; it is drawn as before.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityChange { $0.isHidden = hidden })
  }

  /// Makes the view a heading of a level; `unspecified` is the second.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityChange { $0.headingLevel = level.level })
  }

  /// Makes one element of the view: `contain` keeps those within, others are read together.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityChange { $0.isCombined = children != .contain })
  }

  /// Says more of what the view is; headings, selection and frequent changes are told.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityChange { traits.apply(to: &$0, isAdded: true) })
  }

  /// Takes back what the view is said to be.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityChange { traits.apply(to: &$0, isAdded: false) })
  }

  /// The order is the drawn order.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

/// How children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Those within are read together, as `combine`.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Those within stay elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Those within are read together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// How deep a heading is; `unspecified` is the second level.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  var level: Int? { self == .unspecified ? 2 : Int(rawValue) }
}

/// What a view is to assistive technology. Those that follow from the kind of view have no effect of their own.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: Int
  /// Traits from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button; it follows from the kind of view.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading, of the second level unless another is set.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Something that is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link; it follows from the kind of view.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field; it follows from the kind of view.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture; it follows from the kind of view.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Something that plays sound; not told.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard; not told.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text; it follows from the kind of view.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// Something that sums up a screen; not told.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that changes often: changes are read out.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts sound or film; not told.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Something that is touched directly; not told.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that turns pages; not told.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Something that hides what is beside it; it follows from how it is presented.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch; it follows from the kind of view.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs, or what stands for one: a landmark of navigation.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  func apply(to accessibility: inout Accessibility, isAdded: Bool) {
    if contains(.isHeader) { accessibility.headingLevel = isAdded ? accessibility.headingLevel ?? 2 : nil }
    if contains(.isSelected) { accessibility.isSelected = isAdded }
    if contains(.updatesFrequently) { accessibility.isLive = isAdded }
    if contains(.isTabBar) { accessibility.isNavigation = isAdded }
  }
}

/// Changes what the innermost view is called, where nothing nearer has.
nonisolated struct AccessibilityChange: StyleModifier {
  let change: (inout Accessibility) -> Void

  init(_ change: @escaping (inout Accessibility) -> Void) { self.change = change }

  @MainActor func fold(into folding: inout Folding) { change(&folding.subject.accessibility) }

  func isSame(as other: AccessibilityChange) -> Bool {
    var (mine, others) = (Accessibility(), Accessibility())
    change(&mine)
    other.change(&others)
    return mine == others
  }
}

/// A spoken text, resolved where it is used.
nonisolated struct AccessibilityText: ViewModifier {
  typealias Body = Never

  let text: Text
  let set: (inout Accessibility, String) -> Void

  init(text: Text, _ set: @escaping (inout Accessibility, String) -> Void) {
    self.text = text
    self.set = set
  }

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = view.modifier
    let words = modifier.text.plain(in: inputs.environment)
    let change = AccessibilityChange { modifier.set(&$0, words) }
    return Modified._node(for: view.content, replacing: old, inputs.adding(change))
  }
}
