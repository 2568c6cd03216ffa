// A player: songs, a ring of progress, a small and a large player that become each other.
import AVKit
import Combine
import SwiftUI

enum Turntable {
  @MainActor @Observable final class Player {
    struct Song: Identifiable, Hashable {
      let id: Int; let title: String; let artist: String; let seconds: Double; let hue: Double
    }
    let songs = (0..<8).map {
      Song(
        id: $0,
        title: [
          "Low Tide", "Copper Wire", "Night Ferry", "Paper Birds", "Salt", "Ninefold", "Slow Glass", "Afterlight",
        ][$0], artist: ["Vane", "The Orrery", "Mila Fen"][$0 % 3], seconds: 140 + Double($0) * 13, hue: Double($0) / 8)
    }
    var current: Song?
    var isPlaying = false
    var elapsed: Double = 0
    var liked: Set<Song.ID> = []
    var volume = 0.6
    func play(_ song: Song) { current = song; elapsed = 42; isPlaying = true }
    func tick() {
      guard isPlaying, let current else { return }; elapsed = min(elapsed + 1, current.seconds);
      if elapsed == current.seconds { next() }
    }
    func next() {
      guard let c = current, let i = songs.firstIndex(of: c) else { return }; play(songs[(i + 1) % songs.count])
    }
    func back() {
      guard let c = current, let i = songs.firstIndex(of: c) else { return };
      play(songs[(i + songs.count - 1) % songs.count])
    }
    var fraction: Double { current.map { elapsed / $0.seconds } ?? 0 }
  }

  struct Cover: View {
    let song: Player.Song
    var body: some View {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(
          AngularGradient(
            colors: [
              Color(hue: song.hue, saturation: 0.6, brightness: 0.9),
              Color(hue: song.hue + 0.2, saturation: 0.7, brightness: 0.5),
              Color(hue: song.hue, saturation: 0.6, brightness: 0.9),
            ], center: .center)
        )
        .overlay {
          Image(systemName: "music.note").resizable().scaledToFit().padding().foregroundStyle(.white.opacity(0.8))
        }
        .aspectRatio(1, contentMode: .fit)
    }
  }

  struct Ring: View {
    var fraction: Double
    var body: some View {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 10)
        Circle().trim(from: 0, to: fraction)
          .stroke(
            AngularGradient(
              gradient: Gradient(colors: [.pink, .purple, .pink]), center: .center, startAngle: .degrees(0),
              endAngle: .degrees(360)), style: StrokeStyle(lineWidth: 10, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 1), value: fraction)
      }
    }
  }

  struct FullPlayer: View {
    @Bindable var player: Player
    let space: Namespace.ID
    @Binding var isOpen: Bool
    @GestureState private var pull: CGFloat = 0
    private let clock: DateComponentsFormatter = {
      let f = DateComponentsFormatter(); f.allowedUnits = [.minute, .second]; f.zeroFormattingBehavior = .pad; return f
    }()
    var body: some View {
      VStack(spacing: 28) {
        Capsule().fill(.secondary).frame(width: 40, height: 5).padding(.top, 8)
        if let song = player.current {
          ZStack {
            Ring(fraction: player.fraction)
            Cover(song: song).matchedGeometryEffect(id: "cover", in: space).clipShape(Circle()).padding(24)
          }
          .frame(maxWidth: 300)
          VStack(spacing: 4) {
            Text(song.title).font(.title.weight(.semibold)).matchedGeometryEffect(id: "title", in: space)
            Text(song.artist).foregroundStyle(.secondary)
          }
          Text("\(clock.string(from: player.elapsed) ?? "") / \(clock.string(from: song.seconds) ?? "")").font(
            .footnote.monospacedDigit()
          ).contentTransition(.numericText())
          HStack(spacing: 44) {
            Button(action: player.back) { Image(systemName: "backward.fill") }
            Button {
              player.isPlaying.toggle()
            } label: {
              Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill").font(.system(size: 72))
                .contentTransition(.symbolEffect(.replace))
            }
            Button(action: player.next) { Image(systemName: "forward.fill") }
          }
          .font(.title)
          .buttonStyle(.plain)
          HStack {
            Image(systemName: "speaker.fill")
            Slider(value: $player.volume, in: 0...1)
            Image(systemName: "speaker.wave.3.fill")
          }
          .foregroundStyle(.secondary)
          .padding(.horizontal)
          Button {
            if player.liked.contains(song.id) { player.liked.remove(song.id) } else { player.liked.insert(song.id) }
          } label: {
            Label("Like", systemImage: player.liked.contains(song.id) ? "heart.fill" : "heart").symbolEffect(
              .bounce, value: player.liked.count)
          }
          .buttonStyle(.bordered).tint(.pink).controlSize(.large)
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.regularMaterial)
      .offset(y: pull)
      .gesture(
        DragGesture().updating($pull) { v, s, _ in s = max(0, v.translation.height) }.onEnded {
          if $0.predictedEndTranslation.height > 150 { withAnimation(.snappy) { isOpen = false } }
        })
    }
  }

  struct TurntView: View {
    @State private var player = Player()
    @State private var isOpen = false
    @Namespace private var space
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      NavigationStack {
        List(player.songs) { song in
          Button {
            player.play(song)
          } label: {
            HStack {
              Cover(song: song).frame(width: 48)
              VStack(alignment: .leading) {
                Text(song.title).foregroundStyle(.primary);
                Text(song.artist).font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer()
              if player.current == song {
                Image(systemName: "waveform").symbolEffect(.variableColor.iterative, isActive: player.isPlaying)
                  .foregroundStyle(.tint)
              }
            }
          }
          .buttonStyle(.plain)
          .contextMenu {
            Button("Play next", systemImage: "text.insert") {}; Divider();
            Button("Remove", systemImage: "trash", role: .destructive) {}
          }
        }
        .listStyle(.plain)
        .navigationTitle("Songs")
        .safeAreaInset(edge: .bottom) {
          if let song = player.current, !isOpen {
            HStack {
              Cover(song: song).matchedGeometryEffect(id: "cover", in: space).frame(width: 44, height: 44)
              Text(song.title).font(.headline).matchedGeometryEffect(id: "title", in: space)
              Spacer()
              Button {
                player.isPlaying.toggle()
              } label: {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
              }.font(.title2)
            }
            .padding(10)
            .background(.thinMaterial, in: .rect(cornerRadius: 16))
            .padding(.horizontal)
            .onTapGesture { withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isOpen = true } }
            .transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }
      }
      .tint(.pink)
      .overlay {
        if isOpen { FullPlayer(player: player, space: space, isOpen: $isOpen).transition(.move(edge: .bottom)) }
      }
      .onReceive(timer) { _ in player.tick() }
      .sensoryFeedback(.impact(weight: .light), trigger: player.isPlaying)
    }
  }
}
