import Foundation
import Locks
import Networking

/// What a picture shows, which decides the widths it comes in.
package enum ImageKind: String, CaseIterable, Hashable, Sendable {
  /// Two to three.
  case poster
  /// Sixteen to nine.
  case backdrop
  /// Of a person, two to three.
  case profile
  case logo
}

/// The sizes that screens ask for; the nearest size that TMDb offers is taken.
package enum ImageSize: Hashable, Sendable {
  /// For a row of a list.
  case small
  /// For a page.
  case medium
  /// For a person in a list.
  case cast
  /// As it was uploaded: several megabytes. Never for lists.
  case original
  /// At least so many pixels wide, where TMDb has it.
  case width(Int)

  /// The wanted width in pixels; nil for the original.
  var pixels: Int? {
    switch self {
    case .small: 154
    case .medium: 500
    case .cast: 185
    case .original: nil
    case .width(let pixels): pixels
    }
  }
}

/// Where pictures are and in which sizes: the service's own configuration, or what is known of it.
package struct ImageConfiguration: Sendable {
  package let base: URL
  /// Names as in addresses: `w92`, `h632`, `original`.
  package let sizes: [ImageKind: [String]]
  private let addresses = Memoized<Wanted, URL>(limit: 2048)

  private struct Wanted: Hashable {
    let path: ImagePath
    let kind: ImageKind
    let size: ImageSize
  }

  package init(base: URL, sizes: [ImageKind: [String]] = Self.standardSizes) {
    self.base = base
    self.sizes = sizes
  }

  /// As the public service had it in 2026, for the time until its own configuration is there.
  package static let standard = ImageConfiguration(base: TMDbAddresses.known("https://image.tmdb.org/t/p/"))

  package static let standardSizes: [ImageKind: [String]] = [
    .poster: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
    .backdrop: ["w300", "w780", "w1280", "original"],
    .profile: ["w45", "w185", "h632", "original"],
    .logo: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
  ]

  /// The address of a picture; nil without a path.
  package func url(_ path: ImagePath?, _ kind: ImageKind, _ size: ImageSize) -> URL? {
    guard let path else { return nil }
    return addresses.answer(Wanted(path: path, kind: kind, size: size)) {
      base.appending(path: name(of: size, for: kind)).appending(path: path.text.dropFirst())
    }
  }

  /// The smallest offered size that is wide enough, or the widest.
  func name(of size: ImageSize, for kind: ImageKind) -> String {
    let offered = sizes[kind].flatMap { $0.isEmpty ? nil : $0 } ?? Self.standardSizes[kind] ?? ["original"]
    guard let wanted = size.pixels else {
      return offered.contains("original") ? "original" : offered[offered.count - 1]
    }
    let widths = offered.compactMap { name in Self.width(name).map { (name, $0) } }.sorted { $0.1 < $1.1 }
    return widths.first { $0.1 >= wanted }?.0 ?? widths.last?.0 ?? offered[offered.count - 1]
  }

  /// Pixels of `w185`; a height counts as two thirds of it, the shape of a portrait.
  private static func width(_ name: String) -> Int? {
    guard let number = Int(name.dropFirst()), number > 0 else { return nil }
    return name.hasPrefix("w") ? number : name.hasPrefix("h") ? number * 2 / 3 : nil
  }
}

extension ImageConfiguration: Equatable {
  package static func == (one: Self, other: Self) -> Bool { one.base == other.base && one.sizes == other.sizes }
}

extension ImageConfiguration: Decodable {
  private enum CodingKeys: String, CodingKey {
    case images
    case base = "secure_base_url"
    case poster = "poster_sizes"
    case backdrop = "backdrop_sizes"
    case profile = "profile_sizes"
    case logo = "logo_sizes"
  }

  /// Reads the answer of `/configuration`; what it lacks is taken from ``standard``.
  package init(from decoder: any Decoder) throws {
    let images = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(
      keyedBy: CodingKeys.self, forKey: .images)
    var sizes = Self.standardSizes
    let keys: [(ImageKind, CodingKeys)] = [
      (.poster, .poster), (.backdrop, .backdrop), (.profile, .profile), (.logo, .logo),
    ]
    for (kind, key) in keys {
      let names = images.readable(String.self, key).filter { $0.wholeMatch(of: /[wh][0-9]{1,5}|original/) != nil }
      if !names.isEmpty { sizes[kind] = names }
    }
    self.init(base: images.link(.base) ?? Self.standard.base, sizes: sizes)
  }

  /// The same with pictures from `override`, where there is one; a picture's host may not be less secure than the API's.
  func adapted(to addresses: TMDbAddresses) -> ImageConfiguration {
    if let images = addresses.images {
      ImageConfiguration(base: images, sizes: sizes)
    } else if base.scheme?.lowercased() != "https", addresses.api.scheme?.lowercased() == "https" {
      ImageConfiguration(base: Self.standard.base, sizes: sizes)
    } else {
      self
    }
  }
}
