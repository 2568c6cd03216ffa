import SwiftUICore
import Testing

@MainActor
@Suite struct ColorGradientTests {
  @Test func theGradientOfAColourLetsNothingThrough() {
    guard case .linearGradient(let stops, _, _) = Color.indigo.gradient._paint(in: EnvironmentValues()) else {
      Issue.record("no gradient")
      return
    }
    let opacities = stops.map { stop in
      if case .dynamic(let light, let dark) = stop.color.base { min(light[3], dark[3]) } else { stop.color.opacity }
    }
    #expect(opacities == [1, 1] && stops[0].color != stops[1].color)
  }
}
