/// What the environment tells of a terminal before it is asked.
extension TerminalTraits {
  package init(environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let terminal = value("TERM") ?? ""
    if value("NO_COLOR") != nil {
      colors = .none
    } else if ["truecolor", "24bit"].contains(value("COLORTERM") ?? "") || Self.drawsAllColors(terminal) {
      colors = .full
    }
    let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? ""
    isUTF8 = locale.lowercased().filter { $0 != "-" }.contains("utf8")
    drawsLinks = !Self.isSimple(terminal)
    // "15;0" is white on black, as rxvt and others tell it.
    if let background = value("COLORFGBG")?.split(separator: ";").last.flatMap({ Int($0) }) {
      isDark = background < 7 || background == 8
    }
  }

  private static func drawsAllColors(_ terminal: String) -> Bool {
    ["direct", "kitty", "ghostty", "alacritty", "wezterm", "foot"].contains { terminal.contains($0) }
  }

  /// Terminals that draw what they do not understand.
  static func isSimple(_ terminal: String) -> Bool {
    ["linux", "dumb", "", "cons25", "eterm", "emacs"].contains(terminal) || terminal.hasPrefix("vt")
  }

  /// Whether a screen can be drawn on the terminal at all.
  package static func canDraw(environment: [String: String]) -> Bool {
    let terminal = environment["TERM"] ?? ""
    return !terminal.isEmpty && terminal != "dumb"
  }
}
