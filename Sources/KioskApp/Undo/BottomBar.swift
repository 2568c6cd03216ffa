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
