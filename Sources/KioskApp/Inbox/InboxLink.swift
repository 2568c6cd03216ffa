import Library
import SwiftUI

/// Leads to the inbox and says how much of it is unread.
struct InboxLink: View {
  @ObservedObject var library: Library

  var body: some View {
    let unread = library.contents.unreadInboxCount
    Link(destination: [Place.inbox].address) {
      Text(unread > 0 ? "Inbox, \(unread) unread" : "Inbox")
        .monospacedDigit()
    }
    .font(.footnote)
    .fixedSize()
  }
}

/// Says once, to who listens to the page, that something has come; with a chime where the reader wants one.
struct InboxSignals: ViewModifier {
  let library: Library
  let unread: Int

  func body(content: Content) -> some View {
    let isOn = ReaderSettings(library).playsSound
    content
      .sensoryFeedback(trigger: unread) { old, new in isOn && new > old ? .success : nil }
      .onChange(of: unread) { old, new in
        if new > old { AccessibilityNotification.Announcement(localized("\(new - old) new in your inbox")).post() }
      }
  }
}
