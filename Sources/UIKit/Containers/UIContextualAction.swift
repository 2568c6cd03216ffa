import Foundation

/// What can be done with a row by swiping it aside.
@preconcurrency @MainActor
open class UIContextualAction {
  public enum Style: Int, Sendable { case normal, destructive }
  /// Gets the action, the row's view and what is to be called when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!
  public let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions at one side of a row, the outermost first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
