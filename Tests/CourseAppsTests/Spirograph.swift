import SwiftUI

struct SpiroApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        SpiroView().tabItem { Label("Spiro", systemImage: "scribble") };
        ClockFace().tabItem {
          Image(systemName: "clock"); Text("Clock")
        }; Bars().tabItem { Label("Bars", systemImage: "chart.bar") };
        Fireworks().tabItem { Label("Sparks", systemImage: "sparkles") }
      }
    }
  }
}

struct Spirograph: Shape {
  let inner: Int, outer: Int, distance: Int
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
  func path(in rect: CGRect) -> Path {
    let divisor = gcd(inner, outer)
    let outer = Double(self.outer), inner = Double(self.inner), distance = Double(self.distance)
    let difference = inner - outer
    let end = ceil(2 * Double.pi * outer / Double(divisor)) * amount
    var path = Path()
    for theta in stride(from: 0, through: end, by: 0.05) {
      var x = difference * cos(theta) + distance * cos(difference / outer * theta)
      var y = difference * sin(theta) - distance * sin(difference / outer * theta)
      x += rect.width / 2; y += rect.height / 2
      if theta == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
    }
    return path
  }
}

struct Trapezoid: InsettableShape {
  var insetAmount: Double
  var corner: Double = 0
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(insetAmount, corner) }
    set { insetAmount = newValue.first; corner = newValue.second }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.maxY))
      path.addLine(to: CGPoint(x: insetAmount, y: rect.minY))
      path.addLines([CGPoint(x: rect.maxX - insetAmount, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
      path.addArc(
        tangent1End: CGPoint(x: rect.midX, y: rect.maxY), tangent2End: CGPoint(x: 0, y: rect.maxY), radius: corner)
      path.closeSubpath()
    }
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

struct Checkerboard: Shape {
  var rows: Int, columns: Int
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(rows), Double(columns)) }
    set { rows = Int(newValue.first); columns = Int(newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let rowSize = rect.height / CGFloat(rows), columnSize = rect.width / CGFloat(columns)
    for row in 0..<rows {
      for column in 0..<columns where (row + column).isMultiple(of: 2) {
        path.addRect(
          CGRect(x: columnSize * CGFloat(column), y: rowSize * CGFloat(row), width: columnSize, height: rowSize))
      }
    }
    return path
  }
}

struct ColorCyclingCircle: View {
  var amount = 0.0
  var steps = 60
  var body: some View {
    ZStack {
      ForEach(0..<steps, id: \.self) { value in
        Circle().inset(by: CGFloat(value))
          .strokeBorder(
            LinearGradient(
              gradient: Gradient(stops: [
                .init(color: color(for: value, brightness: 1), location: 0),
                Gradient.Stop(color: color(for: value, brightness: 0.5), location: 1),
              ]), startPoint: .top, endPoint: .bottom), lineWidth: 2)
      }
    }.drawingGroup()
  }
  func color(for value: Int, brightness: Double) -> Color {
    var targetHue = Double(value) / Double(steps) + amount
    if targetHue > 1 { targetHue -= 1 }
    return Color(hue: targetHue, saturation: 1, brightness: brightness)
  }
}

struct SpiroView: View {
  @State private var innerRadius = 125.0
  @State private var outerRadius = 75.0
  @State private var distance = 25.0
  @State private var amount: CGFloat = 1.0
  @State private var hue = 0.6
  var body: some View {
    VStack(spacing: 0) {
      Spirograph(inner: Int(innerRadius), outer: Int(outerRadius), distance: Int(distance), amount: Double(amount))
        .stroke(
          Color(hue: hue, saturation: 1, brightness: 1),
          style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 300, height: 300)
      Group {
        Text("Inner radius: \(Int(innerRadius))")
        Slider(value: $innerRadius, in: 10...150, step: 1).padding([.horizontal, .bottom])
        Text("Amount: \(amount, specifier: "%.2f")")
        Slider(value: $amount, onEditingChanged: { _ in }).padding([.horizontal, .bottom])
        Text("Color")
        Slider(
          value: $hue, in: 0...1, label: { Text("Hue") }, minimumValueLabel: { Image(systemName: "sun.min") },
          maximumValueLabel: { Image(systemName: "sun.max") }
        ).padding(.horizontal)
      }
    }
  }
}

struct ClockFace: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { gc, size in
        let r = min(size.width, size.height) / 2 - 10
        let c = CGPoint(x: size.width / 2, y: size.height / 2)
        gc.translateBy(x: c.x, y: c.y)
        gc.stroke(
          Path(ellipseIn: CGRect(x: -r, y: -r, width: 2 * r, height: 2 * r)), with: .color(.primary), lineWidth: 4)
        for i in 0..<60 {
          var tick = gc
          tick.rotate(by: .degrees(Double(i) * 6))
          tick.opacity = i % 5 == 0 ? 1 : 0.4
          tick.fill(Path(CGRect(x: -1, y: -r, width: 2, height: i % 5 == 0 ? 14 : 7)), with: .style(.tint))
        }
        for hour in 1...12 {
          let angle = Angle.degrees(Double(hour) * 30 - 90)
          let text = gc.resolve(Text("\(hour)").font(.headline).foregroundColor(.primary))
          let measured = text.measure(in: size)
          gc.draw(
            text, at: CGPoint(x: cos(angle.radians) * (r - 24 - measured.width / 4), y: sin(angle.radians) * (r - 24)),
            anchor: .center)
        }
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: context.date)
        let hands: [(Double, CGFloat, GraphicsContext.Shading)] = [
          (Double(parts.hour ?? 0) * 30 + Double(parts.minute ?? 0) / 2, 0.5, .color(.primary)),
          (
            Double(parts.minute ?? 0) * 6, 0.75,
            .linearGradient(Gradient(colors: [.blue, .purple]), startPoint: .zero, endPoint: CGPoint(x: 0, y: -r))
          ),
          (Double(parts.second ?? 0) * 6, 0.85, .color(.red)),
        ]
        gc.addFilter(.shadow(color: .black.opacity(0.3), radius: 3))
        for (degrees, length, shading) in hands {
          gc.drawLayer { layer in
            layer.rotate(by: .degrees(degrees))
            var hand = Path()
            hand.move(to: .zero)
            hand.addLine(to: CGPoint(x: 0, y: -r * length))
            layer.stroke(hand, with: shading, style: StrokeStyle(lineWidth: 5, lineCap: .round))
          }
        }
      } symbols: {
        Image(systemName: "star").tag(0)
      }
      .accessibilityLabel(Text(context.date, style: .time))
    }
    .aspectRatio(1, contentMode: .fit)
    .padding()
  }
}

