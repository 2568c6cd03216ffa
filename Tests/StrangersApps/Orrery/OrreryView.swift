import SwiftUI

struct OrreryView: View {
  @State private var years = 0.0
  @State private var chosen: Planet?
  @State private var showsOrbits = true
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes

  private var spin: AnyGesture<Double> {
    AnyGesture(DragGesture().map { Double($0.translation.width) / 100 })
  }

  var body: some View {
    VStack {
      ZStack {
        Circle().fill(.orange.gradient).frame(width: 40, height: 40)
        ForEach(Planet.all) { planet in
          if showsOrbits {
            RotatedShape(shape: Ellipse(), angle: .degrees(10))
              .stroke(.secondary, lineWidth: isDimmed ? 0.5 : 1)
              .frame(width: planet.distance * 2, height: planet.distance * 2)
              .transition(
                AnyTransition(AsymmetricTransition(insertion: OpacityTransition(), removal: ScaleTransition(0.8))))
          }
          ScaledShape(shape: Circle(), scale: CGSize(width: 0.8, height: 0.8))
            .fill(planet.color)
            .frame(width: 24, height: 24)
            .offset(x: planet.distance)
            .rotationEffect(.radians(years / planet.period * 2 * .pi))
            .onTapGesture { chosen = planet }
            .accessibilityLabel(planet.name)
        }
      }
      .frame(height: 360)
      .gesture(spin.onEnded { years += $0 })
      .transaction { if $0.isQuick { $0.animation = nil } }

      Text(chosen.map { "\($0.name) takes \($0.period.formatted()) years" } ?? "Four planets")
        .lineHeight(.loose)
        .contentTransition(.numericText())
      Toggle("Orbits", isOn: $showsOrbits.animation()).labelsVisibility(.visible)
      Button("A year on") {
        var transaction = Transaction(animation: .easeInOut)
        transaction.isQuick = true
        withTransaction(transaction) { years += 1 }
      }
      .buttonSizing(.flexible)
      .buttonStyle(.bordered)
      .border(showsShapes ? Color.accentColor : .clear)
    }
    .padding()
  }
}
