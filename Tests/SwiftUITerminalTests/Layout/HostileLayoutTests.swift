import HostileViews
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@testable import SwiftUITerminal

/// Views that ask for what cannot be: the picture stays bounded, what stands beside them is seen, and a warning names them once.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HostileLayoutTests {
  /// What is told while a view is shown with a text beside it, and shown again after a change.
  private func told<Content: View>(
    _ name: String = "", @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    diagnostics {
      let screen = TerminalScreen(20, 6) {
        VStack(spacing: 0) {
          Beside()
          content()
        }
      }
      #expect(screen.text.contains("beside"), "\(name)\n\(screen.text)")
      #expect(screen.drawn.frame.grid.faults == [], "\(name)")
      screen.press("beside")
      #expect(screen.text.contains("pressed"), "\(name)\n\(screen.text)")
      screen.resize(30, 8)
      #expect(screen.text.contains("pressed"), "\(name)\n\(screen.text)")
    }.map(\.description)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func lengthsThatAreNone(value: CGFloat) {
    let point = CGPoint(x: value, y: value)
    let views: [(name: String, view: AnyView)] = [
      ("frame", AnyView(Color.red.frame(width: value, height: value))),
      ("frame of a text", AnyView(Text("words").frame(width: value, height: value))),
      ("bounds", AnyView(Color.red.frame(minWidth: value, idealWidth: value, maxWidth: value))),
      ("bounds up and down", AnyView(Color.red.frame(minHeight: value, idealHeight: value, maxHeight: value))),
      ("padding", AnyView(Text("words").padding(value))), ("offset", AnyView(Text("words").offset(x: value, y: value))),
      ("position", AnyView(Text("words").position(point))),
      ("ratio", AnyView(Color.red.aspectRatio(value, contentMode: .fill))),
      ("priority", AnyView(Text("words").layoutPriority(Double(value)))),
      ("scale", AnyView(Text("words").scaleEffect(value))),
      ("guide", AnyView(Text("words").alignmentGuide(HorizontalAlignment.center) { _ in value })),
      (
        "spacing",
        AnyView(
          HStack(spacing: value) {
            Text("a"); Text("b")
          })
      ), ("spacer", AnyView(Spacer(minLength: value))),
      (
        "grid",
        AnyView(
          Grid(horizontalSpacing: value, verticalSpacing: value) {
            GridRow {
              Text("a"); Text("b")
            }
          })
      ),
      (
        "lazy grid",
        AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: value), spacing: value)], spacing: value) { Text("a") })
      ),
      (
        "tracks",
        AnyView(LazyVGrid(columns: [GridItem(.fixed(value)), GridItem(.flexible(minimum: value))]) { Text("a") })
      ),
      ("margins", AnyView(ScrollView { Text("a") }.contentMargins(value, for: .scrollContent))),
      (
        "inset",
        AnyView(Text("a").safeAreaInset(edge: .top, spacing: value) { Text("b").frame(height: value) })
      ), ("safe area", AnyView(Text("a").safeAreaPadding(value))),
      ("share", AnyView(ScrollView { Text("a").containerRelativeFrame(.vertical) { _, _ in value } })),
      ("reader", AnyView(GeometryReader { _ in Text("a").frame(width: value) })),
      ("inset shape", AnyView(Rectangle().inset(by: value))),
      ("span", AnyView(Text("a").gridCellColumns(value > 0 && value < 1e9 ? Int(value) : .max))),
      (
        "layout",
        AnyView(
          Nonsense(value: value) {
            Color.clear; Color.clear
          })
      ),
      (
        "rows",
        AnyView(
          List {
            Text("a").listRowInsets(EdgeInsets(top: value, leading: value, bottom: value, trailing: value))
            Text("b").frame(height: value)
          })
      ),
    ]
    for (name, view) in views {
      let told = told(name) { view }
      #expect(Set(told).count == told.count, "\(name): \(told)")
    }
  }

  @Test func aWarningNamesTheViewAndComesOnce() {
    let reports = told {
      Broken()
      Color.red.frame(width: -3).accessibilityIdentifier("swatch")
      List { Broken(width: -21) }
    }
    #expect(reports.count == 3, "\(reports)")
    #expect(reports.contains { $0.hasPrefix("Broken: -20.0 is no length") }, "\(reports)")
    #expect(reports.contains { $0.hasPrefix("Broken: -21.0 is no length") }, "\(reports)")
    #expect(reports.contains { $0.hasPrefix("swatch: -3.0 is no length") }, "\(reports)")
  }

  @Test func soundViewsAreNotWarnedOf() {
    let reports = told {
      List { ForEach(0..<3) { Text("row \($0)").frame(maxWidth: .infinity) } }
    }
    #expect(reports == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func layoutsThatAnswerNonsense(value: CGFloat) {
    let reports = told { Scribbled(value: value) }
    #expect(reports.contains { $0.hasPrefix("Scribbled: its layout answered") }, "\(reports)")
  }

  @Test func layoutsThatNeverSettle() {
    let reports = told { Unsettled() }
    #expect(reports.contains { $0.hasPrefix("Unsettled: its layout asks too many sizes") }, "\(reports)")
  }

  @Test func guidesThatDependOnEachOther() {
    let reports = told { Circular() }
    #expect(reports.contains { $0.hasPrefix("Circular: an alignment guide depends on itself") }, "\(reports)")
  }

  @Test func leastLengthsAboveTheGreatest() {
    let reports = told { Contradicting() }
    #expect(reports.contains { $0.hasPrefix("Contradicting: the least length") }, "\(reports)")
  }

  @Test func thousandsOfNestedStacks() {
    let reports = told { Tower(height: 3000) }
    #expect(reports.count == 1 && reports.first?.hasPrefix("Tower: views are nested more than") == true, "\(reports)")
  }

  @Test func hundredsOfNestedStacksAreDrawn() {
    let screen = TerminalScreen(20, 6) { Tower(height: 100) }
    #expect(screen.text.contains("top"), "\(screen.text)")
  }

  @Test func sizesThatChaseEachOther() {
    let screen = TerminalScreen(20, 6) {
      VStack(spacing: 0) {
        Text("beside")
        Chasing()
      }
    }
    #expect(screen.text.contains("beside"))
  }
}

