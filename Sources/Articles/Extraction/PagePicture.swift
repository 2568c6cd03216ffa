import Foundation
import OutsideText

/// A picture of a page, as far as it belongs to the text.
struct PagePicture {
  var url: URL
  var label: String?
  var ratio: Double?

  /// The smallest picture that says something, in pixels.
  static let leastSize = 72.0

  /// Nil for signs, pixels that count visitors, and what has no address on the web.
  /// - Parameter sources: addresses that elements around it offer.
  init?(_ image: PageElement, sources: [String] = [], base: URL) {
    let width = Self.pixels(image["width"])
    let height = Self.pixels(image["height"])
    if let width, width < Self.leastSize { return nil }
    if let height, height < Self.leastSize / 2 { return nil }
    let names = PageHints.words(image["class"] ?? "") + PageHints.words(image["id"] ?? "")
    if names.contains(where: ["avatar", "icon", "emoji", "logo", "pixel", "tracking", "spacer", "badge"].contains) {
      return nil
    }
    let sets = [image["srcset"], image["data-srcset"]].compactMap { $0 } + sources
    let single = [image["data-src"], image["data-lazy-src"], image["data-original"], image["src"]]
    let chosen = sets.lazy.compactMap(Self.best).first
    let candidates = [chosen].compactMap { $0 } + single.compactMap { $0 }
    let found = candidates.lazy
      .filter { !$0.isEmpty && !$0.lowercased().hasPrefix("data:") && $0.utf8.count <= 4096 }
      .compactMap { PageAddress.absolute($0, base: base) }.first
    guard let found, !found.path().lowercased().hasSuffix(".svg") else { return nil }
    url = found
    let words = PlainText.label(String((image["alt"] ?? "").prefix(500)))
    label = words.isEmpty ? nil : words
    if let width, let height { ratio = min(max(width / height, 0.2), 8) }
  }

  private static func pixels(_ text: String?) -> Double? {
    guard let text, let value = Double(text.trimmingCharacters(in: .whitespaces).replacing("px", with: "")),
      value.isFinite, value > 0, value < 100_000
    else { return nil }
    return value
  }

  /// Of a `srcset` the picture nearest above the width that Kiosk shows, else the largest.
  static func best(_ set: String) -> String? {
    let wanted = 1280.0
    var choices: [(address: String, width: Double)] = []
    for entry in set.prefix(8000).split(separator: /,\s+|,(?=https?:)/) {
      let parts = entry.split(whereSeparator: \.isWhitespace)
      guard let address = parts.first else { continue }
      let size = parts.dropFirst().first.map(String.init) ?? "1x"
      let number = Double(size.dropLast()) ?? 1
      choices.append((String(address), size.hasSuffix("w") ? number : number * 640))
    }
    let enough = choices.filter { $0.width >= wanted }.min { $0.width < $1.width }
    return (enough ?? choices.max { $0.width < $1.width })?.address
  }
}
