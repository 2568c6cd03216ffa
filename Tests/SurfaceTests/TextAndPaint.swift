import SwiftUI

// What reader apps write about text, pictures and paint, with the arguments that Apple documents.

struct TextNames: View {
  @State private var count = 3
  let date = Date(timeIntervalSince1970: 0)
  let name = "News"

  var body: some View {
    VStack {
      Group {
        Text("Hello \(name), \(count) new")
        Text(verbatim: name)
        Text(name)
        Text("**bold** and [link](https://example.org)")
        Text(date, style: .relative)
        Text(date, style: .date) + Text(" ") + Text(date, style: .time)
        Text(date, format: .dateTime.day().month())
        Text(3.14, format: .number)
        Text(date...date.addingTimeInterval(60))
        Text("Key", comment: "for translators")
        Text("Key", tableName: "Table", bundle: .main, comment: "none")
        Text(Image(systemName: "star")) + Text("4")
        Text("\(count, specifier: "%d") of \(Image(systemName: "star"))")
        Text(AttributedString("runs"))
        Text(LocalizedStringKey("Key"))
        Text(count, format: .number.notation(.compactName))
      }
      Group {
        Text(name).font(.headline).bold().italic().underline().strikethrough(true, color: .red).kerning(1).tracking(1)
          .baselineOffset(2).monospacedDigit().foregroundColor(.accentColor).fontWeight(.semibold)
        Text(name).bold(count > 2).italic(true).underline(true, color: .blue).monospaced().fontDesign(.serif)
          .fontWidth(.condensed)
        Text(name).lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(2, reservesSpace: true)
          .multilineTextAlignment(.center).truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
          .lineSpacing(4).textCase(.uppercase).textSelection(.enabled).fixedSize()
          .fixedSize(horizontal: false, vertical: true)
        Text(name).underline().monospaced().baselineOffset(1).textSelection(.disabled)
        Text(name).dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
        Text(name).redacted(reason: .placeholder).unredacted().privacySensitive()
      }
    }
  }
}

struct FontNames: View {
  var body: some View {
    VStack {
      Text("1").font(.system(size: 12))
      Text("2").font(.system(size: 12, weight: .bold, design: .rounded))
      Text("2").font(.system(size: 12, weight: .bold))
      Text("2").font(.system(size: 12, design: .monospaced))
      Text("3").font(.system(.body, design: .monospaced))
      Text("3").font(.system(.title, design: .serif, weight: .heavy))
      Text("4").font(.custom("FjallaOne-Regular", size: 20))
      Text("4").font(.custom("IBMPlexSans", size: 20, relativeTo: .title))
      Text("4").font(.custom("IBMPlexSans", fixedSize: 20))
      Text("5").font(.ibmPlexMono(12)).font(.ibmPlexSans(12)).font(.FjallaOne(size: 20))
      Text("6").font(.largeTitle).font(.title).font(.title2).font(.title3).font(.headline).font(.subheadline)
        .font(.body).font(.callout).font(.footnote).font(.caption).font(.caption2).font(nil)
      Text("7").font(Font.body.weight(.medium).italic().monospacedDigit().smallCaps().leading(.tight))
      Text("8").font(Font.system(.headline).bold())
      Text("9").font(.subheadline.weight(.semibold).monospaced())
      Text("9").fontWeight(.black).fontWeight(.ultraLight).fontWeight(.thin).fontWeight(.light).fontWeight(.regular)
      Text("10").font(Font(UIFont.systemFont(ofSize: 14, weight: .bold)))
      Text("11").font(Font(UIFont.preferredFont(forTextStyle: .body)))
    }
  }
}

extension Font {
  static func ibmPlexMono(_ size: CGFloat) -> Font { .custom("IBMPlexMono", size: size) }
  static func ibmPlexSans(_ size: CGFloat) -> Font { .custom("IBMPlexSans", size: size) }
  static func FjallaOne(size: CGFloat) -> Font { .custom("FjallaOne-Regular", size: size) }
}

extension Color {
  static let onBackground = Color("onBackground")
  static let surface = Color("surface", bundle: .main)
  static let steam_gold = Color(red: 199 / 255, green: 165 / 255, blue: 67 / 255)
  static let steam_blue = Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
  static let steam_background = Color(white: 0.1)
  static let hnOrange = Color(hue: 0.07, saturation: 1, brightness: 1)
  static let hnRed = Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  static let background = Color(UIColor.systemBackground)
  static let fill = Color(.secondarySystemFill)
  static let accent = Color.accentColor
  static let link = Color(uiColor: .link)
  static let foreground = Color(.label)
  static var random: Color {
    Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
  }
  static func from(hex: UInt32) -> Color {
    Color(.displayP3, red: Double(hex >> 16 & 0xff) / 255, green: 0, blue: 0)
  }
}

struct PaintNames: View {
  @Environment(\.colorScheme) private var colorScheme
  private let gradient = Gradient(colors: [.red, .blue])

