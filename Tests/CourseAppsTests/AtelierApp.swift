// A gallery of drawings that open into themselves, with a search.
import SwiftUI

enum Atelier {
  struct Artwork: Identifiable, Hashable {
    let id: Int
    let title: String
    let artist: String
    let hue: Double
    let tall: Bool
  }

  struct ArtView: View {
    var art: Artwork
    var body: some View {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [
              Color(hue: art.hue, saturation: 0.5, brightness: 0.95),
              Color(hue: art.hue, saturation: 0.9, brightness: 0.5),
            ]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
        var rng = SeededGenerator(seed: UInt64(art.id))
        for _ in 0..<14 {
          let r = CGFloat.random(in: 8...min(size.width, size.height) / 3, using: &rng)
          let rect = CGRect(
            x: .random(in: -r...size.width, using: &rng),
            y: .random(in: -r...size.height, using: &rng), width: r * 2, height: r * 2)
          context.blendMode = .softLight
          context.opacity = 0.6
          context.fill(Circle().path(in: rect), with: .color(.white))
        }
        context.stroke(
          Path { p in
            p.move(to: CGPoint(x: 0, y: size.height * 0.7))
            p.addQuadCurve(
              to: CGPoint(x: size.width, y: size.height * 0.4),
              control: CGPoint(x: size.width / 2, y: size.height * 1.1))
          }, with: .color(.black.opacity(0.4)), style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
      }
    }
  }

  struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  struct GalleryView: View {
    @Namespace private var hero
    @State private var selected: Artwork?
    @State private var query = ""
    @State private var scope: Scope = .all
    @State private var dragOffset: CGSize = .zero
    enum Scope: String, CaseIterable {
      case all = "All"
      case titles = "Titles"
      case artists = "Artists"
    }

    private var results: [Artwork] {
      guard !query.isEmpty else { return Artwork.all }
      return Artwork.all.filter {
        switch scope {
        case .all:
          $0.title.localizedCaseInsensitiveContains(query)
            || $0.artist.localizedCaseInsensitiveContains(query)
        case .titles: $0.title.localizedStandardContains(query)
        case .artists: $0.artist.localizedStandardContains(query)
        }
      }
    }
    private var columns: ([Artwork], [Artwork]) {
      results.enumerated().reduce(into: ([], [])) { r, e in
        e.offset.isMultiple(of: 2) ? r.0.append(e.element) : r.1.append(e.element)
      }
    }

    var body: some View {
      ZStack {
        NavigationStack {
          ScrollView {
            HStack(alignment: .top, spacing: 12) {
              column(columns.0)
              column(columns.1)
            }
            .padding(.horizontal)
          }
          .navigationTitle("Gallery")
          .searchable(
            text: $query, placement: .navigationBarDrawer(displayMode: .always),
            prompt: "Titles, artists"
          )
          .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
          .searchSuggestions {
            if query.isEmpty {
              ForEach(["Vance", "Okoro"], id: \.self) {
                Label($0, systemImage: "paintpalette").searchCompletion($0)
              }
            }
          }
          .overlay { if results.isEmpty { ContentUnavailableView.search(text: query) } }
        }
        if let art = selected { detail(art) }
      }
      .statusBarHidden(selected != nil)
    }
    private func column(_ items: [Artwork]) -> some View {
      LazyVStack(spacing: 12) {
        ForEach(items) { art in
          if selected != art {
            ArtView(art: art)
              .matchedGeometryEffect(id: art.id, in: hero)
              .frame(height: art.tall ? 240 : 160)
              .clipShape(
                .rect(
                  cornerRadii: RectangleCornerRadii(
                    topLeading: 20, bottomLeading: 4, bottomTrailing: 20, topTrailing: 4))
              )
              .overlay(alignment: .bottomLeading) {
                Text(art.title).font(.caption.bold()).foregroundStyle(.white).padding(8).shadow(
                  radius: 3)
              }
              .onTapGesture {
                withAnimation(.spring(duration: 0.45, bounce: 0.25)) { selected = art }
              }
              .accessibilityAddTraits(.isButton)
              .accessibilityLabel(Text("\(art.title) by \(art.artist)"))
          } else {
            Color.clear.frame(height: art.tall ? 240 : 160)
          }
        }
      }
    }
    private func detail(_ art: Artwork) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        ArtView(art: art)
          .matchedGeometryEffect(id: art.id, in: hero)
          .frame(height: 420)
          .overlay(alignment: .topTrailing) {
            Button {
              withAnimation(.spring) {
                selected = nil
                dragOffset = .zero
              }
            } label: {
              Image(systemName: "xmark.circle.fill").font(.title).symbolRenderingMode(.palette)
                .foregroundStyle(.white, .black.opacity(0.4))
            }
            .padding()
            .accessibilityLabel("Close")
          }
        VStack(alignment: .leading, spacing: 8) {
          Text(art.title).font(.largeTitle.bold())
          Text(art.artist).font(.title3).foregroundStyle(.secondary)
          Text(
            "Oil, accident and patience on canvas. Painted in a barn during the wettest summer anyone could remember."
          ).padding(.top, 4)
          ShareLink("Share", item: "\(art.title) – \(art.artist)").buttonStyle(.bordered).padding(
            .top)
        }
        .padding()
        Spacer()
      }
      .background(.background)
      .ignoresSafeArea()
      .offset(y: max(0, dragOffset.height))
      .gesture(
        DragGesture().onChanged { dragOffset = $0.translation }.onEnded { v in
          withAnimation(.spring) {
            if v.predictedEndTranslation.height > 200 { selected = nil }
            dragOffset = .zero
          }
        }
      )
      .zIndex(1)
      .transition(
        .asymmetric(insertion: .opacity.animation(.easeIn(duration: 0.1)), removal: .opacity))
    }
  }
}

extension Atelier.Artwork {
  static let all = (1...12).map { number in
    Self(
      id: number, title: "Study No. \(number)",
      artist: ["Vance", "Okoro", "Lindqvist"][number % 3],
      hue: Double(number) / 12, tall: number.isMultiple(of: 3))
  }
}
