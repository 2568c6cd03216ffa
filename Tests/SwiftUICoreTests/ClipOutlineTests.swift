import Foundation
import SwiftUIElements
import Testing
import UIKit

@testable import SwiftUICore

private struct SomeCorners: Shape {
  var radius: CGFloat
  var corners: UIRectCorner
  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.midY),
      ])
      path.closeSubpath()
    }
  }
}

/// What views are cut to by shapes of apps, whose size is not known before they are shown.
@MainActor
struct ClipOutlineTests {
  @Test func roundCornersKeepTheirPoints() {
    let sheet = SomeCorners(radius: 20, corners: [.topLeft, .topRight]).clipOutline(in: nil)
    #expect(
      sheet
        == .unevenRectangle(_Corners(topLeading: 20, topTrailing: 20, bottomLeading: 0, bottomTrailing: 0)))
    let bubble = SomeCorners(radius: 15, corners: [.topLeft, .bottomLeft, .bottomRight]).clipOutline(in: nil)
    #expect(
      bubble
        == .unevenRectangle(_Corners(topLeading: 15, topTrailing: 0, bottomLeading: 15, bottomTrailing: 15)))
  }

  @Test func otherShapesFollowTheView() {
    guard case .elastic(let points) = Diamond().clipOutline(in: nil) else {
      Issue.record("\(Diamond().clipOutline(in: nil))")
      return
    }
    #expect(
      points.first == _ElasticPoint(xShare: 0.5, yShare: 0) && points.contains(_ElasticPoint(xShare: 1, yShare: 0.5)))
  }

  @Test func whatDoesNotGrowWithTheViewKeepsItsPoints() {
    struct Notch: Shape {
      func path(in rect: CGRect) -> Path {
        Path { $0.addLines([.zero, CGPoint(x: rect.maxX - 30, y: 0), CGPoint(x: rect.midX, y: rect.maxY - 10)]) }
      }
    }
    guard case .elastic(let points) = Notch().clipOutline(in: nil) else {
      Issue.record("\(Notch().clipOutline(in: nil))")
      return
    }
    #expect(points[1] == _ElasticPoint(xShare: 1, x: -30, yShare: 0))
    #expect(points[2] == _ElasticPoint(xShare: 0.5, yShare: 1, y: -10))
  }

  @Test func aKnownSizeAsksForThePathOfThatSize() {
    let size = Size(width: 40, height: 20)
    #expect(Diamond().clipOutline(in: size) == .drawn("M20 0L40 10L20 20L0 10Z", size: size))
    #expect(Diamond().scales && !SomeCorners(radius: 20, corners: .topLeft).scales)
  }

  @Test func piecesOfAPathAreOneRing() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    #expect(path.ring.first == .zero && path.ring.contains(CGPoint(x: 30, y: 10)) && path.ring.count >= 9)
  }
}
