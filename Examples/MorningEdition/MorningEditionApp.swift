import SwiftUI

@main
struct MorningEditionApp: App {
  var body: some Scene {
    WindowGroup("Morning Edition") {
      EditionForm()
    }
  }
}
