import SwiftUI

/// What stands at the bottom of every page: an offer to take back what was done last, then the page's own bar.
struct BottomBar<Content: View>: View {
  @ObservedObject var offer: UndoOffer
  let content: Content

  init(offer: UndoOffer, @ViewBuilder content: () -> Content) {
    self.offer = offer
    self.content = content()
  }

  var body: some View {
    if let step = offer.step {
      VStack(spacing: 6) {
        UndoBar(label: step.label, offer: offer)
        content
      }
      .frame(maxWidth: .infinity)
    } else {
      content
    }
  }
}

/// Says what was done last, and takes it back.
struct UndoBar: View {
  let label: String
  let offer: UndoOffer

  var body: some View {
    HStack(spacing: 14) {
      Text(verbatim: label)
        .lineLimit(1)
      Button {
        offer.undo()
      } label: {
        Text("Undo")
          .bold()
          .frame(minWidth: 44, minHeight: 36)
      }
      .buttonStyle(.borderless)
      Button {
        offer.dismiss()
      } label: {
        Image(systemName: "xmark")
          .imageScale(.small)
          .frame(minWidth: 44, minHeight: 36)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Dismiss")
    }
    .font(.subheadline)
    .padding(.leading, 16)
    .padding(.vertical, 4)
    .background(Color.accentColor.opacity(0.12))
    .clipShape(Capsule())
  }
}
