import Foundation

/// A button.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The button that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIButton { AppearanceStore.value { UIButton(frame: $0) } }
  /// What a button is like; hosts draw all of them by title, picture and configuration.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// What the button was made as.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UIControlState: String] = [:]
  private var images: [UIControlState: UIImage] = [:]
  private var colors: [UIControlState: UIColor] = [:]
  /// A label whose font the title is drawn in; its text is not used.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// A view that keeps what is set on it; the picture is set for a state.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// Kept; hosts do not follow it. In points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Kept; hosts do not follow it. In points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Kept; hosts do not follow it. In points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// What the button is like; nil for title, picture and colour by state.
  open var configuration: Configuration? { didSet { changed() } }
  /// Called by `setNeedsUpdateConfiguration()` alone, not when the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// Kept; hosts decide it.
  open var adjustsImageWhenHighlighted = true
  /// Kept; hosts draw no menu for it.
  open var menu: UIMenu?
  /// Kept; hosts draw no menu for it.
  open var showsMenuAsPrimaryAction = false

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of a type with the action's title; a press runs the action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// A button with the action's title; a press runs the action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// A button without title and picture; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  /// Sets the title for a state; nil takes it away, and the title of the normal state is drawn.
  open func setTitle(_ title: String?, for state: UIControlState) {
    titles[state] = title
    changed()
  }
  /// Sets the picture for a state; nil takes it away, and the picture of the normal state is drawn.
  open func setImage(_ image: UIImage?, for state: UIControlState) {
    images[state] = image
    changed()
  }
  /// Sets the colour of the title for a state; nil takes it away.
  open func setTitleColor(_ color: UIColor?, for state: UIControlState) {
    colors[state] = color
    changed()
  }
  /// Accepted; hosts draw no picture behind a button.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControlState) {}
  /// Sets the letters of the title for a state; their looks are not kept.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControlState) {
    setTitle(title?.string, for: state)
  }
  /// Accepted; symbols are drawn as they are.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControlState
  ) {}
  /// Calls `configurationUpdateHandler` at once.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// The title for a state, or else that of the normal one; nil where there is none.
  open func title(for state: UIControlState) -> String? { titles[state] ?? titles[.normal] }
  /// The picture for a state, or else that of the normal one; nil where there is none.
  open func image(for state: UIControlState) -> UIImage? { images[state] ?? images[.normal] }
  /// The colour of the title for a state, or else that of the normal one; nil for the host's own.
  open func titleColor(for state: UIControlState) -> UIColor? { colors[state] ?? colors[.normal] }
  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }
  /// The picture for the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// A person has pressed it.
  package func press() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}

/// Names a view to those who draw it without keeping it.
package final class Unowned {
  package private(set) weak var view: UIView?
  init(_ view: UIView) { self.view = view }
}
