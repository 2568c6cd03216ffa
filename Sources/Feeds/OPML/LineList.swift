import Foundation
import OutsideText

/// Addresses of feeds, one a line: newsboat's `urls`, where words in quotation marks behind the address are its tags, and one
/// that begins with `~` its title.
enum LineList {
  /// Nil where no line has an address.
  static func list(_ text: String) -> FeedList? {
    var list = FeedList()
    for line in text.split(whereSeparator: \.isNewline) {
      let words = words(line.trimmingCharacters(in: .whitespaces))
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      // Questions over other feeds and programs to run are newsboat's own.
      guard first.contains("://"), let url = SafeLink.url(first) else {
        list.unreadableCount += 1
        continue
      }
      let tags = words.dropFirst().filter { !$0.isEmpty && !$0.hasPrefix("!") }
      list.add(
        ListedFeed(
          url: url, title: FeedText.label(tags.first { $0.hasPrefix("~") }.map { String($0.dropFirst()) }) ?? "",
          folder: FeedText.label(tags.first { !$0.hasPrefix("~") })))
    }
    return list.sources.isEmpty ? nil : list
  }

  /// Parted by spaces, except within quotation marks.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character.isWhitespace, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
