import SwiftUI

struct TallyView: View {
  @EnvironmentObject var tally: Tally

  var body: some View {
    NavigationView {
      List {
        ForEach(tally.counters) { counter in
          Stepper("\(counter.name): \(counter.count)", value: binding(for: counter), in: 0...99)
        }
        .onDelete { tally.counters.remove(atOffsets: $0) }
        .onMove { tally.counters.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Tally")
      .toolbar {
        EditButton()
        Button(action: tally.add) { Label("Add", systemImage: "plus") }
      }
    }
  }

  private func binding(for counter: Counter) -> Binding<Int> {
    Binding {
      counter.count
    } set: { new in
      guard let index = tally.counters.firstIndex(where: { $0.id == counter.id }) else { return }
      tally.counters[index].count = new
    }
  }
}
