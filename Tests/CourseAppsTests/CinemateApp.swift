// A film client: a carousel that turns, rows of posters, stars cut out of a bar.
import SwiftUI

enum Cinemate {
  struct Film: Identifiable, Hashable {
    let id: Int; let title: String; let year: Int; let minutes: Int; let score: Double; let genres: [String];
    let hue: Double; let plot: String
  }

  static let films: [Film] = [
    .init(
      id: 1, title: "The Quiet Harbour", year: 2024, minutes: 118, score: 8.4, genres: ["Drama", "Mystery"], hue: 0.58,
      plot: "A lighthouse keeper receives letters from a ship that sank forty years ago, and begins to answer them."),
    .init(
      id: 2, title: "Orbital Decay", year: 2023, minutes: 134, score: 7.1,
      genres: ["Science fiction", "Thriller", "Adventure"], hue: 0.75,
      plot: "Six engineers, one station, and nine hours of air."),
    .init(
      id: 3, title: "Marzipan", year: 2022, minutes: 96, score: 6.8, genres: ["Comedy"], hue: 0.95,
      plot: "Two rival confectioners are snowed in on Christmas Eve."),
    .init(
      id: 4, title: "Kestrel", year: 2021, minutes: 107, score: 7.9, genres: ["Drama", "Family"], hue: 0.1,
      plot: "A girl raises a hawk on the roof of a tower block."),
    .init(
      id: 5, title: "Under the Elms", year: 1994, minutes: 142, score: 9.0, genres: ["Classic"], hue: 0.33,
      plot: "Three generations in one garden."),
  ]

