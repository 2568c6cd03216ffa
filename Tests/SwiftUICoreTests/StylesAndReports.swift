import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Glow: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.isPressed ? "down" : "up")
      if !isEnabled { Text("off") }
    }
  }
}

private struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(verbatim: configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("framed")
    configuration.label
    configuration.content
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Text("field:")
      configuration
    }
  }
}

private struct ToggleScreen: View {
  @State private var isOn = false
  var body: some View { Toggle("News", isOn: $isOn).toggleStyle(Check()) }
}

private struct FieldScreen: View {
  @State private var text = ""
  var body: some View {
    TextField("Name", text: $text).textFieldStyle(Boxed())
    Text(verbatim: "<\(text)>")
  }
}

/// Puts each view at twice the height of those above it, in the middle.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.width ?? 0, height: subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +) * 2)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
      y += subview.dimensions(in: .unspecified).height * 2
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct StylesAndReports {
  @Test func aStyleFollowsThePressWhereItLooksAtIt() throws {
    let screen = TestScreen {
      Button("Glow") {}.buttonStyle(Glow())
      Button("Quiet") {}.buttonStyle(Quiet())
    }
    let glow = try #require(screen.element("Glow", accepting: .press))
    #expect(screen.tree[glow]?.element.accepts == [.press, .pressing])
    let quiet = try #require(screen.element("Quiet", accepting: .press))
    #expect(screen.tree[quiet]?.element.accepts == .press)
    #expect(screen.words == ["Glow", "up", "Quiet"])
    screen.send(.pressing, .bool(true), to: glow)
    #expect(screen.words == ["Glow", "down", "Quiet"])
    screen.send(.pressing, .bool(false), to: glow)
    #expect(screen.words == ["Glow", "up", "Quiet"])
  }

  @Test func stylesReadTheEnvironment() {
    let screen = TestScreen { Button("Glow") {}.buttonStyle(Glow()).disabled(true) }
    #expect(screen.words.contains("off"))
  }

  @Test func controlsAreDrawnByTheAppsOwnStyles() {
    let toggle = TestScreen { ToggleScreen() }
    #expect(toggle.words == ["[ ]", "News"])
    toggle.tap("News")
    #expect(toggle.words == ["[x]", "News"])

    let progress = TestScreen { ProgressView("Loading", value: 0.25).progressViewStyle(Percent()) }
    #expect(progress.words == ["Loading", "25 %"])
    let group = TestScreen { GroupBox("Title") { Text("inside") }.groupBoxStyle(Framed()) }
    #expect(group.words == ["framed", "Title", "inside"])

    let field = TestScreen { FieldScreen() }
    #expect(field.words.first == "field:")
    field.type("Ann", into: "Name")
    #expect(field.words.contains("<Ann>"))
  }

  @Test func aPictureIsWhatTheHostSaysOfIt() throws {
    let url = URL(string: "https://example.org/a.png")
    func screen() -> TestScreen {
      TestScreen {
        AsyncImage(url: url) { phase in
          if let image = phase.image {
            image.accessibilityLabel("picture")
          } else if phase.error != nil {
            Text("failed")
          } else {
            Text("waiting")
          }
        }
      }
    }
    let good = screen()
    #expect(good.words == ["waiting"])
    let probe = try #require(good.allElements(accepting: .load).first)
    good.send(.load, .bool(true), to: probe)
    #expect(good.words == [] && good.outline.contains("picture"))
    let bad = screen()
    bad.send(.load, .bool(false), to: try #require(bad.allElements(accepting: .load).first))
    #expect(bad.words == ["failed"])
    #expect(
      TestScreen { AsyncImage(url: URL(string: "file:///etc/passwd")) { _ in Text("x") } }.allElements(accepting: .load)
        .isEmpty)
  }

  @Test func aLayoutPlacesItsViewsByTheSizesTheHostReports() throws {
    let screen = TestScreen {
      Steps()() {
        Text("one")
        Text("two")
      }
    }
    // Nothing is known yet: the views stand below each other.
    #expect(screen.outline.contains("column"))
    let measured = screen.allElements(accepting: .resize)
    let cells = measured.filter { screen.tree[$0]?.element.style.fixesWidth == true }
    #expect(cells.count == 2)
    for id in measured where !cells.contains(id) { screen.send(.resize, .size(Size(width: 200, height: 40)), to: id) }
    for (id, size) in zip(cells, [Size(width: 50, height: 20), Size(width: 100, height: 30)]) {
      screen.send(.resize, .size(size), to: id)
    }
    let offsets = cells.map { screen.tree[$0]?.element.style.offset }
    #expect(offsets == [Size(width: 75, height: 0), Size(width: 50, height: 40)])
    let frames = screen.tree.nodes.values.compactMap(\.element.style.frame)
    #expect(frames.contains { $0.width == 200 && $0.height == 100 })
  }

  @Test func aTimelineIsDrawnAtItsMoments() async {
    let start = Date()
    let screen = TestScreen {
      TimelineView(.explicit([start, start + 0.01, start + 0.02])) { context in
        Text(verbatim: "\(Int((context.date.timeIntervalSince(start) * 100).rounded()))")
      }
    }
    #expect(await screen.wait { screen.words == ["2"] })
  }
}
