// A map of its own with marks at points, and a sheet by hand that is pulled up.
import SwiftUI

enum Harbour {
  struct BottomSheet<Content: View>: View {
    @Binding var isOpen: Bool
    let maxHeight: CGFloat
    let minHeight: CGFloat
    let content: Content
    @GestureState private var translation: CGFloat = 0
    init(isOpen: Binding<Bool>, maxHeight: CGFloat, @ViewBuilder content: () -> Content) {
      self._isOpen = isOpen
      self.maxHeight = maxHeight
      self.minHeight = maxHeight * 0.3
      self.content = content()
    }
    private var offset: CGFloat { isOpen ? 0 : maxHeight - minHeight }
    private var indicator: some View {
      RoundedRectangle(cornerRadius: 16).fill(Color.secondary).frame(width: 60, height: 6)
        .onTapGesture { self.isOpen.toggle() }
    }
    var body: some View {
      GeometryReader { geometry in
        VStack(spacing: 0) {
          self.indicator.padding()
          self.content
        }
        .frame(width: geometry.size.width, height: self.maxHeight, alignment: .top)
        .background(Color(.secondarySystemBackground))
        .cornerRadius(16)
        .frame(height: geometry.size.height, alignment: .bottom)
        .offset(y: max(self.offset + self.translation, 0))
        .animation(.interactiveSpring(), value: isOpen)
        .animation(.interactiveSpring(), value: translation)
        .gesture(
          DragGesture().updating(self.$translation) { value, state, _ in
            state = value.translation.height
          }
          .onEnded { value in
            let snap = self.maxHeight * 0.25
            guard abs(value.translation.height) > snap else { return }
            self.isOpen = value.translation.height < 0
          })
      }
    }
  }

  struct Spot: Identifiable, Hashable {
    let id: Int
    let name: String
    let x, y: CGFloat
    let kind: Kind
    enum Kind: String, CaseIterable {
      case cafe = "cup.and.saucer.fill"
      case park = "leaf.fill"
      case museum = "building.columns.fill"
    }
  }

  class MapModel: ObservableObject {
    @Published var spots = [
      Spot(id: 0, name: "Kaffi", x: 0.3, y: 0.25, kind: .cafe),
      Spot(id: 1, name: "Elm Garden", x: 0.7, y: 0.4, kind: .park),
      Spot(id: 2, name: "Clock Museum", x: 0.5, y: 0.6, kind: .museum),
      Spot(id: 3, name: "Bean There", x: 0.2, y: 0.7, kind: .cafe),
    ]
    @Published var selected: Spot?
    @Published var filter: Spot.Kind?
    @Published var scale: CGFloat = 1
    var shown: [Spot] { spots.filter { filter == nil || $0.kind == filter } }
  }

  struct MapCanvas: View {
    @ObservedObject var model: MapModel
    @GestureState private var magnify: CGFloat = 1
    var body: some View {
      GeometryReader { proxy in
        ZStack {
          Color(red: 0.87, green: 0.93, blue: 0.85)
          Path { p in
            for i in stride(from: CGFloat(0), through: proxy.size.width, by: 48) {
              p.move(to: .init(x: i, y: 0))
              p.addLine(to: .init(x: i, y: proxy.size.height))
            }
            for i in stride(from: CGFloat(0), through: proxy.size.height, by: 48) {
              p.move(to: .init(x: 0, y: i))
              p.addLine(to: .init(x: proxy.size.width, y: i))
            }
          }.stroke(Color.white, lineWidth: 6)
          Path { p in
            p.move(to: .init(x: 0, y: proxy.size.height * 0.5))
            p.addCurve(
              to: .init(x: proxy.size.width, y: proxy.size.height * 0.35),
              control1: .init(x: 120, y: proxy.size.height * 0.3),
              control2: .init(x: 250, y: proxy.size.height * 0.6))
          }.stroke(Color.blue.opacity(0.35), style: .init(lineWidth: 26, lineCap: .round))
          ForEach(model.shown) { spot in
            VStack(spacing: 0) {
              Image(systemName: spot.kind.rawValue).font(.footnote).foregroundColor(.white).padding(
                9
              ).background(Circle().fill(model.selected == spot ? Color.red : .accentColor))
              Image(systemName: "arrowtriangle.down.fill").font(.caption).foregroundColor(
                model.selected == spot ? .red : .accentColor
              ).offset(y: -5)
            }
            .scaleEffect(model.selected == spot ? 1.3 : 1, anchor: .bottom)
            .position(x: spot.x * proxy.size.width, y: spot.y * proxy.size.height)
            .onTapGesture { withAnimation(.spring()) { model.selected = spot } }
            .accessibilityLabel(spot.name)
          }
        }
        .scaleEffect(model.scale * magnify)
        .gesture(
          MagnificationGesture().updating($magnify) { v, s, _ in s = v }.onEnded {
            model.scale = min(3, max(1, model.scale * $0))
          })
      }
      .clipped()
    }
  }

  struct ContentView: View {
    @StateObject private var model = MapModel()
    @State private var open = false
    @State private var query = ""
    var body: some View {
      ZStack(alignment: .top) {
        MapCanvas(model: model).edgesIgnoringSafeArea(.all)
        VStack(spacing: 10) {
          HStack {
            Image(systemName: "magnifyingglass").foregroundColor(.gray)
            TextField("Search here", text: $query)
            if !query.isEmpty {
              Button(action: { query = "" }) {
                Image(systemName: "xmark.circle.fill").foregroundColor(.gray)
              }
            }
          }
          .padding(12).background(
            RoundedRectangle(cornerRadius: 12).fill(Color(.systemBackground)).shadow(radius: 4))
          HStack {
            ForEach(Spot.Kind.allCases, id: \.self) { kind in
              Button(action: { model.filter = model.filter == kind ? nil : kind }) {
                Label(String(describing: kind).capitalized, systemImage: kind.rawValue).font(
                  .footnote.bold()
                ).padding(.horizontal, 12).padding(.vertical, 8)
                  .background(
                    Capsule().fill(
                      model.filter == kind ? Color.accentColor : Color(.systemBackground))
                  ).foregroundColor(model.filter == kind ? .white : .primary)
              }
            }
            Spacer(minLength: 0)
          }
        }.padding()
        BottomSheet(isOpen: $open, maxHeight: 520) {
          ScrollView {
            VStack(alignment: .leading, spacing: 0) {
              Text("Nearby").font(.title2.bold()).padding([.horizontal, .bottom])
              ForEach(
                model.shown.filter {
                  query.isEmpty || $0.name.localizedCaseInsensitiveContains(query)
                }
              ) { s in
                HStack {
                  Image(systemName: s.kind.rawValue).frame(width: 30).foregroundColor(.accentColor)
                  Text(s.name)
                  Spacer()
                  Text("\(Int(s.x * 1000)) m").foregroundColor(.secondary).font(.footnote)
                }
                .padding().background(model.selected == s ? Color.accentColor.opacity(0.1) : .clear)
                .contentShape(Rectangle()).onTapGesture {
                  model.selected = s
                  open = false
                }
                Divider().padding(.leading)
              }
            }
          }
        }
        .edgesIgnoringSafeArea(.bottom)
      }
    }
  }
}
