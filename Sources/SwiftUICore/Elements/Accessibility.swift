/// What assistive technology and tests know of an element.
public struct Accessibility: Equatable, Sendable {
  /// The role of an element within its parent.
  public enum Part: Equatable, Sendable {
    case header, footer, label, content, title, leadingBar, trailingBar, bottomBar, principal, bottomAccessory,
      searchField
    case swipeLeading, swipeTrailing, contextMenu, background, overlay, message, actions, prompt, badge
  }

  /// Spoken instead of the content.
  public var label: String?
  public var value: String?
  public var hint: String?
  /// A name for tests; never spoken.
  public var identifier: String?
  public var isHidden = false
  /// One stop for the whole subtree, named by `label` or by its texts.
  public var isCombined = false
  /// 1…6.
  public var headingLevel: Int?
  public var isSelected = false
  /// Changes are read out by themselves.
  public var isLive = false
  public var part: Part?

  public init() {}
}
