import SwiftUI

@main
struct ChorusApp: App {
  var body: some Scene {
    WindowGroup { PlayerView() }
      .windowLevel(.normal)
      .windowManagerRole(.principal)
    UtilityWindow("Queue", id: "queue") { Text("Next up") }
    Settings { Text("Sound") }
  }
}

struct Song: Identifiable, Codable, Hashable, Transferable {
  var id = UUID()
  var title: String
  var seconds: Int

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.title, importing: { Song(title: $0, seconds: 60) })
  }
}
