import BrowserTesting
import SwiftUI
import Testing

/// What is pressed on a phone, and is no plain button: links, ways to other pages and menus look as the style around them says.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct PressedLookTests {
  private struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().background(Color.red).opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private func on<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content,
    _ look: @MainActor (AppPage) async throws -> Void
  ) async throws {
    try await withApp(width: 390, height: 844, content: content) { app in
      try await app.page.setTouch(true)
      try await look(app)
    }
  }

  @Test func linksAndMenusWearTheStyleOfButtons() async throws {
    try await on {
      NavigationStack {
        VStack {
          Button("Button") {}
          NavigationLink("Way") { Text("There") }
          Link("Link", destination: URL(string: "https://example.org") ?? URL(filePath: "/"))
          Menu("Menu") { Button("One") {} }
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.roundedRectangle(radius: 5))
      }
    } _: { app in
      let button = try await app.style("button.bn", "background-color")
      #expect(button != "rgba(0, 0, 0, 0)")
      for selector in ["a.nl", "a[target]", "summary.bn"] {
        #expect(try await app.style(selector, "background-color") == button, "\(selector)")
        #expect(try await app.style(selector, "color") == "rgb(255, 255, 255)", "\(selector)")
        #expect(try await app.style(selector, "border-top-left-radius") == "5px", "\(selector)")
      }
    }
  }

  @Test func aLinkIsFollowedAlthoughItsPressIsHeard() async throws {
    struct Way: View {
      @State private var count = 0
      let address: URL
      var body: some View {
        Text("pressed \(count)")
        Link("Out", destination: address).simultaneousGesture(TapGesture().onEnded { count += 1 })
      }
    }
    let address = try #require(URL(string: "https://example.org/"))
    try await on {
      NavigationStack { Way(address: address) }
    } _: { app in
      try await app.page.evaluate(
        """
        addEventListener('click', press => {
          window.followed = !press.defaultPrevented
          press.preventDefault()
        })
        """)
      try await app.press("Out")
      try await app.wait(forText: "pressed 1")
      #expect(try await app.page.evaluate("window.followed").bool == true)
    }
  }

  @Test func aStyleOfTheAppDrawsAWayToAPage() async throws {
    try await on {
      NavigationStack { NavigationLink("Way") { Text("There") }.buttonStyle(Pill()) }
    } _: { app in
      #expect(try await app.style("a.nl > *", "background-color") == "rgb(255, 56, 60)")
      try await app.press("Way")
      try await app.wait(forText: "There")
    }
  }

  @Test func aWayToAPageIsTintedWhereItIsNoRow() async throws {
    try await on {
      NavigationStack {
        VStack {
          NavigationLink("Tinted") { Text("One") }
          NavigationLink("Plain") { Text("Two") }.buttonStyle(.plain)
          List { NavigationLink("Row") { Text("Three") } }
        }
      }
    } _: { app in
      let colors = try await app.page.evaluate(
        "[...document.querySelectorAll('.nl')].map(e => getComputedStyle(e).color)")
      let found = (colors.list ?? []).compactMap(\.string)
      #expect(found.count == 3 && found[1] == found[2] && found[0] != found[1], "\(found)")
    }
  }

  @Test func aMenuOfABarShowsItsIconAlone() async throws {
    try await on {
      NavigationStack {
        Text("Page").navigationTitle("A title").toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Chart", systemImage: "chart.bar") {}
            Menu {
              Button("One") {}
            } label: {
              Label("More", systemImage: "ellipsis.circle")
            }
          }
          ToolbarItem(placement: .topBarLeading) {
            Button {
            } label: {
              HStack {
                Image(systemName: "chevron.left"); Text("Leave")
              }
            }
          }
        }
      }
    } _: { app in
      let widths = try await app.page.evaluate(
        "[...document.querySelectorAll('.bar .t:not(.mni .t)')].map(e => e.offsetWidth)")
      let found = (widths.list ?? []).compactMap(\.int)
      #expect(found.count == 3 && found[0] > 20 && found[1] == 1 && found[2] == 1, "\(found)")
    }
  }

  @Test func progressIsInTheColourOfItsStyle() async throws {
    try await on {
      VStack {
        ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
        ProgressView(value: 0.5).tint(.red)
        ProgressView(value: 0.5)
      }
    } _: { app in
      let colors = try await app.page.evaluate(
        "[...document.querySelectorAll('.pr')].map(e => getComputedStyle(e).getPropertyValue('--accent'))")
      let found = (colors.list ?? []).compactMap(\.string)
      #expect(found.count == 3 && found[0] == found[1] && found[1] != found[2], "\(found)")
    }
  }

  @Test func actionsOfARowStandBesideItUntilItIsMoved() async throws {
    try await on {
      List {
        ForEach(["One", "Two"], id: \.self) { word in
          Button {
          } label: {
            HStack {
              Circle().frame(width: 10, height: 10); Text(word); Spacer()
            }
          }
          .buttonStyle(.plain)
          .contextMenu {
            Button("Copy") {}; Divider(); Button("Cut") {}
          }
        }
        .onDelete { _ in }
      }
      .listStyle(.plain)
    } _: { app in
      func settle(_ left: Int) async throws -> Int {
        try await app.page.evaluate(
          "(e => { e.scrollTo({ left: \(left), behavior: 'instant' }); return e.scrollLeft })(document.querySelector('.r'))"
        ).int ?? -1
      }
      #expect(try await settle(30) == 0)
      #expect(try await settle(200) > 60)
      #expect(try await settle(0) == 0)
      let first = try await app.page.evaluate("document.querySelector('.r svg.shape').getBoundingClientRect().x").double
      #expect(first == 16)
      // The menu comes when the row is held; until then nothing of it lies over the row.
      let over = try await app.page.evaluate(
        "(b => document.elementFromPoint(b.x + 5, b.y + 5)?.closest('.p-ctx') == null)(document.querySelector('.r svg.shape').getBoundingClientRect())"
      ).bool
      #expect(over == true)
    }
  }

  private struct Shelf: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        NavigationLink {
          Text("The page")
        } label: {
          HStack {
            Text("In the cart: \(count)")
            Button("Add") { count += 1 }
          }
        }
      }
    }
  }

  @Test func aButtonWithinAWayToAPageIsPressedByItself() async throws {
    try await on {
      Shelf()
    } _: { app in
      let address = try await app.page.evaluate("location.href").string
      try await app.press("Add", in: ".nl [role=button]")
      try await app.wait(forText: "In the cart: 1")
      #expect(try await app.page.evaluate("location.href").string == address)
    }
  }

  private struct Letters: View {
    @State private var copied = ""

    var body: some View {
      NavigationStack {
        List(["One", "Two"], id: \.self) { word in
          NavigationLink(word) { Text("The page of \(word)") }
            .contextMenu { Button("Copy \(word)") { copied = word } }
            .swipeActions { Button("Delete") {} }
        }
        Text("Copied: \(copied)")
      }
    }
  }

  @Test func aFingerThatHoldsARowOpensItsMenu() async throws {
    try await on {
      Letters()
    } _: { app in
      let place = try await app.page.evaluate(
        "(b => [b.x + 40, b.y + 20])(document.querySelector('.r').getBoundingClientRect())")
      let (x, y) = (place[0].double ?? 0, place[1].double ?? 0)
      func touch(_ type: String, _ points: [[String: Double]]) async throws {
        try await app.page.command("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
      }
      // What listens to holding is loaded after the page.
      try await app.page.wait(
        until: "performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js')).length >= 3")
      try await touch("touchStart", [["x": x, "y": y]])
      try await app.page.wait(until: "document.querySelector('.p-ctx').open")
      try await touch("touchEnd", [])
      #expect(try await app.page.evaluate("document.querySelector('.p-ctx').open").bool == true)
      let isSeen = try await app.page.evaluate(
        "(b => document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)?.closest('.mni') != null)(document.querySelector('.mni .bn').getBoundingClientRect())"
      ).bool
      #expect(isSeen == true)
      try await app.press("Copy One", in: ".mni .bn")
      try await app.wait(forText: "Copied: One")
      #expect(try await app.page.evaluate("document.body.innerText.includes('The page of')").bool == false)
    }
  }
}
