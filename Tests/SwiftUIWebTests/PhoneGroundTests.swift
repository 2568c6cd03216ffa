import BrowserTesting
import SwiftUI
import Testing

/// On a phone what is behind a screen goes on under its bars, and a list has a ground of its own and no more.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct PhoneGroundTests {
  private func phone<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content, _ body: (AppPage) async throws -> Void
  ) async throws { try await withApp(width: 390, height: 844, content: content, body) }

  private static let white = "rgb(255, 255, 255)"
  private static let grouped = "rgb(242, 242, 247)"

  /// The colours along the left edge, one below the other, without repeats.
  private func colors(_ app: AppPage, at x: Int = 3) async throws -> [String] {
    let found = try await app.page.evaluate(
      """
      (() => {
        const out = []
        for (let y = 2; y < innerHeight; y += 4) {
          const paint = e => {
            for (const s of [getComputedStyle(e, '::before'), getComputedStyle(e)]) {
              if (s.content == 'normal') continue
              if (s.backgroundImage != 'none') return 'gradient'
              if (s.backgroundColor != 'rgba(0, 0, 0, 0)' && !s.backgroundColor.includes('/ 0.')) return s.backgroundColor
            }
            const s = getComputedStyle(e)
            return s.backgroundImage != 'none' ? 'gradient' : /, 0\\)$|\\/ 0/.test(s.backgroundColor) ? '' : s.backgroundColor
          }
          const c = document.elementsFromPoint(\(x), y).map(paint).find(c => c)
          if (c && out[out.length - 1] != c) out.push(c)
        }
        return out
      })()
      """)
    return (found.list ?? []).compactMap(\.string)
  }

  /// `x y width height` of the first match.
  private func frame(_ app: AppPage, _ selector: String) async throws -> String {
    try await app.page.evaluate(
      """
      (() => { const r = document.querySelector(\(BrowserPage.quote(selector))).getBoundingClientRect()
      return [r.x, r.y, r.width, r.height].map(Math.round).join(' ') })()
      """
    ).string ?? ""
  }

  @Test func aListAloneHasThePageOnItsGround() async throws {
    try await phone {
      NavigationStack { List { Text("One") }.navigationTitle("Rows") }
    } _: { app in
      let seen1 = try await colors(app)
      #expect(seen1 == [Self.grouped])
    }
    try await phone {
      TabView {
        NavigationStack { List { Text("One") }.overlay { Text("nothing") } }.tabItem { Label("A", systemImage: "star") }
      }
    } _: { app in
      let seen2 = try await app.style(".pg", "background-color")
      #expect(seen2 == Self.grouped)
    }
    try await phone {
      NavigationStack { List { Text("One") }.listStyle(.plain).navigationTitle("Rows") }
    } _: { app in
      let seen3 = try await colors(app)
      #expect(seen3 == [Self.white])
    }
  }

  @Test func aListBesideOthersHasAGroundOfItsOwn() async throws {
    try await phone {
      NavigationStack {
        VStack {
          Text("Above")
          List { Text("One") }
          Text("Below")
        }
        .navigationTitle("Rows")
      }
    } _: { app in
      let seen4 = try await colors(app)
      #expect(seen4 == [Self.white, Self.grouped, Self.white])
      let seen5 = try await app.style(".l", "background-color")
      #expect(seen5 == Self.grouped)
    }
    try await phone {
      VStack {
        Text("Above")
        Form { Text("One") }
      }
    } _: { app in
      let seen6 = try await colors(app)
      #expect(seen6 == [Self.white, Self.grouped])
    }
  }

  @Test func aListWithABarAtItsEdgeIsAloneThere() async throws {
    try await phone {
      List { Text("One") }.safeAreaInset(edge: .bottom) { Text("Bar").padding() }
    } _: { app in
      let seen7 = try await colors(app)
      #expect(seen7 == [Self.grouped])
    }
  }

  @Test func aListMayHaveNoGround() async throws {
    try await phone {
      NavigationStack {
        List { Text("One") }.scrollContentBackground(.hidden).background(Color.orange).navigationTitle("Rows")
      }
    } _: { app in
      let seen8 = try await app.style(".l", "background-color")
      #expect(seen8 != Self.grouped)
      let seen9 = try await app.style(".bar", "background-color")
      #expect(seen9 == "rgba(0, 0, 0, 0)")
      let seen10 = try await colors(app).count
      #expect(seen10 == 1)
    }
    try await phone {
      NavigationStack { List { Text("One") }.background(Color.orange).navigationTitle("Rows") }
    } _: { app in
      let seen11 = try await colors(app)
      #expect(seen11 == [Self.grouped])
    }
  }

  @Test func whatIgnoresTheSafeAreaGoesOnUnderBars() async throws {
    try await phone {
      NavigationStack {
        ZStack {
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
          VStack {
            Text("Hello")
            Spacer()
          }
        }
        .navigationTitle("Weather")
      }
    } _: { app in
      let seen12 = try await frame(app, ".shape")
      #expect(seen12 == "0 0 390 844")
      let seen13 = try await app.style(".bar", "background-color")
      #expect(seen13 == "rgba(0, 0, 0, 0)")
      let seen14 = try await frame(app, "p").split(separator: " ")[1]
      #expect(seen14 == "117")
      let seen15 = try await colors(app)
      #expect(seen15 == ["gradient"])
    }
  }

  @Test func whatIsBehindATextThatScrollsStaysBehindBars() async throws {
    try await phone {
      NavigationStack {
        ScrollView { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
          .background(Color.yellow.ignoresSafeArea()).navigationTitle("Long")
      }
    } _: { app in
      let seen16 = try await frame(app, ".shape")
      #expect(seen16 == "0 0 390 844")
      let seen17 = try await colors(app).count
      #expect(seen17 == 1)
    }
  }

  @Test func theKeyboardsAreaIsNoneOfABar() async throws {
    try await phone {
      NavigationStack {
        Color.red.ignoresSafeArea(.keyboard).navigationTitle("Under")
      }
    } _: { app in
      let place = try await frame(app, ".shape")
      #expect(place.hasPrefix("0 117 390"), "\(place)")
    }
  }

  @Test func aPaintedScreenIsPaintedUnderItsBars() async throws {
    try await phone {
      TabView {
        NavigationStack {
          VStack {
            Text("Title")
            Spacer()
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.orange).navigationTitle("Painted")
        }
        .tabItem { Label("A", systemImage: "star") }
      }
    } _: { app in
      let found = try await colors(app)
      #expect(found.first?.isEmpty == false && found.first != Self.white)
      let seen18 = try await app.style(".bar", "background-color")
      #expect(seen18 == "rgba(0, 0, 0, 0)")
    }
  }

  @Test func anAppsOwnTabsStandAloneAtTheBottom() async throws {
    try await phone {
      TabView {
        Text("First").toolbar(.hidden, for: .tabBar).tabItem { Label("A", systemImage: "star") }
        Text("Second").tabItem { Label("B", systemImage: "heart") }
      }
    } _: { app in
      let seen19 = try await app.style(".nav", "display")
      #expect(seen19 == "none")
      let seen20 = try await frame(app, ".tabc")
      #expect(seen20 == "0 0 390 844")
    }
  }
}
