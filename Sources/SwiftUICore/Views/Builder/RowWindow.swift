/// How many elements of a long list are shown, from its beginning.
struct RowWindow: Equatable {
  /// Shown now, at most as many as there are.
  private(set) var shown = 0
  /// Shown at first; `.max` is all, always.
  let first: Int
  /// What has been asked for so far.
  private var wanted: Int
  /// On a page or tab that nobody has seen: none is shown.
  var isUnseen: Bool

  /// No more than this is ever shown of one list: each row costs the server memory.
  static let limit = 2000

  init(first: Int, isUnseen: Bool = false) {
    self.first = first
    self.isUnseen = isUnseen
    wanted = first
  }

  /// Takes a new number of elements. Those that came above the last one shown do not push it out.
  /// - Parameter identities: the identities of the first so many elements.
  mutating func fit<ID: Equatable>(total: Int, last: ID?, identities: (Int) -> [ID]) {
    if total > wanted, let last,
      let place = identities(min(total, wanted + first)).lastIndex(of: last)
    {
      wanted = max(wanted, min(place + 1, RowWindow.limit))
    }
    clamp(total: total)
  }

  mutating func clamp(total: Int) { shown = isUnseen ? 0 : min(total, wanted) }

  /// What the next growth would show.
  var next: Int? { wanted < RowWindow.limit ? min(wanted + max(first, wanted / 2), RowWindow.limit) : nil }

  /// Asks for `count` more, or as many as is usual. False where nothing more may be shown.
  mutating func grow(by count: Int?) -> Bool {
    guard wanted < RowWindow.limit else { return false }
    wanted = count.map { min(wanted + $0, RowWindow.limit) } ?? next ?? wanted
    return true
  }

  /// Asks for the element at `place` and some after it.
  mutating func reach(_ place: Int) -> Bool {
    guard wanted != .max, place < RowWindow.limit else { return false }
    wanted = max(wanted, min(place + first / 2 + 1, RowWindow.limit))
    return true
  }
}

/// Stands for the elements of a long list that are not shown yet.
final class MoreNode: DrawingNode {
  /// How many are shown before it.
  let shown: Int

  /// How much one press shows: enough to look for a word on the page.
  private static let onPress = 1000

  init(_ inputs: ViewInputs, shown: Int, grow: @escaping (Int?) -> Void) {
    self.shown = shown
    super.init(inputs)
    setHandler { kind, value in
      switch (kind, value) {
      case (.visible, .bool(true)): grow(nil)
      case (.press, _): grow(MoreNode.onPress)
      default: return false
      }
      return true
    }
  }

  func draw(left: Int, next: Int?) {
    setElement(
      Element(.more(MoreContent(shown: shown, left: left, next: next)), accepts: next == nil ? [] : [.visible, .press]))
  }
}