struct Bars: View {
  @State private var values = [0.2, 0.5, 0.9, 0.4, 0.7]
  @State private var grown = false
  let days = Calendar.current.shortWeekdaySymbols
  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(values.indices, id: \.self) { i in
          VStack {
            Text("\(values[i] * 100, specifier: "%.0f")").font(.caption2)
            RoundedRectangle(cornerRadius: 6)
              .fill(AngularGradient(colors: [.orange, .pink], center: .bottom, angle: .degrees(30)))
              .frame(height: grown ? proxy.size.height * 0.7 * CGFloat(values[i]) : 0)
              .animation(Animation.interpolatingSpring(stiffness: 60, damping: 8).delay(Double(i) * 0.1), value: grown)
            Text(days[i % days.count]).font(.caption).lineLimit(1).fixedSize()
          }.frame(maxWidth: .infinity)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
    }
    .padding()
    .overlay(
      Trapezoid(insetAmount: 30, corner: 4).strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [4, 2], dashPhase: 1))
        .frame(width: 100, height: 30), alignment: .top
    )
    .background(Checkerboard(rows: 8, columns: 6).fill(Color.gray.opacity(0.08)))
    .onAppear { grown = true }
    .onTapGesture { withAnimation { values.shuffle() } }
  }
}

struct Fireworks: View {
  struct Spark: Identifiable { let id = UUID(); var angle: Angle; var hue: Double }
  @State private var burst = false
  private let sparks = (0..<24).map { Spark(angle: .radians(Double($0) / 24 * 2 * .pi), hue: Double($0) / 24) }
  var body: some View {
    ZStack {
      RadialGradient(gradient: Gradient(colors: [.purple, .black]), center: .center, startRadius: 20, endRadius: 400)
      ForEach(sparks) { spark in
        Capsule(style: .circular)
          .fill(Color(hue: spark.hue, saturation: 0.9, brightness: 1, opacity: 0.9))
          .frame(width: 4, height: 24)
          .offset(y: burst ? -140 : -30)
          .rotationEffect(spark.angle)
          .blendMode(.screen)
      }
      ColorCyclingCircle(amount: burst ? 0.5 : 0).frame(width: 60, height: 60)
    }
    .ignoresSafeArea(edges: .top)
    .onAppear { withAnimation(.easeOut(duration: 2).repeatForever(autoreverses: true)) { burst = true } }
  }
}
