import Foundation
import ImageCodecs
import KioskApp
import Library
import OutsideText
import SwiftUIWeb

extension HomeScreenApp {
  /// The reader on a phone: its lists and the newest saved things are there without a network, and what other apps share opens as an
  /// article.
  @MainActor static func kiosk(_ library: Library) -> HomeScreenApp {
    HomeScreenApp(name: "Kiosk", icon: { KioskIcon.png }) { [weak library] in
      let saved = library?.contents.savedItems.prefix(mostSaved) ?? []
      return Kept(
        lists: Pane.allCases.filter { $0 != .settings }.map { [Place].start(of: $0).address.relativeString },
        saved: saved.compactMap { $0.place.map { [.pane(.saved), $0].address.relativeString } })
    } shared: { texts in
      address(of: texts).map { [.pane(.saved), .article($0)].address.relativeString }
    }
  }

  private static let mostSaved = 100

  /// The first link in what is shared: apps put it beside or into words.
  private static func address(of texts: [String]) -> URL? {
    texts.lazy.flatMap { $0.split(whereSeparator: \.isWhitespace) }.lazy
      .compactMap { word in
        word.firstRange(of: /https?:\/\//.ignoresCase()).flatMap { SafeLink.url(String(word[$0.lowerBound...])) }
      }
      .first
  }
}

/// The icon of the home screen.
enum KioskIcon {
  private static let side = 512
  /// Blue paper, white lines.
  private static let palette: [UInt8] = [11, 92, 140, 255, 255, 255]
  /// Three lines of a page, as on the page's own icon, within the middle that no phone cuts away.
  private static let lines = [
    (x: 128..<384, y: 128..<176), (x: 128..<384, y: 232..<280), (x: 128..<296, y: 336..<384),
  ]

  static let png: Data? = {
    var pixels = [UInt8](repeating: 0, count: side * side)
    for line in lines {
      for y in line.y {
        for x in line.x { pixels[y * side + x] = 1 }
      }
    }
    return IndexedBitmap(size: PixelSize(width: side, height: side), palette: palette, pixels: pixels)
      .flatMap { try? PictureCodec.encode($0) }
  }()
}
