import SwiftUI

// A circle to breathe with, a bell that swings, and the time of day.

private struct Swing {
  var angle = Angle.zero
  var height = 0.0
}

struct BreathingView: View {
  private enum Step: String, CaseIterable {
    case inhale, hold, exhale

    var scale: Double { self == .exhale ? 0.5 : 1 }
  }

  @State private var rings = 0
  @State private var isStill = true

  var body: some View {
    VStack(spacing: 40) {
      TimelineView(EveryMinuteTimelineSchedule()) { context in
        Text(context.date, format: .dateTime.year()).font(.caption).foregroundStyle(.secondary)
      }
      if isStill {
        Circle().fill(.teal.gradient).frame(width: 200, height: 200).overlay { Text("Ready").foregroundStyle(.white) }
      } else {
        PhaseAnimator(Step.allCases) { step in
          Circle()
            .fill(.teal.gradient)
            .frame(width: 200, height: 200)
            .scaleEffect(step.scale)
            .overlay { Text(step.rawValue.capitalized).foregroundStyle(.white) }
        } animation: { _ in
          .easeInOut(duration: 4)
        }
      }
      KeyframeAnimator(initialValue: Swing(), trigger: rings) { swing in
        Image(systemName: "bell.fill")
          .font(.largeTitle)
          .rotationEffect(swing.angle, anchor: .top)
          .offset(y: swing.height)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(20), duration: 0.2)
          CubicKeyframe(.degrees(-20), duration: 0.2)
          SpringKeyframe(.zero, duration: 0.4)
        }
        KeyframeTrack(\.height) {
          LinearKeyframe(-8, duration: 0.3)
          MoveKeyframe(0)
        }
      }
      .sensoryFeedback(SensoryFeedback.impact, trigger: rings)
      ControlGroup {
        Button("Ring", systemImage: "bell") { rings += 1 }
        Button(isStill ? "Begin" : "End", systemImage: "wind") { isStill.toggle() }
      }
      Text("Rung \(rings) times")
    }
    .padding()
  }
}
