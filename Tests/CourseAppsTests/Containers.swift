import SwiftUI

extension ContainerValues { @Entry var isPinned = false; @Entry var tint: Color? = nil }
extension EnvironmentValues { @Entry var density: CGFloat = 8; @Entry var onPick: (String) -> Void = { _ in } }
extension View {
  func pinned(_ value: Bool = true) -> some View { containerValue(\.isPinned, value) }
  func boardTint(_ c: Color?) -> some View { containerValue(\.tint, c) }
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  @Environment(\.density) private var density
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: density) {
        ForEach(sections: content) { section in
          VStack(alignment: .leading) {
            section.header.font(.headline)
            Group(subviews: section.content) { subviews in
              if subviews.count > 3 { Text("\(subviews.count) cards").font(.caption).foregroundStyle(.secondary) }
              ForEach(subviews: subviews) { subview in
                subview.padding().frame(maxWidth: .infinity).background(
                  subview.containerValues.tint ?? .yellow, in: .rect(cornerRadius: 8)
                )
                .rotationEffect(.degrees(subview.containerValues.isPinned ? 0 : 1))
              }
            }
            section.footer.font(.footnote)
          }
        }
      }.padding()
    }
  }
}

struct Deck<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(subviews: content) { collection in
      HStack {
        if let first = collection.first { first.scaleEffect(1.2) }
        collection.dropFirst()
        if collection.isEmpty { Text("Empty") }
      }
    }
  }
}
struct Separated<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View {
    VStack {
      ForEach(subviews: content()) { s in
        s; Divider()
      }
    }
  }
}

struct Switches: View {
  struct Alarm: Identifiable { let id: Int; var on: Bool; var level: Level }
  enum Level: String, CaseIterable { case low, high }
  @State private var alarms = [Alarm(id: 1, on: true, level: .low), Alarm(id: 2, on: false, level: .high)]
  var body: some View {
    Form {
      Toggle(sources: $alarms, isOn: \.on) { Text("All alarms") }
      Toggle("Every", sources: $alarms, isOn: \.on)
      Picker("Level", sources: $alarms, selection: \.level) {
        ForEach(Level.allCases, id: \.self) { Text($0.rawValue) }
      }
      ForEach($alarms) { $alarm in Toggle("Alarm \(alarm.id)", isOn: $alarm.on) }
      ForEach(Array($alarms.enumerated()), id: \.offset) { i, $alarm in Stepper("\(i)", value: .constant(1)) }
    }
  }
}

struct ContainersApp: App {
  @State private var tab = 0
  var body: some Scene {
    WindowGroup {
      TabView(selection: $tab) {
        Board {
          Section("To do") {
            Text("Paint the fence").pinned(); Text("Buy seeds").boardTint(.mint); ForEach(0..<3) { Text("Extra \($0)") }
          }
          Section {
            Text("Walk")
          } header: {
            Label("Done", systemImage: "checkmark")
          } footer: {
            Text("Well done")
          }
        }.tabItem { Label("Board", systemImage: "square.grid.2x2") }.tag(0)
        Deck {
          Text("A"); Text("B"); if tab == 1 { Text("C") }
        }.tabItem { Text("Deck") }.tag(1)
        Separated {
          Text("X"); Text("Y")
        }.tabItem { Text("Sep") }.tag(2)
        Switches().tabItem { Text("Sw") }.tag(3)
      }
      .environment(\.density, 12)
    }
  }
}
