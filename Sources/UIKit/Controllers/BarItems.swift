import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, done = 2, prominent = 3 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

    /// What hosts draw for it: a word or a symbol.
    package var look: (title: String?, symbol: String?) {
      switch self {
      case .done: ("Done", nil)
      case .cancel: ("Cancel", nil)
      case .edit: ("Edit", nil)
      case .save: ("Save", nil)
      case .undo: ("Undo", nil)
      case .redo: ("Redo", nil)
      case .add: (nil, "plus")
      case .flexibleSpace, .fixedSpace: (nil, nil)
      case .compose: (nil, "square.and.pencil")
      case .reply: (nil, "arrowshape.turn.up.left")
      case .action: (nil, "square.and.arrow.up")
      case .organize: (nil, "folder")
      case .bookmarks: (nil, "book")
      case .search: (nil, "magnifyingglass")
      case .refresh: (nil, "arrow.clockwise")
      case .stop, .close: (nil, "xmark")
      case .camera: (nil, "camera")
      case .trash: (nil, "trash")
      case .play: (nil, "play.fill")
      case .pause: (nil, "pause.fill")
      case .rewind: (nil, "backward.fill")
      case .fastForward: (nil, "forward.fill")
      }
    }
  }

  open var style = Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var menu: UIMenu?
  open var tintColor: UIColor?

  public override init() {}

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.look.title, style: .plain, target: target, action: action)
    image = systemItem.look.symbol.flatMap { UIImage(systemName: $0) }
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(
      title: systemItem.look.title, image: systemItem.look.symbol.flatMap { UIImage(systemName: $0) },
      primaryAction: primaryAction, menu: menu)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A person has pressed it.
  package func press() {
    primaryAction?.perform(from: self)
    if let target, let action { action.send(to: target, from: self) }
  }

  private static let looks = UIBarButtonItem()
  public static func appearance() -> UIBarButtonItem { looks }
}

/// What a screen puts into the bar of a navigation controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var hidesSearchBarWhenScrolling = true
  open var searchController: UISearchController?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var leftItemsSupplementBackButton = false
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String) { self.title = title.isEmpty ? nil : title }
}

/// What a screen is called in the bar of a tab controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed
  }

  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var selectedImage: UIImage?

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let symbol =
      switch systemItem {
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .more, .mostViewed: "ellipsis"
      }
    self.init(
      title: "\(systemItem)".prefix(1).uppercased() + "\(systemItem)".dropFirst(), image: UIImage(systemName: symbol),
      tag: tag)
  }

  private static let looks = UITabBarItem(title: nil, image: nil, tag: 0)
  public static func appearance() -> UITabBarItem { looks }
}

/// A search over what a screen shows.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  open weak var delegate: (any UISearchControllerDelegate)?
  open var automaticallyShowsCancelButton = true
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = false
  open var hidesNavigationBarDuringPresentation = true
  open var isActive = false

  public init(searchResultsController: UIViewController?) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A person has typed.
  package func typed(_ text: String) {
    searchBar.text = text
    isActive = !text.isEmpty
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
