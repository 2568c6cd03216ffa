import FeedLibrary
import SwiftUI

/// How many articles of followed feeds are unread; nothing where none is.
struct UnreadBadge: View {
  @ObservedObject var desk: FeedDesk

  var body: some View { CountBadge(count: desk.unreadCount) }
}
