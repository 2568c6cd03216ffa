import Library

/// How what was saved or opened is sorted.
package enum KeptOrder: RowOrder {
  case newest, oldest, title, site

  package var words: String? {
    switch self {
    case .newest: nil
    case .oldest: localized("oldest first")
    case .title: localized("by title")
    case .site: localized("by site")
    }
  }

  /// Whether what belongs to one day stands together.
  var isByTime: Bool { self == .newest || self == .oldest }

  package func sorted(_ items: [KeptItem]) -> [KeptItem] {
    switch self {
    case .newest: items
    case .oldest: Array(items.reversed())
    case .title: Self.sorted(items, byText: \.title)
    case .site: Self.sorted(items, byText: { $0.origin.isEmpty ? nil : $0.origin })
    }
  }
}
