import Foundation

/// Stand-ins for terminals that show ASCII alone. They take as many columns as what they stand for.
package enum ASCIICells {
  package static func text(_ cluster: String, columns: Int) -> String {
    if cluster.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return cluster }
    if columns == 1, let found = table[cluster] { return found }
    if columns == 1 {
      // A letter with an accent is the letter.
      let base = cluster.decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let base, base.isASCII, base.value >= 0x20 { return String(base) }
    }
    return columns == 1 ? "?" : "??"
  }

  private static let table: [String: String] = [
    "…": "~", "·": "-", "•": "*", "–": "-", "—": "-", "−": "-", "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'",
    "‚": ",", "«": "\"", "»": "\"", "‹": "<", "›": ">", "×": "x", "✓": "x", "★": "*", "☆": "*", "▾": "v", "▸": ">",
    "│": "|", "▎": "|", "▌": ">", "─": "-", "━": "=", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+",
    "╌": "-", "●": "*", "○": "o", "◔": "o", "◑": "o", "◕": "O", "█": "#", "▓": "#", "▒": "+", "░": ".", "┃": "|",
    "╋": "+",
    "\u{A0}": " ", "\u{202F}": " ", "ß": "s", "æ": "e", "ø": "o", "ł": "l", "đ": "d", "ı": "i", "€": "E", "£": "L",
    "°": "o", "←": "<",
    "→": ">", "↑": "^", "↓": "v", "▀": "#", "▲": "^", "▼": "v",
    "▐": "|",
  ]
}
