import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Views within views, thousands deep.
@MainActor
@Suite(.serialized) struct NestedViews {
  private struct Endless: View {
    var body: some View {
      VStack {
        Text("again")
        Endless()
      }
    }
  }

  private struct Nest: View {
    let depth: Int
    let isWide: Bool

    var body: some View {
      (0..<depth).reduce(AnyView(Text("core"))) { inner, level in
        AnyView(
          VStack {
            Text(verbatim: "level \(level)")
            inner
          }.padding(isWide ? 1 : 0))
      }
    }
  }

  private struct Grower: View {
    @State private var depth = 300

    var body: some View {
      Button("grow") { depth = 2000 }
      Nest(depth: depth, isWide: false)
    }
  }

  @Test(arguments: [false, true]) func aNestOfManyViewsIsShownAsFarAsItCanBe(isWide: Bool) {
    let warnings = diagnostics {
      let screen = TestScreen { Nest(depth: 2000, isWide: isWide) }
      #expect(screen.outline.contains("level 1999"))
      #expect(!screen.outline.contains("core"))
    }
    #expect(warnings.contains(.nestedTooDeep(in: "Nest")))
  }

  @Test func aViewThatContainsItselfEnds() {
    let warnings = diagnostics {
      let screen = TestScreen { Endless() }
      #expect(screen.outline.contains("again"))
    }
    #expect(warnings.contains(.nestedTooDeep(in: "Endless")))
  }

  @Test func aNestThatGrowsStaysInUse() {
    let warnings = diagnostics {
      let screen = TestScreen { Grower() }
      #expect(screen.outline.contains("core"))
      #expect(screen.tap("grow"))
      #expect(!screen.outline.contains("core"))
      #expect(screen.tap("grow"))
    }
    #expect(warnings.contains(.nestedTooDeep(in: "Nest")))
  }
}
