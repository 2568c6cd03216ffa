import Foundation
import HostileViews
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Views that ask for what cannot be: the picture stays bounded, what stands beside them stays right, and a warning names them.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct HostileLayouts {
  private static let size = CGSize(width: 100, height: 100)

  private func isBounded(_ screen: TestScreen) -> Bool {
    screen.session.layoutFrames.values.allSatisfy {
      [$0.x, $0.y, $0.width, $0.height].allSatisfy { $0.isFinite && abs($0) <= 1e10 } && $0.width >= 0 && $0.height >= 0
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func badNumbersInEveryModifier(value: CGFloat) {
    let point = CGPoint(x: value, y: value)
    let views: [AnyView] = [
      AnyView(Color.red.frame(width: value, height: value)),
      AnyView(Color.red.frame(minWidth: value, idealWidth: value, maxWidth: value)),
      AnyView(Color.red.frame(minHeight: value, idealHeight: value, maxHeight: value)),
      AnyView(Color.red.padding(value)), AnyView(Color.red.offset(x: value, y: value)),
      AnyView(Color.red.position(point)), AnyView(Color.red.aspectRatio(value, contentMode: .fill)),
      AnyView(Color.red.layoutPriority(Double(value))), AnyView(Color.red.scaleEffect(value)),
      AnyView(Color.red.alignmentGuide(HorizontalAlignment.center) { _ in value }),
      AnyView(
        HStack(spacing: value) {
          Color.red; Color.blue
        }), AnyView(Spacer(minLength: value)),
      AnyView(
        Grid(horizontalSpacing: value, verticalSpacing: value) {
          GridRow {
            Color.red; Color.blue
          }
        }),
      AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: value), spacing: value)], spacing: value) { Color.red }),
      AnyView(LazyVGrid(columns: [GridItem(.fixed(value)), GridItem(.flexible(minimum: value))]) { Color.red }),
      AnyView(ScrollView { Color.red }.contentMargins(value, for: .scrollContent)),
      AnyView(Color.red.safeAreaInset(edge: .top, spacing: value) { Color.blue.frame(height: value) }),
      AnyView(Color.red.safeAreaPadding(value)),
      AnyView(ScrollView { Color.red.containerRelativeFrame(.vertical) { _, _ in value } }),
      AnyView(GeometryReader { _ in Color.red.frame(width: value) }),
      AnyView(Rectangle().inset(by: value)), AnyView(Circle().size(width: value, height: value)),
      AnyView(Color.red.gridCellColumns(value > 0 && value < 1e9 ? Int(value) : .max)),
      AnyView(
        Nonsense(value: value) {
          Color.red; Color.blue
        }),
    ]
    for (index, view) in views.enumerated() {
      let screen = TestScreen(size: Self.size) {
        ZStack {
          view
          Color.green.frame(width: 10, height: 10).frameName("beside")
        }
      }
      let bounded = isBounded(screen)
      #expect(bounded, "view \(index)")
      let beside = screen.frame(of: "beside")
      #expect(beside?.size == CGSize(width: 10, height: 10), "view \(index)")
    }
  }

  @Test func aWarningNamesTheView() {
    let screen = TestScreen(size: Self.size) { Broken() }
    let warnings = screen.layoutWarnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Broken: ") == true, "\(warnings)")
    let named = TestScreen(size: Self.size) { Color.red.frame(width: -3).accessibilityIdentifier("swatch") }
    let names = named.layoutWarnings
    #expect(names.first?.hasPrefix("swatch: ") == true, "\(names)")
  }

  @Test func layoutsThatAnswerNonsense() {
    for value in [CGFloat.nan, .infinity, -1] {
      let screen = TestScreen(size: Self.size) { Scribbled(value: value) }
      let bounded = isBounded(screen)
      #expect(bounded)
      let warnings = screen.layoutWarnings
      #expect(warnings.contains { $0.hasPrefix("Scribbled: its layout answered") }, "\(warnings)")
    }
  }

  @Test func guidesThatDependOnEachOther() {
    let screen = TestScreen(size: Self.size) { Circular() }
    let bounded = isBounded(screen)
    #expect(bounded)
    let warnings = screen.layoutWarnings
    #expect(warnings.contains { $0.hasPrefix("Circular: an alignment guide depends on itself") }, "\(warnings)")
  }

  @Test func sizesThatChaseEachOther() {
    let screen = TestScreen(size: Self.size) { Chasing() }
    for _ in 0..<5 { screen.settle() }
    let bounded = isBounded(screen)
    #expect(bounded)
    #expect(screen.isMounted)
  }
}

/// Asks for a frame that cannot be.
private struct Broken: View {
  var body: some View {
    VStack { Color.red.frame(width: -20) }
  }
}

/// Shows a layout that answers nonsense.
private struct Scribbled: View {
  let value: CGFloat

  var body: some View {
    Nonsense(value: value) {
      Color.red
      Color.blue
    }
  }
}

/// Aligns by guides that need each other.
private struct Circular: View {
  var body: some View {
    HStack(alignment: .dependent) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 20)
    }
  }
}

/// Grows each time it hears how large it is.
private struct Chasing: View {
  @State private var width: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      Color.clear.onAppear { width = proxy.size.width + 1 }
        .onChange(of: proxy.size.width) { width = proxy.size.width + 1 }
    }.frame(width: width)
  }
}
