import SwiftUI

struct AddCity: View {
  @ObservedObject var clock: ClockModel
  @Environment(\.dismiss) private var dismiss
  @State private var query = ""

  private var found: [City] {
    guard !query.isEmpty else { return clock.otherCities }
    return clock.otherCities.filter {
      $0.name.localizedCaseInsensitiveContains(query) || $0.country.localizedCaseInsensitiveContains(query)
    }
  }

  var body: some View {
    NavigationStack {
      List(found) { city in
        Button {
          clock.add(city)
          dismiss()
        } label: {
          VStack(alignment: .leading) {
            Text(city.name)
            Text(city.country).font(.footnote).foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.plain)
      }
      .overlay {
        if found.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .searchable(text: $query, prompt: "City or country")
      .navigationTitle("Add a City")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
  }
}
