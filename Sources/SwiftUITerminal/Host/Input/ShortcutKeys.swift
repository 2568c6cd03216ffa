/// The shortcuts of an app's buttons, as a terminal's keyboard can press them.
enum ShortcutKeys {
  /// The names that a key may have in `ButtonContent.shortcut`, the most exact first, in lower case.
  ///
  /// A terminal has no command key: control or alt stand for it. A capital is its letter with shift.
  static func names(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) -> [String] {
    guard let name = KeyNames.name(of: key) else { return [] }
    let held = (modifiers.contains(.control) ? "control+" : "") + (modifiers.contains(.alt) ? "alt+" : "")
    let isCapital = name.count == 1 && name != name.lowercased()
    let shift = modifiers.contains(.shift) || isCapital ? "shift+" : ""
    var names = [held + shift + name.lowercased()]
    if modifiers.contains(.control) != modifiers.contains(.alt) {
      names.append(shift + "meta+" + name.lowercased())
    }
    return names
  }
}
