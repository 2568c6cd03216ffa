import SwiftUI

struct EditionPreview: View {
  let section: String
  let count: Int
  let textSize: Double

  @Environment(\.dismiss) private var dismiss

  private let headlines = [
    "Ferry line reopens after forty years", "The village that keeps its own time", "A loom learns a new pattern",
    "Orchard keepers count the frost", "Night trains find their passengers again", "Bread, and how long it may take",
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(section.uppercased())
            .font(.caption)
            .kerning(1.2)
            .foregroundStyle(.secondary)
          ForEach(Array(headlines.prefix(min(count, headlines.count)).enumerated()), id: \.offset) { number, headline in
            Text(headline)
              .font(.system(size: number == 0 ? textSize * 1.7 : textSize, weight: .semibold, design: .serif))
            Divider()
          }
          Text("and \(max(count - headlines.count, 0)) more")
            .foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle("Tomorrow")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}
