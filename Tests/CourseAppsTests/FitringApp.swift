// A day of sport: rings, bars drawn by hand, a heat map and a form.
import Combine
import SwiftUI

enum Fitring {
  final class DayModel: ObservableObject {
    @Published var move = 0.0
    @Published var exercise = 0.0
    @Published var stand = 0.0
    @Published var steps: [Int] = [4200, 8100, 6400, 11020, 9300, 2100, 7650]
    @Published var water = 3
    @AppStorage("goal") var goal = 8_000
    @Published var workouts: [Workout] = [
      Workout(kind: .run, minutes: 32, kcal: 310), Workout(kind: .yoga, minutes: 45, kcal: 140),
      Workout(kind: .swim, minutes: 28, kcal: 260),
    ]
    struct Workout: Identifiable {
      enum Kind: String, CaseIterable { case run, yoga, swim, cycle }; let id = UUID(); var kind: Kind;
      var minutes: Int; var kcal: Int
    }
  }

  struct Ring: View {
    var progress: Double, color: Color, width: CGFloat = 18
    var body: some View {
      ZStack {
        Circle().stroke(color.opacity(0.2), lineWidth: width)
        Circle().trim(from: 0, to: min(progress, 1)).stroke(
          AngularGradient(
            gradient: Gradient(colors: [color.opacity(0.7), color]), center: .center, startAngle: .degrees(0),
            endAngle: .degrees(360 * progress)), style: StrokeStyle(lineWidth: width, lineCap: .round)
        ).rotationEffect(.degrees(-90))
        if progress > 1 {
          Circle().trim(from: 0, to: progress - 1).stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
            .rotationEffect(.degrees(-90)).shadow(color: .black.opacity(0.3), radius: 4)
        }
      }
      .padding(width / 2)
    }
  }

