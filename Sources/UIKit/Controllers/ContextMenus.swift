import Foundation

/// Something that a view answers to beside its gestures. Hosts report none of them.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {}

@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
}

/// A menu that belongs to a view, and what is shown above it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

/// The menu over chosen text, which is the browser's own.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool { false }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
}

open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
