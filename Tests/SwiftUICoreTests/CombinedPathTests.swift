import Foundation
import Testing

@testable import SwiftUICore

@Suite struct CombinedPathTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static func shape(_ generator: inout Generator) -> Path {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator).rounded() }
    let rect = CGRect(x: number(0...60), y: number(0...60), width: number(10...60), height: number(10...60))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return Path(rect)
    case 1: return Path(ellipseIn: rect)
    case 2: return Path(roundedRect: rect, cornerRadius: 8)
    default:
      return Path { path in
        path.addLines((0..<5).map { _ in CGPoint(x: number(0...100), y: number(0...100)) })
        path.closeSubpath()
      }
    }
  }

  /// What is kept is decided point by point; points near an outline are left out, for curves become short lines.
  @Test func areasAreThoseOfTheirPoints() {
    var generator = Generator(state: 7)
    for _ in 0..<150 {
      let (first, second) = (Self.shape(&generator), Self.shape(&generator))
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (first.union(second), { $0 || $1 }), (first.intersection(second), { $0 && $1 }),
        (first.subtracting(second), { $0 && !$1 }), (first.symmetricDifference(second), { $0 != $1 }),
      ]
      for _ in 0..<40 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...120, using: &generator), y: CGFloat.random(in: 0...120, using: &generator))
        let around = [(-0.7, 0.0), (0.7, 0.0), (0.0, -0.7), (0.0, 0.7)].map {
          CGPoint(x: point.x + $0, y: point.y + $1)
        }
        func isSure(_ path: Path) -> Bool { around.allSatisfy { path.contains($0) == path.contains(point) } }
        guard isSure(first), isSure(second) else { continue }
        for (index, (path, keeps)) in results.enumerated() {
          #expect(
            path.contains(point) == keeps(first.contains(point), second.contains(point)),
            "operation \(index) at \(point) of \(first) and \(second)")
        }
      }
    }
  }

  @Test func edgesThatLieOnEachOtherAreNoTrouble() {
    let (left, right) = (
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)), Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    )
    let both = left.union(right)
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(both.contains(CGPoint(x: 10, y: 5)))
    #expect(left.subtracting(left).isEmpty)
    #expect(left.intersection(right).isEmpty)
    #expect(left.union(left).boundingRect == left.boundingRect)
    #expect(left.union(Path()).boundingRect == left.boundingRect)
  }

  @Test func linesAreCutByAnArea() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 30, y: 5))
    }
    let area = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(area).boundingRect == CGRect(x: 10, y: 5, width: 10, height: 0))
    #expect(line.lineSubtraction(area).boundingRect == CGRect(x: 0, y: 5, width: 30, height: 0))
  }

  @Test func shapesCombineInTheirFrame() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let path = Capsule().subtracting(Circle()).path(in: rect)
    #expect(!path.contains(CGPoint(x: 50, y: 20)))
    #expect(path.contains(CGPoint(x: 10, y: 20)))
  }

  @Test func numbersWithoutBoundMakeNoTrouble() {
    let wild = Path { path in
      path.addLines([CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 5, y: CGFloat.nan), CGPoint(x: 1e300, y: 3)])
      path.closeSubpath()
    }
    _ = wild.union(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }
}