  struct Dashboard: View {
    @EnvironmentObject var day: DayModel
    @State private var selectedBar: Int? = 3
    @State private var sheet = false
    private let tick = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
    @State private var t = 0.0
    var body: some View {
      NavigationView {
        ScrollView {
          VStack(spacing: 20) {
            GroupBox {
              HStack(spacing: 24) {
                ZStack {
                  Ring(progress: day.move, color: .pink)
                  Ring(progress: day.exercise, color: .green).padding(22)
                  Ring(progress: day.stand, color: .cyan).padding(44)
                }
                .frame(width: 150, height: 150)
                VStack(alignment: .leading, spacing: 10) {
                  legend("Move", "412/380", "KCAL", .pink)
                  legend("Exercise", "24/30", "MIN", .green)
                  legend("Stand", "9/12", "HRS", .cyan)
                }
                Spacer(minLength: 0)
              }
            } label: {
              Label("Activity", systemImage: "flame.fill").foregroundColor(.pink)
            }
            GroupBox(label: Label("Steps", systemImage: "figure.walk").foregroundColor(.orange)) {
              BarChart(values: day.steps, goal: day.goal, selected: $selectedBar).frame(height: 160).padding(.top, 8)
            }
            HStack(spacing: 16) {
              GroupBox(label: Label("Heart", systemImage: "heart.fill").foregroundColor(.red)) {
                VStack(alignment: .leading) {
                  HStack(alignment: .lastTextBaseline, spacing: 3) {
                    Text("68").font(.system(.title, design: .rounded).bold());
                    Text("BPM").font(.caption).foregroundColor(.secondary)
                  }
                  Pulse(phase: t).stroke(Color.red, style: .init(lineWidth: 2, lineJoin: .round)).frame(height: 40)
                }
              }
              GroupBox(label: Label("Water", systemImage: "drop.fill").foregroundColor(.blue)) {
                VStack(alignment: .leading) {
                  HStack(alignment: .lastTextBaseline, spacing: 3) {
                    Text("\(day.water)").font(.system(.title, design: .rounded).bold());
                    Text("of 8 cups").font(.caption).foregroundColor(.secondary)
                  }
                  HStack(spacing: 4) {
                    ForEach(0..<8) { i in
                      RoundedRectangle(cornerRadius: 3).fill(i < day.water ? Color.blue : Color.blue.opacity(0.15))
                        .onTapGesture { day.water = i + 1 }
                    }
                  }.frame(height: 40)
                }
              }
            }
            GroupBox {
              ForEach(day.workouts) { w in
                HStack {
                  Image(systemName: w.kind.symbol).foregroundColor(w.kind.tint).font(.title2).frame(
                    width: 44, height: 44
                  ).background(w.kind.tint.opacity(0.15)).clipShape(Circle())
                  VStack(alignment: .leading) {
                    Text(w.kind.rawValue.capitalized).font(.headline);
                    Text("\(w.minutes) min").font(.subheadline).foregroundColor(.secondary)
                  }
                  Spacer()
                  Text("\(w.kcal)").font(.title3.monospacedDigit()).foregroundColor(w.kind.tint)
                    + Text(" kcal").font(.caption).foregroundColor(.secondary)
                }
                if w.id != day.workouts.last?.id { Divider() }
              }
            } label: {
              HStack {
                Text("Workouts"); Spacer(); Button("Add") { sheet = true }.font(.subheadline)
              }
            }
            HeatMap().frame(height: 120)
          }
          .padding()
        }
        .navigationTitle("Summary")
        .navigationBarItems(
          trailing: Image(systemName: "person.crop.circle.fill").font(.title2).foregroundColor(.accentColor))
      }
      .groupBoxStyle(CardBox())
      .sheet(isPresented: $sheet) { AddWorkout() }
      .onAppear {
        withAnimation(.easeOut(duration: 1.2)) {
          day.move = 1.08; day.exercise = 0.8; day.stand = 0.75
        }
      }
      .onReceive(tick.prefix(40)) { _ in t += 0.02 }
    }
    func legend(_ title: String, _ value: String, _ unit: String, _ color: Color) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(title).font(.subheadline)
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          Text(value).font(.system(.title3, design: .rounded)).fontWeight(.semibold);
          Text(unit).font(.caption).fontWeight(.semibold)
        }.foregroundColor(color)
      }
    }
  }

  struct CardBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 12) {
        configuration.label.font(.headline); configuration.content
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(RoundedRectangle(cornerRadius: 18, style: .continuous).fill(Color(.secondarySystemBackground)))
    }
  }

  struct BarChart: View {
    let values: [Int], goal: Int
    @Binding var selected: Int?
    private let days = Calendar.current.veryShortWeekdaySymbols
    var body: some View {
      GeometryReader { geo in
        let top = Double(max(values.max() ?? 1, goal))
        ZStack(alignment: .bottom) {
          Path { p in
            let y = geo.size.height - 20 - CGFloat(Double(goal) / top) * (geo.size.height - 40);
            p.move(to: CGPoint(x: 0, y: y)); p.addLine(to: CGPoint(x: geo.size.width, y: y))
          }
          .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
          HStack(alignment: .bottom, spacing: 10) {
            ForEach(values.indices, id: \.self) { i in
              VStack(spacing: 4) {
                if selected == i { Text("\(values[i])").font(.caption2.bold()).fixedSize().transition(.opacity) }
                RoundedRectangle(cornerRadius: 5).fill(values[i] >= goal ? Color.orange : Color.orange.opacity(0.45))
                  .frame(height: CGFloat(Double(values[i]) / top) * (geo.size.height - 40))
                Text(days[i % 7]).font(.caption2).foregroundColor(.secondary)
              }
              .frame(maxWidth: .infinity)
              .contentShape(Rectangle())
              .onTapGesture { withAnimation { selected = selected == i ? nil : i } }
            }
          }
        }
      }
    }
  }

  struct Pulse: Shape {
    var phase: Double
    var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { p in
        p.move(to: CGPoint(x: 0, y: rect.midY))
        for x in stride(from: 0, through: rect.width, by: 2) {
          let u = (Double(x / rect.width) * 3 + phase).truncatingRemainder(dividingBy: 1)
          let y = u > 0.4 && u < 0.46 ? -0.9 : u >= 0.46 && u < 0.52 ? 0.5 : 0
          p.addLine(to: CGPoint(x: x, y: rect.midY + CGFloat(y) * rect.height / 2))
        }
      }
    }
  }

  struct HeatMap: View {
    let rows = Array(repeating: GridItem(.fixed(12), spacing: 4), count: 7)
    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: rows, spacing: 4) {
          ForEach(0..<140, id: \.self) { i in
            RoundedRectangle(cornerRadius: 2).fill(Color.green.opacity([0.1, 0.3, 0.55, 0.8, 1][(i * 7 + i / 3) % 5]))
              .frame(width: 12, height: 12)
          }
        }
      }
    }
  }

  struct AddWorkout: View {
    @EnvironmentObject var day: DayModel
    @Environment(\.presentationMode) private var mode
    @State private var kind = DayModel.Workout.Kind.run
    @State private var minutes = 30.0
    @State private var when = Date()
    var body: some View {
      NavigationView {
        Form {
          Picker("Kind", selection: $kind) {
            ForEach(DayModel.Workout.Kind.allCases, id: \.self) {
              Label($0.rawValue.capitalized, systemImage: $0.symbol).tag($0)
            }
          }
          VStack(alignment: .leading) {
            Text("Duration: \(Int(minutes)) min");
            Slider(value: $minutes, in: 5...180, step: 5) {
              Text("Minutes")
            } minimumValueLabel: {
              Text("5")
            } maximumValueLabel: {
              Text("180")
            }
          }
          DatePicker("When", selection: $when, in: ...Date(), displayedComponents: [.date, .hourAndMinute])
          Section { Stepper("Goal: \(day.goal)", value: day.$goal, in: 1000...20000, step: 500) }
        }
        .navigationBarTitle("Workout", displayMode: .inline)
        .navigationBarItems(
          leading: Button("Cancel") { mode.wrappedValue.dismiss() },
          trailing: Button("Save") {
            day.workouts.append(.init(kind: kind, minutes: Int(minutes), kcal: Int(minutes) * 8));
            mode.wrappedValue.dismiss()
          })
      }
    }
  }
}

extension Fitring.DayModel.Workout.Kind {
  var symbol: String {
    switch self {
    case .run: "figure.run";
    case .yoga: "figure.yoga";
    case .swim: "figure.pool.swim";
    case .cycle: "bicycle"
    }
  }
  var tint: Color {
    switch self {
    case .run: .green;
    case .yoga: .purple;
    case .swim: .cyan;
    case .cycle: .orange
    }
  }
}
