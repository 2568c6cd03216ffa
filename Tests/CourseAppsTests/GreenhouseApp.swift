// Plants: Observation, swipes, sheets and dialogs, a gauge.
import Foundation
import SwiftUI

enum Greenhouse {
  enum LightLevel: String, Codable, CaseIterable, Identifiable, CustomStringConvertible {
    case low, medium, bright
    var id: Self { self }
    var description: String { rawValue.capitalized }
    var symbol: String {
      switch self {
      case .low: "cloud.fill"
      case .medium: "cloud.sun.fill"
      case .bright: "sun.max.fill"
      }
    }
  }

  struct Plant: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var species: String
    var emoji: String
    var light: LightLevel
    var wateringInterval: Int
    var lastWatered: Date
    var notes: String = ""

    var nextWatering: Date {
      Calendar.current.date(byAdding: .day, value: wateringInterval, to: lastWatered) ?? lastWatered
    }
    var daysLeft: Int {
      Calendar.current.dateComponents(
        [.day], from: Calendar.current.startOfDay(for: .now),
        to: Calendar.current.startOfDay(for: nextWatering)
      ).day ?? 0
    }
    var thirst: Double {
      let total = Double(wateringInterval)
      return min(1, max(0, 1 - Double(daysLeft) / total))
    }
  }

  @Observable
  final class PlantStore {
    var plants: [Plant] = Plant.samples
    var sort: SortOrder = .thirst

    enum SortOrder: String, CaseIterable, Identifiable {
      case name = "Name"
      case thirst = "Thirst"
      var id: String { rawValue }
    }

    @ObservationIgnored private let url = URL.documentsDirectory.appending(path: "plants.json")

    var sorted: [Plant] {
      switch sort {
      case .name: plants.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
      case .thirst:
        plants.sorted(using: [KeyPathComparator(\.daysLeft), KeyPathComparator(\.name)])
      }
    }
    var thirsty: [Plant] { sorted.filter { $0.daysLeft <= 0 } }

    func water(_ plant: Plant) {
      guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
      plants[index].lastWatered = .now
    }
    func delete(_ plant: Plant) { plants.removeAll { $0.id == plant.id } }
    func save() throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      encoder.dateEncodingStrategy = .iso8601
      try encoder.encode(plants).write(to: url, options: [.atomic, .completeFileProtection])
    }
  }

  struct ContentView: View {
    @Environment(PlantStore.self) private var store
    @State private var path: [Plant] = []
    @State private var isAdding = false
    @State private var plantToDelete: Plant?

    var body: some View {
      @Bindable var store = store
      NavigationStack(path: $path) {
        List {
          if !store.thirsty.isEmpty {
            Section {
              ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                  ForEach(store.thirsty) { plant in
                    ThirstyCard(plant: plant) { withAnimation(.snappy) { store.water(plant) } }
                      .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 12)
                  }
                }
                .scrollTargetLayout()
              }
              .scrollIndicators(.hidden)
              .scrollTargetBehavior(.viewAligned)
              .listRowInsets(EdgeInsets())
              .listRowBackground(Color.clear)
            } header: {
              Label("Thirsty today", systemImage: "drop.fill")
                .foregroundStyle(.blue)
            }
            .headerProminence(.increased)
          }
          Section("All plants") {
            ForEach(store.sorted) { plant in
              NavigationLink(value: plant) { PlantRow(plant: plant) }
                .swipeActions(edge: .leading, allowsFullSwipe: true) {
                  Button {
                    store.water(plant)
                  } label: {
                    Label("Water", systemImage: "drop")
                  }
                  .tint(.blue)
                }
                .swipeActions {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    plantToDelete = plant
                  }
                }
            }
          }
        }
        .navigationTitle("PlantPal")
        .navigationDestination(for: Plant.self) { PlantDetail(plant: $0) }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") { isAdding = true }
          }
          ToolbarItem(placement: .topBarLeading) {
            Menu {
              Picker("Sort by", selection: $store.sort) {
                ForEach(PlantStore.SortOrder.allCases) { Text($0.rawValue).tag($0) }
              }
            } label: {
              Label("Sort", systemImage: "arrow.up.arrow.down")
            }
          }
          ToolbarItem(placement: .status) {
            Text("^[\(store.plants.count) plant](inflect: true)").font(.caption).foregroundStyle(
              .secondary)
          }
        }
        .sheet(isPresented: $isAdding) {
          AddPlantView { store.plants.append($0) }
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
            .presentationCornerRadius(24)
        }
        .confirmationDialog(
          "Delete this plant?",
          isPresented: Binding(
            get: { plantToDelete != nil }, set: { if !$0 { plantToDelete = nil } }),
          titleVisibility: .visible, presenting: plantToDelete
        ) { plant in
          Button("Delete \(plant.name)", role: .destructive) { store.delete(plant) }
        } message: { _ in
          Text("This cannot be undone.")
        }
        .sensoryFeedback(.success, trigger: store.thirsty.count)
      }
      .tint(.green)
    }
  }

  struct ThirstyCard: View {
    let plant: Plant
    let onWater: () -> Void
    var body: some View {
      VStack(spacing: 8) {
        Text(plant.emoji).font(.system(size: 44))
        Text(plant.name).font(.headline)
        Button("Water", action: onWater)
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
          .controlSize(.small)
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background(.background, in: .rect(cornerRadius: 16))
    }
  }

  struct PlantRow: View {
    let plant: Plant
    var body: some View {
      HStack(spacing: 14) {
        Text(plant.emoji)
          .font(.title)
          .frame(width: 48, height: 48)
          .background(.green.gradient.opacity(0.2), in: .circle)
          .overlay {
            Circle().trim(from: 0, to: 1 - plant.thirst)
              .stroke(
                plant.thirst > 0.8 ? .red : .green, style: .init(lineWidth: 3, lineCap: .round)
              )
              .rotationEffect(.degrees(-90))
          }
        VStack(alignment: .leading, spacing: 2) {
          Text(plant.name).font(.headline)
          Text(plant.species).font(.subheadline).italic().foregroundStyle(.secondary)
        }
        Spacer()
        VStack(alignment: .trailing) {
          Image(systemName: plant.light.symbol).symbolRenderingMode(.multicolor)
          Text(plant.daysLeft <= 0 ? "now" : "\(plant.daysLeft) d")
            .font(.caption.monospacedDigit())
            .foregroundStyle(plant.daysLeft <= 0 ? AnyShapeStyle(.red) : AnyShapeStyle(.tertiary))
        }
      }
      .accessibilityElement(children: .combine)
    }
  }

  struct PlantDetail: View {
    let plant: Plant
    @Environment(PlantStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    private var current: Plant { store.plants.first { $0.id == plant.id } ?? plant }

    var body: some View {
      ScrollView {
        VStack(spacing: 20) {
          Text(current.emoji).font(.system(size: 120)).shadow(radius: 8, y: 6)
          Gauge(value: current.thirst) {
            Text("Thirst")
          } currentValueLabel: {
            Text(current.thirst, format: .percent.precision(.fractionLength(0)))
          }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(Gradient(colors: [.green, .yellow, .red]))
          GroupBox {
            LabeledContent("Species", value: current.species)
            Divider()
            LabeledContent("Light") {
              Label(current.light.description, systemImage: current.light.symbol)
            }
            Divider()
            LabeledContent(
              "Watered", value: current.lastWatered, format: .dateTime.day().month(.wide))
            Divider()
            LabeledContent(
              "Next", value: current.nextWatering.formatted(date: .abbreviated, time: .omitted))
          } label: {
            Label("About", systemImage: "leaf")
          }
          if !current.notes.isEmpty {
            Text(current.notes).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding()
      }
      .safeAreaInset(edge: .bottom) {
        Button {
          store.water(plant)
        } label: {
          Label("Water now", systemImage: "drop.fill").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large).padding()
        .background(.bar)
      }
      .navigationTitle(current.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
    }
  }

  struct AddPlantView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var species = ""
    @State private var light = LightLevel.medium
    @State private var interval = 7
    @FocusState private var focus: Field?
    enum Field { case name, species }
    var onSave: (Plant) -> Void

    var body: some View {
      NavigationStack {
        Form {
          Section {
            TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
              .onSubmit { focus = .species }
            TextField("Species", text: $species).focused($focus, equals: .species)
              .textInputAutocapitalization(.words)
          }
          Picker("Light", selection: $light) {
            ForEach(LightLevel.allCases) { Label($0.description, systemImage: $0.symbol).tag($0) }
          }
          .pickerStyle(.inline)
          Stepper("Every \(interval) days", value: $interval, in: 1...60)
        }
        .navigationTitle("New plant")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              onSave(
                Plant(
                  name: name, species: species, emoji: "🌱", light: light,
                  wateringInterval: interval, lastWatered: .now))
              dismiss()
            }.disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
          }
        }
        .onAppear { focus = .name }
      }
    }
  }
}

extension Greenhouse.Plant {
  static let samples: [Self] = [
    .init(
      name: "Fernando", species: "Boston Fern", emoji: "🌿", light: .medium, wateringInterval: 4,
      lastWatered: .now.addingTimeInterval(-86400 * 5)),
    .init(
      name: "Spike", species: "Golden Barrel", emoji: "🌵", light: .bright, wateringInterval: 21,
      lastWatered: .now.addingTimeInterval(-86400 * 2)),
    .init(
      name: "Lily", species: "Peace Lily", emoji: "🌸", light: .low, wateringInterval: 7,
      lastWatered: .now.addingTimeInterval(-86400 * 6), notes: "Droops when thirsty"),
    .init(
      name: "Basil", species: "Genovese", emoji: "🪴", light: .bright, wateringInterval: 2,
      lastWatered: .now),
  ]
}
