/// A list as far as it has been read: pages put together without repetitions, because ranking moves while one reads.
package struct Pages<Row: Identifiable> {
  package private(set) var rows: [Row] = []
  /// The page read last, as its service counts them; nil before the first.
  package private(set) var page: Int?
  package private(set) var hasMore = false
  /// How many rows there are by the service's count; nil where it does not say.
  package private(set) var total: Int?
  /// What the service says about the page read last.
  package private(set) var remark: String?

  init() {}

  /// The list with another page behind it.
  func adding(
    _ new: [Row], page: Int, hasMore: Bool, total: Int? = nil, remark: String? = nil
  ) -> Pages {
    var pages = self
    var ids = Set(rows.map(\.id))
    pages.rows += new.filter { ids.insert($0.id).inserted }
    pages.page = page
    pages.hasMore = hasMore
    pages.total = self.total ?? total
    pages.remark = remark
    return pages
  }
}

extension Pages: Equatable where Row: Equatable {}
extension Pages: Sendable where Row: Sendable {}
