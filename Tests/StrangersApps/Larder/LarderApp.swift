import SwiftUI

@main
struct LarderApp: App {
  @State private var larder = Larder()

  var body: some Scene {
    WindowGroup("Larder") { LarderView().environment(larder) }
      .commands { SidebarCommands() }
    MenuBarExtra("Larder", systemImage: "basket") {
      Button("Add") { larder.add() }
    }
    .menuBarExtraStyle(.menu)
  }
}

@Observable
final class Larder {
  struct Jar: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var amount: Int
    var shelf: String
  }

  var jars = [
    Jar(name: "Beans", amount: 3, shelf: "Top"), Jar(name: "Honey", amount: 1, shelf: "Top"),
    Jar(name: "Rice", amount: 5, shelf: "Bottom"),
  ]

  func add() { jars.append(Jar(name: "Jam", amount: 1, shelf: "Bottom")) }
}
