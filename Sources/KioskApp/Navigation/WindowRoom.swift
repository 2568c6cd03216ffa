import Foundation

/// What stands side by side in a window of this width.
struct WindowRoom: Equatable, Sendable {
  /// A list, and what it opens.
  var list: Bool
  /// The list's in a page, in points: it leaves what it opens the room for its bar.
  var listWidth: CGFloat
  /// An article and its discussion.
  var article: Bool
  /// List, article and discussion.
  var all: Bool
  /// A list, and beside it an article, a film or what was missed before the reader has chosen anything.
  var news: Bool
  /// Of a terminal; nil in a page.
  var columns: Int?
  /// Whether a page is as narrow as on the smallest phones.
  var isTiny: Bool

  static let sideBarWidth: CGFloat = 200
  private static let listWidths: ClosedRange<CGFloat> = 320...440
  private static let detailWidth: CGFloat = 484

  init(_ width: CGFloat, inTerminal: Bool = false) {
    columns = inTerminal ? Int(width / 8) : nil
    isTiny = columns == nil && width < 360
    let left = width - Self.sideBarWidth - Self.detailWidth
    list = columns.map { $0 >= 110 } ?? (left >= Self.listWidths.lowerBound)
    listWidth = min(max(left, Self.listWidths.lowerBound), Self.listWidths.upperBound)
    article = columns.map { $0 >= 180 } ?? (width >= 1280)
    news = columns == nil && width >= 1500
    all = columns == nil && width >= 1720
  }
}
