import SwiftUI

// Notes by month, which open and close, with a way to pick several.

struct JournalEntry: Identifiable, Hashable {
  let id: Int
  let title: String
  let mood: String
}

struct JournalDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          Text(configuration.isExpanded ? "hide" : "show").font(.caption)
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct MoodBadge: View {
  let mood: String
  @Environment(\.backgroundProminence) private var prominence

  var body: some View {
    Text(mood)
      .padding(4)
      .background(prominence == BackgroundProminence.increased ? .white : .mint.opacity(0.4), in: .circle)
  }
}

struct JournalView: View {
  @State private var entries = [
    JournalEntry(id: 1, title: "Rain all day", mood: "😴"), JournalEntry(id: 2, title: "A letter came", mood: "😀"),
    JournalEntry(id: 3, title: "Long walk", mood: "🥾"),
  ]
  @State private var chosen: Set<JournalEntry.ID> = []
  @State private var mode = EditMode.inactive
  @State private var showsTips = false
  @State private var query = ""
  @FocusState private var isSearching: Bool

  private var shown: [JournalEntry] { entries.filter { query.isEmpty || $0.title.localizedStandardContains(query) } }

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        Section {
          ForEach(shown) { entry in
            HStack {
              Text(entry.title)
              Spacer()
              MoodBadge(mood: entry.mood)
            }
            .selectionDisabled(entry.id == 3)
          }
          .onDelete { entries.remove(atOffsets: $0) }
        } header: {
          Text("March")
        } footer: {
          Text("\(entries.count) entries")
        }
        .headerProminence(Prominence.increased)
        Section {
          DisclosureGroup("Tips", isExpanded: $showsTips) {
            Text("Write a line a day.")
          }
          .disclosureGroupStyle(JournalDisclosureStyle())
        }
      }
      .environment(\.editMode, $mode)
      .searchable(text: $query, placement: SearchFieldPlacement.navigationBarDrawer(displayMode: .always))
      .searchFocused($isSearching)
      .navigationTitle("Journal")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(mode.isEditing ? "Done" : "Select") { mode = mode.isEditing ? .inactive : .active }
        }
        ToolbarItem(placement: .topBarLeading) { Button("Find") { isSearching = true } }
      }
    }
  }
}
