import Foundation
import ImageCodecs
import SwiftUITesting
import Testing
import UIKit

@testable import SwiftUICore

/// Pictures that code draws into pixels.
@Suite struct DrawnPictureTests {
  private func pixels(_ image: UIImage) throws -> Bitmap {
    try PictureCodec.decode(try #require(image.pngData()))
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.size.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  private func renderer(_ width: Double, _ height: Double, scale: Double = 1) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  @Test func areasAreFilledInPoints() throws {
    let image = renderer(10, 4, scale: 2).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
      context.fill(CGRect(x: 4.5, y: 0, width: 1, height: 4))
    }
    #expect(image.size == CGSize(width: 10, height: 4) && image.scale == 2)
    let bitmap = try pixels(image)
    #expect(bitmap.size == PixelSize(width: 20, height: 8))
    #expect(color(bitmap, 2, 3)[0] > 200 && color(bitmap, 2, 3)[3] == 255)
    #expect(color(bitmap, 9, 3)[2] > 100 && color(bitmap, 9, 3)[3] == 255)
    #expect(color(bitmap, 10, 3) == [0, 0, 255, 128])
    #expect(color(bitmap, 15, 3) == [0, 0, 0, 0])
  }

  @Test func edgesAreSmoothAndHolesStayOpen() throws {
    let image = renderer(20, 20).image { _ in
      let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      ring.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
      ring.usesEvenOddFillRule = true
      UIColor.black.setFill()
      ring.fill()
    }
    let bitmap = try pixels(image)
    #expect(color(bitmap, 10, 2)[3] == 255)
    #expect(color(bitmap, 10, 10)[3] == 0)
    #expect((1...254).contains(color(bitmap, 3, 3)[3]) || (1...254).contains(color(bitmap, 2, 3)[3]))
    let area = (0..<400).reduce(0.0) { $0 + Double(bitmap.pixels[$1 * 4 + 3]) / 255 }
    #expect(abs(area - (.pi * 100 - .pi * 25)) < 4)
  }

  @Test func linesHaveTheirWidth() throws {
    let image = renderer(20, 10).image { context in
      context.cgContext.setStrokeColor(UIColor.green.cgColor)
      context.cgContext.setLineWidth(2)
      context.cgContext.move(to: CGPoint(x: 2, y: 5))
      context.cgContext.addLine(to: CGPoint(x: 18, y: 5))
      context.cgContext.strokePath()
    }
    let bitmap = try pixels(image)
    #expect(color(bitmap, 10, 4)[3] == 255 && color(bitmap, 10, 5)[3] == 255)
    #expect(color(bitmap, 10, 2)[3] == 0 && color(bitmap, 10, 7)[3] == 0 && color(bitmap, 0, 5)[3] == 0)
  }

  @Test func statesAreKeptAndClipsCut() throws {
    let image = renderer(10, 10).image { context in
      let drawing = context.cgContext
      drawing.saveGState()
      drawing.translateBy(x: 5, y: 0)
      drawing.clip(to: CGRect(x: 0, y: 0, width: 2, height: 10))
      drawing.fill(CGRect(x: -5, y: 0, width: 10, height: 10))
      drawing.restoreGState()
      drawing.clear(CGRect(x: 0, y: 5, width: 10, height: 5))
    }
    let bitmap = try pixels(image)
    #expect(color(bitmap, 5, 2)[3] == 255 && color(bitmap, 6, 2)[3] == 255)
    #expect(color(bitmap, 4, 2)[3] == 0 && color(bitmap, 7, 2)[3] == 0 && color(bitmap, 5, 7)[3] == 0)
  }

  @Test func picturesAreDrawnScaledAndTinted() throws {
    let half = renderer(2, 1).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let large = renderer(20, 10).image { _ in half.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    let bitmap = try pixels(large)
    #expect(color(bitmap, 2, 5)[3] == 255 && color(bitmap, 17, 5)[3] == 0)
    let tinted = try pixels(half.withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(color(tinted, 0, 0) == [255, 0, 0, 255] && color(tinted, 1, 0)[3] == 0)
  }

  @Test func theOlderFormDrawsToo() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), true, 1)
    UIColor.white.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(color(try pixels(image), 1, 1) == [255, 255, 255, 255])
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -3, height: 5), CGSize(width: 1e6, height: 1e6), CGSize(width: CGFloat.nan, height: 1),
  ])
  func sizesThatCannotBeDrawnAreEmpty(size: CGSize) {
    #expect(UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }.pngData() == nil)
  }

  @Test @MainActor func aCanvasTakesPixelsToo() {
    let screen = TestScreen {
      Canvas { context, _ in
        context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
      }
      .frame(width: 40, height: 20)
      Image(size: CGSize(width: 8, height: 8), label: Text("a dot")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
      }
    }
    screen.settle()
    #expect(screen.outline.contains("a dot"))
  }

  @Test func gradientsAreDrawn() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let line = try pixels(
      renderer(12, 2).image { context in
        context.cgContext.drawLinearGradient(
          gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 10, y: 0), options: .drawsAfterEndLocation)
      })
    #expect(color(line, 0, 0) == [0, 0, 0, 0])
    #expect(color(line, 2, 0)[0] > 200 && color(line, 2, 0)[2] < 60)
    #expect(color(line, 9, 0)[0] < 60 && color(line, 9, 0)[2] > 200 && color(line, 11, 0)[2] > 240)
    let round = try pixels(
      renderer(12, 12).image { context in
        let middle = CGPoint(x: 6, y: 6)
        context.cgContext.drawRadialGradient(
          gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 6, options: [])
      })
    #expect(color(round, 0, 0) == [0, 0, 0, 0])
    #expect(color(round, 6, 6)[0] > 200 && color(round, 0, 6)[2] > color(round, 0, 6)[0])
  }
}
