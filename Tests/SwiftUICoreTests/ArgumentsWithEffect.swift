import Foundation
import SwiftUIElements
import SwiftUITesting
import Testing
import UIKit

@testable import SwiftUICore

/// Arguments that views and modifiers take, by what they change.
@Suite @MainActor struct ArgumentsWithEffect {
  private func styles(_ screen: TestScreen) -> [Style] { screen.tree.nodes.values.map(\.element.style) }

  @Test func aSectionWithATitleClosesByItsBinding() {
    struct Screen: View {
      @State var isOpen = false
      var body: some View {
        List {
          Section("Title", isExpanded: $isOpen) { Text("inside") }
          Section("Named " + "\(1)", isExpanded: .constant(true)) { Text("always") }
        }
      }
    }
    let screen = TestScreen { Screen() }
    #expect(!screen.words.contains("inside") && screen.words.contains("always"))
    screen.tap("Title")
    #expect(screen.words.contains("inside"))
  }

  @Test func aColorSchemeIsThatOfWhatItIsSetOn() {
    struct Card: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "reads dark" : "reads light") }
    }
    for screen in [
      TestScreen { VStack { Card().background(.background).colorScheme(.dark) } },
      TestScreen { VStack { Card().background(.background).environment(\.colorScheme, .dark) } },
    ] {
      #expect(screen.words == ["reads dark"])
      let shaded = styles(screen).filter { $0.shades == .dark }
      #expect(shaded.count == 1 && shaded.first?.text.foreground == .color(ColorValue(.named(.primary))))
      #expect(styles(screen).allSatisfy { $0.appearance == nil }, "the page keeps its own")
    }
  }

  @Test func textsFollowTheSizeOfTypeAroundThem() {
    func scale(of words: String, _ screen: TestScreen) -> Double? {
      screen.element(words).flatMap { screen.tree[$0]?.element.style.text.scale }
    }
    let screen = TestScreen {
      Text("large").dynamicTypeSize(.xxxLarge)
      Text("kept").dynamicTypeSize(.small ... .large).dynamicTypeSize(.accessibility5)
      Text("usual").dynamicTypeSize(.small...)
    }
    #expect(scale(of: "large", screen) == 23.0 / 17)
    #expect(scale(of: "kept", screen) == nil)
    #expect(scale(of: "usual", screen) == nil)
  }

  @Test func turnsAndSizesKeepTheirAnchor() {
    let screen = TestScreen {
      VStack {
        Text("turned").rotationEffect(.degrees(20), anchor: .topLeading)
        Text("sized").scaleEffect(2, anchor: .bottom)
        Text("stretched").scaleEffect(CGSize(width: 3, height: 1), anchor: .trailing)
        Text("deep").rotation3DEffect(.degrees(30), axis: (0, 1, 0), anchor: .leading, anchorZ: 5)
        Text("plain").rotationEffect(.degrees(40)).scaleEffect(4)
      }
    }
    let all = styles(screen)
    #expect(all.first { $0.rotation == 20 }?.pivot == Point(x: 0, y: 0))
    #expect(all.first { $0.scale == Size(width: 2, height: 2) }?.pivot == Point(x: 0.5, y: 1))
    #expect(all.first { $0.scale == Size(width: 3, height: 1) }?.pivot == Point(x: 1, y: 0.5))
    let deep = all.first { $0.turn != nil }
    #expect(deep?.pivot == Point(x: 0, y: 0.5) && deep?.turn?.depth == 5)
    #expect(all.first { $0.rotation == 40 }?.pivot == nil)
  }

  @Test func twoAnchorsAreTwoBoxes() {
    let screen = TestScreen {
      Text("two").scaleEffect(2, anchor: .top).rotationEffect(.degrees(10), anchor: .bottom)
    }
    let all = styles(screen)
    #expect(all.first { $0.scale != nil }?.pivot == Point(x: 0.5, y: 0))
    #expect(all.first { $0.rotation == 10 }?.pivot == Point(x: 0.5, y: 1))
    #expect(all.first { $0.scale != nil }?.rotation == 0)
  }

  @Test func visualEffectsKeepTheirAnchor() {
    let look = EmptyVisualEffect().scaleEffect(2, anchor: .bottomTrailing)._look
    #expect(look.pivot == Point(x: 1, y: 1))
    #expect(EmptyVisualEffect().rotationEffect(.degrees(5), anchor: .top)._look.pivot == Point(x: 0.5, y: 0))
    #expect(EmptyVisualEffect().rotationEffect(.degrees(5))._look.pivot == nil)
  }

  @Test func linesKeepEndsCornersAndDashes() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel, dash: [3, 2], dashPhase: 1)
    let screen = TestScreen { Rectangle().stroke(.red, style: style) }
    let strokes = screen.tree.nodes.values.compactMap { node in
      if case .shape(let shape) = node.element.role { shape.stroke } else { nil }
    }
    #expect(strokes.first?.cap == .square && strokes.first?.join == .bevel && strokes.first?.dashPhase == 1)
    #expect(StrokeStyle(lineCap: .round).stroke(.color(ColorValue(.named(.red)))).join == .miter(limit: 10))
    #expect(
      StrokeStyle(lineJoin: .miter, miterLimit: 3).stroke(.color(ColorValue(.named(.red)))).join == .miter(limit: 3))
  }

  @Test func shapesOfALabelArePaintedAsItsWords() {
    func fills<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> [Paint?] {
      TestScreen(content: content).tree.nodes.values.compactMap { node in
        if case .shape(let shape) = node.element.role { shape.fill } else { nil }
      }
    }
    let accent = Paint.color(ColorValue(.named(.accent)))
    let (mint, red) = (Paint.color(Color.mint.value), Paint.color(Color.red.value))
    #expect(
      fills {
        Button {
        } label: {
          Circle()
        }
      } == [accent])
    #expect(
      fills {
        Button {
        } label: {
          Circle()
        }.tint(.mint)
      } == [mint])
    #expect(
      fills {
        Button {
        } label: {
          Circle()
        }.foregroundColor(.mint)
      } == [mint])
    #expect(
      fills {
        Button(role: .destructive) {
        } label: {
          Circle()
        }
      } == [red])
    let text = Paint.color(ColorValue(.named(.primary)))
    #expect(
      fills {
        Button {
        } label: {
          Circle()
        }.buttonStyle(.plain)
      } == [text])
    #expect(fills { Circle() } == [text])
  }

  private var corner: Path {
    Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addLine(to: CGPoint(x: 50, y: 0))
      $0.addLine(to: CGPoint(x: 50, y: 50))
    }
  }

  @Test func anOutlinedLineHasTheCornersAskedFor() {
    let tip = CGPoint(x: 54.5, y: -4.5)
    let middle = CGPoint(x: 53, y: -3)
    let miter = corner.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(miter.contains(tip) && miter.contains(middle))
    let round = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
    #expect(!round.contains(tip) && round.contains(middle))
    let bevel = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(!bevel.contains(tip) && !bevel.contains(middle) && bevel.contains(CGPoint(x: 52, y: -2)))
    let cut = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .miter, miterLimit: 1))
    #expect(!cut.contains(middle))
  }

  @Test func cornersToEitherSideAreFilled() {
    let left = Path {
      $0.move(to: CGPoint(x: 0, y: 50))
      $0.addLine(to: CGPoint(x: 50, y: 50))
      $0.addLine(to: CGPoint(x: 50, y: 0))
    }
    #expect(left.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 54, y: 54)))
    let closed = Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 10))
    for point in [CGPoint(x: -4, y: -4), CGPoint(x: 44, y: -4), CGPoint(x: 44, y: 44), CGPoint(x: -4, y: 44)] {
      #expect(closed.contains(point))
    }
    #expect(!closed.contains(CGPoint(x: 20, y: 20)))
  }

  @Test func anOutlinedLineHasTheEndsAskedFor() {
    let before = CGPoint(x: -4.5, y: 4.5)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square)).contains(before))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).contains(before))
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).contains(CGPoint(x: -4, y: 0)))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: -1, y: 0)))
  }

  @Test func eachCornerOfARectangleHasItsRadius() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 20)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!path.contains(CGPoint(x: 3, y: 3)) && path.contains(CGPoint(x: 97, y: 3)))
    #expect(path.contains(CGPoint(x: 3, y: 97)) && !path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    let corners = _Corners(topLeading: 40, topTrailing: 0, bottomLeading: 0, bottomTrailing: 20)
    #expect(shape._outline == .unevenRectangle(corners))
  }

  private struct Numbers: View {
    @State private var log: [String] = []
    @State private var count = 1
    @State private var share = 0.5

    var body: some View {
      Text(verbatim: "log " + log.joined(separator: ","))
      Stepper("Count", value: $count, in: 0...5, onEditingChanged: note)
      Stepper("Free", value: $count, onEditingChanged: note)
      Stepper("Steps", onIncrement: { log.append("more") }, onDecrement: nil, onEditingChanged: note)
      Stepper(value: $count, in: 0...5, label: { Text("Own") }, onEditingChanged: note)
      Slider(value: $share, label: { Text("Share") }, onEditingChanged: note)
    }

    private func note(_ isEditing: Bool) { log.append(isEditing ? "begins" : "ends") }
  }

  @Test func steppersAndSlidersTellOfTheirEditing() {
    for name in ["Count", "Free", "Own"] {
      let screen = TestScreen { Numbers() }
      screen.fire(.change, .index(1), at: name)
      #expect(screen.words.first == "log begins,ends", "\(name)")
    }
    let screen = TestScreen { Numbers() }
    screen.fire(.change, .index(1), at: "Steps")
    screen.fire(.change, .number(0.7), at: "Share")
    #expect(screen.words.first == "log begins,more,ends,begins,ends")
  }

  @Test func returnRunsTheActionsOfItsTrigger() {
    struct Screen: View {
      @State private var log: [String] = []
      @State private var words = ""
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            Text(verbatim: "log " + log.joined(separator: ","))
            TextField("Name", text: $text)
            TextField("Alone", text: $text).submitScope()
          }
          .searchable(text: $words)
        }
        .onSubmit(of: .search) { log.append("search") }
        .onSubmit { log.append("text") }
        .onSubmit(of: [.text, .search]) { log.append("any") }
      }
    }
    let screen = TestScreen { Screen() }
    screen.submit("Name")
    #expect(screen.words.contains("log any,text") || screen.words.contains("log text,any"))
    screen.submit("Alone")
    #expect(screen.words.contains { $0.hasPrefix("log ") && $0.split(separator: ",").count == 2 })
    screen.submit("Search")
    let log = screen.words.first { $0.hasPrefix("log ") } ?? ""
    #expect(log.contains("search") && log.split(separator: ",").count == 4)
  }

  @Test func allOfSeveralFiltersOfferWhatEachOffers() {
    #expect(PHPickerFilter.any(of: [.images, .videos]).kinds == [.image, .movie])
    #expect(PHPickerFilter.all(of: [.images, .videos]).kinds == [])
    #expect(PHPickerFilter.all(of: [.images, .not(.livePhotos)]).kinds == [.image])
    #expect(PHPickerFilter.all(of: [.any(of: [.images, .videos]), .not(.videos)]).kinds == [.image])
    #expect(PHPickerFilter.not(.images).kinds == [.movie])
    #expect(PHPickerFilter.not(.livePhotos).kinds == [.image, .movie])
    #expect(PHPickerFilter.screenRecordings.kinds == [.movie])
    #expect(PHPickerFilter.all(of: [.images, .videos]) != .any(of: [.images, .videos]))
  }

  @Test func aSpringBeginsAtItsSpeed() throws {
    func early(_ animation: Animation) throws -> Double {
      var run = AnimationRun(from: 0.0, to: 1.0, animation)
      let value = run.value(at: 0.02)
      return try #require(value)
    }
    let spring = Spring(duration: 0.5)
    let still = try early(.interpolatingSpring(spring))
    let moved = try early(.interpolatingSpring(spring, initialVelocity: 10))
    #expect(moved > still + 0.1)
    let back = try early(.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: -10))
    #expect(back < 0)
    #expect(try early(.interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 10)) > still + 0.1)
    #expect(Animation.interpolatingSpring(spring) != .interpolatingSpring(spring, initialVelocity: 10))
  }

  @Test func aTextIsSharedWithSubjectAndMessage() {
    let screen = TestScreen { ShareLink(item: "the text", subject: Text("About"), message: Text("Look")) }
    let outline = screen.outline
    #expect(outline.contains("subject=About"))
    #expect(outline.contains("body=Look%0A%0Athe%20text"))
  }

  @Test func argumentsOfShadersAreEqualWhereTheirValuesAre() {
    #expect(Shader.Argument.color(.red) == .color(.red) && Shader.Argument.color(.red) != .color(.blue))
    #expect(Shader.Argument.data(Data([1])) != .data(Data([2])))
    #expect(Shader.Argument.colorArray([.red]) != .colorArray([.red, .blue]))
    #expect(Shader.Argument.image(Image("a")) != .image(Image("b")))
    #expect(Shader.Argument.float(1) == .float(1.0) && Shader.Argument.float2(1, 2) != .float2(2, 1))
    #expect(Shader.Argument.floatArray([1]) != .float(1))
  }

  @Test func aCalendarOfDaysIsSpokenByItsLabel() {
    let screen = TestScreen { MultiDatePicker("Free days", selection: .constant([])) }
    #expect(screen.tree.nodes.values.contains { $0.element.accessibility.label == "Free days" })
    #expect(!screen.words.contains("Free days"))
  }

  @Test func aProminentHeaderIsLarger() {
    func font(_ prominence: Prominence) -> FontStyle? {
      let screen = TestScreen { List { Section("Head") { Text("row") }.headerProminence(prominence) } }
      let head = screen.tree.nodes.values.first { node in
        if case .text(let text) = node.element.role { text.runs.first?.text == "Head" } else { false }
      }
      return head?.element.style.text.font
    }
    #expect(font(.standard)?.role == nil)
    #expect(font(.increased)?.role == .title3)
  }
}
