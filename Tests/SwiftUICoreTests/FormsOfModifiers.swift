import Foundation
import Observation
import SwiftUICore
import SwiftUITesting
import Testing

// Values and modifiers in the forms that apps give them.

@Observable private final class Reader { var name = "Ada" }

private struct Named: View {
  @FocusedValue(Reader.self) private var reader
  var body: some View { Text("read by \(reader?.name ?? "nobody")") }
}

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FormsOfModifiers {
  @Test func itemsOfBarsComeAndGoAndAreCounted() {
    struct Bars: View {
      @State private var isHidden = false

      var body: some View {
        NavigationStack {
          Button("Hide") { isHidden = true }
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("Mail") {} }.badge(3).hidden(isHidden)
              ToolbarItemGroup(placement: .primaryAction) {
                Button("Inner") {}
              } label: {
                Text("Outer")
              }
              DefaultToolbarItem(kind: .search, placement: .bottomBar)
              ToolbarItem { Text("Word").toolbarItemHidden(isHidden) }.sharedBackgroundVisibility(
                .hidden)
            }
        }
      }
    }
    let screen = TestScreen { Bars() }
    for word in ["Mail", "Inner", "Word"] { #expect(screen.outline.contains(word), "\(word)") }
    #expect(!screen.outline.contains("Outer"))
    screen.tap("Hide")
    #expect(!screen.outline.contains("Mail"))
    #expect(!screen.outline.contains("Word"))
    #expect(screen.outline.contains("Inner"))
  }

  @Test func anObservedObjectIsOfferedByItsType() {
    let reader = Reader()
    let screen = TestScreen {
      Named()
      Text("page").focusedSceneValue(reader)
    }
    #expect(screen.words.first == "read by Ada")
  }

  @Test func valuesThatMoveTogetherAreReckonedWithTogether() {
    var moved = AnimatableValues(1.0, CGFloat(4)) + AnimatableValues(2.0, CGFloat(6))
    #expect(moved == AnimatableValues(3.0, CGFloat(10)))
    #expect(moved.magnitudeSquared == 109)
    moved.scale(by: 0.5)
    #expect(moved - AnimatableValues(0.5, CGFloat(1)) == AnimatableValues(1.0, CGFloat(4)))
    #expect(AnimatableValues<Double, Float>.zero == AnimatableValues(0.0, Float(0)))
  }

  @Test func shapesHaveSizesAtAnchorsAndCorners() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let sized = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: frame)
    #expect(sized.boundingRect == CGRect(x: 80, y: 40, width: 20, height: 10))
    let concentric = ConcentricRectangle(corners: .concentric(minimum: 12))
    let expected = UnevenRoundedRectangle(
      cornerRadii: .init(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12))
    #expect(concentric.path(in: frame) == expected.path(in: frame))
    #expect(ConcentricRectangle().path(in: frame).boundingRect == frame)
    #expect(Rectangle.role == .fill)
  }

  @Test func fontsAndColoursAreChangedByFactors() {
    #expect(Font.system(size: 20).scaled(by: 1.5) == Font.system(size: 30))
    #expect(Font.body.pointSize(9).italic(false) == Font.body.pointSize(9).italic(false))
    #expect(Font.body.bold(true) == Font.body.weight(.bold))
    let bright = Color(.sRGBLinear, red: 0.2, green: 0.1, blue: 0).exposureAdjust(1).resolve(
      in: EnvironmentValues())
    let expected = Color(.sRGBLinear, red: 0.4, green: 0.2, blue: 0).resolve(
      in: EnvironmentValues())
    #expect(abs(bright.red - expected.red) < 0.01)
    #expect(abs(bright.green - expected.green) < 0.01)
    #expect(bright.blue == 0)
  }

  @Test func stylesThatCountAreKeptGoing() {
    let start = Date(timeIntervalSince1970: 1000)
    #expect(
      SystemFormatStyle.Stopwatch(startingAt: start).format(start.addingTimeInterval(65)) == "1:05")
    #expect(Text(.currentDate, format: .stopwatch(startingAt: start)) == Text(start, style: .timer))
    #expect(
      Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(9)))
        == Text(start.addingTimeInterval(9), style: .timer))
    #expect(Text(.currentDate, format: .reference(to: start)) == Text(start, style: .relative))
    #expect(Text(.currentDate, format: .offset(to: start)) == Text(start, style: .offset))
    let screen = TestScreen {
      Text("ends \(timerInterval: start...start, countsDown: false) or not")
    }
    #expect(screen.words.first?.hasPrefix("ends ") == true)
    #expect(screen.words.first?.hasSuffix(" or not") == true)
  }

  @Test func aGestureStateTellsWithWhatItFallsBack() {
    final class Heard { var last: [Bool] = [] }
    struct Held: View {
      let heard: Heard
      @GestureState private var isHeld: Bool

      init(heard: Heard) {
        self.heard = heard
        _isHeld = GestureState(wrappedValue: false) { value, _ in heard.last.append(value) }
      }

      var body: some View {
        Text(isHeld ? "held" : "free")
          .accessibilityIdentifier("state")
          .gesture(
            LongPressGesture(minimumDuration: 1).updating($isHeld) { value, state, _ in
              state = value
            })
      }
    }
    let heard = Heard()
    let screen = TestScreen { Held(heard: heard) }
    #expect(screen.words == ["free"])
    #expect(heard.last.isEmpty)
    screen.fire(.pressing, .bool(true), at: "state")
    screen.fire(.pressing, .bool(false), at: "state")
    #expect(screen.words == ["free"])
    #expect(heard.last == [true])
  }

  @Test func spacesAreNamedByTheirTypes() {
    func value<S: CoordinateSpaceProtocol>(_ space: S) -> CoordinateSpace { space.coordinateSpace }
    #expect(value(.global) == .global)
    #expect(value(LocalCoordinateSpace()) == .local)
    #expect(value(NamedCoordinateSpace.named("page")) == .named("page"))
  }

  @Test func accessibilityActionsHaveNamesOfEveryKind() {
    final class Heard { var names: [String] = [] }
    let heard = Heard()
    let name = "Archive"
    let screen = TestScreen {
      Text("one").accessibilityAction(named: name) { heard.names.append("archive") }
      Text("two").accessibilityAction {
        heard.names.append("label")
      } label: {
        Text("Labelled")
      }
      Text("three").accessibilityActions(category: .edit) { Button("Rename") { heard.names.append("rename") } }
      Text("four").accessibilityLabel("spoken", isEnabled: true)
      Text("five").accessibilityLabel("unspoken", isEnabled: false)
    }
    screen.tap("Archive")
    screen.tap("Labelled")
    screen.tap("Rename")
    #expect(heard.names == ["archive", "label", "rename"])
    #expect(screen.outline.contains("spoken"))
    #expect(!screen.outline.contains("unspoken"))
  }

  @Test func aTintMayBeAGradientOrNothing() {
    let screen = TestScreen {
      Button("one") {}.tint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Button("two") {}.tint(.orange)
      Button("three") {}.tint(nil)
      Text("four").background(.windowBackground).transition(.blurReplace(.upUp))
    }
    #expect(screen.words.count == 4)
  }

  @Test func modifiersAreMadeOfTheirEnvironment() {
    struct Tint: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> Words {
        Words(words: environment.colorScheme == .dark ? "dark" : "light")
      }
    }
    struct Words: ViewModifier {
      let words: String
      func body(content: Content) -> some View {
        content
        Text(words)
      }
    }
    let screen = TestScreen { Text("one").modifier(Tint()).environment(\.colorScheme, .dark) }
    #expect(screen.words == ["one", "dark"])
  }

  @Test func fontsAreToldInNumbers() {
    let context = EnvironmentValues().fontResolutionContext
    let title = Font.title.bold().italic().resolve(in: context)
    #expect(title.pointSize == 28)
    #expect(title.isBold && title.isItalic && !title.isMonospaced)
    #expect(Font.system(size: 9, design: .monospaced).resolve(in: context).isMonospaced)
    #expect(Font.headline.resolve(in: context).weight == .semibold)
  }

  @Test func olderMenusAndTabsOfAnyTypeAreShown() {
    let screen = TestScreen {
      MenuButton("More") { Button("Share") {} }
      TabView(selection: .constant(1)) {
        AnyTabContent<Int>(Tab("One", systemImage: "1.circle", value: 1) { Text("first") })
      }
      Text("glass").glassEffect(.regular, in: DefaultGlassEffectShape())
    }
    for word in ["More", "Share", "One", "first", "glass"] { #expect(screen.outline.contains(word), "\(word)") }
  }

  @Test func completionsAreCalledOnceEachEvenWithinOthers() async throws {
    final class Heard { var names: [String] = [] }
    let heard = Heard()
    let screen = TestScreen { Text("page") }
    var outer = Transaction(animation: .linear(duration: 0))
    outer.addAnimationCompletion { heard.names.append("outer") }
    withTransaction(outer) {
      withTransaction(\.isContinuous, true) {}
      var inner = outer
      inner.addAnimationCompletion(criteria: .removed) { heard.names.append("inner") }
      withTransaction(inner) {}
    }
    withAnimation(.linear(duration: 0)) {
    } completion: {
      heard.names.append("last")
    }
    try await screen.wait { heard.names.contains("last") }
    #expect(heard.names.sorted() == ["inner", "last", "outer"])
  }
}
