import FeedLibrary
import SwiftUI

/// The panes at the bottom, on narrow screens.
struct TabBar: View {
  let panes: [Pane]
  let pane: Pane
  /// The followed feeds, whose unread articles are counted; nil where there are none.
  let desk: FeedDesk?

  var body: some View {
    HStack(spacing: 0) {
      ForEach(panes) { item in
        Link(destination: [Place].start(of: item).address) {
          VStack(spacing: 2) {
            Image(systemName: item.symbol)
              .overlay(alignment: .topTrailing) {
                if item == .news, let desk { UnreadBadge(desk: desk).offset(x: 22, y: -4) }
              }
            Text(verbatim: item.shortName)
              .font(.caption2)
              .lineLimit(1)
              .minimumScaleFactor(0.75)
          }
          .foregroundColor(item == pane ? .accentColor : .secondary)
          .frame(maxWidth: .infinity, minHeight: 44)
        }
        .accessibilityLabel(Text(verbatim: item.name))
        .accessibilityAddTraits(item == pane ? .isSelected : [])
      }
    }
    .frame(maxWidth: .infinity)
    .modifier(PanesLandmark())
  }
}

/// What leads to the panes, as somebody who listens to the page looks for it.
struct PanesLandmark: ViewModifier {
  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: "Kiosk"))
      .accessibilityAddTraits(.isTabBar)
  }
}
