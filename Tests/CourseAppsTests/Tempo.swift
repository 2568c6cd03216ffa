import SwiftUI
import AVKit

// A player of music: art that turns, a scrubber that is dragged, volume, favourites.

struct Track: Identifiable, Hashable {
  let id = UUID()
  let title: String
  let artist: String
  let length: TimeInterval
  let hue: Double

  static let library: [Track] = [
    Track(title: "Harbour Lights", artist: "The Quiet Tide", length: 214, hue: 0.58),
    Track(title: "Paper Lantern", artist: "Mira Solis", length: 187, hue: 0.05),
    Track(title: "Night Bus", artist: "Otto & the Rails", length: 243, hue: 0.78),
    Track(title: "Clover", artist: "Mira Solis", length: 201, hue: 0.36),
  ]
}

enum RepeatMode: Int, CaseIterable {
  case off, all, one
  var symbol: String { self == .one ? "repeat.1" : "repeat" }
  mutating func next() { self = RepeatMode(rawValue: (rawValue + 1) % RepeatMode.allCases.count) ?? .off }
}

@Observable
final class TempoPlayer {
  var queue = Track.library
  var index = 0
  var position: TimeInterval = 42
  var isPlaying = false
  var volume: Float = 0.6
  var isShuffled = false
  var repeatMode = RepeatMode.off
  var favorites: Set<Track.ID> = []
  @ObservationIgnored private var audio: AVAudioPlayer?

  var current: Track { queue[index] }

  func prepare() {
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [])
      try AVAudioSession.sharedInstance().setActive(true)
      guard let url = Bundle.main.url(forResource: "harbour", withExtension: "mp3") else { return }
      audio = try AVAudioPlayer(contentsOf: url)
      audio?.numberOfLoops = -1
      audio?.prepareToPlay()
    } catch {
      print("Audio failed: \(error.localizedDescription)")
    }
  }

  func toggle() { isPlaying.toggle(); isPlaying ? _ = audio?.play() : audio?.pause() }
  func skip(_ by: Int) {
    index = (index + by + queue.count) % queue.count
    position = 0
  }
  func tick() {
    guard isPlaying else { return }
    position += 1
    if position >= current.length { skip(1) }
  }
}

struct Artwork: View {
  let track: Track
  var body: some View {
    AngularGradient(
      gradient: Gradient(
        colors: stride(from: 0.0, to: 0.4, by: 0.08).map {
          Color(hue: (track.hue + $0).truncatingRemainder(dividingBy: 1), saturation: 0.65, brightness: 0.9)
        } + [Color(hue: track.hue, saturation: 0.65, brightness: 0.9)]),
      center: .center, startAngle: .zero, endAngle: .degrees(360)
    )
    .overlay {
      Image(systemName: "music.note")
        .resizable().scaledToFit().padding(60)
        .foregroundStyle(.white.opacity(0.85))
        .shadow(radius: 8)
    }
  }
}

struct Scrubber: View {
  @Binding var value: TimeInterval
  let range: ClosedRange<TimeInterval>
  @State private var isDragging = false
  @GestureState private var translation: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      ZStack(alignment: .leading) {
        Capsule().fill(.white.opacity(0.25))
        Capsule().fill(.white).frame(width: max(0, min(width, width * fraction)))
      }
      .frame(height: isDragging ? 12 : 6)
      .frame(maxHeight: .infinity)
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .updating($translation) { drag, state, _ in state = drag.translation.width }
          .onChanged { drag in
            withAnimation(.snappy) { isDragging = true }
            value = range.lowerBound + min(max(drag.location.x / width, 0), 1) * (range.upperBound - range.lowerBound)
          }
          .onEnded { _ in withAnimation(.snappy) { isDragging = false } }
      )
    }
    .frame(height: 20)
  }
}

struct NowPlaying: View {
  @Environment(TempoPlayer.self) private var player
  @Environment(\.dismiss) private var dismiss
  @State private var showingQueue = false
  private let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private static let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  var body: some View {
    @Bindable var player = player
    ZStack {
      LinearGradient(
        colors: [Color(hue: player.current.hue, saturation: 0.5, brightness: 0.55), .black], startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()
      VStack(spacing: 28) {
        Capsule().fill(.white.opacity(0.4)).frame(width: 36, height: 5)
        Spacer()
        Artwork(track: player.current)
          .clipShape(Circle())
          .frame(width: 280, height: 280)
          .rotationEffect(.degrees(player.position * 6))
          .animation(.linear(duration: 1), value: player.position)
          .shadow(color: .black.opacity(0.4), radius: 24, y: 12)
          .scaleEffect(player.isPlaying ? 1 : 0.86)
          .animation(.spring(response: 0.5, dampingFraction: 0.6), value: player.isPlaying)
        Spacer()
        HStack {
          VStack(alignment: .leading, spacing: 4) {
            Text(player.current.title).font(.title2.bold())
            Text(player.current.artist).foregroundStyle(.white.opacity(0.7))
          }
          .transition(.push(from: .trailing))
          .id(player.current)
          Spacer()
          Button {
            player.favorites.formSymmetricDifference([player.current.id])
          } label: {
            Image(systemName: "heart")
              .symbolVariant(player.favorites.contains(player.current.id) ? .fill : .none)
              .symbolEffect(.bounce, value: player.favorites)
              .contentTransition(.symbolEffect(.replace))
          }
          .sensoryFeedback(.impact(flexibility: .soft), trigger: player.favorites)
        }
        VStack(spacing: 6) {
          Scrubber(value: $player.position, range: 0...player.current.length)
          HStack {
            Text(Self.formatter.string(from: player.position) ?? "")
            Spacer()
            Text("-" + (Self.formatter.string(from: player.current.length - player.position) ?? ""))
          }
          .font(.caption.monospacedDigit())
          .foregroundStyle(.white.opacity(0.7))
        }
        HStack {
          Button("Shuffle", systemImage: "shuffle") { player.isShuffled.toggle() }
            .opacity(player.isShuffled ? 1 : 0.5)
          Spacer()
          Button("Back", systemImage: "backward.fill") { withAnimation { player.skip(-1) } }.font(.title)
          Spacer()
          Button {
            player.toggle()
          } label: {
            Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
              .font(.system(size: 72))
              .symbolRenderingMode(.hierarchical)
          }
          .keyboardShortcut(.space, modifiers: [])
          Spacer()
          Button("Forward", systemImage: "forward.fill") { withAnimation { player.skip(1) } }.font(.title)
          Spacer()
          Button("Repeat", systemImage: player.repeatMode.symbol) { player.repeatMode.next() }
            .opacity(player.repeatMode == .off ? 0.5 : 1)
        }
        .labelStyle(.iconOnly)
        Slider(value: $player.volume, in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        .font(.caption)
        .tint(.white)
      }
      .padding(.horizontal, 28)
      .padding(.vertical)
    }
    .foregroundStyle(.white)
    .buttonStyle(.plain)
    .onReceive(ticker) { _ in player.tick() }
    .task { player.prepare() }
    .onDisappear(perform: dismiss.callAsFunction)
  }
}
