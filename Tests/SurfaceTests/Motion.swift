import SwiftUI
import SwiftUITesting
import Testing

// What apps of the well-known courses write to make things move.

private struct CornerRotate: ViewModifier {
  let amount: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View { content.rotationEffect(.degrees(amount), anchor: anchor).clipped() }
}

extension AnyTransition {
  fileprivate static var pivot: AnyTransition {
    .modifier(
      active: CornerRotate(amount: -90, anchor: .topLeading), identity: CornerRotate(amount: 0, anchor: .topLeading))
  }
}

private struct Trapezoid: Shape {
  var insetAmount: CGFloat

  var animatableData: CGFloat {
    get { insetAmount }
    set { insetAmount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.maxY))
    path.addLine(to: CGPoint(x: insetAmount, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - insetAmount, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}

private struct Checkerboard: Shape {
  var rows: Int
  var columns: Int

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(rows), Double(columns)) }
    set {
      rows = Int(newValue.first)
      columns = Int(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Cardify: AnimatableModifier {
  var rotation: Double

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      content.opacity(rotation < 90 ? 1 : 0)
      RoundedRectangle(cornerRadius: 10).fill().opacity(rotation < 90 ? 0 : 1)
    }
    .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
  }
}

private struct Counting: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text(verbatim: "at \(Int(value))") }
}

private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 3), y: 0))
  }
}

private struct Zoom: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

private struct HalfSpeed: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}

private struct Jump {
  var scale = 1.0
  var y = 0.0
}

private struct Movements: View {
  @State private var isOn = false
  @Namespace private var space

  var body: some View {
    VStack {
      if isOn {
        Text("a").transition(.pivot)
        Text("b").transition(.asymmetric(insertion: .scale, removal: .opacity))
        Text("c").transition(AnyTransition.scale.animation(Animation.easeInOut))
        Text("d").transition(Zoom())
        Text("e").transition(.move(edge: .bottom).combined(with: .opacity))
      }
      Group {
        Text("x").modifier(Shake(animatableData: 1))
        Text("x").projectionEffect(ProjectionTransform(CATransform3DMakeRotation(1, 0, 1, 0)))
        Text("x").transformEffect(CGAffineTransform(rotationAngle: 1))
        Text("x").matchedGeometryEffect(id: "a", in: space)
        Trapezoid(insetAmount: isOn ? 50 : 10).fill(.red)
        Checkerboard(rows: 4, columns: 4)
        Text("x").modifier(Cardify(rotation: isOn ? 180 : 0))
      }
      Group {
        Text("x").animation(.spring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.3), value: isOn)
        Text("x").animation(.interpolatingSpring(stiffness: 5, damping: 1), value: isOn)
        Text("x").animation(.interpolatingSpring, value: isOn)
        Text("x").animation(.spring(.bouncy), value: isOn)
        Text("x").animation(.spring(duration: 1, bounce: 0.2), value: isOn)
        Text("x").animation(.bouncy) { $0.opacity(isOn ? 1 : 0) }
        Text("x").animation(Animation(HalfSpeed()), value: isOn)
        Text("x").animation(.timingCurve(.easeIn, duration: 1), value: isOn)
      }
      Text("x").phaseAnimator([false, true]) { view, phase in view.opacity(phase ? 1 : 0) }
      Text("x").phaseAnimator([1, 2, 3], trigger: isOn) { view, phase in
        view.scaleEffect(CGFloat(phase))
      } animation: { _ in
        .easeIn
      }
      Text("x").keyframeAnimator(initialValue: Jump(), trigger: isOn) { view, jump in
        view.scaleEffect(jump.scale).offset(y: jump.y)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.3)
          SpringKeyframe(1.5, duration: 0.4, spring: .bouncy)
          CubicKeyframe(1, duration: 0.2)
        }
        KeyframeTrack(\.y) {
          MoveKeyframe(0.0)
          SpringKeyframe(30.0, duration: 0.2)
        }
      }
      Button("Switch") { withAnimation { isOn.toggle() } }
    }
  }
}

@Suite(.serialized) @MainActor struct Motion {
  @Test func everyMovementIsDrawn() {
    let screen = TestScreen { Movements() }
    #expect(screen.tap("Switch"))
    #expect(screen.outline.contains("\"e\""))
  }

  private struct Counter: View {
    @State private var value = 0.0
    var body: some View {
      Counting(value: value)
      Button("Slowly up") { withAnimation(.linear(duration: 60)) { value = 100 } }
      Button("Up") { withAnimation(.linear(duration: 0.1)) { value = 100 } }
      Button("Back") { value = 0 }
    }
  }

  @Test func aViewPassesThroughTheValuesBetween() async throws {
    let screen = TestScreen { Counter() }
    let start = screen.outline
    screen.tap("Slowly up")
    #expect(!screen.outline.contains("at 100"))
    try await screen.wait { screen.outline != start }
    #expect(!screen.outline.contains("at 100"))
    screen.tap("Back")
    #expect(screen.outline.contains("at 0"))
    screen.tap("Up")
    try await screen.wait { screen.outline.contains("at 100") }
    screen.tap("Back")
    #expect(screen.outline.contains("at 0"))
  }

  @Test func springsComeToRest() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.05)
    #expect(stride(from: 0, to: 2, by: 0.01).contains { spring.value(target: 10.0, time: $0) > 10.1 })
    #expect(stride(from: 0, to: 2, by: 0.01).allSatisfy { Spring.smooth.value(target: 10.0, time: $0) <= 10.001 })
    #expect(abs(Spring(response: 0.5, dampingRatio: 0.7).bounce - 0.3) < 0.001)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<120 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 1 / 60) }
    #expect(abs(value - 10) < 0.05)
  }

  @Test func tracksMoveTheirPartsOfAValue() {
    let timeline = KeyframeTimeline(initialValue: Jump()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2.0, duration: 1)
        MoveKeyframe(5.0)
        LinearKeyframe(6.0, duration: 1)
      }
      KeyframeTrack(\.y) { LinearKeyframe(10.0, duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 1.5).scale == 5.5)
    #expect(timeline.value(time: 1.5).y == 10)
    #expect(timeline.value(progress: 1).scale == 6)
  }

  @Test func curvesBeginAndEndWhereTheyShould() {
    for curve in [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ] {
      #expect(abs(curve.value(at: 0)) < 0.001)
      #expect(abs(curve.value(at: 1) - 1) < 0.001)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 0.01)
    }
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
    #expect(UnitCurve.easeOut.value(at: 0.25) > 0.25)
  }
}
