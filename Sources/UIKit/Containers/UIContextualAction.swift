import Foundation

/// What can be done with a row by swiping it aside.
@preconcurrency @MainActor
open class UIContextualAction {
  /// Whether an action takes something away.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Gets the action, the row's view and what is to be called when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether the action takes something away.
  public let style: Style
  /// The words of the action.
  open var title: String?
  /// A picture beside the words; none where it is nil.
  open var image: UIImage?
  /// The colour of the button; the host's own where it is nil.
  open var backgroundColor: UIColor!
  /// What runs when a person chooses the action; hosts give it the table as its view.
  public let handler: Handler

  /// An action of a kind with its words, which may be nil beside a picture.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions at one side of a row, the outermost first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Kept; hosts do not follow it.
  open var performsFirstActionWithFullSwipe = true

  /// The actions at one side of a row.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
