import Foundation
import HackerNews

/// The thread that a word of the command line means.
enum ThreadReference: Equatable, Sendable {
  case item(Int)
  /// The story at this place of a list, counted from 1.
  case rank(Int)

  /// Lists have no more places than this. Where a list is shorter, the number is that of an item.
  static let lastRank = 500

  /// A number, or the address of an item of Hacker News.
  init?(_ word: String) {
    if let number = Int(word) {
      guard number > 0 else { return nil }
      self = number <= Self.lastRank ? .rank(number) : .item(number)
      return
    }
    guard let address = URLComponents(string: word), address.host == "news.ycombinator.com",
      let id = address.queryItems?.first(where: { $0.name == "id" })?.value.flatMap({ Int($0) }), id > 0
    else { return nil }
    self = .item(id)
  }
}

extension ThreadReference {
  static let argument = Argument<ThreadReference>(
    "ID", "the story's number, its address, or its rank in the list, from 1 to \(lastRank)"
  ) { text throws(InvalidValue) in
    guard let reference = ThreadReference(text) else {
      throw InvalidValue(expected: "the number of a story, its address at news.ycombinator.com or its rank in the list")
    }
    return reference
  }

  static let list = Option<HackerNewsEndpoint>("list", "LIST", "the list in which a rank counts") {
    text throws(InvalidValue) in
    guard let list = HackerNewsEndpoint(rawValue: text) else {
      throw InvalidValue(expected: "one of \(HackerNewsEndpoint.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return list
  }
}
