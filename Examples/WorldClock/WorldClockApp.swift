import SwiftUI

@main
struct WorldClockApp: App {
  @StateObject private var clock = ClockModel()

  var body: some Scene {
    WindowGroup("World Clock") {
      CityList(clock: clock)
    }
  }
}
