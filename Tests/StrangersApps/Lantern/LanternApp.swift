import SwiftUI

@main
struct LanternApp: App {
  var body: some Scene {
    WindowGroup { LampList() }
  }
}

@Observable
final class Lamps {
  var names = ["Hall", "Kitchen", "Garden"]
  var glow = 0.5
}

struct LampList: View {
  @State private var lamps = Lamps()

  var body: some View {
    NavigationStack {
      VStack {
        Glow(strength: lamps.glow).frame(height: 120)
        Slider(value: $lamps.glow)
        Rows(names: lamps.names)
      }
      .navigationTitle("Lamps")
    }
  }
}
