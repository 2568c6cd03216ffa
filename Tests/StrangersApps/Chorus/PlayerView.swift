import SwiftUI

struct PlayerView: View {
  @State private var queue = [Song(title: "Morning Has Come", seconds: 181), Song(title: "River Stones", seconds: 245)]
  @State private var modifiers: EventModifiers = []
  @State private var position = 0.3
  @State private var asks = false
  @Environment(\.appearsActive) private var isInFront

  var body: some View {
    NavigationStack {
      List {
        ForEach(queue) { song in
          HStack {
            Text(song.title)
            Spacer()
            Text(Duration.seconds(song.seconds), format: .time(pattern: .minuteSecond)).monospacedDigit()
          }
          .draggable(song)
          .springLoadingBehavior(.enabled)
        }
        .onMove { queue.move(fromOffsets: $0, toOffset: $1) }
        .dropDestination(for: Song.self) { songs, place in queue.insert(contentsOf: songs, at: place) }
      }
      .copyable(queue.map(\.title))
      .pasteDestination(for: String.self) { queue += $0.map { Song(title: $0, seconds: 60) } }
      .safeAreaBar(edge: .bottom) {
        Slider(value: $position) { Text("Position") }
          .labelsVisibility(.hidden)
          .sliderThumbVisibility(.hidden)
          .padding()
          .opacity(isInFront ? 1 : 0.5)
      }
      .onModifierKeysChanged(mask: .option) { _, new in modifiers = new }
      .dismissalConfirmationDialog("Stop the music?", shouldPresent: asks) { Button("Stop", role: .destructive) {} }
      .navigationTitle("Chorus")
      .toolbar {
        PasteButton(payloadType: String.self) { queue += $0.map { Song(title: $0, seconds: 60) } }
        SettingsLink { Label("Settings", systemImage: "gear") }
      }
      .windowDismissBehavior(.enabled)
    }
  }
}
