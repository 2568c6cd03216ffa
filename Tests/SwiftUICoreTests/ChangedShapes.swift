import Foundation
import SwiftUICore
import SwiftUITesting
import Testing
import UIKit

/// Shapes that are other shapes, moved, turned, stretched or changed in any way: types of their own, with paths of their own.
@Suite @MainActor struct ChangedShapes {
  private let area = CGRect(x: 10, y: 20, width: 40, height: 80)

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    zip([one.minX, one.minY, one.maxX, one.maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test func aShapeIsMoved() {
    let shape: OffsetShape<Rectangle> = Rectangle().offset(x: 5, y: -7)
    #expect(isNear(shape.path(in: area).boundingRect, area.offsetBy(dx: 5, dy: -7)))
    #expect(shape.shape.path(in: area).boundingRect == area && shape.offset == CGSize(width: 5, height: -7))
  }

  @Test func aShapeIsTurnedAboutItsMiddle() {
    let shape: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90))
    #expect(isNear(shape.path(in: area).boundingRect, CGRect(x: -10, y: 40, width: 80, height: 40)))
    #expect(shape.angle == .degrees(90) && shape.anchor == .center)
  }

  @Test func aShapeIsStretchedFromAPoint() {
    let shape: ScaledShape<Rectangle> = Rectangle().scale(x: 2, y: 0.5, anchor: .topLeading)
    #expect(isNear(shape.path(in: area).boundingRect, CGRect(x: 10, y: 20, width: 80, height: 40)))
  }

  @Test func aShapeIsChangedAsAMatrixSays() {
    let shape: TransformedShape<Rectangle> = Rectangle().transform(CGAffineTransform(scaleX: -1, y: 1))
    #expect(isNear(shape.path(in: area).boundingRect, CGRect(x: -50, y: 20, width: 40, height: 80)))
  }

  @Test func whatAnimationsMoveIsTheShapeAndItsChange() {
    var moved = Rectangle().trim(from: 0, to: 0.5).offset(x: 4, y: 8) as OffsetShape
    moved.animatableData.scale(by: 0.5)
    #expect(moved.offset == CGSize(width: 2, height: 4))
    var turned = Rectangle().rotation(.degrees(90))
    turned.animatableData.scale(by: 0.5)
    #expect(abs(turned.angle.degrees - 45) < 0.001 && turned.anchor == UnitPoint(x: 0.25, y: 0.25))
    var stretched = Rectangle().scale(4)
    stretched.animatableData.scale(by: 0.5)
    #expect(stretched.scale == CGSize(width: 2, height: 2))
  }

  @Test func aShapeThatIsMovedOrTurnedCanBeInset() {
    let moved: OffsetShape<Rectangle> = Rectangle().offset(x: 5)
    #expect(isNear(moved.inset(by: 4).path(in: area).boundingRect, area.offsetBy(dx: 5, dy: 0).insetBy(dx: 4, dy: 4)))
    let turned = Rectangle().rotation(.degrees(180)).inset(by: 4)
    #expect(isNear(turned.path(in: area).boundingRect, area.insetBy(dx: 4, dy: 4)))
  }

  @Test func aShapeIsNamedByItsKind() {
    let names: [(any Shape, any Shape)] = [
      (.capsule, Capsule()), (.capsule(style: .circular), Capsule(style: .circular)), (.circle, Circle()),
      (.ellipse, Ellipse()), (.rect, Rectangle()), (.rect(cornerRadius: 6), RoundedRectangle(cornerRadius: 6)),
    ]
    for (one, other) in names { #expect(one.path(in: area) == other.path(in: area)) }
  }

  @Test func aShapeThatIsMovedIsStillFilledAndStroked() {
    let screen = TestScreen {
      Circle().offset(x: 3).fill(.red).frame(width: 20, height: 20).frameName("filled")
      Circle().rotation(.degrees(45)).stroke(.blue, lineWidth: 2).frame(width: 30, height: 30).frameName("stroked")
    }
    #expect(screen.frame(of: "filled")?.size == CGSize(width: 20, height: 20))
    #expect(screen.frame(of: "stroked")?.size == CGSize(width: 30, height: 30))
  }
}
