import Foundation

/// Chooses a colour.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Told of the colours that are chosen; held weakly.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour that is chosen, black at first.
  open var selectedColor = UIColor.black
  /// Whether an opacity may be chosen. True at first.
  open var supportsAlpha = true

  /// Makes a view for the host's own choice of colours.
  open override func loadView() { view = ControllerView(self) }

  /// A person has chosen it.
  package func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewControllerDidSelectColor(self)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }
}

/// Told of chosen colours, one call of each kind for a choice. Hosts do not tell when it is closed.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A person has chosen a colour.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The choice has been closed. Hosts do not call it.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// A person has chosen a colour; `continuously` is always false.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing; hosts do not call it.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

/// Chooses a font. Hosts show nothing to choose from: it stays empty until the person goes back.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Kept, weakly; hosts do not tell it.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Kept; nothing is chosen.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// A choice; what is asked of it is not used.
  public convenience init(configuration: Configuration) { self.init() }

  /// What is asked of a choice of fonts.
  @preconcurrency @MainActor
  public final class Configuration: NSObject {
    /// Kept; nothing is shown to choose from.
    public var includeFaces = false
    /// Kept; nothing is shown to choose from.
    public var displayUsingSystemFont = false
    /// A choice of families.
    public override init() {}
  }
}

/// Told of chosen fonts, of which there are none.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// A person has chosen a font. Hosts do not call it.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The choice has been closed without one. Hosts do not call it.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing; hosts do not call it.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing; hosts do not call it.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
