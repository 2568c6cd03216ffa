import SwiftUI

/// Frames, padding, ratios, fixed sizes, places, layers.
extension GeometryCase {
  static var frameRules: [GeometryCase] {
    fixedFrames + flexibleFrames + fixedSizes + ratios + paddings + moved + layerRules
  }

  private static var fixedFrames: [GeometryCase] {
    [
      GeometryCase("a larger view overflows in the middle", 100, 100, "o 25,40 50x20; a 0,40 100x20") {
        box(100, 20).tagged("a").frame(width: 50).tagged("o")
      },
      GeometryCase("a larger view overflows to the leading edge", 100, 100, "o 25,40 50x20; a -25,40 100x20") {
        box(100, 20).tagged("a").frame(width: 50, alignment: .trailing).tagged("o")
      },
      GeometryCase("a corner of a frame", 100, 100, "o 10,20 80x60; a 70,60 20x20") {
        box(20, 20).tagged("a").frame(width: 80, height: 60, alignment: .bottomTrailing).tagged("o")
      },
      GeometryCase("the bottom of a frame", 100, 100, "a 40,60 20x20") {
        box(20, 20).tagged("a").frame(width: 80, height: 60, alignment: .bottom)
      },
      GeometryCase("a height alone passes the width through", 200, 100, "o 0,35 200x30; a 80,40 40x20; b 0,35 200x30") {
        fill.tagged("b").overlay { box(40, 20).tagged("a") }.frame(height: 30).tagged("o")
      },
      GeometryCase("frames in frames", 200, 100, "a 60,25 40x30; b 0,25 100x50; o 0,25 200x50") {
        fill.frame(width: 40, height: 30).tagged("a").frame(width: 100, height: 50, alignment: .topTrailing)
          .tagged("b").frame(maxWidth: .infinity, alignment: .leading).tagged("o")
      },
      GeometryCase("a frame larger than its window", 100, 100, "o -50,-25 200x150; a -50,-25 20x20") {
        box(20, 20).tagged("a").frame(width: 200, height: 150, alignment: .topLeading).tagged("o")
      },
      GeometryCase("a frame in a row stays rigid", 100, 40, "a 0,0 60x40; b 60,0 40x40; c 15,10 30x20") {
        HStack(spacing: 0) {
          box(30, 20).tagged("c").frame(width: 60).frame(maxHeight: .infinity).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("a frame of nothing", 100, 100, "a 50,50 0x0; b 40,50 20x20; o 40,50 20x20") {
        VStack(spacing: 0) {
          fill.frame(width: 0, height: 0).tagged("a")
          box(20, 20).tagged("b")
        }.tagged("o").offset(y: 10)
      },
      GeometryCase("the baseline in a frame", 100, 100, "o 10,20 80x60; a 10,60 20x20") {
        box(20, 20).tagged("a").frame(width: 80, height: 60, alignment: .leadingLastTextBaseline).tagged("o")
      },
    ]
  }

  private static var flexibleFrames: [GeometryCase] {
    [
      GeometryCase("a least width above the view's", 200, 100, "o 50,40 100x20; a 50,40 40x20") {
        box(40, 20).tagged("a").frame(minWidth: 100, alignment: .leading).tagged("o")
      },
      GeometryCase("a least width below the view's", 200, 100, "o 40,40 120x20; a 40,40 120x20") {
        box(120, 20).tagged("a").frame(minWidth: 100).tagged("o")
      },
      GeometryCase("a least width above the offer", 200, 100, "a -50,0 300x100") {
        fill.frame(minWidth: 300).tagged("a")
      },
      GeometryCase("a greatest size below the offer", 200, 100, "a 60,30 80x40") {
        fill.frame(maxWidth: 80, maxHeight: 40).tagged("a")
      },
      GeometryCase("all there is, at a corner", 200, 100, "o 0,0 200x100; a 160,80 40x20") {
        box(40, 20).tagged("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          .tagged("o")
      },
      GeometryCase("between least and greatest: greatest", 200, 100, "o 40,40 120x20; a 80,40 40x20") {
        box(40, 20).tagged("a").frame(minWidth: 60, maxWidth: 120).tagged("o")
      },
      GeometryCase("between least and greatest: the offer", 100, 100, "o 0,40 100x20; a 30,40 40x20") {
        box(40, 20).tagged("a").frame(minWidth: 60, maxWidth: 120).tagged("o")
      },
      GeometryCase("between least and greatest: least", 50, 100, "o -5,40 60x20; a 5,40 40x20") {
        box(40, 20).tagged("a").frame(minWidth: 60, maxWidth: 120).tagged("o")
      },
      GeometryCase("a greatest width without a least one", 60, 100, "o -20,40 100x20; a -45,40 150x20") {
        box(150, 20).tagged("a").frame(maxWidth: 100).tagged("o")
      },
      GeometryCase("a least width of 0 lets it shrink", 60, 100, "o 0,40 60x20; a -45,40 150x20") {
        box(150, 20).tagged("a").frame(minWidth: 0, maxWidth: 100).tagged("o")
      },
      GeometryCase("a greatest height alone", 200, 100, "o 0,30 200x40; a 80,50 40x20") {
        ZStack(alignment: .bottom) {
          fill
          box(40, 20).tagged("a")
        }.frame(maxHeight: 40).tagged("o")
      },
      GeometryCase("an ideal size", 200, 100, "a 65,35 70x30") {
        fill.frame(idealWidth: 70, idealHeight: 30).fixedSize().tagged("a")
      },
      GeometryCase("an ideal size between bounds", 200, 100, "a 70,40 60x20") {
        fill.frame(minWidth: 20, idealWidth: 60, maxWidth: 90, minHeight: 20, idealHeight: 20).fixedSize().tagged("a")
      },
      GeometryCase("bounds without an ideal size", 200, 100, "a 75,35 50x30; b 75,35 50x30") {
        fill.tagged("b").frame(minWidth: 50, minHeight: 30).fixedSize().tagged("a")
      },
      GeometryCase("two greedy frames share", 200, 40, "o 0,10 100x20; a 0,10 40x20; b 180,10 20x20") {
        HStack(spacing: 0) {
          box(40, 20).tagged("a").frame(maxWidth: .infinity, alignment: .leading).tagged("o")
          box(20, 20).tagged("b").frame(maxWidth: .infinity, alignment: .trailing)
        }
      },
      GeometryCase(
        "greatest widths are served by what they can give", 300, 40, "a 0,10 60x20; b 60,10 100x20; c 160,10 140x20"
      ) {
        HStack(spacing: 0) {
          box(20, 20).frame(maxWidth: 60).tagged("a")
          box(20, 20).frame(maxWidth: 100).tagged("b")
          box(20, 20).frame(maxWidth: .infinity).tagged("c")
        }
      },
      GeometryCase("a greedy frame high in a row", 100, 80, "o 0,0 20x80; a 0,0 20x20; b 20,30 80x20") {
        HStack(spacing: 0) {
          box(20, 20).tagged("a").frame(maxHeight: .infinity, alignment: .top).tagged("o")
          fill.frame(height: 20).tagged("b")
        }
      },
    ]
  }

  private static var fixedSizes: [GeometryCase] {
    [
      GeometryCase("fixed width alone", 200, 100, "a 75,0 50x100") {
        fill.frame(idealWidth: 50).fixedSize(horizontal: true, vertical: false).tagged("a")
      },
      GeometryCase("fixed height alone", 200, 100, "a 0,45 200x10") {
        fill.fixedSize(horizontal: false, vertical: true).tagged("a")
      },
      GeometryCase("a fixed stack is not cut", 100, 100, "o -10,40 120x20; a -10,40 60x20; b 50,40 60x20") {
        HStack(spacing: 0) {
          box(60, 20).tagged("a")
          box(60, 20).tagged("b")
        }.fixedSize().tagged("o")
      },
      GeometryCase("fixed in a frame", 100, 100, "o 20,45 60x10; a 0,45 100x10") {
        fill.frame(idealWidth: 100).fixedSize().tagged("a").frame(width: 60).tagged("o")
      },
      GeometryCase("the widest child decides", 200, 100, "o 70,32.5 60x35; a 70,32.5 60x10; b 70,42.5 60x25") {
        VStack(spacing: 0) {
          fill.frame(height: 10).tagged("a")
          box(60, 25).tagged("b")
        }.fixedSize(horizontal: true, vertical: false).tagged("o").frame(height: 35)
      },
      GeometryCase("a row as high as its highest", 200, 100, "o 0,35 200x30; a 0,35 192x30; b 192,35 8x30") {
        HStack(spacing: 0) {
          fill.tagged("a")
          box(8, 30).tagged("b")
        }.fixedSize(horizontal: false, vertical: true).tagged("o")
      },
    ]
  }

  private static var ratios: [GeometryCase] {
    [
      GeometryCase("fit by width", 100, 100, "a 0,25 100x50") { fill.aspectRatio(2, contentMode: .fit).tagged("a") },
      GeometryCase("fit by height", 100, 100, "a 25,0 50x100") {
        fill.aspectRatio(0.5, contentMode: .fit).tagged("a")
      },
      GeometryCase("fill", 100, 100, "a -50,0 200x100") { fill.aspectRatio(2, contentMode: .fill).tagged("a") },
      GeometryCase("fill in a frame", 200, 200, "o 70,70 60x60; a 40,70 120x60") {
        fill.aspectRatio(2, contentMode: .fill).tagged("a").frame(width: 60, height: 60).clipped().tagged("o")
      },
      GeometryCase("a rigid view stays", 100, 100, "a 30,40 40x20") {
        box(40, 20).aspectRatio(1, contentMode: .fit).tagged("a")
      },
      GeometryCase("a ratio as a size", 100, 100, "a 20,30 60x40") {
        fill.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit).tagged("a").frame(width: 60)
      },
      GeometryCase("a ratio is served before a colour", 100, 200, "a 0,0 100x100; b 0,100 100x100") {
        VStack(spacing: 0) {
          fill.aspectRatio(1, contentMode: .fit).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("a ratio with little room", 100, 120, "a 20,0 60x60; b 0,60 100x60") {
        VStack(spacing: 0) {
          fill.aspectRatio(1, contentMode: .fit).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("a ratio in a row", 300, 60, "a 0,0 120x60; b 128,0 172x60") {
        HStack {
          fill.aspectRatio(2, contentMode: .fit).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("the ratio of an ideal size", 200, 100, "a 25,0 150x100") {
        fill.frame(idealWidth: 30, idealHeight: 20).aspectRatio(contentMode: .fit).tagged("a")
      },
      GeometryCase("scaled to fit", 100, 60, "a 20,0 60x60") { fill.scaledToFit().tagged("a") },
      GeometryCase("scaled to fill", 100, 60, "a 0,-20 100x100") { fill.scaledToFill().tagged("a") },
      GeometryCase("a ratio within padding", 100, 100, "a 10,30 80x40; o 0,20 100x60") {
        fill.aspectRatio(2, contentMode: .fit).tagged("a").padding(10).tagged("o")
      },
      GeometryCase("a ratio of padded content", 100, 100, "a 10,35 80x30; o 0,25 100x50") {
        fill.tagged("a").padding(10).aspectRatio(2, contentMode: .fit).tagged("o")
      },
      GeometryCase("a circle with a ratio", 100, 100, "a 25,25 50x50") {
        Circle().aspectRatio(2, contentMode: .fit).tagged("a")
      },
    ]
  }

  private static var paddings: [GeometryCase] {
    [
      GeometryCase("16 unless told", 100, 100, "a 16,16 68x68; o 0,0 100x100") {
        fill.tagged("a").padding().tagged("o")
      },
      GeometryCase("one edge", 100, 100, "a 0,30 100x70") { fill.tagged("a").padding(.top, 30) },
      GeometryCase("two edges", 100, 100, "o 20,40 60x20; a 25,40 40x20") {
        box(40, 20).tagged("a").padding([.leading], 5).padding(.trailing, 15).tagged("o")
      },
      GeometryCase("padding beyond the offer", 100, 100, "o -10,-10 120x120; a 50,50 0x0") {
        fill.tagged("a").padding(60).tagged("o")
      },
      GeometryCase("negative padding lets out", 100, 100, "o 30,40 40x20; a 20,30 60x40") {
        fill.tagged("a").padding(-10).frame(width: 40, height: 20).tagged("o")
      },
      GeometryCase("negative padding of a fixed view", 100, 100, "o 35,45 30x10; a 30,40 40x20") {
        box(40, 20).tagged("a").padding(-5).tagged("o")
      },
      GeometryCase("negative padding in a row", 100, 40, "a 20,10 40x20; b 40,10 40x20") {
        HStack(spacing: 0) {
          box(40, 20).tagged("a").padding(.trailing, -20)
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("padding around a spacer", 200, 40, "a 0,10 20x20; b 180,10 20x20") {
        HStack(spacing: 0) {
          box(20, 20).tagged("a")
          Spacer().padding(10)
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("padding shares", 200, 40, "a 10,10 80x20; b 100,0 100x40") {
        HStack(spacing: 0) {
          fill.tagged("a").padding(10)
          fill.tagged("b")
        }
      },
      GeometryCase("padding upon padding", 100, 100, "a 15,15 70x70; b 5,15 90x70; o 0,0 100x100") {
        fill.tagged("a").padding(.horizontal, 10).tagged("b").padding(.vertical, 15).padding(.horizontal, 5).tagged("o")
      },
    ]
  }

  private static var moved: [GeometryCase] {
    [
      GeometryCase("an offset moves what is in it", 100, 40, "a 20,15 40x20; o 10,10 40x20; b 50,10 40x20") {
        HStack(spacing: 0) {
          box(40, 20).tagged("a").offset(x: 10, y: 5).tagged("o")
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("offset upon offset", 100, 100, "a 45,35 20x20; b 50,40 20x20; o 40,40 20x20") {
        box(20, 20).tagged("a").offset(CGSize(width: -5, height: -5)).tagged("b").offset(x: 10).tagged("o")
      },
      GeometryCase("an offset in a frame", 100, 100, "o 10,10 80x80; a 20,15 20x20") {
        box(20, 20).tagged("a").offset(x: 10, y: 5).frame(width: 80, height: 80, alignment: .topLeading).tagged("o")
      },
      GeometryCase("an offset layer", 100, 100, "a 30,40 40x20; b 35,45 40x20") {
        box(40, 20).tagged("a").background { fill.tagged("b").offset(x: 5, y: 5) }
      },
      GeometryCase("a position in a frame", 200, 200, "o 50,60 100x80; a 70,75 20x10") {
        box(20, 10).tagged("a").position(x: 30, y: 20).frame(width: 100, height: 80).tagged("o")
      },
      GeometryCase("a position takes its share", 200, 40, "a 10,15 20x10; o 0,0 100x40; b 100,0 100x40") {
        HStack(spacing: 0) {
          box(20, 10).tagged("a").position(x: 20, y: 20).tagged("o")
          fill.tagged("b")
        }
      },
      GeometryCase("a position in layers", 100, 100, "a -10,-10 20x20; b 90,90 20x20; o 0,0 100x100") {
        ZStack {
          box(20, 20).tagged("a").position(x: 0, y: 0)
          box(20, 20).tagged("b").position(x: 100, y: 100)
        }.tagged("o")
      },
      GeometryCase("a position at a point", 100, 100, "a 40,20 20x20") {
        box(20, 20).tagged("a").position(CGPoint(x: 50, y: 30))
      },
      GeometryCase("scale changes no frame", 100, 40, "a 10,10 40x20; b 50,10 40x20") {
        HStack(spacing: 0) {
          box(40, 20).scaleEffect(2).tagged("a")
          box(40, 20).scaleEffect(x: 0.5, y: 1).tagged("b")
        }
      },
      GeometryCase("rotation changes no frame", 100, 40, "a 10,10 40x20; b 50,10 40x20") {
        HStack(spacing: 0) {
          box(40, 20).rotationEffect(.degrees(90)).tagged("a")
          box(40, 20).rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).tagged("b")
        }
      },
      GeometryCase(
        "looks change no frame", 300, 40,
        "a 10,10 40x20; b 58,10 40x20; c 106,10 40x20; d 154,10 40x20; e 202,10 40x20; f 250,10 40x20"
      ) {
        HStack {
          box(40, 20).border(.red, width: 6).tagged("a")
          box(40, 20).shadow(radius: 10).tagged("b")
          box(40, 20).blur(radius: 8).tagged("c")
          box(40, 20).clipShape(Circle()).tagged("d")
          box(40, 20).cornerRadius(8).tagged("e")
          box(40, 20).mask { Circle() }.tagged("f")
        }
      },
      GeometryCase("strokes change no frame", 200, 60, "a 28,10 40x40; b 76,10 40x40; c 124,10 48x40") {
        HStack {
          Circle().stroke(lineWidth: 20).tagged("a").frame(width: 40, height: 40)
          Rectangle().strokeBorder(lineWidth: 10).tagged("b").frame(width: 40, height: 40)
          RoundedRectangle(cornerRadius: 4).stroke(.red, lineWidth: 4).tagged("c").frame(width: 48, height: 40)
        }
      },
    ]
  }

  private static var layerRules: [GeometryCase] {
    [
      GeometryCase("an overlay at a corner", 200, 100, "a 50,20 100x60; b 130,60 20x20") {
        box(100, 60).tagged("a").overlay(alignment: .bottomTrailing) { box(20, 20).tagged("b") }
      },
      GeometryCase("an overlay takes its base's size", 200, 100, "b 70,30 60x40; c 75,35 50x30") {
        box(60, 40).overlay { fill.tagged("b") }.overlay { fill.tagged("c").padding(5) }
      },
      GeometryCase("a layer let out", 200, 100, "b 65,25 70x50") {
        box(60, 40).background { fill.tagged("b").padding(-5) }
      },
      GeometryCase("the middle of a badge at a corner", 200, 100, "a 70,20 60x60; b 120,10 20x20") {
        box(60, 60).tagged("a").overlay(alignment: .topTrailing) {
          box(20, 20).tagged("b").alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
      },
      GeometryCase("a layer changes nothing beside it", 100, 100, "a 10,40 40x20; b 50,40 40x20; c -20,0 100x100") {
        HStack(spacing: 0) {
          box(40, 20).background { box(100, 100).tagged("c") }.tagged("a")
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("several views in one layer", 100, 100, "a 20,30 60x40; b 40,60 20x10") {
        box(60, 40).tagged("a").overlay(alignment: .bottom) {
          box(20, 10).tagged("b")
          box(10, 10)
        }
      },
      GeometryCase("a stack in a layer", 100, 100, "b 20,30 30x40; c 50,30 30x40") {
        box(60, 40).overlay {
          HStack(spacing: 0) {
            fill.tagged("b")
            fill.tagged("c")
          }
        }
      },
      GeometryCase("a layer of a flexible view", 200, 100, "a 0,0 150x100; c 0,0 150x100; b 150,0 50x100") {
        HStack(spacing: 0) {
          fill.background { fill.tagged("c") }.tagged("a")
          box(50, 100).tagged("b")
        }
      },
      GeometryCase("layers before and after a frame", 200, 100, "b 80,40 40x20; c 50,30 100x40") {
        box(40, 20).overlay { fill.tagged("b") }.frame(width: 100, height: 40).overlay { fill.tagged("c") }
      },
      GeometryCase("a layer of layers", 200, 100, "b 70,30 60x40; c 60,20 80x60") {
        box(60, 40).background {
          fill.tagged("b").background { fill.tagged("c").padding(-10) }
        }
      },
      GeometryCase("a layer by the base's guide", 200, 100, "a 80,30 40x40; b 80,50 20x20") {
        box(40, 40).alignmentGuide(.top) { _ in 20 }.tagged("a").overlay(alignment: .topLeading) {
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("ten layers", 100, 100, "a 30,30 40x40; b 20,20 60x60") {
        box(40, 40).tagged("a").background { fill }.overlay { fill }.background { Circle() }.overlay { Circle() }
          .padding(10).background { fill.tagged("b") }.overlay { fill }.background { fill }
      },
      GeometryCase("a colour behind, by its name", 100, 100, "a 30,40 40x20; o 20,30 60x40") {
        box(40, 20).tagged("a").padding(10).background(.red).background(Color.blue, in: Capsule()).tagged("o")
      },
      GeometryCase("a mask keeps the base", 100, 100, "a 30,40 40x20") {
        box(40, 20).mask(alignment: .topLeading) { box(300, 300) }.tagged("a")
      },
    ]
  }
}
