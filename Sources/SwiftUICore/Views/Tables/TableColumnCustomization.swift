/// Which columns of a table are there, by their customization IDs. Hosts leave the order as it is.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  private var hidden: [String: Bool] = [:]

  /// Nothing said of any column.
  public init() {}

  /// Whether a column is there; `automatic` where nothing is said of it.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Does nothing: the order is as it was written.
  public mutating func resetOrder() {}

  func shows(_ column: _TableColumn<RowValue>) -> Bool {
    let said = column.customizationID.map { self[visibility: $0] } ?? .automatic
    return (said == .automatic ? column.defaultVisibility : said) != .hidden
  }
}
