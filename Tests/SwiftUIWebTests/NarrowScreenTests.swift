import BrowserTesting
import SwiftUI
import Testing

/// What whole apps of strangers do on a phone's narrow screen.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct NarrowScreenTests {
  /// Leaves all around it to the style sheet.
  private static let long = String(repeating: "word ", count: 420)

  @Test func aShortLineIsCutWhereItsRowIsNarrow() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        HStack {
          Text("Honey Fungus").font(.headline).lineLimit(1).accessibilityIdentifier("name")
          Spacer()
          Text("#004").font(.caption)
        }
        .frame(width: 120)
        .accessibilityIdentifier("row")
        Text(Self.long)
      }
    } _: { app in
      let edges = try await app.numbers(
        """
        const name = document.querySelector('[data-id=name]'), row = document.querySelector('[data-id=row]')
        const a = name.getBoundingClientRect(), b = row.getBoundingClientRect()
        return [a.left - b.left, b.right - a.right, name.scrollWidth - name.clientWidth]
        """)
      #expect(edges.count == 3 && edges[0] >= -0.5 && edges[1] > 20 && edges[2] > 0, "\(edges)")
    }
  }

  @Test func cardsThatSnapStartAtTheirStartAndKeepTheirWidth() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 14) {
            ForEach(0..<6) { index in
              VStack(spacing: 0) {
                Color.teal.frame(width: 240, height: 200)
                Text(index == 3 ? "Two\nlines" : "One").frame(maxWidth: .infinity, alignment: .leading).padding(12)
              }
            }
          }
          .scrollTargetLayout()
          .padding(.horizontal, 20)
        }
        .scrollTargetBehavior(.viewAligned)
        .frame(height: 220)
        Text(Self.long)
      }
    } _: { app in
      let cards = try await app.numbers(
        """
        const area = document.querySelector('.sc-h'), cards = [...area.querySelectorAll('.snt > *')]
        return [area.scrollLeft, ...cards.map(c => Math.round(c.getBoundingClientRect().width))]
        """)
      #expect(cards == [0, 240, 240, 240, 240, 240, 240])
    }
  }

  @Test func aRowThatScrollsFillsItsHeightAndSticksOutByItsPadding() async throws {
    try await withApp(width: 390, height: 844) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ScrollView(.horizontal) {
            LazyHStack {
              ForEach(0..<4) { index in
                ZStack {
                  Color.mint
                  Text("Card \(index)")
                }
                .frame(width: 200)
              }
            }
            .padding(.horizontal, 20)
          }
          .padding(.horizontal, -20)
          .frame(height: 240)
          Text(Self.long)
        }
        .padding(.horizontal, 20)
      }
    } _: { app in
      let sizes = try await app.numbers(
        """
        const area = document.querySelector('.sc-h').getBoundingClientRect()
        const card = document.querySelector('.sc-h .shape').getBoundingClientRect()
        return [area.left, area.width, card.left, card.height]
        """)
      #expect(sizes == [0, 390, 20, 240])
    }
  }

  @Test func aBarAtTheEndOfTabsLeavesThemAtTheEnd() async throws {
    try await withApp(width: 390, height: 844) {
      TabView {
        List { ForEach(0..<40) { Text("Row \($0)") } }.tabItem { Label("Rows", systemImage: "list.bullet") }
        Text("Two").tabItem { Label("Two", systemImage: "circle") }
      }
      .safeAreaInset(edge: .bottom) { Text("Playing").padding(.bottom, 60).accessibilityIdentifier("playing") }
    } _: { app in
      let ends = try await app.numbers(
        """
        const bottom = q => document.querySelector(q).getBoundingClientRect().bottom
        return [bottom('.tabbar'), bottom('[data-id=playing]'), document.documentElement.scrollHeight]
        """)
      #expect(ends.count == 3 && ends[0] == 844 && ends[1] <= 844 && ends[2] == 844, "\(ends)")
    }
  }

  @Test func whatScrollsUnderABarIsSeenThereBesideWhatStays() async throws {
    try await withApp(width: 390, height: 844) {
      NavigationStack {
        ZStack(alignment: .bottom) {
          ScrollView {
            Color.red.frame(height: 300).accessibilityIdentifier("picture").accessibilityElement()
            ForEach(0..<40) { Text("Row \($0)") }
          }
          .ignoresSafeArea(edges: .top)
          Text("Stays")
        }
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Image(systemName: "ellipsis.circle") } }
      }
    } _: { app in
      let top = try await app.numbers(
        """
        const picture = document.querySelector('[data-id=picture]'), bar = document.querySelector('.bar')
        bar.style.pointerEvents = 'none'
        let hit = document.elementFromPoint(195, 20), inside = 0
        for (; hit; hit = hit.parentElement) if (hit == picture) inside = 1
        return [picture.getBoundingClientRect().top, inside]
        """)
      #expect(top == [0, 1])
    }
  }

  @Test func aResizableSymbolLeavesItsScreenToTheEngine() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Image(systemName: "heart.fill").resizable().frame(width: 60, height: 30).accessibilityIdentifier("heart")
        Text("Below").accessibilityIdentifier("below")
      }
    } _: { app in
      let placed = try await app.numbers(
        """
        const box = document.querySelector('[data-id=heart]').getBoundingClientRect()
        const drawn = document.querySelector('[data-id=heart] use, use').getBoundingClientRect()
        return [box.width, box.height, drawn.width > 45 ? 1 : 0, document.querySelector('[data-id=below]').dataset.p ? 1 : 0]
        """)
      #expect(placed == [60, 30, 1, 1])
    }
  }

  @Test func aLayoutIsGivenTheHeightOfItsFrame() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Around {
          ForEach(["N", "E", "S", "W"], id: \.self) {
            Text($0).frame(width: 20, height: 20).accessibilityIdentifier($0)
          }
        }
        .frame(height: 160)
        .accessibilityIdentifier("compass")
        Text(Self.long)
      }
    } _: { app in
      try await app.page.wait(
        until: """
          (() => { const box = document.querySelector('[data-id=compass]').getBoundingClientRect()
          const at = name => { const r = document.querySelector(`[data-id=${name}]`).getBoundingClientRect()
            return [r.left + r.width / 2 - box.left - box.width / 2, r.top + r.height / 2 - box.top - box.height / 2] }
          const near = (p, x, y) => Math.abs(p[0] - x) < 1.5 && Math.abs(p[1] - y) < 1.5
          return near(at('N'), 0, -60) && near(at('E'), 60, 0) && near(at('S'), 0, 60) && near(at('W'), -60, 0) })()
          """)
    }
  }

  @Test func aTextOfFixedSizeIsNotBrokenByANarrowColumn() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        VStack { Text("11,020 steps").fixedSize().accessibilityIdentifier("steps") }.frame(width: 38)
        Text(Self.long)
      }
    } _: { app in
      let size = try await app.numbers(
        "const r = document.querySelector('[data-id=steps]').getBoundingClientRect(); return [r.width, r.height]")
      #expect(size.count == 2 && size[0] > 60 && size[1] < 30, "\(size)")
    }
  }

  @Test func symbolsInARowAreAsWideAsTheRowIsHigh() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit) }
        }
        .frame(height: 14)
        .accessibilityIdentifier("stars")
        Text(Self.long)
      }
    } _: { app in
      let sizes = try await app.numbers(
        """
        return [...document.querySelectorAll('[data-id=stars] svg')].flatMap(e => {
          const r = e.getBoundingClientRect(); return [r.width, r.height] })
        """)
      #expect(sizes == Array(repeating: 14, count: 10))
    }
  }

  @Test func wordsAsAMaskAreDrawnInThePaintBehind() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .frame(height: 40)
          .mask { Text("Rainbow").accessibilityIdentifier("words") }
        HStack { ForEach(0..<5) { _ in Image(systemName: "star.fill") } }
          .overlay {
            GeometryReader { area in Rectangle().frame(width: area.size.width / 2).foregroundColor(.yellow) }
              .mask { HStack { ForEach(0..<5) { _ in Image(systemName: "star.fill") } } }
          }
        Text("Fades").overlay(Color.white.opacity(0.5)).mask(Text("Fades"))
      }
    } _: { app in
      let looks = try await app.page.evaluate(
        """
        (() => { const words = document.querySelector('[data-id=words]')
        return [getComputedStyle(words).backgroundClip, String(document.querySelectorAll('svg.y').length),
          String([...document.querySelectorAll('.t')].filter(e => e.textContent == 'Fades').length)] })()
        """)
      #expect((looks.list ?? []).compactMap(\.string) == ["text", "10", "1"])
    }
  }

  @Test func aTextWithoutACaseIsWrittenAsItIs() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Text("Capitals").accessibilityIdentifier("capitals")
        Text("As written").textCase(nil).accessibilityIdentifier("written")
      }
      .textCase(.uppercase)
    } _: { app in
      let (capitals, written) = (
        try await app.style("[data-id=capitals]", "text-transform"),
        try await app.style("[data-id=written]", "text-transform")
      )
      #expect(capitals == "uppercase" && written == "none")
    }
  }

  @Test func theFaintestLevelIsFainterThanTheOneBefore() async throws {
    try await withApp(width: 390, height: 844) {
      HStack {
        Text("Fourth").background(.quaternary).accessibilityIdentifier("fourth")
        Text("Fifth").background(.quinary).accessibilityIdentifier("fifth")
      }
    } _: { app in
      let fourth = try await app.style("[data-id=fourth]", "background-color")
      let fifth = try await app.style("[data-id=fifth]", "background-color")
      #expect(!fourth.isEmpty && fifth != fourth, "\(fifth)")
    }
  }
}

/// In a circle within the square that there is.
private struct Around: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = min(proposal.width ?? 200, proposal.height ?? 200)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi - .pi / 2
      view.place(
        at: CGPoint(x: bounds.midX + cos(angle) * 60, y: bounds.midY + sin(angle) * 60), anchor: .center,
        proposal: .unspecified)
    }
  }
}
