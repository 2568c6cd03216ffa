import SwiftUI

/// The orders in which a reader can have the rows of a list; the first is the list's own.
package protocol RowOrder: CaseIterable, Equatable, Sendable {
  associatedtype Row

  /// What is said of a list that is sorted this way; nil for its own order.
  var words: String? { get }

  func sorted(_ rows: [Row]) -> [Row]
}

extension RowOrder {
  /// The one that follows; behind the last comes the first.
  var next: Self {
    let all = Array(Self.allCases)
    guard let place = all.firstIndex(of: self) else { return self }
    return all[(place + 1) % all.count]
  }

  /// Rows by one of their values, the greatest first unless told otherwise. What is not known comes last; what is alike stays
  /// as it was.
  static func sorted<Value: Comparable>(_ rows: [Row], ascending: Bool = false, by value: (Row) -> Value?) -> [Row] {
    rows.map { (row: $0, value: value($0)) }.enumerated().sorted { left, right in
      switch (left.element.value, right.element.value) {
      case (let one?, let other?) where one != other: ascending ? one < other : one > other
      case (_?, nil): true
      case (nil, _?): false
      default: left.offset < right.offset
      }
    }.map(\.element.row)
  }

  /// Rows by a text, as a dictionary has them.
  static func sorted(_ rows: [Row], byText text: (Row) -> String?) -> [Row] {
    sorted(rows, ascending: true) { row in text(row).map(DictionaryPlace.init) }
  }
}

/// A text by its place in a dictionary: case, accents and numbers count as they do for people.
private struct DictionaryPlace: Comparable {
  let text: String

  static func < (one: Self, other: Self) -> Bool { one.text.localizedStandardCompare(other.text) == .orderedAscending }
  static func == (one: Self, other: Self) -> Bool { one.text.localizedStandardCompare(other.text) == .orderedSame }
}

/// The key that sorts a list in another way; it stands behind the list.
struct SortKey<Order: RowOrder>: View {
  @Binding var order: Order

  var body: some View {
    Button.key("s", .shift) { order = order.next }
      .hidden()
      .accessibilityHidden(true)
  }
}

/// How a list is sorted, where that is not its own order.
struct SortWords<Order: RowOrder>: View {
  let order: Order

  var body: some View {
    if let words = order.words {
      Text(verbatim: words)
        .font(.footnote)
        .foregroundColor(.secondary)
        .lineLimit(1)
    }
  }
}