  var body: some View {
    VStack {
      Group {
        Text("1").foregroundColor(.red).foregroundColor(.green).foregroundColor(.blue).foregroundColor(.orange)
          .foregroundColor(.yellow).foregroundColor(.pink).foregroundColor(.purple).foregroundColor(.gray)
          .foregroundColor(.black).foregroundColor(.white).foregroundColor(.clear).foregroundColor(.primary)
          .foregroundColor(.secondary).foregroundColor(nil).foregroundColor(.cyan).foregroundColor(.teal)
          .foregroundColor(.mint).foregroundColor(.indigo).foregroundColor(.brown)
        Text("2").foregroundStyle(.secondary).foregroundStyle(.tertiary).foregroundStyle(.quaternary)
          .foregroundStyle(.tint).foregroundStyle(.primary).foregroundStyle(.red, .blue)
          .foregroundStyle(.red, .blue, .green).foregroundStyle(Color.red.gradient).foregroundStyle(.foreground)
        Text("3").foregroundStyle(.link).foregroundStyle(Color.onBackground).foregroundStyle(Color.random)
          .foregroundStyle(.placeholder).foregroundStyle(.separator)
        Text("4").background(.ultraThinMaterial).background(.thinMaterial).background(.regularMaterial)
          .background(.thickMaterial).background(.ultraThickMaterial).background(.bar).background(.background)
          .background(.fill)
        Text("5").background(Color.red).background(.red.opacity(0.2)).background(alignment: .top) { Color.blue }
          .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8)).background(.red, in: .capsule)
          .background(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1))
          .background(Color.red, alignment: .top).background { Color.red }
          .background(.red, ignoresSafeAreaEdges: .all)
        Text("6").overlay(Circle().stroke()).overlay(alignment: .topTrailing) { Text("1") }
          .overlay(Text("1"), alignment: .top).overlay(.red, in: Circle()).overlay { Text("2") }.overlay(Color.red)
      }
      Group {
        Color.red.opacity(0.5)
        Color("Brand")
        Color("Brand", bundle: nil)
        Color(UIColor.systemGray6)
        Color(uiColor: .secondarySystemBackground)
        Color(.systemGroupedBackground)
        Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        Color.tint(colorScheme)
        Color.from(hex: 0xff0000)
        Color.steam_gold.overlay(Color.steam_blue).overlay(Color.steam_background).overlay(Color.hnOrange)
          .overlay(Color.hnRed).overlay(Color.accent).overlay(Color.foreground).overlay(Color.fill)
          .overlay(Color.surface)
      }
      Group {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: UnitPoint(x: 1, y: 1))
        LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          gradient: Gradient(stops: [Gradient.Stop(color: .red, location: 1)]), startPoint: .center, endPoint: .zero)
        RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 100)
        AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))
        Rectangle().fill(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(Color.red).fill(.blue)
      }
    }
  }
}

extension Color {
  static func tint(_ scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
}

struct CanvasNames: View {
  let numbers = [3.0, 5, 2, 8]

  var body: some View {
    Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
      let midpoint = CGPoint(x: size.width / 2, y: size.height / 2)
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(Path(CGRect(origin: midpoint, size: .zero)), with: .color(.red), lineWidth: 4)
      context.stroke(bars(in: size), with: .foreground, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2]))
      context.fill(
        bars(in: size).applying(CGAffineTransform(scaleX: 2, y: 2)).offsetBy(dx: 1, dy: 1),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)),
        style: FillStyle(eoFill: true))
      context.fill(
        Path(.zero), with: .radialGradient(Gradient(colors: [.red]), center: midpoint, startRadius: 0, endRadius: 9))
      context.fill(Path(.zero), with: .conicGradient(Gradient(colors: [.red]), center: midpoint, angle: .degrees(3)))
      context.fill(Path(.zero), with: .style(.tint))
      context.fill(Path(.zero), with: .color(white: 0.5, opacity: 0.5))
      context.fill(Path(.zero), with: .palette([.color(.red), .backdrop]))
      context.draw(Text("Title").font(.caption).bold(), at: midpoint)
      context.draw(Text("Title"), in: CGRect(origin: .zero, size: size))
      context.draw(Image(systemName: "star"), at: midpoint, anchor: .bottomLeading)
      context.draw(Image(systemName: "star"), in: CGRect(origin: midpoint, size: CGSize(width: 9, height: 9)))
      var words = context.resolve(Text("words"))
      words.shading = .color(.red)
      let taken = words.measure(in: size)
      context.draw(words, in: CGRect(origin: .zero, size: taken))
      var picture = context.resolve(Image(systemName: "star"))
      picture.shading = .color(.blue)
      context.draw(picture, at: CGPoint(x: picture.size.width, y: picture.baseline))
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: midpoint) }

      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.translateBy(x: 3, y: 4)
      copy.rotate(by: .degrees(30))
      copy.scaleBy(x: 2, y: 2)
      copy.concatenate(.identity)
      copy.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), options: .inverse)
      copy.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 1))
      copy.addFilter(.blur(radius: 2))
      copy.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(red: 1, green: 0.5, blue: 0))
      }
      _ = (copy.transform, copy.clipBoundingRect, copy.environment.colorScheme)
    } symbols: {
      Text("A symbol").tag(1)
    }
    .frame(width: 300, height: 200)
    .border(Color.blue)
  }

  private func bars(in size: CGSize) -> Path {
    var path = Path()
    for (index, number) in numbers.enumerated() {
      path.addRect(CGRect(x: Double(index) * 9, y: size.height - number, width: 8, height: number))
    }
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): _ = to
      case .quadCurve(let to, let control): _ = (to, control)
      case .curve(let to, let control1, let control2): _ = (to, control1, control2)
      case .closeSubpath: break
      }
    }
    return path
  }
}

