import Foundation

/// Views in a row or column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  open var distribution = Distribution.fill { didSet { changed() } }
  open var alignment = Alignment.fill { didSet { changed() } }
  open var spacing: CGFloat = 0 { didSet { changed() } }
  open var isLayoutMarginsRelativeArrangement = false

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
    changed()
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    addSubview(view)
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    changed()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
