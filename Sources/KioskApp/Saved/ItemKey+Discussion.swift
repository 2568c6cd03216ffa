import Foundation
import HackerNews
import Library

extension ItemKey {
  /// Where Hacker News talks about it; nil for what is not there.
  package var discussion: URL? {
    service == .hackerNews ? Int(id).map { HackerNewsPage.item($0) } : nil
  }
}