  struct StarRating: View {
    let rating: Double
    var body: some View {
      let stars = HStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { _ in Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit) }
      }
      stars.overlay(
        GeometryReader { g in
          let width = rating / 10 * g.size.width
          ZStack(alignment: .leading) { Rectangle().frame(width: width).foregroundColor(.yellow) }
        }
        .mask(stars)
      )
      .foregroundColor(.gray.opacity(0.4))
    }
  }

  struct Poster: View {
    let film: Film
    var body: some View {
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          colors: [
            Color(hue: film.hue, saturation: 0.7, brightness: 0.8),
            Color(hue: film.hue, saturation: 0.9, brightness: 0.25),
          ], startPoint: .top, endPoint: .bottom)
        Image(systemName: "film.stack").resizable().scaledToFit().opacity(0.12).padding(30)
        Text(film.title.uppercased()).font(.system(.headline, design: .serif)).kerning(2).foregroundColor(.white)
          .padding(12).minimumScaleFactor(0.5)
      }
    }
  }

  struct HomeView: View {
    @State private var selected: Film?
    @State private var tab: Tab = .home
    enum Tab: String, CaseIterable {
      case home = "house.fill", play = "play.circle.fill", search = "magnifyingglass", profile = "person.fill"
    }
    var body: some View {
      ZStack(alignment: .bottom) {
        Color.black.ignoresSafeArea()
        NavigationStack {
          ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading, spacing: 24) {
              Carousel(films: films, selected: $selected)
              row("Trending now", films.shuffledStable())
              row("New on Cinemate", films.reversed())
              numbered
            }
            .padding(.bottom, 90)
          }
          .background(Color.black)
          .toolbar(.hidden, for: .navigationBar)
          .navigationDestination(item: $selected) { FilmDetail(film: $0) }
        }
        HStack {
          ForEach(Tab.allCases, id: \.self) { t in
            Button {
              withAnimation(.spring()) { tab = t }
            } label: {
              VStack(spacing: 5) {
                Image(systemName: t.rawValue).font(.title3)
                Circle().frame(width: 5, height: 5).opacity(tab == t ? 1 : 0)
              }
              .foregroundColor(tab == t ? .yellow : .gray).frame(maxWidth: .infinity)
            }
          }
        }
        .padding(.vertical, 12)
        .background(.ultraThinMaterial, in: Capsule())
        .padding(.horizontal, 24).padding(.bottom, 8)
      }
      .preferredColorScheme(.dark)
    }
    func row(_ title: String, _ list: [Film]) -> some View {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Text(title).font(.title3.bold()); Spacer(); Text("See all").font(.footnote).foregroundColor(.yellow)
        }.padding(.horizontal)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 12) {
            ForEach(list) { film in
              Button {
                selected = film
              } label: {
                VStack(alignment: .leading, spacing: 6) {
                  Poster(film: film).frame(width: 120, height: 180).cornerRadius(12)
                  Text(film.title).font(.caption.bold()).lineLimit(1)
                  StarRating(rating: film.score).frame(width: 70, height: 12)
                }.frame(width: 120)
              }.buttonStyle(.plain)
            }
          }.padding(.horizontal)
        }
      }
      .foregroundColor(.white)
    }
    var numbered: some View {
      VStack(alignment: .leading) {
        Text("Top 3 today").font(.title3.bold()).foregroundColor(.white)
        ForEach(Array(films.sorted { $0.score > $1.score }.prefix(3).enumerated()), id: \.element.id) { i, film in
          HStack(alignment: .center, spacing: 16) {
            Text("\(i + 1)").font(.system(size: 64, weight: .black, design: .rounded)).foregroundStyle(
              .linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)
            ).frame(width: 60)
            Poster(film: film).frame(width: 60, height: 84).clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 4) {
              Text(film.title).font(.headline)
              Text("\(String(film.year)) · \(film.minutes / 60)h \(film.minutes % 60)m").font(.caption).foregroundColor(
                .gray)
              Label(String(format: "%.1f", film.score), systemImage: "star.fill").font(.caption).foregroundColor(
                .yellow)
            }
          }.foregroundColor(.white)
        }
      }.padding(.horizontal)
    }
  }

  struct Carousel: View {
    let films: [Film]
    @Binding var selected: Film?
    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(films) { film in
            GeometryReader { proxy in
              let mid = proxy.frame(in: .global).midX
              let scale = max(0.82, 1 - abs(mid - 195) / 900)
              Poster(film: film)
                .frame(width: 240, height: 340)
                .clipShape(RoundedRectangle(cornerRadius: 24))
                .overlay(RoundedRectangle(cornerRadius: 24).stroke(.white.opacity(0.15)))
                .overlay(alignment: .topTrailing) {
                  Text(String(format: "%.1f", film.score)).font(.footnote.bold()).padding(8).background(
                    .yellow, in: Circle()
                  ).foregroundColor(.black).padding(10)
                }
                .rotation3DEffect(.degrees(Double(mid - 195) / -14), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
                .scaleEffect(scale)
                .shadow(color: Color(hue: film.hue, saturation: 0.8, brightness: 0.7).opacity(0.5), radius: 20, y: 12)
                .onTapGesture { selected = film }
            }
            .frame(width: 256, height: 360)
          }
        }
        .padding(.horizontal, 67).padding(.top, 40)
      }
    }
  }

  struct FilmDetail: View {
    let film: Film
    @Environment(\.dismiss) var dismiss
    @State private var expanded = false
    @State private var rating = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { g in
            let y = g.frame(in: .global).minY
            Poster(film: film)
              .frame(width: g.size.width, height: 380 + max(0, y))
              .overlay(LinearGradient(colors: [.clear, .black], startPoint: .center, endPoint: .bottom))
              .offset(y: y > 0 ? -y : 0)
          }
          .frame(height: 380)
          VStack(alignment: .leading, spacing: 18) {
            Text(film.title).font(.largeTitle.weight(.heavy))
            HStack {
              ForEach(film.genres, id: \.self) {
                Text($0).font(.caption).padding(.horizontal, 10).padding(.vertical, 5).overlay(
                  Capsule().stroke(.white.opacity(0.4)))
              }
            }
            HStack(spacing: 20) {
              Label("\(film.minutes) min", systemImage: "clock")
              Label(String(film.year), systemImage: "calendar")
              StarRating(rating: film.score).frame(height: 14)
            }.font(.footnote).foregroundColor(.gray)
            Text(film.plot).lineLimit(expanded ? nil : 1).onTapGesture { withAnimation { expanded.toggle() } }
            HStack {
              ForEach(1...5, id: \.self) { i in
                Image(systemName: i <= rating ? "star.fill" : "star").foregroundColor(.yellow).font(.title2)
                  .onTapGesture { rating = i }
              }
            }
            Button {
            } label: {
              Label("Play trailer", systemImage: "play.fill").bold().frame(maxWidth: .infinity).padding(.vertical, 14)
            }
            .background(Color.yellow).foregroundColor(.black).cornerRadius(14)
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 10) {
              GridRow {
                Text("Director").foregroundColor(.gray); Text("Ines Faro")
              }
              GridRow {
                Text("Writer").foregroundColor(.gray); Text("P. Lund, O. Mbeki")
              }
              GridRow {
                Text("Language").foregroundColor(.gray); Text("English")
              }
            }.font(.subheadline)
          }
          .padding()
        }
      }
      .foregroundColor(.white)
      .background(Color.black)
      .ignoresSafeArea(edges: .top)
      .navigationBarBackButtonHidden()
      .overlay(alignment: .topLeading) {
        Button {
          dismiss()
        } label: {
          Image(systemName: "chevron.left").padding(12).background(.ultraThinMaterial, in: Circle())
        }.padding()
      }
    }
  }
}

extension Array { fileprivate func shuffledStable() -> [Element] { indices.map { self[($0 * 3 + 1) % count] } } }
