import Foundation

extension View {
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityText(text: label) { $0.label = $1 })
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(AccessibilityText(text: valueDescription) { $0.value = $1 })
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityText(text: hint) { $0.hint = $1 })
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  // The spelling of the first years.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// A word shown when the pointer rests on the view.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityChange { $0.identifier = identifier })
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityChange { $0.isHidden = hidden })
  }

  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityChange { $0.headingLevel = level.level })
  }

  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityChange { $0.isCombined = children != .contain })
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityChange { traits.apply(to: &$0, isAdded: true) })
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityChange { traits.apply(to: &$0, isAdded: false) })
  }

  /// The order is the drawn order.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

/// How children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  var level: Int? { self == .unspecified ? 2 : Int(rawValue) }
}

/// What a view is to assistive technology. Those that follow from the kind of view have no effect of their own.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  func apply(to accessibility: inout Accessibility, isAdded: Bool) {
    if contains(.isHeader) { accessibility.headingLevel = isAdded ? accessibility.headingLevel ?? 2 : nil }
    if contains(.isSelected) { accessibility.isSelected = isAdded }
    if contains(.updatesFrequently) { accessibility.isLive = isAdded }
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
