// Cards that turn, a drawing pad, a month, pictures that grow.
import SwiftUI

enum Flipper {
  struct FlipCard<Front: View, Back: View>: View {
    @ViewBuilder var front: () -> Front
    @ViewBuilder var back: () -> Back
    @Binding var isFlipped: Bool
    var body: some View {
      ZStack {
        front().opacity(isFlipped ? 0 : 1)
        back().rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)).opacity(isFlipped ? 1 : 0)
      }
      .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      .onTapGesture { withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() } }
    }
  }

  struct CardsScreen: View {
    struct Card: Identifiable { let id = UUID(); let word: String; let meaning: String }
    @State private var cards = [
      Card(word: "hygge", meaning: "cosiness"), Card(word: "saudade", meaning: "longing"),
      Card(word: "wabi-sabi", meaning: "beauty of the imperfect"),
    ]
    @State private var flipped = false
    @State private var offset = CGSize.zero
    @State private var known = 0
    var body: some View {
      VStack {
        ProgressView(value: Double(known), total: Double(known + cards.count)) {
          Text("Known")
        } currentValueLabel: {
          Text("\(known) of \(known + cards.count)")
        }.padding()
        Spacer()
        ZStack {
          ForEach(Array(cards.enumerated().reversed()), id: \.element.id) { index, card in
            FlipCard(
              front: { face(card.word, .indigo) }, back: { face(card.meaning, .teal) },
              isFlipped: index == 0 ? $flipped : .constant(false)
            )
            .offset(x: index == 0 ? offset.width : 0, y: CGFloat(index) * 10)
            .rotationEffect(.degrees(index == 0 ? Double(offset.width / 20) : 0))
            .scaleEffect(1 - CGFloat(index) * 0.05)
            .zIndex(Double(-index))
            .gesture(
              DragGesture().onChanged { if index == 0 { offset = $0.translation } }.onEnded { _ in
                if abs(offset.width) > 120 {
                  withAnimation(.easeOut) {
                    if offset.width > 0 { known += 1 }; _ = cards.removeFirst(); flipped = false
                  }
                }
                withAnimation(.interactiveSpring()) { offset = .zero }
              })
          }
          if cards.isEmpty { Text("All done").font(.title) }
        }
        Spacer()
      }
    }
    func face(_ text: String, _ color: Color) -> some View {
      RoundedRectangle(cornerRadius: 24).fill(color.gradient).frame(width: 280, height: 180)
        .overlay(Text(text).font(.largeTitle.bold()).foregroundColor(.white).minimumScaleFactor(0.5).padding())
        .shadow(radius: 5)
    }
  }

  struct DrawPad: View {
    struct Line { var points: [CGPoint]; var color: Color; var width: CGFloat }
    @State private var lines: [Line] = []
    @State private var color = Color.red
    @State private var width = 4.0
    var body: some View {
      VStack {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0.96)))
          for line in lines {
            var path = Path(); path.addLines(line.points)
            context.stroke(
              path, with: .color(line.color),
              style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
          }
          context.draw(
            Text("\(lines.count) lines").font(.caption), at: CGPoint(x: size.width - 40, y: size.height - 14))
        }
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged { v in
            if v.translation == .zero {
              lines.append(Line(points: [v.location], color: color, width: width))
            } else if let last = lines.indices.last {
              lines[last].points.append(v.location)
            }
          })
        HStack {
          ForEach([Color.red, .green, .blue, .black], id: \.self) { c in
            Circle().fill(c).frame(width: 30, height: 30).overlay(
              Circle().strokeBorder(.white, lineWidth: color == c ? 3 : 0)
            ).shadow(radius: color == c ? 3 : 0).onTapGesture { color = c }
          }
          Slider(value: $width, in: 1...20) {
            Text("Width")
          } minimumValueLabel: {
            Image(systemName: "scribble")
          } maximumValueLabel: {
            Image(systemName: "scribble.variable")
          }
          Button(role: .destructive) {
            lines.removeAll()
          } label: {
            Image(systemName: "trash")
          }
        }
        .padding()
      }
    }
  }

  struct MonthGrid: View {
    @State private var month = Date(timeIntervalSince1970: 1_709_000_000)
    @State private var chosen: Date?
    private let calendar = Calendar.current
    var days: [Date?] {
      guard let interval = calendar.dateInterval(of: .month, for: month) else { return [] }
      let first = calendar.component(.weekday, from: interval.start) - calendar.firstWeekday
      let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
      return Array(repeating: nil, count: (first + 7) % 7)
        + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    }
    var body: some View {
      VStack(spacing: 16) {
        HStack {
          Button {
            move(-1)
          } label: {
            Image(systemName: "chevron.left")
          }
          Spacer()
          Text(month, format: .dateTime.month(.wide).year()).font(.title3.bold())
          Spacer()
          Button {
            move(1)
          } label: {
            Image(systemName: "chevron.right")
          }
        }
        LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 7), spacing: 12) {
          ForEach(calendar.veryShortStandaloneWeekdaySymbols.indices, id: \.self) {
            Text(calendar.veryShortStandaloneWeekdaySymbols[$0]).font(.caption).foregroundColor(.secondary)
          }
          ForEach(Array(days.enumerated()), id: \.offset) { _, day in
            if let day {
              Text("\(calendar.component(.day, from: day))")
                .frame(maxWidth: .infinity, minHeight: 36)
                .background {
                  if day == chosen {
                    Circle().fill(.tint)
                  } else if calendar.isDateInWeekend(day) {
                    Circle().fill(.quaternary.opacity(0.5))
                  }
                }
                .foregroundStyle(day == chosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                .onTapGesture { chosen = day }
            } else {
              Color.clear.frame(height: 36)
            }
          }
        }
        if let chosen {
          GroupBox(label: Label("Events", systemImage: "calendar")) {
            Text(chosen.formatted(date: .complete, time: .omitted)).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        Spacer()
      }
      .padding()
    }
    func move(_ n: Int) { withAnimation { month = calendar.date(byAdding: .month, value: n, to: month) ?? month } }
  }

  struct Gallery: View {
    @State private var zoomed: Int?
    @Namespace var ns
    @State private var scale: CGFloat = 1
    var body: some View {
      ZStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 2)], spacing: 2) {
            ForEach(0..<24, id: \.self) { i in
              if zoomed != i {
                tile(i).matchedGeometryEffect(id: i, in: ns).aspectRatio(1, contentMode: .fill)
                  .onTapGesture { withAnimation(.spring()) { zoomed = i } }
              } else {
                Color.clear.aspectRatio(1, contentMode: .fit)
              }
            }
          }
        }
        if let i = zoomed {
          Color.black.ignoresSafeArea()
          tile(i).matchedGeometryEffect(id: i, in: ns).aspectRatio(1, contentMode: .fit).scaleEffect(scale)
            .gesture(
              MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in withAnimation { scale = 1 } }.exclusively(
                before: TapGesture().onEnded { withAnimation { zoomed = nil } })
            )
            .zIndex(2)
        }
      }
      .statusBar(hidden: zoomed != nil)
    }
    func tile(_ i: Int) -> some View {
      Rectangle().fill(
        LinearGradient(
          colors: [
            Color(hue: Double(i) / 24, saturation: 0.7, brightness: 0.9),
            Color(hue: Double(i) / 24 + 0.1, saturation: 0.5, brightness: 0.6),
          ], startPoint: .topLeading, endPoint: .bottomTrailing)
      ).overlay(Text("\(i)").font(.headline).foregroundColor(.white))
    }
  }

  struct FlipperRoot: View {
    @State private var isDark = false
    var body: some View {
      NavigationView {
        List {
          NavigationLink(destination: CardsScreen().navigationBarTitle("Cards", displayMode: .inline)) {
            Label("Cards", systemImage: "rectangle.stack.fill")
          }
          NavigationLink(destination: DrawPad().navigationBarTitle("Draw", displayMode: .inline)) {
            Label("Draw", systemImage: "scribble")
          }
          NavigationLink(destination: MonthGrid().navigationTitle("Month")) { Label("Month", systemImage: "calendar") }
          NavigationLink(destination: Gallery().navigationBarHidden(true)) {
            Label {
              Text("Gallery");
            } icon: {
              Image(systemName: "photo.stack").foregroundColor(.pink)
            }
          }
          Toggle(isOn: $isDark.animation()) { Label("Dark", systemImage: "moon.fill") }
        }
        .navigationBarTitle("Flipper")
      }
      .preferredColorScheme(isDark ? .dark : .light)
    }
  }
}