private struct Beside: View {
  @State private var isPressed = false

  var body: some View {
    Button(isPressed ? "pressed" : "beside") { isPressed = true }.fixedSize().layoutPriority(1000)
  }
}

/// Asks for a frame that cannot be.
private struct Broken: View {
  var width: CGFloat = -20

  var body: some View {
    VStack { Color.red.frame(width: width) }
  }
}

private struct Contradicting: View {
  var body: some View { Text("wide").frame(minWidth: 80, maxWidth: 40) }
}

private struct Tower: View {
  let height: Int

  var body: some View {
    if height == 0 {
      Text("top")
    } else {
      HStack(spacing: 0) { VStack(spacing: 0) { AnyView(Tower(height: height - 1)) } }
    }
  }
}

private struct Scribbled: View {
  let value: CGFloat

  var body: some View {
    Nonsense(value: value) {
      Color.clear
      Color.clear
    }
  }
}

/// Layouts in each other that ask for another size each time.
private struct Unsettled: View {
  var levels = 20

  var body: some View {
    Restless {
      if levels == 0 { Text("inmost") } else { AnyView(Unsettled(levels: levels - 1)) }
    }
  }
}

private struct Restless: Layout {
  final class Asked {
    var width = 0.0
  }

  func makeCache(subviews: Subviews) -> Asked { Asked() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Asked) -> CGSize {
    for _ in 0..<20 {
      cache.width += 1
      _ = subviews.first?.sizeThatFits(ProposedViewSize(width: cache.width, height: cache.width))
    }
    return CGSize(width: 16, height: 16)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Asked) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// Aligns by guides that need each other.
private struct Circular: View {
  var body: some View {
    HStack(alignment: .dependent) {
      Text("a")
      Text("b")
    }
  }
}

/// Grows each time it hears how large it is.
private struct Chasing: View {
  @State private var width: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      Color.clear.onAppear { width = proxy.size.width + 8 }
        .onChange(of: proxy.size.width) { width = proxy.size.width + 8 }
    }.frame(width: width)
  }
}
