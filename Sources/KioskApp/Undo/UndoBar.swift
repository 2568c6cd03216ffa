import FoundationExtras
import SwiftUI

/// Says what was done last, and takes it back.
struct UndoBar: View {
  let label: String.LocalizationValue
  let offer: UndoOffer

  var body: some View {
    HStack(spacing: 14) {
      Text(verbatim: label.text)
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
