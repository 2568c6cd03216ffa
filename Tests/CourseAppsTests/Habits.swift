import SwiftUI

// A tracker of habits: gauges of its own look, tiles that become a pile.

struct Habit: Identifiable {
  let id = UUID()
  var name: String
  var symbol: String
  var done: Int
  var goal: Int
  var tint: Color

  static let samples = [
    Habit(name: "Water", symbol: "drop.fill", done: 5, goal: 8, tint: .blue),
    Habit(name: "Steps", symbol: "figure.walk", done: 6200, goal: 10000, tint: .green),
    Habit(name: "Read", symbol: "book.fill", done: 12, goal: 30, tint: .orange),
    Habit(name: "Sleep", symbol: "bed.double.fill", done: 7, goal: 8, tint: .indigo),
  ]
}

struct RingGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 10)
      Circle()
        .trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack {
        configuration.label
        configuration.currentValueLabel
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct HabitsView: View {
  @State private var habits = Habit.samples
  @State private var isPiled = false

  var body: some View {
    let layout = isPiled ? AnyLayout(ZStackLayout()) : AnyLayout(HStackLayout(spacing: 12))
    NavigationStack {
      ScrollView {
        layout {
          ForEach(habits) { habit in
            Image(systemName: habit.symbol)
              .font(.title2)
              .foregroundStyle(.white)
              .frame(width: 64, height: 64)
              .background(habit.tint.gradient, in: RoundedRectangle(cornerRadius: 16))
          }
        }
        .onTapGesture { withAnimation(.snappy) { isPiled.toggle() } }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
          ForEach($habits) { $habit in HabitCard(habit: $habit) }
        }
        .padding(.top)
      }
      .contentMargins(16, for: .scrollContent)
      .navigationTitle("Today")
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} } }
    }
  }
}

struct HabitCard: View {
  @Binding var habit: Habit

  var body: some View {
    VStack {
      Gauge(value: Double(habit.done), in: 0...Double(habit.goal)) {
        Image(systemName: habit.symbol)
      } currentValueLabel: {
        Text("\(habit.done)/\(habit.goal)")
      }
      .gaugeStyle(RingGaugeStyle())
      .frame(width: 100, height: 100)
      .tint(habit.tint)
      Text(habit.name).font(.headline)
      Button("Log \(habit.name)") { habit.done += 1 }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .tint(habit.tint)
        .controlSize(.small)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(.background.secondary, in: .rect(cornerRadius: 20))
  }
}
