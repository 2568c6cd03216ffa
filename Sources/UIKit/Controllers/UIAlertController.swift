import Foundation

/// A question with a few answers.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Whether the question stands in the middle or is a list of actions.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title; none where it is nil.
  open var message: String?
  /// Whether the question stands in the middle or is a list of actions.
  public let preferredStyle: Style
  /// The answers in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  /// Kept; hosts draw it like the others.
  open var preferredAction: UIAlertAction?

  /// A question without answers, to be presented by a controller.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    action.onChange = { [weak self] in self?.presentingViewController?.onChange?() }
    actions.append(action)
  }

  /// Adds a field, after the closure has set it up; hosts draw its prompt and its text.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What an answer means: a cancelling one stands apart, a destructive one is drawn as a warning.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The words of the answer.
  public let title: String?
  /// What the answer means.
  public let style: Style
  /// Told when what is drawn of the answer has changed.
  package final var onChange: (() -> Void)?
  /// Whether the answer can be chosen. True at first.
  open var isEnabled = true { didSet { onChange?() } }
  package let handler: ((UIAlertAction) -> Void)?

  /// An answer; the closure runs once the question is closed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
