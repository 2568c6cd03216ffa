/// The characters that stand for system symbols. A symbol that has none is not drawn.
enum SymbolCells {
  /// One column wide, in DejaVu Sans Mono and its like; and its stand-in where only ASCII can be shown.
  static func character(_ name: String, isUTF8: Bool) -> String? {
    for candidate in candidates(name) {
      if let found = table[candidate] { return isUTF8 ? found.0 : found.1 }
    }
    return letter(name)
  }

  /// The letter or digit of `a.circle` and `5.square.fill`, which are no names of their own.
  private static func letter(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, parts[0].utf8.count == 1, let letter = parts[0].utf8.first,
      ["circle", "square", "app"].contains(parts[1])
    else { return nil }
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return parts[0].uppercased()
    default: return nil
    }
  }

  /// The symbol that stands for another on a screen that is read from right to left: what shows forward shows to the left.
  static func turned(_ name: String) -> String {
    let parts = name.split(separator: ".").map { part in
      switch part {
      case "forward": "left"
      case "backward": "right"
      default: String(part)
      }
    }
    return parts.joined(separator: ".")
  }

  /// The name, then without its variants: `bell.badge.fill` is a bell.
  private static func candidates(_ name: String) -> [String] {
    var result = [name]
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1 {
      parts.removeLast()
      result.append(parts.joined(separator: "."))
    }
    return result
  }

  /// Every pair of characters.
  static var all: [(String, String)] { Array(table.values) }

  private static let table: [String: (String, String)] = [
    "arrow.up": ("▲", "^"), "arrow.down": ("▼", "v"), "arrow.left": ("←", "<"), "arrow.right": ("→", ">"),
    "arrow.backward": ("←", "<"), "arrow.forward": ("→", ">"), "arrow.up.right": ("↗", ">"),
    "arrow.up.arrow.down": ("⇅", "%"), "arrow.down.circle": ("↓", "v"), "arrow.up.circle": ("↑", "^"),
    "arrow.clockwise": ("↻", "@"), "arrow.counterclockwise": ("↺", "@"), "arrow.triangle": ("↻", "@"),
    "arrow.uturn.backward": ("↩", "<"), "arrow.uturn.left": ("↩", "<"), "arrowshape.turn.up.left": ("↩", "<"),
    "arrowshape.up": ("▲", "^"), "arrowtriangle.up": ("▲", "^"), "arrowtriangle.down": ("▼", "v"),
    "chevron.up": ("⌃", "^"), "chevron.down": ("⌄", "v"), "chevron.right": ("›", ">"), "chevron.left": ("‹", "<"),
    "chevron.forward": ("›", ">"), "chevron.backward": ("‹", "<"), "chevron.up.chevron.down": ("↕", "%"),
    "bubble": ("○", "o"), "bubble.right": ("○", "o"), "bubble.left": ("○", "o"), "text.bubble": ("≡", "="),
    "message": ("○", "o"), "bookmark": ("☆", "*"), "bookmark.fill": ("★", "*"), "star": ("☆", "*"),
    "star.fill": ("★", "*"), "star.leadinghalf.filled": ("★", "*"), "heart": ("♡", "<"), "heart.fill": ("♥", "<"),
    "checkmark": ("✓", "x"), "checkmark.circle": ("✓", "x"), "checkmark.circle.fill": ("✓", "x"),
    "xmark": ("×", "x"), "xmark.circle": ("×", "x"), "plus": ("+", "+"), "minus": ("−", "-"), "equal": ("=", "="),
    "multiply": ("×", "x"), "number": ("#", "#"), "percent": ("%", "%"), "at": ("@", "@"),
    "ellipsis": ("…", "~"), "line.3.horizontal": ("≡", "="), "list.bullet": ("≡", "="), "list": ("≡", "="),
    "eye": ("◉", "o"), "eye.slash": ("⊘", "-"), "magnifyingglass": ("⌕", "/"), "info": ("i", "i"),
    "info.circle": ("•", "i"), "exclamationmark": ("!", "!"), "exclamationmark.triangle": ("⚠", "!"),
    "exclamationmark.circle": ("!", "!"), "questionmark": ("?", "?"), "questionmark.circle": ("?", "?"),
    "wifi.slash": ("⊘", "!"), "wifi": ("≋", "~"), "newspaper": ("≡", "="), "doc": ("≡", "="), "doc.text": ("≡", "="),
    "film": ("▷", ">"), "play": ("▶", ">"), "play.circle": ("▶", ">"), "pause": ("‖", "|"), "stop": ("■", "#"),
    "gearshape": ("⚙", "*"), "gear": ("⚙", "*"), "keyboard": ("⌨", "?"), "command": ("⌘", "^"), "option": ("⌥", "~"),
    "clock": ("◷", "o"), "clock.arrow.circlepath": ("↺", "@"), "timer": ("◷", "o"), "calendar": ("▦", "#"),
    "lock": ("⊡", "#"), "key": ("¬", "*"), "person": ("☻", "@"), "person.2": ("☻", "@"),
    "person.crop.circle": ("☻", "@"),
    "trash": ("⌫", "x"), "pencil": ("✎", "/"), "square.and.pencil": ("✎", "/"), "square.and.arrow.up": ("↗", "^"),
    "square.and.arrow.down": ("↓", "v"), "link": ("∞", "&"), "paperclip": ("∞", "&"), "globe": ("◍", "o"),
    "house": ("⌂", "^"), "bell": ("♪", "!"), "bell.slash": ("⊘", "-"), "speaker": ("♪", ")"), "music.note": ("♪", "d"),
    "flame": ("♨", "^"), "bolt": ("↯", "/"), "sparkles": ("✦", "*"), "sparkle": ("✦", "*"), "sun": ("☀", "*"),
    "sun.max": ("☀", "*"), "moon": ("☾", ")"), "cloud": ("☁", "~"), "leaf": ("❧", "%"), "flag": ("⚑", "!"),
    "tag": ("◈", "#"), "folder": ("▭", "="), "tray": ("▭", "="), "photo": ("▨", "#"), "camera": ("◘", "#"),
    "envelope": ("✉", "@"), "phone": ("☏", "#"), "cart": ("⊔", "#"), "map": ("▦", "#"), "mappin": ("♦", "!"),
    "location": ("➤", ">"), "circle": ("○", "o"), "circle.fill": ("●", "*"), "square": ("□", "#"),
    "square.fill": ("■", "#"), "triangle": ("△", "^"), "triangle.fill": ("▲", "^"), "diamond": ("◇", "#"),
    "diamond.fill": ("◆", "#"), "hand.thumbsup": ("+", "+"), "hand.thumbsdown": ("−", "-"), "book": ("▥", "#"),
    "chart.bar": ("▮", "#"), "rectangle": ("▭", "="), "slider.horizontal.3": ("≡", "="), "power": ("⊙", "!"),
    "terminal": (">", ">"), "hourglass": ("⋈", "%"), "shuffle": ("⇄", "%"), "repeat": ("↻", "@"),
    "divide": ("÷", "/"), "plusminus": ("±", "+"), "plus.forwardslash.minus": ("±", "+"), "notequal": ("≠", "!"),
    "lessthan": ("<", "<"), "greaterthan": (">", ">"), "function": ("ƒ", "f"), "sum": ("∑", "E"),
    "infinity": ("∞", "8"),
    "x.squareroot": ("√", "V"), "suit.heart": ("♡", "<"), "suit.heart.fill": ("♥", "<"), "suit.diamond": ("♢", "o"),
    "suit.diamond.fill": ("♦", "o"), "suit.club": ("♧", "&"), "suit.club.fill": ("♣", "&"), "suit.spade": ("♤", "^"),
    "suit.spade.fill": ("♠", "^"), "die.face": ("▣", "#"), "die.face.1": ("⚀", "1"), "die.face.2": ("⚁", "2"),
    "die.face.3": ("⚂", "3"), "die.face.4": ("⚃", "4"), "die.face.5": ("⚄", "5"), "die.face.6": ("⚅", "6"),
    "dollarsign": ("$", "$"), "eurosign": ("€", "E"), "sterlingsign": ("£", "L"), "yensign": ("¥", "Y"),
    "indianrupeesign": ("₹", "R"), "wonsign": ("₩", "W"), "centsign": ("¢", "c"), "banknote": ("$", "$"),
    "creditcard": ("▭", "="), "sunrise": ("☀", "*"), "sunset": ("☀", "*"), "snowflake": ("❄", "*"), "snow": ("❄", "*"),
    "cloud.snow": ("❄", "*"), "cloud.bolt": ("↯", "/"), "umbrella": ("☂", "^"), "drop": ("○", "o"), "wind": ("≋", "~"),
    "tornado": ("≋", "~"), "hurricane": ("≋", "~"), "humidity": ("≋", "~"), "thermometer": ("┃", "|"),
    "arrow.left.arrow.right": ("⇄", "%"), "arrowtriangle.right": ("▶", ">"), "arrowtriangle.left": ("◀", "<"),
    "chevron.left.forwardslash.chevron.right": ("‹", "<"), "arrow.down.left": ("↙", "v"), "arrow.up.left": ("↖", "^"),
    "arrow.down.right": ("↘", "v"), "arrow.uturn": ("↩", "<"), "gobackward": ("↺", "@"), "goforward": ("↻", "@"),
    "backward": ("◀", "<"), "forward": ("▶", ">"), "airplane": ("✈", "+"), "car": ("⊟", "#"), "scissors": ("✂", "x"),
    "trophy": ("♕", "Y"), "crown": ("♕", "W"), "gift": ("▣", "#"), "cup": ("⊔", "u"), "atom": ("⚛", "*"),
    "cross": ("✚", "+"), "xmark.octagon": ("×", "x"), "exclamationmark.octagon": ("!", "!"), "nosign": ("⊘", "-"),
    "peacesign": ("☮", "o"), "hexagon": ("⬡", "o"), "hexagon.fill": ("⬢", "o"), "octagon": ("○", "o"),
    "capsule": ("▭", "="), "seal": ("✹", "*"), "burst": ("✹", "*"), "rosette": ("✿", "*"), "asterisk": ("*", "*"),
    "delete.left": ("⌫", "<"), "return": ("↵", "<"), "escape": ("⎋", "^"), "shift": ("⇧", "^"), "eject": ("⏏", "^"),
    "text.alignleft": ("≡", "="), "text.aligncenter": ("≡", "="), "text.alignright": ("≡", "="),
    "curlybraces": ("{", "{"), "chart.pie": ("◔", "o"), "chart.line": ("↗", "/"), "target": ("◎", "o"),
    "scope": ("◎", "o"),
    "gamecontroller": ("◘", "#"), "puzzlepiece": ("▚", "#"), "lightbulb": ("✧", "*"), "waveform": ("≋", "~"),
  ]
}
