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
    let sheet = SomeCorners(radius: 20, corners: [.topLeft, .topRight]).clipOutline
    #expect(
      sheet
        == .unevenRectangle(_Corners(topLeading: 20, topTrailing: 20, bottomLeading: 0, bottomTrailing: 0)))
    let bubble = SomeCorners(radius: 15, corners: [.topLeft, .bottomLeft, .bottomRight]).clipOutline
    #expect(
      bubble
        == .unevenRectangle(_Corners(topLeading: 15, topTrailing: 0, bottomLeading: 15, bottomTrailing: 15)))
  }

  @Test func otherShapesKeepTheirPath() {
    guard case .path = Diamond().clipOutline else {
      Issue.record("\(Diamond().clipOutline)")
      return
    }
  }
}
