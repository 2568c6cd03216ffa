import PhotosUI
import SwiftUI

struct WallView: View {
  @State private var cards = ["Lisbon", "Oslo", "Kyoto"].map { Postcard(place: $0) }
  @State private var photo: PhotosPickerItem?
  @State private var isOverBox = false

  private var columns = [GridItem(.adaptive(minimum: 120), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(cards.filter { !$0.isSent }) { card in
            Text(card.place)
              .frame(maxWidth: .infinity, minHeight: 80)
              .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
              .draggable(card) { Text("✉️ \(card.place)") }
          }
        }
        .padding()
        letterBox
      }
      .navigationTitle("Postcards")
      .toolbar { PhotosPicker("Photo", selection: $photo, matching: .images) }
    }
  }

  private var letterBox: some View {
    ContentUnavailableView("Letter box", systemImage: "envelope", description: Text("\(sent) sent"))
      .frame(height: 200)
      .background(isOverBox ? Color.yellow.opacity(0.3) : .clear)
      .dropDestination(for: Postcard.self) { dropped, _ in
        for card in dropped {
          if let index = cards.firstIndex(where: { $0.id == card.id }) { cards[index].isSent = true }
        }
        return true
      } isTargeted: {
        isOverBox = $0
      }
  }

  private var sent: Int { cards.filter(\.isSent).count }
}

#Preview {
  WallView()
}
