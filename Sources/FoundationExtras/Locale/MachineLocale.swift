import Foundation

extension Locale {
  /// The language and region that the machine is set to, by `LC_ALL`, `LC_MESSAGES` or `LANG`; without them Foundation's own, which on Linux is always
  /// English of the whole world.
  ///
  /// A file that imports Foundation itself sees Foundation's value of this name.
  @_disfavoredOverload
  public static var current: Locale { machine }

  /// The language and region that the machine is set to.
  package static let machine = Locale(
    environment: ProcessInfo.processInfo.environment, standard: FoundationLocale.current)

  /// As the environment of a process says; `standard` where it names no language.
  package init(environment: [String: String], standard: Locale) {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = named.prefix { $0 != "." && $0 != "@" }
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    guard isName, name.count >= 2, name != "POSIX" else {
      self = standard
      return
    }
    self.init(identifier: String(name))
  }
}

/// Foundation's own value, past the one above.
private enum FoundationLocale {
  static var current: Locale { NSLocale.current }
}
