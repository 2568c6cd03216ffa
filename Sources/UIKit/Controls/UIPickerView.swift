import Foundation

/// A choice from rows, in one column or several.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  public override class func appearance() -> UIPickerView { AppearanceStore.value { UIPickerView(frame: $0) } }
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { changed() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { changed() } }
  private var selected: [Int: Int] = [:]

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    changed()
  }
  open func reloadAllComponents() { changed() }
  open func reloadComponent(_ component: Int) { changed() }

  /// A person has chosen a row.
  package func choose(_ row: Int, inComponent component: Int) {
    selected[component] = row
    changed()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// All of it is optional, as on Apple's systems. Views for rows are not drawn: hosts draw titles.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
}
