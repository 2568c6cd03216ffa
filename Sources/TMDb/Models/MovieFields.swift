import Foundation
import FoundationExtras
import Networking
import OutsideText

/// What only TMDb's fields hold.
extension KeyedDecodingContainer {
  /// Text of any length with its line breaks, fit to show; empty where there is none.
  func block(_ key: Key) -> String {
    ControlFilter.block(text(key) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func day(_ key: Key) -> CalendarDay? {
    label(key).flatMap { CalendarDay($0) }
  }

  func image(_ key: Key) -> ImagePath? {
    text(key).flatMap { ImagePath($0) }
  }

  /// The elements of a part that holds them under `results`.
  func results<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    value(Results<Element>.self, key)?.elements ?? []
  }
}

private struct Results<Element: Decodable>: Decodable {
  let elements: [Element]

  private enum CodingKeys: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    elements = try decoder.container(keyedBy: CodingKeys.self).readable(Element.self, .results)
  }
}
