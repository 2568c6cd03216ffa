import BrowserTesting
import SwiftUI
import Testing

/// What apps after courses are made of, where the style sheet lays out: it looks as where the engine does.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct CourseLookTests {
  @Test func whatComesAfterNegativePaddingComesNearer() async throws {
    try await withApp(width: 390, height: 844) {
      ScrollView {
        Color.green.frame(height: 300)
        Circle().fill(.orange).frame(width: 220, height: 220).offset(y: -130).padding(.bottom, -130)
        Text("Turtle Rock")
      }
    } _: { app in
      let edges = try await app.numbers(
        """
        const r = s => document.querySelector(s).getBoundingClientRect()
        return [r('svg.shape,.shape.fw').bottom, r('p').top]
        """)
      #expect(edges.count == 2 && abs(edges[1] - edges[0] - 8) < 1, "\(edges)")
    }
  }

  @Test func aPartOfACircleIsAsLongAsItSays() async throws {
    try await withApp(width: 390, height: 844) {
      List {
        ZStack {
          Circle().trim(from: 0, to: 0.25).stroke(.blue, lineWidth: 10)
          Text("25")
        }
        .frame(width: 100, height: 100)
      }
    } _: { app in
      let found = try await app.numbers(
        """
        const e = document.querySelector('.cut'), b = e.getBBox(), at = (x, y) => {
          const p = e.ownerSVGElement.createSVGPoint(); p.x = x; p.y = y; return +e.isPointInStroke(p) }
        return [b.width, b.height, at(85, 85), at(15, 15), getComputedStyle(e).vectorEffect == 'none' ? 1 : 0]
        """)
      #expect(found == [100, 100, 1, 0, 1], "\(found)")
    }
  }

  @Test func aRingFitsIntoTheSmallerSide() async throws {
    try await withApp(width: 390, height: 844) {
      ZStack {
        List { Text("Below") }
        ZStack {
          Circle().stroke(.gray, lineWidth: 10)
          Circle().trim(from: 0, to: 0.75).stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
        .frame(maxWidth: 200)
      }
    } _: { app in
      let found = try await app.numbers(
        """
        const scale = ({ a, b }) => Math.hypot(a, b)
        return [...document.querySelectorAll('.o')].map(e => Math.round(e.getBBox().width * scale(e.getScreenCTM())))
        """)
      #expect(found == [200, 200], "\(found)")
    }
  }

  @Test func linesAreSeenInGradients() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Circle().trim(from: 0, to: 0.75)
          .stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 10)
          .frame(width: 100, height: 100)
        RoundedRectangle(cornerRadius: 10)
          .stroke(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 4)
          .frame(height: 50)
      }
    } _: { app in
      let found = try await app.numbers(
        """
        const box = document.querySelector('foreignObject'), div = box.firstChild, r = box.getBoundingClientRect()
        return [
          r.width, r.height, getComputedStyle(div).backgroundImage.startsWith('conic-gradient') ? 1 : 0,
          div.getBoundingClientRect().height, document.querySelectorAll(getComputedStyle(box).mask.match(/#\\w+/)[0] + ' .cut').length,
          getComputedStyle(document.querySelector('rect.o')).stroke.startsWith('url') ? 1 : 0]
        """)
      #expect(found == [120, 120, 1, 120, 1, 1], "\(found)")
    }
  }

  @Test func rowsOfAClearGroundHaveNoCard() async throws {
    try await withApp(width: 390, height: 844) {
      List {
        Section { Text("Chart").listRowBackground(Color.clear) }
        Section { Text("Row") }
      }
      .listStyle(.insetGrouped)
    } _: { app in
      let found = try await app.numbers(
        """
        return [...document.querySelectorAll('.sec > .rows')].map(e => getComputedStyle(e).backgroundColor == 'rgba(0, 0, 0, 0)' ? 0 : 1)
        """)
      #expect(found == [0, 1], "\(found)")
    }
  }

  @Test func choicesKeepTheirColourWithinAColouredPage() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Picker("Unit", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
      }
      .foregroundColor(.white)
    } _: { app in
      let color = try await app.page.evaluate("getComputedStyle(document.querySelector('.seg .op .t')).color")
      #expect(color.string != "rgb(255, 255, 255)")
    }
  }

  @Test func barsKeepTheTitlesThatAreAskedFor() async throws {
    try await withApp(width: 390, height: 844) {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItemGroup {
            Button("Plain", systemImage: "star") {}
            Button("Titled", systemImage: "heart") {}.labelStyle(.titleAndIcon)
          }
        }
      }
    } _: { app in
      let found = try await app.numbers(
        "return [...document.querySelectorAll('.bt .t')].map(e => e.getBoundingClientRect().width > 10 ? 1 : 0)")
      #expect(found == [0, 1], "\(found)")
    }
  }

  @Test func aButtonOnASurfaceKeepsItsSizeWithinAFrame() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Button("Cook") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
        Button("Wait") {}.buttonStyle(.bordered).frame(width: 200, height: 100)
        Button {
        } label: {
          Text("All").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
      }
    } _: { app in
      let found = try await app.numbers(
        """
        const r = [...document.querySelectorAll('button')].map(e => e.getBoundingClientRect())
        return [r[0].width < 120 ? 1 : 0, Math.round(r[0].left + r[0].width / 2), r[1].height < 60 ? 1 : 0, r[2].width]
        """)
      #expect(found == [1, 195, 1, 390], "\(found)")
    }
  }

  @Test func nothingOfALineHasNoEnds() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Circle().trim(from: 0, to: 0).stroke(.red, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .frame(width: 60, height: 60)
      }
    } _: { app in
      let cap = try await app.page.evaluate("getComputedStyle(document.querySelector('.cut')).strokeLinecap")
      #expect(cap.string == "butt")
    }
  }

  @Test func textIsWrittenAtTheEndOfAField() async throws {
    try await withApp(width: 390, height: 844) {
      VStack { TextField("Amount", text: .constant("12")).multilineTextAlignment(.trailing) }
    } _: { app in
      let align = try await app.page.evaluate("getComputedStyle(document.querySelector('input')).textAlign")
      #expect(align.string == "right")
    }
  }

  @Test func aGroundUnderTheBarsDoesNotHideTheSearch() async throws {
    try await withApp(width: 390, height: 844) {
      NavigationStack {
        ScrollView { Text("Recipe") }
          .background(Color(.systemGroupedBackground))
          .navigationTitle("Recipes")
          .searchable(text: .constant(""))
      }
    } _: { app in
      let found = try await app.numbers(
        """
        const f = document.querySelector('.p-search input').getBoundingClientRect()
        return [document.elementFromPoint(f.x + f.width / 2, f.y + f.height / 2).tagName == 'INPUT' ? 1 : 0]
        """)
      #expect(found == [1])
    }
  }

  @Test func whatIsCutOutOfASymbolGoesOnBeyondIt() async throws {
    try await withApp(width: 390, height: 844) {
      VStack { Image(systemName: "moon.stars.fill") }
    } _: { app in
      let found = try await app.numbers(
        """
        const star = [...document.querySelectorAll('#y-moon-stars-fill path.s')].filter(e => e.getAttribute('mask') == 'url(#y-moon-stars-fill-o)')
        return [star.length, document.querySelectorAll('#y-moon-stars-fill-o path.kf').length]
        """)
      #expect(found == [1, 1], "\(found)")
    }
  }

  @Test func aFilledPartOfACircleIsAPart() async throws {
    try await withApp(width: 390, height: 844) {
      VStack { Circle().trim(from: 0, to: 0.5).fill(.orange).frame(width: 50, height: 100) }
    } _: { app in
      let found = try await app.numbers(
        """
        const e = document.querySelector('.o'), b = e.getBoundingClientRect(), around = e.closest('.shape').getBoundingClientRect()
        return [b.width, b.height, b.top - around.top]
        """)
      #expect(found == [50, 25, 50], "the lower half, in the middle of its place: \(found)")
    }
  }

  @Test func symbolsHaveColoursOfTheirOwn() async throws {
    try await withApp(width: 390, height: 844) {
      List {
        Image(systemName: "cloud.sun.fill").renderingMode(.original).resizable().frame(width: 50, height: 50)
        Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "gear").symbolRenderingMode(.multicolor)
        Label("Plain", systemImage: "heart.fill")
      }
    } _: { app in
      let colors = try await app.page.evaluate(
        "[...document.querySelectorAll('.y')].map(e => getComputedStyle(e).color)")
      let found = (colors.list ?? []).compactMap(\.string)
      #expect(found.count == 4 && found.first == "rgb(255, 255, 255)")
      #expect(Set(found).count >= 3, "\(found)")
    }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  @Test func whatIsPutOnAnAnchorStandsThere() async throws {
    try await withApp(width: 390, height: 844) {
      NavigationStack {
        ScrollView {
          VStack {
            Image(systemName: "star").resizable().frame(width: 60, height: 60)
            HStack {
              ForEach(["One", "Twowwww", "Three"], id: \.self) { word in
                Text(word).padding().anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
              }
            }
          }
          .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
              ForEach(anchors.indices, id: \.self) { index in
                Rectangle().frame(width: 20, height: 20)
                  .position(x: proxy[anchors[index]].minX, y: proxy[anchors[index]].midY)
              }
            }
          }
        }
        .navigationTitle("Anchors")
      }
    } _: { app in
      let distances = """
        [...document.querySelectorAll('.p-over .shape')].map((e, i) => {
          const r = e.getBoundingClientRect(), t = [...document.querySelectorAll('.h > .t')][i].getBoundingClientRect()
          return Math.max(Math.abs(r.x + r.width / 2 - t.x), Math.abs(r.y + r.height / 2 - t.y - t.height / 2))
        })
        """
      try await app.page.wait(until: "(\(distances)).length == 3 && Math.max(...(\(distances))) < 1.5")
    }
  }

  @Test func aLabelStandsOnTheLineOfItsText() async throws {
    try await withApp(width: 390, height: 844) {
      List {
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.largeTitle)
          Label("Label", systemImage: "star")
          Text("small").font(.caption)
        }
      }
    } _: { app in
      let lines = try await app.numbers(
        """
        return [...document.querySelectorAll('.r .t')].map(e => {
          const s = document.createElement('span')
          s.style.display = 'inline-block'
          e.append(s)
          const y = s.getBoundingClientRect().bottom
          s.remove()
          return y
        })
        """)
      #expect(lines.count == 3 && (lines.max() ?? 0) - (lines.min() ?? 9) < 1, "\(lines)")
    }
  }
}
