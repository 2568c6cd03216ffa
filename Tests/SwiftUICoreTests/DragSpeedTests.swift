import Foundation
import Testing

@testable import SwiftUICore

@Suite struct DragSpeedTests {
  private let start = Date(timeIntervalSince1970: 1000)

  @Test func speedIsWayByTime() {
    let speed = DragSpeed()
    #expect(speed.take(.zero, at: start, hasEnded: false) == .zero)
    #expect(speed.take(CGPoint(x: 10, y: 0), at: start + 0.125, hasEnded: false) == CGSize(width: 80, height: 0))
    #expect(speed.take(CGPoint(x: 10, y: 0), at: start + 0.25, hasEnded: true) == CGSize(width: 80, height: 0))
    #expect(speed.take(CGPoint(x: 99, y: 9), at: start + 0.375, hasEnded: false) == .zero)
  }

  @Test func aDragThatRestedHasNone() {
    let speed = DragSpeed()
    _ = speed.take(.zero, at: start, hasEnded: false)
    _ = speed.take(CGPoint(x: 10, y: 0), at: start + 0.1, hasEnded: false)
    #expect(speed.take(CGPoint(x: 10, y: 0), at: start + 2, hasEnded: true) == .zero)
  }
}
