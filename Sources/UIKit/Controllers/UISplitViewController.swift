import Foundation

/// Screens beside each other; where there is room for one, a person goes from the last back to the first.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// One of the columns.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// Which columns are in sight.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }
  /// How columns share the screen.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  /// How many columns there are, set when the controller is made.
  public let style: Style
  private var columns: [Column: UIViewController] = [:] {
    didSet {
      for (column, controller) in oldValue where columns[column] !== controller { controller.removeFromParent() }
      for controller in columns.values where controller.parent !== self { addChild(controller) }
      onChange?()
    }
  }
  private var hidden: Set<Column> = [] { didSet { onChange?() } }
  /// Asked which column stays where there is room for one; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether the first column is in sight at first: not where it is `secondaryOnly`. Others are kept.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode == .secondaryOnly { hidden.insert(.primary) } else { hidden.remove(.primary) } }
  }
  /// Kept; hosts put columns beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Kept; hosts have no gesture for it.
  open var presentsWithGesture = true
  /// Kept; hosts do not follow it. In points.
  open var preferredPrimaryColumnWidth: CGFloat = 0
  /// Kept; hosts do not follow it. A share of the width, 0…1.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// Kept; hosts do not follow it. In points.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// Kept; hosts do not follow it. In points.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Which columns are in sight.
  open var displayMode: DisplayMode {
    if isCollapsed || shown == [.secondary] { return .secondaryOnly }
    return shown.count > 2 ? .twoBesideSecondary : .oneBesideSecondary
  }
  /// Whether there is room for one column alone; true until the columns are drawn.
  open private(set) var isCollapsed = true
  /// The column that is in sight where there is room for one.
  package private(set) final var top: Column?

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  /// The columns beside each other, where there is room for them.
  package final var shown: [Column] { Self.order.filter { columns[$0] != nil && !hidden.contains($0) } }

  /// The column to go back to from the one in sight, where there is room for one.
  package final var before: Column? {
    guard let top, let place = Self.order.firstIndex(of: top) else { return nil }
    return Self.order[..<place].last { columns[$0] != nil }
  }

  /// There is room for one column, or for several.
  package final func lay(isCollapsed: Bool) {
    self.isCollapsed = isCollapsed
    guard isCollapsed, top.flatMap({ columns[$0] }) == nil else { return }
    let proposed = ([.compact] + Self.order.reversed()).first { columns[$0] != nil } ?? .primary
    if style == .unspecified, let primary = columns[.primary], let secondary = columns[.secondary] {
      let isLeft = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      top = isLeft ? .primary : .secondary
    } else {
      top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }
  }

  /// The controllers of the columns, in the order primary, supplementary, secondary.
  open var viewControllers: [UIViewController] {
    get { Self.order.compactMap { columns[$0] } }
    set {
      let places: [Column] = newValue.count > 2 ? Self.order : [.primary, .secondary]
      columns = Dictionary(zip(places, newValue)) { first, _ in first }
    }
  }

  /// A controller with as many columns as the style says.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that does not say how many columns it has; no interface file is read.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Sets the controller of a column, or none where it is nil.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
  }

  /// The controller of a column; nil where it has none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Brings a column into sight; where there is room for one, in place of the others.
  open func show(_ column: Column) {
    if columns[column] != nil { top = column }
    hidden.remove(column)
  }
  /// Takes a column out of sight; where there is room for one, the one before comes.
  open func hide(_ column: Column) {
    if top == column, let before { top = before }
    hidden.insert(column)
  }

  /// Puts a screen into the last column and brings it into sight.
  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    setViewController(viewController, for: .secondary)
    show(.secondary)
  }

  /// Makes a view for the host to draw.
  open override func loadView() { view = ControllerView(self) }
}

/// Asked which column stays where there is room for one.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The column that is shown where there is room for one, for a controller with a style.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the first column is shown where there is room for one, for a controller without a style.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The proposed column, which is the last.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// False: the last column is shown.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