struct ShapeNames: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Rectangle().fill(.red).frame(height: 1)
      Rectangle().trim(from: 0, to: 0.5).stroke(
        style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [2, 3]))
      Circle().stroke(Color.red, lineWidth: 2).rotationEffect(.degrees(90)).rotationEffect(
        Angle(degrees: 90), anchor: .top)
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 3)).rotationEffect(isOn ? .zero : .radians(.pi))
      Circle().strokeBorder(.red, lineWidth: 3).strokeBorder(Color.red).foregroundColor(.red)
      Circle().inset(by: 2).stroke(.red)
      Capsule().fill(.red).clipShape(Capsule(style: .continuous))
      Ellipse().fill(.red)
      RoundedRectangle(cornerRadius: 8).strokeBorder(lineWidth: 1)
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red.opacity(0.1)).stroke(.blue)
      RoundedRectangle(cornerSize: CGSize(width: 3, height: 4))
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 8)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4), style: .continuous)
      ContainerRelativeShape().fill(.red)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: .init(x: 10, y: 10))
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addArc(center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addRoundedRect(in: .zero, cornerSize: .zero)
        path.addEllipse(in: .zero)
        path.addLines([.zero, .zero])
        path.closeSubpath()
      }.stroke(.red, lineWidth: 2)
      Path(ellipseIn: .zero).fill(.red)
      Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2)
      Triangle().fill(.red).frame(width: 10, height: 10)
      AnyShape(Circle()).fill(.red)
    }
    .clipShape(RoundedRectangle(cornerRadius: 3)).clipShape(.rect(cornerRadius: 8)).clipShape(.circle)
    .clipShape(.rect(topLeadingRadius: 3, bottomLeadingRadius: 4))
    .contentShape(Rectangle()).contentShape(.rect).contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: 3))
    .containerShape(RoundedRectangle(cornerRadius: 8)).mask(Circle()).mask { Text("1") }
    .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)).clipped().cornerRadius(8)
    .border(.red).border(Color.red, width: 2).shadow(radius: 3).shadow(
      color: .black.opacity(0.2), radius: 3, x: 0, y: 1
    )
    .blur(radius: 3).opacity(0.5).brightness(0.1).saturation(0.5).colorInvert().contrast(2).grayscale(1).hueRotation(
      .degrees(3)
    )
    .colorMultiply(.red).blendMode(.multiply).luminanceToAlpha().compositingGroup().drawingGroup()
  }
}

struct Triangle: Shape {
  var animatableData: Double = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct PictureNames: View {
  let data = Data()
  let url = URL(string: "https://example.org/a.png")
  @State private var isOn = false

  var body: some View {
    VStack {
      Image("cover").resizable().renderingMode(.original).aspectRatio(contentMode: .fit)
      Image(systemName: "star.fill").renderingMode(.template).imageScale(.large).symbolRenderingMode(.hierarchical)
        .symbolEffect(.bounce, value: isOn).symbolEffect(.pulse).symbolVariant(.fill).foregroundStyle(.yellow)
      Image(systemName: isOn ? "star" : "star.fill", variableValue: 0.5).symbolRenderingMode(.multicolor)
        .symbolRenderingMode(.palette).contentTransition(.symbolEffect(.replace)).symbolEffect(.variableColor.iterative)
      Image(decorative: "cover").interpolation(.high).antialiased(true).resizable(resizingMode: .tile)
      Image(uiImage: UIImage(data: data) ?? UIImage()).resizable().scaledToFit().scaledToFill()
        .aspectRatio(16 / 9, contentMode: .fill).aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
      if let image = UIImage(named: "cover") { Image(uiImage: image).resizable(capInsets: EdgeInsets()) }
      Image("cover", bundle: .main, label: Text("Cover"))
      AsyncImage(url: url)
      AsyncImage(url: url) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: url, scale: 2) {
        $0.resizable()
      } placeholder: {
        Color.gray
      }
      AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable()
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: EmptyView()
        }
      }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          Color.blue
        }
      }
    }
  }
}
