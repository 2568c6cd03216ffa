import Foundation
import FoundationExtras

extension Bundle {
  /// The text of a key in the bundle's string tables, in the language of the window whose view asks; `value` or else the key where they lack it.
  /// Any thread.
  ///
  /// Foundation's own `localizedString(forKey:value:table:)` reads `.strings` in the machine's language alone, and nothing can stand beside it
  /// under its name: `run-app` has an app call this one.
  public func _localizedString(forKey key: String, value: String?, table: String?) -> String {
    let known = StringTables.find(
      key, table: table.flatMap { $0.isEmpty ? nil : $0 }, bundle: self, locale: ._inForce)
    if let known { return known.entry.format }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
