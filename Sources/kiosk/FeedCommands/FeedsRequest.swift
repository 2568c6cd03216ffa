import FeedLibrary

/// What `kiosk feeds` is to do. Addresses and paths are as typed.
enum FeedsRequest: Equatable, Sendable {
  case list
  case add(String, folder: String?, allowsPrivate: Bool)
  case remove(String)
  case importFile(String, allowsPrivate: Bool)
  /// To a file, or to standard output.
  case export(to: String?)
  case refresh(allowsPrivate: Bool)
  case check(String, allowsPrivate: Bool)
  /// Nil for what is shared already.
  case share(ShareWish?)
  case unshare(ShareWish?)

  /// Whether addresses in private networks may be asked.
  var allowsPrivate: Bool {
    switch self {
    case .add(_, _, let allows), .check(_, let allows), .refresh(let allows): allows
    case .list, .remove, .importFile, .export, .share, .unshare: false
    }
  }
}

/// The list that is to be given out as a feed, in the words of the command line.
enum ShareWish: Equatable, Sendable {
  case list(SharedList)
  /// A feed's address, name or number.
  case source(String)
}

/// What `kiosk news feeds` shows.
struct FeedArticlesRequest: Equatable, Sendable {
  var folder: String?
  /// A feed's name, number or address.
  var source: String?
  var isUnreadOnly = false
  var allowsPrivate = false
}
