import Foundation

/// One line of text that is searched for. What is typed goes to the delegate.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The bar that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UISearchBar { AppearanceStore.value { UISearchBar(frame: $0) } }
  /// How much a bar stands out; hosts draw all alike.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Told what is typed, and when return is pressed; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text in the field; setting it tells nobody.
  open var text: String? { didSet { draw() } }
  /// The text in an empty field; none where it is nil.
  open var placeholder: String? { didSet { draw() } }
  /// Kept; hosts draw no text above the field.
  open var prompt: String?
  /// Kept; hosts draw the bar in their own look.
  open var searchBarStyle = Style.default
  /// Kept; hosts draw no cancel button.
  open var showsCancelButton = false
  /// Kept; hosts do not ask the keyboard for it.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Kept; hosts do not ask the keyboard for it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The keyboard that the field asks for.
  open var keyboardType = UIKeyboardType.default { didSet { draw() } }
  /// Kept; hosts decide what the key says.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept; hosts decide it.
  open var enablesReturnKeyAutomatically = true
  /// Kept; hosts draw the bar in their own look.
  open var barTintColor: UIColor?
  /// Kept; hosts draw the bar in their own look.
  open var isTranslucent = true
  /// Kept; hosts draw no choice below the field.
  open var showsScopeBar = false
  /// Kept; hosts draw no choice below the field.
  open var scopeButtonTitles: [String]?
  /// Kept; hosts draw no choice below the field.
  open var selectedScopeButtonIndex = 0
  /// Kept; hosts draw no such button.
  open var showsBookmarkButton = false
  /// Kept; hosts draw the bar in their own look.
  open var backgroundImage: UIImage?
  /// Kept; hosts draw nothing above the keyboard.
  open var inputAccessoryView: UIView?
  /// Kept; hosts have their own keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept; hosts do not tell the browser.
  open var textContentType: UITextContentType?
  /// Hosts draw the bar as one; looks set here are kept.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// Accepted; hosts draw the bar in their own look.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// An empty field; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { draw() }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Sets `showsCancelButton`, which hosts do not follow.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func draw() {
    let entry = UIEntry(
      kind: .search, text: text ?? "", prompt: placeholder ?? "", keyboard: keyboardType,
      changed: { [weak self] new in
        guard let self, new != text else { return }
        text = new
        delegate?.searchBar(self, textDidChange: new)
      },
      submitted: { [weak self] in
        guard let self else { return }
        delegate?.searchBarSearchButtonClicked(self)
      })
    drawing = .entry(entry)
  }
}

/// Told what is typed into a search bar. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// A person has changed the text; the whole text as it is now.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// A person has pressed return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Hosts draw no cancel button; emptying the field tells of the empty text.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Whether editing may begin. Hosts do not ask.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun. Hosts do not call it.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended. Hosts do not call it.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether editing may end. Hosts do not ask.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Another choice below the field was made. Hosts do not call it.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing; hosts do not call it.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// True; hosts do not ask.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing; hosts do not call it.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing; hosts do not call it.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// True; hosts do not ask.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing; hosts do not call it.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field that is searched with. Hosts draw it as any other.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}
