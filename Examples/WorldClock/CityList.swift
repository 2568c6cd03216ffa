import SwiftUI

struct CityList: View {
  @ObservedObject var clock: ClockModel
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(clock.cities) { city in
            NavigationLink(value: city) {
              CityRow(city: city, now: clock.now)
            }
            .contextMenu {
              Button(role: .destructive) {
                clock.cities.removeAll { $0 == city }
              } label: {
                Label("Remove", systemImage: "trash")
              }
            }
          }
          .onDelete(perform: clock.delete)
          .onMove(perform: clock.move)
        } footer: {
          Text("\(clock.cities.count) cities · differences are from \(TimeZone.current.identifier)")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("World Clock")
      .navigationDestination(for: City.self) { city in
        CityDetail(city: city, clock: clock)
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Label("Add City", systemImage: "plus")
          }
          .keyboardShortcut("n", modifiers: [])
        }
      }
      .sheet(isPresented: $isAdding) {
        AddCity(clock: clock)
      }
    }
  }
}

struct CityRow: View {
  let city: City
  let now: Date

  var body: some View {
    let time = city.time(at: now)
    HStack(spacing: 14) {
      Image(systemName: time.isDaytime ? "sun.max.fill" : "moon.fill")
        .foregroundStyle(time.isDaytime ? Color.orange : Color.indigo)
        .font(.title3)
        .accessibilityLabel(time.isDaytime ? "Day" : "Night")
      VStack(alignment: .leading, spacing: 2) {
        Text(city.name).font(.headline)
        Text(city.difference(from: .current, at: now))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(time.text)
        .font(.system(size: 34, weight: .light, design: .rounded))
        .monospacedDigit()
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}
