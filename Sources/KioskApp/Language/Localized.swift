import Foundation
import FoundationExtras
import InterfaceStrings

/// The text of a key in the interface's string catalog, in the language of the window whose view asks; elsewhere in the machine's.
package func localized(_ key: String.LocalizationValue) -> String {
  InterfaceCatalog.join()
  return String(localized: key)
}

/// The same in a language that somebody asks for.
package func localized(_ key: String.LocalizationValue, in locale: Locale) -> String {
  InterfaceCatalog.join()
  return String(localized: key, locale: locale)
}

/// The string catalog of the interface, `Sources/InterfaceStrings/Localizable.xcstrings`, which is part of the program.
package enum InterfaceCatalog {
  /// Adds the catalog to the program's own string tables, once. Any thread.
  package static func join() { _ = isJoined }

  /// The languages that the interface speaks, as BCP 47 tags, English first.
  package static var languages: [String] {
    join()
    return StringTables.languages()
  }

  private static let isJoined = interface_strings_start().map { bytes in
    // They are part of the program: nothing is copied, and nothing given back.
    let bytes = UnsafeMutableRawPointer(mutating: bytes)
    return StringTables.add(
      catalog: Data(bytesNoCopy: bytes, count: interface_strings_count(), deallocator: .none))
  }
}
