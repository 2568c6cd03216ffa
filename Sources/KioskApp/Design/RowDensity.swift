import SwiftUI

/// How much room a row of a list takes.
package enum RowDensity: String, CaseIterable, Identifiable, Sendable {
  /// Title, origin and reception, each on a line of its own.
  case roomy
  /// Title and one line below it.
  case compact
  /// Everything on one line.
  case line

  package var id: Self { self }

  var name: String {
    switch self {
    case .roomy: localized("Roomy")
    case .compact: localized("Compact")
    case .line: localized("One line")
    }
  }
}

extension EnvironmentValues {
  /// Whether the window is as narrow as on the smallest phones.
  @Entry var isTiny = false
  @Entry var rowDensity = RowDensity.roomy
}
