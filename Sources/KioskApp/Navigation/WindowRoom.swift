import Foundation

/// What stands side by side in a window of this width.
struct WindowRoom: Equatable, Sendable {
  /// A list, and what it opens.
  var list: Bool
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

  init(_ width: CGFloat, inTerminal: Bool = false) {
    columns = inTerminal ? Int(width / 8) : nil
    isTiny = columns == nil && width < 360
    list = columns.map { $0 >= 110 } ?? (width >= 900)
    article = columns.map { $0 >= 180 } ?? (width >= 1280)
    news = columns == nil && width >= 1500
    all = columns == nil && width >= 1720
  }
}
