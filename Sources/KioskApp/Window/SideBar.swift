import Library
import SwiftUI

/// The panes on the left, on wide screens.
struct SideBar: View {
  let window: WindowContext
  let pane: Pane
  /// How much has come since the reader was last here.
  let missed: Int
  let showKeys: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: "Kiosk")
        .font(.title2)
        .bold()
        .padding(.horizontal, 12)
        .padding(.top, 14)
        .padding(.bottom, 10)
      ForEach(window.panes) { item in
        Link(destination: [Place].start(of: item).address) {
          HStack(spacing: 12) {
            Image(systemName: item.symbol)
              .accessibilityHidden(true)
            Text(verbatim: item.name)
            if item == .news, let desk = window.services.feeds?.desk {
              Spacer(minLength: 0)
              UnreadBadge(desk: desk)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .foregroundColor(item == pane ? .accentColor : .primary)
          .fontWeight(item == pane ? .semibold : .regular)
          .padding(.horizontal, 12)
          .padding(.vertical, 9)
          .background(item == pane ? Color.accentColor.opacity(0.12) : Color.clear)
          .clipShape(RoundedRectangle(cornerRadius: 10))
        }
        .accessibilityAddTraits(item == pane ? .isSelected : [])
      }
      PageRowLink(
        name: localized("Catch up"), symbol: "clock.arrow.circlepath", page: .catchUp, count: missed,
        isOpen: window.path.first == .catchUp)
      InboxRowLink(library: window.library, isOpen: window.path.first == .inbox)
      Button(action: showKeys) {
        HStack(spacing: 12) {
          Image(systemName: "keyboard")
            .accessibilityHidden(true)
          Text("Keys")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundColor(.secondary)
        .padding(.horizontal, 12)
        .padding(.vertical, 9)
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(PanesLandmark())
  }
}

/// Leads to the inbox, with how much of it is unread.
private struct InboxRowLink: View {
  @ObservedObject var library: Library
  let isOpen: Bool

  var body: some View {
    PageRowLink(
      name: localized("Inbox"), symbol: "tray", page: .inbox, count: library.contents.unreadInboxCount, isOpen: isOpen)
  }
}

/// Leads to a page that belongs to no pane, with how much is new there.
private struct PageRowLink: View {
  let name: String
  let symbol: String
  let page: Place
  let count: Int
  let isOpen: Bool

  var body: some View {
    Link(destination: [page].address) {
      HStack(spacing: 12) {
        Image(systemName: symbol)
          .accessibilityHidden(true)
        Text(verbatim: name)
        Spacer(minLength: 0)
        CountBadge(count: count)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .foregroundColor(isOpen ? .accentColor : .primary)
      .padding(.horizontal, 12)
      .padding(.vertical, 9)
    }
    .accessibilityAddTraits(isOpen ? .isSelected : [])
  }
}
