import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Told when what is drawn of the item has changed.
  package final var onChange: (() -> Void)?
  /// The words of the item; not drawn where there is a picture.
  open var title: String? { didSet { onChange?() } }
  /// The picture of the item.
  open var image: UIImage? { didSet { onChange?() } }
  /// Whether the item can be pressed. True at first.
  open var isEnabled = true { didSet { onChange?() } }
  /// A number for the app's own use, 0 at first.
  open var tag = 0
  /// Kept; hosts draw pictures without insets. In points.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept; hosts read out the title.
  open var accessibilityLabel: String?
  /// Kept; hosts do not use it.
  open var accessibilityIdentifier: String?
  /// Accepted; hosts draw titles in the font and colour of their bars.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out; hosts draw all of them alike.
  public enum Style: Int, Sendable { case plain, done = 2, prominent = 3 }
  /// A button that is known by what it does; hosts draw a word or a symbol for it, and nothing for a space.
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

  /// Kept; hosts draw all buttons of bars alike.
  open var style = Style.plain
  /// The object that is told of a press; held weakly.
  open weak var target: AnyObject?
  /// The message that the target gets; nothing is sent where it is nil.
  open var action: Selector?
  /// What runs on a press, before the target is told.
  open var primaryAction: UIAction?
  /// A view that is drawn in place of title and picture.
  open var customView: UIView? { didSet { onChange?() } }
  /// Kept; hosts draw no menu for it.
  open var menu: UIMenu?
  /// Kept; hosts draw buttons of bars in the accent colour.
  open var tintColor: UIColor?

  /// A button without title and picture; it is not drawn until it has one.
  public override init() {}

  /// A button with a title that sends a message to its target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button with a picture that sends a message to its target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button with the word or symbol of what it does.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.look.title, style: .plain, target: target, action: action)
    image = systemItem.look.symbol.flatMap { UIImage(systemName: $0) }
  }

  /// A button with the title and picture of its action, where it has none of its own.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with the word or symbol of what it does, and an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(
      title: systemItem.look.title, image: systemItem.look.symbol.flatMap { UIImage(systemName: $0) },
      primaryAction: primaryAction, menu: menu)
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space; hosts draw nothing for it.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A space; hosts draw nothing for it, and none where no width is given.
  public static func fixedSpace(_ width: CGFloat = 0) -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
  }

  /// A person has pressed it.
  package func press() {
    primaryAction?.perform(from: self)
    if let target, let action { action.send(to: target, from: self) }
  }

  private static let looks = UIBarButtonItem()
  /// One item that keeps what is set on it; the looks of others do not follow.
  public static func appearance() -> UIBarButtonItem { looks }
}

/// What a screen puts into the bar of a navigation controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large a title is drawn; hosts choose it themselves.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// Told when what is drawn of the bar has changed.
  package final var onChange: (() -> Void)?
  /// The title in the bar; the controller's own where it is nil.
  open var title: String? { didSet { onChange?() } }
  /// Kept; hosts draw the title.
  open var titleView: UIView?
  /// Kept; hosts draw no text above the title.
  open var prompt: String?
  /// Kept; hosts choose the size of titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons at the leading side, in their order.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { follow(leftBarButtonItems) } }
  /// The buttons at the trailing side, in their order.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { follow(rightBarButtonItems) } }
  /// Kept; hosts draw their own way back.
  open var backBarButtonItem: UIBarButtonItem?
  /// Kept; hosts draw their own way back.
  open var backButtonTitle: String?
  /// Kept; hosts draw their own way back.
  open var hidesBackButton = false
  /// Kept; hosts do not hide the field.
  open var hidesSearchBarWhenScrolling = true
  /// The search over the screen; a field is drawn where there is one.
  open var searchController: UISearchController? {
    didSet {
      searchController?.searchBar.onChange = { [weak self] in self?.onChange?() }
      onChange?()
    }
  }
  /// Kept; hosts draw bars in their own look.
  open var standardAppearance: UINavigationBarAppearance?
  /// Kept; hosts draw bars in their own look.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept; hosts draw bars in their own look.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept; hosts draw their own way back.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What the way back says.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// Kept; hosts draw the way back beside the buttons.
  open var leftItemsSupplementBackButton = false
  /// Sets the only button at the leading side, or none where it is nil, without movement.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only button at the trailing side, or none where it is nil, without movement.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons at the leading side, without movement.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing side, without movement.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets `hidesBackButton`, which hosts do not follow.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// The first button at the leading side; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the trailing side; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// An item with a title; an empty one leaves it to the controller.
  public init(title: String) { self.title = title.isEmpty ? nil : title }

  private func follow(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }
}

/// What a screen is called in the bar of a tab controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab that is known by what it shows; its title is the English word for it.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed
  }

  /// What stands in the badge over the tab; none where it is nil.
  open var badgeValue: String? { didSet { onChange?() } }
  /// Kept; hosts draw no badge.
  open var badgeColor: UIColor?
  /// Kept; hosts draw `image` for the chosen tab too.
  open var selectedImage: UIImage?

  /// A tab with its title and picture, and a number for the app's own use.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a second picture for when it is chosen, which hosts do not draw.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// A tab with the symbol and the English word of what it shows.
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
  /// One item that keeps what is set on it; the looks of others do not follow.
  public static func appearance() -> UITabBarItem { looks }
}

/// A search over what a screen shows.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field: hosts draw its text and prompt in their own, and tell its delegate of the text and of return.
  public let searchBar = UISearchBar()
  /// Told when a search begins and ends; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Kept; hosts decide it.
  open var automaticallyShowsCancelButton = true
  /// Told after each change of the text by a person; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Kept; the screen stays as it is.
  open var obscuresBackgroundDuringPresentation = false
  /// Kept; the bar stays as it is.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search is going on: true as long as a person has typed something. Setting it to false empties the field.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        if searchBar.text?.isEmpty == false { searchBar.text = "" }
        delegate?.didDismissSearchController(self)
      }
    }
  }

  /// A search; the controller for results is not kept, and hosts do not show it.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A person has typed.
  package func typed(_ text: String) {
    searchBar.text = text
    isActive = !text.isEmpty
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// A person has pressed return.
  package func submitted() { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
}

/// Told how a search begins and ends: with the first letter typed, and when the field is empty again.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Told that the text of a search has changed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text has changed; called after each change by a person.
  func updateSearchResults(for searchController: UISearchController)
}
