import SwiftUI
import UniformTypeIdentifiers

// Motion by its full names.

enum Bounce: CaseIterable { case down, up }

struct MotionByName: View {
  @State private var isShown = true
  @State private var count = 0
  @State private var keyed = 0

  var body: some View {
    VStack {
      if isShown {
        Text("Scale").transition(ScaleTransition(0.5, anchor: .top))
        Text("Slide").transition(SlideTransition())
        Text("Push").transition(PushTransition(edge: .leading))
        Text("Move").transition(MoveTransition(edge: .bottom))
        Text("Offset").transition(OffsetTransition(CGSize(width: 3, height: 4)))
        Text("Opacity").transition(OpacityTransition())
        Text("Both").transition(AsymmetricTransition(insertion: ScaleTransition(0.1), removal: OpacityTransition()))
        Text("None").transition(IdentityTransition())
        Text("Spun").transition(Twirl())
      }
      Button("Toggle") {
        withAnimation(.linear(duration: 0.1), completionCriteria: AnimationCompletionCriteria.logicallyComplete) {
          isShown.toggle()
        } completion: {
          count += 1
        }
      }
      Image(systemName: "bell").symbolEffect(BounceSymbolEffect(), value: count)
      Image(systemName: "bell").symbolEffect(.pulse, options: SymbolEffectOptions.repeating, isActive: isShown)
      Image(systemName: "bell").symbolEffect(PulseSymbolEffect.pulse, value: count)
      Image(systemName: "bell").symbolEffect(VariableColorSymbolEffect.variableColor.iterative, isActive: true)
      Image(systemName: "bell").symbolEffect(ScaleSymbolEffect.scale.up, isActive: isShown)
      Image(systemName: "bell").symbolEffect(WiggleSymbolEffect.wiggle, value: count)
      Image(systemName: "bell").symbolEffect(RotateSymbolEffect.rotate, value: count)
      Image(systemName: "bell").symbolEffect(BreatheSymbolEffect.breathe)
      Image(systemName: "bell").symbolEffect(AppearSymbolEffect.appear, isActive: isShown)
      Image(systemName: "bell").symbolEffect(DisappearSymbolEffect.disappear, isActive: !isShown)
      Image(systemName: "bell").symbolEffect(DrawOnSymbolEffect.drawOn, isActive: !isShown)
      Image(systemName: "bell").symbolEffect(DrawOffSymbolEffect.drawOff, isActive: !isShown)
      Image(systemName: isShown ? "bell" : "star").contentTransition(.symbolEffect(ReplaceSymbolEffect.replace))
      Text("\(count)").contentTransition(ContentTransition.numericText(value: Double(count)))
    }
  }
}

struct Twirl: Transition {
  static let properties = TransitionProperties(hasMotion: true)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase == .didDisappear ? 0 : 1)
  }
}

struct Elastic: CustomAnimation {
  let duration: TimeInterval
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    context.elastic += 1
    return value.scaled(by: time / duration)
  }
}

struct ElasticState<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Int { 0 }
}

extension AnimationContext {
  var elastic: Int {
    get { state[ElasticState<Value>.self] }
    set { state[ElasticState<Value>.self] = newValue }
  }
}

func freshState<Value: VectorArithmetic>(of value: Value) -> AnimationState<Value> { AnimationState<Value>() }

struct IsFast: TransactionKey { static let defaultValue = false }
extension Transaction {
  var isFast: Bool {
    get { self[IsFast.self] }
    set { self[IsFast.self] = newValue }
  }
}

struct Hop: View {
  struct Values { var scale = 1.0; var offset = CGSize.zero }
  var trigger: Int
  @KeyframesBuilder<Values> func hop(_ values: Values) -> some Keyframes<Values> {
    KeyframeTrack(\.scale) { rise() }
    KeyframeTrack(\.offset) { CubicKeyframe(CGSize(width: 0, height: -20), duration: 0.2) }
  }
  @KeyframeTrackContentBuilder<Double> func rise() -> some KeyframeTrackContent<Double> {
    LinearKeyframe(1.5, duration: 0.1)
    SpringKeyframe(1.0, duration: 0.4)
  }
  var body: some View {
    Text("hop").keyframeAnimator(initialValue: Values(), trigger: trigger) { view, values in
      view.scaleEffect(values.scale).offset(values.offset)
    } keyframes: {
      hop($0)
    }
  }
}

struct Clocks: View {
  var body: some View {
    VStack {
      TimelineView(PeriodicTimelineSchedule(from: .now, by: 1)) { (context: TimelineViewDefaultContext) in
        Text(context.date, style: .time)
      }
      TimelineView(ExplicitTimelineSchedule([Date(timeIntervalSince1970: 0), .distantFuture])) { context in
        Text("\(context.date.timeIntervalSince1970)")
      }
      TimelineView(AnimationTimelineSchedule(minimumInterval: 0.5, paused: true)) { context in
        Text(context.cadence <= .live ? "live" : "slow")
      }
      TimelineView(Doubling()) { _ in Text("doubling") }
    }
  }
}

struct Doubling: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    (0..<(mode == .lowFrequency ? 2 : 8)).map { startDate.addingTimeInterval(pow(2, Double($0))) }
  }
}

func effect<E: VisualEffect>(_ effect: E) -> some VisualEffect { effect.offset(x: 3).blur(radius: 2) }
func bounced<E: SymbolEffect & DiscreteSymbolEffect>(_ effect: E) -> some View {
  Image(systemName: "bell").symbolEffect(effect, value: 1)
}
func cross<T: NavigationTransition>(_ t: T) -> some View { Text("x").navigationTransition(t) }
