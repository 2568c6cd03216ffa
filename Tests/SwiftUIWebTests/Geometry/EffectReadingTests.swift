import BrowserTesting
import Foundation
import Locks
import SwiftUI
import SwiftUITesting
import Testing

/// A reader within effects knows its own size, and where it stands in spaces within and around them.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct EffectReadingTests {
  private final class Read {
    var size = CGSize.zero
    var local = CGRect.zero
    var inner = CGRect.zero
    var outer = CGRect.zero
  }

  private struct Scaled: View {
    let read: Read

    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20)
          GeometryReader { proxy in
            let _ = read.size = proxy.size
            let _ = read.local = proxy.frame(in: .local)
            let _ = read.inner = proxy.frame(in: .named("inner"))
            let _ = read.outer = proxy.frame(in: .named("outer"))
            Color.clear
          }.frame(width: 30, height: 20)
        }
        .coordinateSpace(.named("inner")).scaleEffect(2)
      }
      .frame(width: 200, height: 100).coordinateSpace(.named("outer"))
    }
  }

  private static func isRight(_ read: Read) -> Bool {
    func isNear(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
      zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.5 }
    }
    return isNear(CGRect(origin: .zero, size: read.size), 0, 0, 30, 20) && isNear(read.local, 0, 0, 30, 20)
      && isNear(read.inner, 10, 0, 30, 20) && isNear(read.outer, 80, 30, 60, 40)
  }

  private static func words(_ read: Read) -> Comment {
    "size \(read.size), local \(read.local), inner \(read.inner), outer \(read.outer)"
  }

  @Test func readersWithinAScaleKnowTheirOwnSize() {
    let read = Read()
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) { Scaled(read: read) }
    #expect(screen.isMounted)
    #expect(Self.isRight(read), Self.words(read))
  }

  /// What an effect makes of a view's place does not change the place that it is told.
  @Test func effectsByPlaceAreToldThePlaceWithoutThem() {
    let seen = Locked<CGRect>(.zero)
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 40, height: 20).visualEffect { content, proxy in
        let frame = proxy.frame(in: .global)
        seen.withLock { $0 = frame }
        return content.scaleEffect(frame.width / 20).offset(x: frame.minX)
      }
    }
    #expect(screen.isMounted)
    #expect(seen.withLock { $0 } == CGRect(x: 80, y: 40, width: 40, height: 20))
  }

  @Test func readersWithinAScaleInAPageKnowTheirOwnSize() async throws {
    let read = Read()
    try await withApp(width: 300, height: 200, content: { Scaled(read: read) }) { app in
      try? await app.wait("the page has told") { Self.isRight(read) }
      #expect(Self.isRight(read), Self.words(read))
    }
  }
}
