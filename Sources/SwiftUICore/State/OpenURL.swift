import Foundation

/// Opens an address: the app's own handler first, then the host, which opens only http, https and mailto.
public struct OpenURLAction: Equatable {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind
    /// The app has opened it.
    public static let handled = Result(kind: .handled)
    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The host is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The host is to open another address in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  let session: SessionLink?

  /// An app's own handler, asked before the host.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
    session = nil
  }

  init(handler: (@MainActor (URL) -> Result)?, session: SessionLink?) {
    self.handler = handler
    self.session = session
  }

  func with(_ session: SessionLink?) -> OpenURLAction { OpenURLAction(handler: handler, session: session) }

  /// Opens an address; nothing tells whether it could be opened.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens an address and tells whether it was taken, before the call returns.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    var target = url
    switch handler?(url).kind {
    case .handled: return completion(true)
    case .discarded: return completion(false)
    case .system(let other): target = other ?? url
    case nil: break
    }
    guard let session, let scheme = target.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme) else {
      return completion(false)
    }
    session.command(.open(target.absoluteString))
    completion(true)
  }

  public static func == (lhs: OpenURLAction, rhs: OpenURLAction) -> Bool {
    lhs.handler == nil && rhs.handler == nil && lhs.session === rhs.session
  }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(handler: nil, session: nil) }
  }

  private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

  /// Opens addresses; set it to have the app hear of them first.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].with(session) }
    set { self[OpenURLKey.self] = newValue }
  }

  /// How present the scene is; `active` unless an app sets it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// How present a scene is; hosts keep a session only while it is active.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Sizes of text that a person may prefer; hosts scale by themselves.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// True for the sizes beyond those that everybody may choose.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How large texts are, with those of `large` as 1: as Apple's body text, whatever the font.
  var share: Double {
    let body: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return body / 17
  }
}

/// The older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// True for the sizes beyond those that everybody may choose.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
    default: true
    }
  }
}

extension EnvironmentValues {
  private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  private struct CategoryKey: EnvironmentKey { static let defaultValue = ContentSizeCategory.large }
  private struct HeaderKey: EnvironmentKey { static let defaultValue: Prominence = .standard }

  /// The size of text that is preferred; `large` unless a view sets it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// The size of text in the older form; `large` unless a view sets it.
  public var sizeCategory: ContentSizeCategory {
    get { self[CategoryKey.self] }
    set { self[CategoryKey.self] = newValue }
  }

  /// How much headers are to stand out; `standard` unless a view sets it.
  public var headerProminence: Prominence {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }
}

/// How much the headers of sections are to stand out.
public enum Prominence: Sendable { case standard, increased }
