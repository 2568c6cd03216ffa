import Foundation

/// Views in a row or column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack; hosts follow `fillEqually` and the equal distances.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  /// Where the views stand across the stack; `fill` is centred in a row, and leading in a column without a width of its own.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edge, in a row.
    public static let top = Alignment.leading
    /// The lower edge, in a row.
    public static let bottom = Alignment.trailing
  }

  /// The views in the order in which they stand.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views stand in a row, as at first, or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// How the views share the length of the stack; hosts follow `fillEqually` and the equal distances.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// Where the views stand across the stack.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// The distance between views in points, 0 at first.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Whether the views stand within the stack's layout margins. False at first.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }

  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// An empty row; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// An empty row; nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    drawing = .made(Unowned(self))
  }

  /// Adds a view at the end of the stack and among its subviews.
  open func addArrangedSubview(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    changed()
  }

  /// Adds a view at a place of the stack; places beyond the ends are the ends.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    changed()
  }

  /// Takes a view out of the stack and its order; it stays among the subviews.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    gaps[ObjectIdentifier(view)] = nil
    changed()
  }

  override func forget(_ subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the distance behind a view in points, in place of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] = spacing
    changed()
  }

  /// The distance behind a view in points, as it was set; the largest number where it was not.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Says that the distance is that of the whole stack.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The distance behind a view in points.
  package final func gap(after view: UIView) -> CGFloat {
    gaps[ObjectIdentifier(view)].flatMap { $0 < UIStackView.spacingUseDefault ? $0 : nil } ?? spacing
  }
}
