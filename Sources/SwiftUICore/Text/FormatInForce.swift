import Foundation
import FoundationExtras

extension FormatStyle {
  /// The style in the language and region of the window whose view is being evaluated, unless it was given a locale of its own.
  var inForce: Self {
    let own = Mirror(reflecting: self).children.first { $0.label == "locale" }?.value as? Locale
    return own == .autoupdatingCurrent ? locale(._inForce) : self
  }
}
