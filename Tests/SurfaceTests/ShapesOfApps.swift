import SwiftUI
import SwiftUITesting
import Testing

// What apps of the well-known courses write about outlines and paint.

private struct Flower: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for number in stride(from: 0, to: Double.pi * 2, by: Double.pi / 8) {
      let rotation = CGAffineTransform(rotationAngle: number)
      let position = rotation.concatenating(CGAffineTransform(translationX: rect.width / 2, y: rect.height / 2))
      path.addPath(Path(ellipseIn: CGRect(x: -20, y: 0, width: 40, height: rect.width / 2)).applying(position))
    }
    return path
  }
}

private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

private struct Pie: Shape {
  var startAngle: Angle
  var endAngle: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set { (startAngle, endAngle) = (.radians(newValue.first), .radians(newValue.second)) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: startAngle, endAngle: endAngle,
      clockwise: true)
    return path
  }
}

private struct Paints: View {
  @State private var value = 0.5
  @State private var color = Color.red

  var body: some View {
    VStack {
      Group {
        Flower().fill(.red, style: FillStyle(eoFill: true))
        RoundedCorner(radius: 8, corners: [.topLeft, .topRight]).stroke(.red)
        Pie(startAngle: .zero, endAngle: .degrees(90)).fill(.blue)
        Text("a").border(ImagePaint(image: Image("Example"), scale: 0.2), width: 3)
        Capsule().strokeBorder(ImagePaint(image: Image("Example"), scale: 0.1), lineWidth: 2)
        RadialGradient(
          stops: [.init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3)], center: .top, startRadius: 2,
          endRadius: 4)
        EllipticalGradient(colors: [.red, .blue])
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .pink])
      }
      Group {
        Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
        Rectangle().fill(.red.shadow(.inner(color: .black, radius: 3, x: 1, y: 1)))
        Rectangle().fill(.tint.opacity(0.3))
        Rectangle().fill(.blue.mix(with: .red, by: 0.3))
        Circle().rotation(.degrees(30)).stroke(.red)
        Circle().scale(0.5).fill(.red)
        Circle().offset(x: 1, y: 2).fill(.red)
        Circle().size(width: 10, height: 10).fill(.red)
        Circle().transform(CGAffineTransform(rotationAngle: 3)).fill(.red)
        Circle().trim(from: 0, to: value).rotation(.degrees(-90)).stroke(
          style: StrokeStyle(lineWidth: 5, lineCap: .round))
      }
      Slider(
        value: $value, in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("least"),
        maximumValueLabel: Text("most")
      ) { Text("size") }
      ColorPicker("Paint", selection: $color)
      Gauge(value: value) { Text("half") }.gaugeStyle(Needle())
      Text("hidden bar").statusBar(hidden: true)
    }
  }
}

private struct Needle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(verbatim: "at \(configuration.value)")
    }
  }
}

@Suite @MainActor struct ShapesOfApps {
  @Test func everyShapeIsDrawn() {
    let screen = TestScreen(size: CGSize(width: 390, height: 844)) { Paints() }
    for text in ["\"least\"", "\"most\"", "\"half\"", "\"at 0.5\"", "Paint"] { #expect(screen.outline.contains(text)) }
  }

  @Test func pathsKnowWhatLiesInThem() {
    let ring = Path {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(ring.contains(CGPoint(x: 10, y: 50)))
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 3, y: 3)))
    let corners = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 40, height: 40))
    #expect(!Path(corners.cgPath).contains(CGPoint(x: 4, y: 4)))
    #expect(Path(corners.cgPath).contains(CGPoint(x: 96, y: 4)))
    #expect(Path(corners.cgPath).cgPath == corners.cgPath)
  }

  @Test func partsOfPathsHaveTheirShareOfTheLength() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
      $0.addLine(to: CGPoint(x: 100, y: 100))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).boundingRect == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 50, y: 4)))
    #expect(!line.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 50, y: 9)))
    // Along a closed path all corners are whole: nothing is wound against itself.
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 10))
    for corner in [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 0, y: 40)] {
      for (x, y) in [(-2.0, -2.0), (-2, 2), (2, -2), (2, 2)] {
        #expect(square.contains(CGPoint(x: corner.x + x, y: corner.y + y)), "beside \(corner)")
      }
    }
    #expect(!square.contains(CGPoint(x: 20, y: 20)))
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10]))
    #expect(dashes.contains(CGPoint(x: 5, y: 0.5)))
    #expect(!dashes.contains(CGPoint(x: 15, y: 0.5)))
  }

  @Test func pathsAreTextAndComeBack() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2.5))
      $0.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      $0.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 3, y: 3))
      $0.closeSubpath()
    }
    #expect(try #require(Path(path.description)) == path)
    #expect(Path("1 2 x") == nil)
    #expect(Path("1 m") == nil)
    #expect(Path("1 2") == nil)
  }

  @Test func shapesAreChangedAsShapes() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    func box(_ shape: some Shape) -> CGRect { shape.path(in: frame).boundingRect }
    #expect(box(Rectangle().scale(0.5)) == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(box(Rectangle().size(width: 10, height: 20)) == CGRect(x: 0, y: 0, width: 10, height: 20))
    let turned = box(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.width - 50) < 0.001 && abs(turned.midX - 50) < 0.001 && abs(turned.midY - 25) < 0.001)
  }
}
