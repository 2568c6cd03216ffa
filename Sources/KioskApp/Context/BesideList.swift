import SwiftUI

extension EnvironmentValues {
  /// What stands beside a list that opens its articles there; nil where they open over it.
  @Entry var besideList: BesideList?
}

/// What stands beside a list.
struct BesideList: Equatable, Sendable {
  /// Nil where nothing has been chosen.
  var shown: Place?

  /// Whether it is `place`: where nothing has been chosen, the `first` of the list is shown.
  func shows(_ place: Place?, first: Place?) -> Bool {
    guard let place else { return false }
    return (shown ?? first) == place
  }
}
