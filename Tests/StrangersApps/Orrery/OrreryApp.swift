import SwiftUI

@main
struct OrreryApp: App {
  var body: some Scene {
    Window("Orrery", id: "orrery") { OrreryView() }
      .windowToolbarStyle(.unified(showsTitle: false))
      .defaultLaunchBehavior(.presented)
      .restorationBehavior(.disabled)
      .commandsRemoved()
  }
}

struct Planet: Identifiable {
  let name: String
  let distance: Double
  let period: Double
  let color: Color
  var id: String { name }

  static let all = [
    Planet(name: "Mercury", distance: 60, period: 0.24, color: .gray),
    Planet(name: "Venus", distance: 90, period: 0.62, color: .yellow),
    Planet(name: "Earth", distance: 125, period: 1, color: .blue),
    Planet(name: "Mars", distance: 160, period: 1.88, color: .red),
  ]
}

struct IsQuickKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  var isQuick: Bool {
    get { self[IsQuickKey.self] }
    set { self[IsQuickKey.self] = newValue }
  }
}
