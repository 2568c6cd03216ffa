import SwiftUI

@main
struct TallyApp: App {
  @StateObject private var tally = Tally()

  var body: some Scene {
    WindowGroup { TallyView().environmentObject(tally) }
  }
}
