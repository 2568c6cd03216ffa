import SwiftUI
import SwiftUICore
import Testing

@testable import SwiftUITerminal

@MainActor @Suite(.timeLimit(.minutes(4))) struct OutlineTests {
  private func picture(_ columns: Int, _ rows: Int, _ draw: @escaping (inout Path, CGRect) -> Void) -> Path {
    var path = Path()
    draw(&path, CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
    return path
  }

  @Test func aFilledTriangleIsMadeOfBlocks() {
    let path = picture(8, 4) { path, rect in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.closeSubpath()
    }
    let screen = TerminalScreen(8, 4) { path.fill(.red).frame(width: 64, height: 64) }
    #expect(screen.lines == ["      ▄█", "    ▄███", "  ▄█████", "▄███████"])
  }

  @Test func aLineIsMadeOfDots() {
    let path = picture(6, 2) { path, rect in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY + 2))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + 2))
    }
    let screen = TerminalScreen(6, 2) {
      Canvas { context, _ in context.stroke(path, with: .color(.red), lineWidth: 2) }.frame(width: 48, height: 32)
    }
    #expect(screen.lines == ["", "⠉⠉⠉⠉⠉⠉"], "\(screen.lines)")
  }

  @Test func wordsAndSymbolsStandWhereTheyWereDrawn() {
    let screen = TerminalScreen(20, 4) {
      Canvas { context, size in
        context.draw(Text("left"), at: .zero, anchor: .topLeading)
        context.draw(Text("right"), at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
        if let symbol = context.resolveSymbol(id: "b") {
          context.draw(symbol, at: CGPoint(x: size.width / 2, y: 24), anchor: .center)
        }
      } symbols: {
        Text("one").tag("a")
        Text("two").tag("b")
      }
      .frame(width: 160, height: 64)
    }
    #expect(screen.lines == ["left", "        two", "", "               right"], "\(screen.lines)")
  }

  @Test func clipsAreToldInTheCoordinatesOfTheContext() {
    var told: [CGRect] = []
    _ = TerminalScreen(20, 4) {
      Canvas { context, size in
        told = [context.clipBoundingRect]
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        context.clip(to: Path(CGRect(x: 5, y: 0, width: 10, height: 5)))
        told.append(context.clipBoundingRect)
      }
      .frame(width: 160, height: 64)
    }
    #expect(told == [CGRect(x: 0, y: 0, width: 160, height: 64), CGRect(x: 5, y: 0, width: 10, height: 5)])
  }

  @Test func evenOddLeavesAHole() {
    let path = picture(8, 4) { path, rect in
      path.addRect(rect)
      path.addRect(rect.insetBy(dx: 16, dy: 16))
    }
    for (isEvenOdd, middle) in [(true, "██    ██"), (false, "████████")] {
      let screen = TerminalScreen(8, 4) {
        Canvas { context, _ in context.fill(path, with: .color(.red), style: FillStyle(eoFill: isEvenOdd)) }
          .frame(width: 64, height: 64)
      }
      #expect(screen.lines == ["████████", middle, middle, "████████"], "\(screen.lines)")
    }
  }

  @Test func aPartOfALineIsDrawn() {
    var points = OutlinePoints("M0 5L10 5", of: Size(width: 10, height: 10), columns: 10, rows: 10)
    points = points.trimmed(to: 0.25...0.5)
    #expect(points.lines == [[Point(x: 2.5, y: 5), Point(x: 5, y: 5)]])
  }

  @Test(arguments: [
    "", "Z", "L", "M", "M1", "Q1 2 3 4", "C1 2 3 4 5 6", "M1e400 2L-1e300 9Z", "Mnan infL5 5", "M0 0LLLZZ",
  ])
  func nonsenseIsDrawnAsLittleAsItSays(_ commands: String) {
    for size in [Size(width: 0, height: 0), Size(width: 1e-300, height: 1e300), Size(width: 10, height: 10)] {
      let points = OutlinePoints(commands, of: size, columns: 20, rows: 20)
      var dots = OutlineDots(columns: 10, rows: 5)
      dots.fill(points, isEvenOdd: false)
      dots.stroke(points, width: 3)
      dots.stroke(points.trimmed(to: 0.2...0.7), width: 1e9)
      dots.stroke(points, width: .infinity)
      _ = dots.block(9, 4)
    }
  }
}
