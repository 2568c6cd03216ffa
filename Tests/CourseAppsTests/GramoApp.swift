// A music library: cards that snap, rows of songs, a player at the end of the tabs and a large one.
import AVKit
import SwiftUI

enum Gramo {
  struct GramoApp: App {
    @State private var player = PlayerModel()
    var body: some Scene {
      WindowGroup { MainView().environment(player).tint(.pink) }
    }
  }

  struct Song: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var artist: String
    var seconds: TimeInterval
    var colors: [Color]
    static let library: [Song] = [
      Song(title: "Paper Lanterns", artist: "The Slow Trams", seconds: 214, colors: [.orange, .red]),
      Song(title: "Nightswimmer", artist: "Ida & the Ferries", seconds: 187, colors: [.blue, .purple]),
      Song(title: "Salt", artist: "Mountain Post", seconds: 242, colors: [.teal, .green]),
      Song(title: "A Room With Too Many Clocks", artist: "Quarterly", seconds: 301, colors: [.gray, .black]),
      Song(title: "Greta", artist: "Hollow Pines", seconds: 159, colors: [.yellow, .orange]),
      Song(title: "Long Division", artist: "Quarterly", seconds: 228, colors: [.pink, .indigo]),
    ]
  }

  @Observable

  final class PlayerModel {
    var queue = Song.library
    var current: Song = Song.library[0]
    var isPlaying = false
    var position: TimeInterval = 42
    var volume: Double = 0.6
    var expanded = false
    var liked: Set<UUID> = []
    @ObservationIgnored private var timer: Timer?

    func play(_ song: Song) { current = song; position = 0; isPlaying = true }
    func toggle() {
      isPlaying.toggle()
      timer?.invalidate()
      if isPlaying {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          guard let self else { return }
          MainActor.assumeIsolated { self.position = min(self.position + 1, self.current.seconds) }
        }
      }
    }
    func skip(_ by: Int) {
      guard let i = queue.firstIndex(of: current) else { return }
      play(queue[(i + by + queue.count) % queue.count])
    }
  }

  struct MainView: View {
    @Environment(PlayerModel.self) private var player
    @Namespace private var animation
    @State private var tab = 0
    var body: some View {
      @Bindable var player = player
      TabView(selection: $tab) {
        ListenNow().tabItem { Label("Listen Now", systemImage: "play.circle.fill") }.tag(0)
        LibraryView().tabItem { Label("Library", systemImage: "square.stack.fill") }.tag(1)
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(2)
      }
      .safeAreaInset(edge: .bottom) {
        MiniPlayer().padding(.bottom, 49)
      }
      .sheet(isPresented: $player.expanded) { NowPlaying().presentationDragIndicator(.visible) }
    }
  }

  struct Artwork: View {
    let song: Song
    var corner: CGFloat = 8
    var body: some View {
      RoundedRectangle(cornerRadius: corner, style: .continuous)
        .fill(LinearGradient(colors: song.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        .overlay {
          GeometryReader { p in
            Image(systemName: "music.note")
              .font(.system(size: p.size.width * 0.4))
              .foregroundStyle(.white.opacity(0.7))
              .position(x: p.size.width / 2, y: p.size.height / 2)
          }
        }
        .aspectRatio(1, contentMode: .fit)
    }
  }

  struct ListenNow: View {
    @Environment(PlayerModel.self) private var player
    let rows = [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))]
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 20) {
            header("Top Picks", "Made for you")
            ScrollView(.horizontal, showsIndicators: false) {
              LazyHStack(spacing: 14) {
                ForEach(Song.library) { song in
                  VStack(alignment: .leading, spacing: 0) {
                    Artwork(song: song, corner: 0).frame(width: 240, height: 240)
                    VStack(alignment: .leading) {
                      Text(song.title).font(.subheadline.weight(.semibold))
                      Text(song.artist).font(.caption).opacity(0.8)
                    }
                    .foregroundStyle(.white)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(12)
                    .background(song.colors.last!.brightness(-0.15))
                  }
                  .clipShape(.rect(cornerRadius: 12))
                  .containerShape(.rect(cornerRadius: 12))
                  .onTapGesture { player.play(song) }
                }
              }
              .scrollTargetLayout()
              .padding(.horizontal)
            }
            .scrollTargetBehavior(.viewAligned)
            .frame(height: 300)
            header("Trending Songs", nil)
            ScrollView(.horizontal) {
              LazyHGrid(rows: rows, spacing: 16) {
                ForEach(Song.library) { song in
                  HStack {
                    Artwork(song: song).frame(width: 52)
                    VStack(alignment: .leading) {
                      Text(song.title).lineLimit(1)
                      Text(song.artist).font(.footnote).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Menu {
                      Button("Love", systemImage: "heart") { player.liked.insert(song.id) }
                      Button("Delete", systemImage: "trash", role: .destructive) {}
                    } label: {
                      Image(systemName: "ellipsis").padding(8)
                    }
                  }
                  .frame(width: 300)
                  .overlay(alignment: .bottom) { Divider().padding(.leading, 60).offset(y: 5) }
                }
              }.padding(.horizontal)
            }
            .scrollIndicators(.hidden)
          }
          .padding(.vertical)
        }
        .navigationTitle("Listen Now")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Image(systemName: "person.crop.circle").font(.title2).foregroundStyle(.pink)
          }
        }
      }
    }
    func header(_ title: LocalizedStringKey, _ sub: LocalizedStringKey?) -> some View {
      VStack(alignment: .leading, spacing: 2) {
        if let sub { Text(sub).font(.footnote).foregroundStyle(.secondary) }
        HStack {
          Text(title).font(.title2.bold());
          Image(systemName: "chevron.right").font(.headline).foregroundStyle(.secondary)
        }
      }.padding(.horizontal)
    }
  }

  struct LibraryView: View {
    @Environment(PlayerModel.self) private var player
    var body: some View {
      NavigationStack {
        List {
          ForEach(
            [
              "Playlists": "music.note.list", "Artists": "music.mic", "Albums": "square.stack",
              "Downloaded": "arrow.down.circle",
            ].sorted(by: <), id: \.key
          ) { key, symbol in
            NavigationLink {
              List(player.queue) { Text($0.title) }.navigationTitle(key)
            } label: {
              Label(key, systemImage: symbol).font(.title3)
            }
          }
          Section("Recently added") {
            ForEach(player.queue) { song in
              HStack {
                Text(song.title)
                Spacer()
                if player.liked.contains(song.id) { Image(systemName: "heart.fill").foregroundStyle(.tint) }
                Text(song.seconds.clock).monospacedDigit().foregroundStyle(.secondary)
              }
              .swipeActions(edge: .leading) {
                Button {
                  player.liked.insert(song.id)
                } label: {
                  Image(systemName: "heart")
                }.tint(.pink)
              }
            }
          }
          .headerProminence(.increased)
        }
        .listStyle(.plain)
        .navigationTitle("Library")
        .toolbar { EditButton() }
      }
    }
  }

  struct MiniPlayer: View {
    @Environment(PlayerModel.self) private var player
    var body: some View {
      HStack(spacing: 12) {
        Artwork(song: player.current, corner: 6).frame(width: 44, height: 44).shadow(radius: 4)
        Text(player.current.title).lineLimit(1)
        Spacer()
        Button {
          player.toggle()
        } label: {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.title2).contentTransition(
            .symbolEffect(.replace))
        }
        Button {
          player.skip(1)
        } label: {
          Image(systemName: "forward.fill").font(.title3)
        }
      }
      .tint(.primary)
      .padding(8).padding(.horizontal, 4)
      .background(.regularMaterial, in: .rect(cornerRadius: 14))
      .padding(.horizontal, 10)
      .contentShape(.rect)
      .onTapGesture { player.expanded = true }
    }
  }

  struct NowPlaying: View {
    @Environment(PlayerModel.self) private var player
    @State private var angle = 0.0
    var body: some View {
      @Bindable var player = player
      ZStack {
        LinearGradient(colors: player.current.colors, startPoint: .top, endPoint: .bottom).ignoresSafeArea().overlay(
          .ultraThinMaterial)
        VStack(spacing: 26) {
          Artwork(song: player.current, corner: 16)
            .padding(.horizontal, player.isPlaying ? 24 : 60)
            .shadow(color: .black.opacity(0.3), radius: 20, y: 12)
            .animation(.spring(duration: 0.5, bounce: 0.3), value: player.isPlaying)
          HStack {
            VStack(alignment: .leading) {
              Text(player.current.title).font(.title2.bold())
              Text(player.current.artist).font(.title3).foregroundStyle(.secondary)
            }
            Spacer()
            Button {
              player.liked.formSymmetricDifference([player.current.id])
            } label: {
              Image(systemName: player.liked.contains(player.current.id) ? "star.fill" : "star").padding(8).background(
                .quaternary, in: .circle)
            }
            .sensoryFeedback(.selection, trigger: player.liked)
          }
          VStack(spacing: 4) {
            Slider(value: $player.position, in: 0...player.current.seconds)
            HStack {
              Text(player.position.clock); Spacer(); Text("-" + (player.current.seconds - player.position).clock)
            }.font(.caption.monospacedDigit()).foregroundStyle(.secondary)
          }
          HStack(spacing: 54) {
            Button("Back", systemImage: "backward.fill") { player.skip(-1) }
            Button(player.isPlaying ? "Pause" : "Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill") {
              player.toggle()
            }.font(.system(size: 46))
            Button("Next", systemImage: "forward.fill") { player.skip(1) }
          }
          .labelStyle(.iconOnly).font(.largeTitle)
          Slider(value: $player.volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker.fill")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
          }
          .foregroundStyle(.secondary)
        }
        .padding(.horizontal, 28)
        .tint(.primary)
      }
    }
  }
}

extension TimeInterval {
  fileprivate var clock: String {
    let f = DateComponentsFormatter()
    f.allowedUnits = [.minute, .second]
    f.zeroFormattingBehavior = .pad
    return f.string(from: self) ?? "-:--"
  }
}
