import Foundation

extension UITableView {
  /// The rows of all sections: hosts show as much of them as there is room for, and do not tell.
  public var indexPathsForVisibleRows: [IndexPath]? {
    (0..<max(numberOfSections, 0)).flatMap { section in
      (0..<max(numberOfRows(inSection: section), 0)).map { IndexPath(row: $0, section: section) }
    }
  }
  /// The chosen row in a list; nil where none is chosen.
  public var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
  /// Cells that the data source makes now, not those that are shown.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }
  /// Always nil: a row has a cell of its own each time it is drawn, and the table keeps none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Always nil: hosts do not tell where rows are.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Always empty: hosts do not tell where rows are.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

  /// Draws the whole table anew from the data source, without movement.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Draws the whole table anew from the data source, without movement.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Draws the whole table anew from the data source, without movement.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Draws the whole table anew from the data source, without movement.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Draws the whole table anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Draws the whole table anew.
  public func reloadSectionIndexTitles() { reloadData() }

  /// Makes views of a class where the identifier is asked for.
  public func register<V: UITableViewHeaderFooterView>(
    _ aClass: V.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) { sectionViewMakers[identifier] = { aClass.init(reuseIdentifier: identifier) } }
  /// A new view of the class registered for the identifier; nil where none is.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    sectionViewMakers[identifier]?()
  }
}

/// Asked for what rows need before they are seen. Hosts do not ask.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will be seen soon; hosts do not tell.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

/// What stands above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for which the view was made; nil without one.
  public let reuseIdentifier: String?
  /// Kept; hosts do not draw it.
  open var backgroundView: UIView?
  /// The view that holds what the app puts here.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    add(view)
    return view
  }()
  /// A text, drawn once it is asked for.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .secondaryLabel
    add(label)
    return label
  }()

  /// A view for an identifier.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Not called: views are not used again.
  open func prepareForReuse() {}

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
