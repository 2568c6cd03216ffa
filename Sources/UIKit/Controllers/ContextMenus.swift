import Foundation

/// Something that a view answers to beside its gestures. Hosts report none of them.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {}

/// A menu over a view when it is pressed long. Hosts do not show it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// What would be asked for the menu; held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// An interaction whose delegate is not asked for a menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Gives the menu over a view. Hosts do not ask for it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place of the view; none where it is nil. Hosts do not ask for it.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
}

/// A menu that belongs to a view, and what is shown above it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Accepted; the providers are not called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

/// The menu over chosen text, which is the browser's own.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The one menu of the app.
  public static let shared = UIMenuController()
  /// Kept; the browser's menu does not show them.
  open var menuItems: [UIMenuItem]?
  /// Always false.
  open var isMenuVisible: Bool { false }
  /// Accepted; the browser shows its own menu.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Accepted; there is nothing to hide.
  open func hideMenu() {}
}

/// An entry of the menu over chosen text.
open class UIMenuItem: NSObject {
  /// The words of the entry.
  open var title: String
  /// The message that the entry would send.
  open var action: Selector
  /// An entry with its words and its message.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
