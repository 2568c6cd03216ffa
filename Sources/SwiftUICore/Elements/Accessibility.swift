/// What assistive technology and tests know of an element.
@dynamicMemberLookup
public struct Accessibility: Equatable, Sendable {
  /// The role of an element within its parent.
  public enum Part: Equatable, Sendable {
    case header, footer, label, content, title, leadingBar, trailingBar, bottomBar, principal, bottomAccessory,
      searchField
    case swipeLeading, swipeTrailing, contextMenu, background, overlay, message, actions, prompt, badge
  }

  /// The values behind it. Read and written through the value itself, as in `accessibility.label`.
  public struct Fields: Equatable, Sendable {
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

    init() {}
    static let plain = Fields()
  }

  private var storage: Shared<Fields>?

  public init() {}

  public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { storage.map { $0.value[keyPath: field] } ?? Fields.plain[keyPath: field] }
    _modify { yield &Shared.unique(&storage, or: .plain).value[keyPath: field] }
  }

  /// True where nothing was ever set.
  public var isPlain: Bool { storage == nil }

  public static func == (lhs: Accessibility, rhs: Accessibility) -> Bool {
    Shared.areEqual(lhs.storage, rhs.storage, plain: .plain)
  }
}
