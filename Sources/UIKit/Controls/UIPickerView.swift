import Foundation

/// A choice from rows, in one column or several.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The picker that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIPickerView { AppearanceStore.value { UIPickerView(frame: $0) } }
  /// Tells how many columns and rows there are; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { changed() } }
  /// Gives the titles of rows and is told what a person chooses; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { changed() } }
  private var selected: [Int: Int] = [:]

  /// A picker without columns; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  /// What the data source says, at least 0; 0 without one.
  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }
  /// What the data source says, at least 0; 0 without one.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }
  /// The chosen row of a column, 0 at first.
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  /// Chooses a row without telling the delegate; it is not checked whether there is one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    changed()
  }
  /// Draws all columns anew.
  open func reloadAllComponents() { changed() }
  /// Draws all columns anew.
  open func reloadComponent(_ component: Int) { changed() }

  /// A person has chosen a row.
  package func choose(_ row: Int, inComponent component: Int) {
    selected[component] = row
    changed()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// Tells how many columns and rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many columns there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a column has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// All of it is optional, as on Apple's systems. Views for rows are not drawn: hosts draw titles.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a row; an empty row where they are nil.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A person has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// How high rows are, in points. Hosts do not ask.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// How wide a column is, in points. Hosts do not ask.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The view of a row. Hosts do not ask for it.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
}

extension UIPickerViewDelegate {
  /// Nil, which is drawn as an empty row.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// 32 points; hosts do not ask.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// 0; hosts do not ask.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// A label with the row's title; hosts do not ask.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
}
