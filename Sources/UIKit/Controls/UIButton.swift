import Foundation

/// A button.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public override class func appearance() -> UIButton { AppearanceStore.value { UIButton(frame: $0) } }
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  public let buttonType: ButtonType
  private var titles: [UIControlState: String] = [:]
  private var images: [UIControlState: UIImage] = [:]
  private var colors: [UIControlState: UIColor] = [:]
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var configuration: Configuration? { didSet { changed() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var adjustsImageWhenHighlighted = true
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false

  public convenience init(type buttonType: ButtonType) { self.init(buttonType: buttonType, frame: .zero) }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(buttonType: .system, frame: frame)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  public nonisolated override convenience init(frame: CGRect) { self.init(buttonType: .custom, frame: frame) }
  public nonisolated convenience init() { self.init(frame: .zero) }

  nonisolated init(buttonType: ButtonType, frame: CGRect) {
    self.buttonType = buttonType
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  open func setTitle(_ title: String?, for state: UIControlState) {
    titles[state] = title
    changed()
  }
  open func setImage(_ image: UIImage?, for state: UIControlState) {
    images[state] = image
    changed()
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControlState) {
    colors[state] = color
    changed()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControlState) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControlState) {
    setTitle(title?.string, for: state)
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControlState
  ) {}
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  open func title(for state: UIControlState) -> String? { titles[state] ?? titles[.normal] }
  open func image(for state: UIControlState) -> UIImage? { images[state] ?? images[.normal] }
  open func titleColor(for state: UIControlState) -> UIColor? { colors[state] ?? colors[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }

  /// A person has pressed it.
  package func press() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}

/// Names a view to those who draw it without keeping it.
package final class Unowned {
  package private(set) weak var view: UIView?
  init(_ view: UIView) { self.view = view }
}
