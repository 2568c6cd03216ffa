// Weather: a store that listens to a name, hours in a row, a line that draws itself.
import Combine
import SwiftUI

enum Orrery {
  struct Reading: Codable, Identifiable, Hashable {
    var id = UUID()
    let hour: Int
    let celsius: Double
    let sky: Sky
    enum Sky: String, Codable, CaseIterable {
      case clear, cloudy, rain, snow, storm
      var symbol: String {
        switch self {
        case .clear: return "sun.max.fill"
        case .cloudy: return "cloud.fill"
        case .rain: return "cloud.rain.fill"
        case .snow: return "snowflake"
        case .storm: return "cloud.bolt.rain.fill"
        }
      }
    }
  }

  final class StationStore: ObservableObject {
    @Published private(set) var readings: [Reading] = []
    @Published var place = "Tarn Hows"
    @Published var unit: UnitTemperature = .celsius
    @Published var error: Error?
    private var bag = Set<AnyCancellable>()
    private let formatter: MeasurementFormatter = {
      let f = MeasurementFormatter()
      f.numberFormatter.maximumFractionDigits = 0
      f.unitOptions = .providedUnit
      return f
    }()

    init() {
      $place
        .removeDuplicates()
        .debounce(for: .milliseconds(50), scheduler: RunLoop.main)
        .map { name in
          (0..<24).map { h in
            Reading(
              hour: h, celsius: 11 + 7 * sin(Double(h - 8) / 24 * 2 * .pi) + Double(name.count % 3),
              sky: Reading.Sky.allCases[(h / 5) % Reading.Sky.allCases.count])
          }
        }
        .receive(on: DispatchQueue.main)
        .assign(to: &$readings)
    }
    func text(_ celsius: Double) -> String {
      formatter.string(from: Measurement(value: celsius, unit: UnitTemperature.celsius).converted(to: unit))
    }
    var now: Reading? { readings.first { $0.hour == 14 } }
  }

  struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
  }

  struct TemperatureLine: Shape {
    var values: [Double]
    var progress: CGFloat
    var animatableData: CGFloat {
      get { progress }
      set { progress = newValue }
    }
    func path(in rect: CGRect) -> Path {
      guard let low = values.min(), let high = values.max(), high > low else { return Path() }
      var p = Path()
      let step = rect.width / CGFloat(values.count - 1)
      for (i, v) in values.enumerated() {
        let pt = CGPoint(x: CGFloat(i) * step, y: rect.maxY - rect.height * CGFloat((v - low) / (high - low)))
        i == 0 ? p.move(to: pt) : p.addLine(to: pt)
      }
      return p.trimmedPath(from: 0, to: progress)
    }
  }

  struct HourCell: View {
    @EnvironmentObject var store: StationStore
    let reading: Reading
    var body: some View {
      VStack(spacing: 8) {
        Text(reading.hour == 14 ? "Now" : String(format: "%02d", reading.hour))
          .font(.caption.weight(reading.hour == 14 ? .bold : .regular))
        Image(systemName: reading.sky.symbol)
          .renderingMode(.original)
          .font(.title3)
          .frame(height: 26)
        Text(store.text(reading.celsius)).font(.system(.callout, design: .rounded))
      }
      .foregroundColor(.white)
      .padding(.horizontal, 6)
    }
  }

  struct StationView: View {
    @StateObject private var store = StationStore()
    @State private var progress: CGFloat = 0
    @State private var cardSize = CGSize.zero
    @State private var showsPlaces = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      ZStack {
        LinearGradient(
          gradient: Gradient(
            colors: scheme == .dark ? [.black, .indigo] : [Color(red: 0.2, green: 0.5, blue: 0.9), .cyan]),
          startPoint: .top, endPoint: .bottom
        )
        .edgesIgnoringSafeArea(.all)
        ScrollView(showsIndicators: false) {
          VStack(spacing: 22) {
            Button(action: { showsPlaces.toggle() }) {
              Label(store.place, systemImage: "location.fill").font(.title2.bold())
            }
            if let now = store.now {
              Text(store.text(now.celsius)).font(.system(size: 86, weight: .thin))
              Text(now.sky.rawValue.capitalized).font(.headline)
            } else {
              ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
            }
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 10) { ForEach(store.readings) { HourCell(reading: $0) } }.padding()
            }
            .background(RoundedRectangle(cornerRadius: 18, style: .continuous).fill(Color.white.opacity(0.18)))
            VStack(alignment: .leading) {
              Label("Through the day", systemImage: "thermometer").font(.caption).textCase(.uppercase)
              TemperatureLine(values: store.readings.map(\.celsius), progress: progress)
                .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                .frame(height: 90)
            }
            .padding()
            .readSize { cardSize = $0 }
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 18))
            Picker("Unit", selection: $store.unit) {
              Text("°C").tag(UnitTemperature.celsius)
              Text("°F").tag(UnitTemperature.fahrenheit)
            }
            .pickerStyle(SegmentedPickerStyle())
            Text("Card \(Int(cardSize.width)) wide").font(.footnote).opacity(0.7)
          }
          .padding()
        }
      }
      .foregroundColor(.white)
      .environmentObject(store)
      .onAppear { withAnimation(.easeInOut(duration: 1.2)) { progress = 1 } }
      .actionSheet(isPresented: $showsPlaces) {
        ActionSheet(
          title: Text("Places"), message: Text("Where to look"),
          buttons: ["Tarn Hows", "Glen Coe", "Holm"].map { p in .default(Text(p)) { store.place = p } } + [.cancel()])
      }
    }
  }
}

extension View {
  func readSize(_ change: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { p in Color.clear.preference(key: Orrery.SizeKey.self, value: p.size) })
      .onPreferenceChange(Orrery.SizeKey.self, perform: change)
  }
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}
