import SwiftUI

extension View {
  /// Names what is measured: the view as far as it is here.
  nonisolated func tagged(_ name: String) -> some View { background { Tag(name: name) } }
}

/// What geometry readers have read.
@MainActor
final class ReadFrames {
  fileprivate(set) var frames: [String: CGRect] = [:]
}

extension EnvironmentValues {
  /// Takes note of what geometry readers read; nil where none is to be there.
  @Entry var readFrames: ReadFrames?
}

private struct Tag: View {
  let name: String
  @Environment(\.readFrames) private var readFrames

  var body: some View {
    if let readFrames {
      GeometryReader { proxy in
        let _ = readFrames.frames[name] = proxy.frame(in: .global)
        Color.clear
      }.accessibilityIdentifier(name)
    } else {
      Color.clear.accessibilityIdentifier(name)
    }
  }
}

/// A view in a window, and the frames that Apple's SwiftUI gives the tagged ones: x, y, width, height in points.
@MainActor
struct GeometryCase {
  let name: String
  let window: CGSize
  let view: AnyView
  let frames: [String: [Double]]

  init(
    _ name: String, _ width: Double, _ height: Double, _ frames: [String: [Double]],
    @ViewBuilder _ view: () -> some View
  ) {
    self.name = name
    window = CGSize(width: width, height: height)
    self.view = AnyView(view())
    self.frames = frames
  }

  /// - Parameter frames: `a 0,0 125x100; b 125,0 50x100`.
  init(_ name: String, _ width: Double, _ height: Double, _ frames: String, @ViewBuilder _ view: () -> some View) {
    var parsed: [String: [Double]] = [:]
    for part in frames.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace)
      parsed[String(words[0])] = words.dropFirst().flatMap { $0.split { $0 == "," || $0 == "x" } }.map {
        Double($0) ?? .nan
      }
    }
    self.init(name, width, height, parsed, view)
  }

  /// What stands for a text or picture of this size.
  static func box(_ width: Double, _ height: Double) -> some View {
    Color.gray.frame(width: width, height: height)
  }

  static let fill = Color.teal

  static var all: [GeometryCase] {
    stacks + frames + shapes + layers + scrolling + grids + directions + worked + stackRules + frameRules
      + containerRules + decisionRules + statedRules + guideRules + pressureRules + windowRules + nestedRules
      + containersInEachOther + rareRules + combinedRules + combinedContainers
  }

  private static var stacks: [GeometryCase] {
    [
      GeometryCase("A1", 300, 100, ["a": [0, 0, 125, 100], "b": [125, 0, 50, 100], "c": [175, 0, 125, 100]]) {
        HStack(spacing: 0) {
          fill.tagged("a")
          fill.frame(width: 50).tagged("b")
          fill.tagged("c")
        }
      },
      GeometryCase("A3", 200, 200, ["a": [50, 50, 100, 100], "b": [120, 120, 30, 30]]) {
        ZStack(alignment: .bottomTrailing) {
          box(100, 100).tagged("a")
          box(30, 30).tagged("b")
        }
      },
      GeometryCase(
        "A4", 300, 200,
        ["o": [50, 80, 200, 40], "r": [50, 80, 76, 30], "b": [86, 80, 40, 30], "c": [50, 110, 200, 10]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 6) {
            box(30, 30)
            box(40, 30).tagged("b")
          }.tagged("r")
          box(200, 10).tagged("c")
        }.tagged("o")
      },
      GeometryCase("A6", 300, 100, ["a": [5, 25, 50, 50], "b": [65, 25, 50, 50], "c": [120, 0, 180, 100]]) {
        HStack(spacing: 0) {
          Group {
            fill.tagged("a")
            fill.tagged("b")
          }.frame(width: 50, height: 50).padding(5)
          fill.tagged("c")
        }
      },
      GeometryCase(
        "A7", 300, 200,
        [
          "r": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110], "s": [0, 140, 300, 60],
          "d": [260, 150, 40, 40],
        ]
      ) {
        VStack(spacing: 10) {
          HStack(spacing: 10) {
            fill.tagged("a")
            fill.frame(width: 80).tagged("b")
          }.padding(10).tagged("r")
          HStack {
            box(40, 40)
            Spacer()
            box(40, 40).tagged("d")
          }.frame(height: 60).tagged("s")
        }
      },
      GeometryCase(
        "A8", 300, 100,
        [
          "r": [-35, 0, 370, 20], "s": [215, 10, 20, 0], "b": [235, 0, 100, 20], "q": [0, 20, 300, 20],
          "c": [130, 20, 40, 20],
        ]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            box(250, 20)
            Spacer(minLength: 20).tagged("s")
            box(100, 20).tagged("b")
          }.tagged("r")
          HStack(spacing: 0) {
            Spacer()
            box(40, 20).tagged("c")
            Spacer()
          }.tagged("q")
          Spacer()
        }
      },
      GeometryCase(
        "A9", 200, 200,
        ["a": [50, 0, 100, 20], "b": [79.5, 80.5, 20, 60], "c": [100.5, 80.5, 20, 60], "o": [0, 0, 200, 200]]
      ) {
        VStack(spacing: 0) {
          box(100, 20).tagged("a")
          Divider()
          HStack(spacing: 0) {
            box(20, 60).tagged("b")
            Divider()
            box(20, 60).tagged("c")
          }
        }.tagged("o")
      },
      GeometryCase(
        "nothing beside a spacer", 300, 100, ["a": [0, 40, 40, 20], "b": [48, 40, 40, 20], "c": [260, 40, 40, 20]]
      ) {
        HStack {
          box(40, 20).tagged("a")
          box(40, 20).tagged("b")
          Spacer()
          box(40, 20).tagged("c")
        }
      },
      GeometryCase(
        "negative spacing", 300, 100, ["a": [90, 30, 40, 40], "b": [120, 30, 40, 40], "c": [150, 30, 40, 40]]
      ) {
        HStack(spacing: -10) {
          box(40, 40).tagged("a")
          box(40, 40).tagged("b")
          box(40, 40).tagged("c")
        }.padding(.trailing, 20)
      },
      GeometryCase("priority", 300, 100, ["a": [0, 0, 240, 100], "b": [240, 0, 60, 100]]) {
        HStack(spacing: 0) {
          fill.layoutPriority(1).tagged("a")
          fill.frame(minWidth: 60).tagged("b")
        }
      },
      GeometryCase("overflow is centred", 100, 100, ["a": [-50, 40, 100, 20], "b": [50, 40, 100, 20]]) {
        HStack(spacing: 0) {
          box(100, 20).tagged("a")
          box(100, 20).tagged("b")
        }
      },
    ]
  }

  private static var frames: [GeometryCase] {
    [
      GeometryCase("A2", 200, 100, ["a": [32, 17, 164, 64], "o": [0, 0, 200, 100]]) {
        fill.tagged("a").padding(.leading, 30).padding(.vertical).padding(
          EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        ).tagged("o")
      },
      GeometryCase("A5", 200, 200, ["a": [40, 60, 40, 40], "o": [40, 60, 120, 80]]) {
        box(40, 40).tagged("a").frame(width: 120, height: 80, alignment: .topLeading).tagged("o")
      },
      GeometryCase(
        "A11", 300, 300,
        [
          "a": [100, 90, 100, 20], "b": [50, 110, 200, 20], "c": [0, 130, 300, 20], "d": [75, 150, 150, 20],
          "e": [90, 170, 120, 20], "f": [50, 190, 200, 20],
        ]
      ) {
        VStack(spacing: 0) {
          box(40, 20).frame(minWidth: 100).tagged("a")
          box(40, 20).frame(maxWidth: 200).tagged("b")
          box(40, 20).frame(minWidth: 50, maxWidth: .infinity).tagged("c")
          box(40, 20).frame(idealWidth: 150).fixedSize().tagged("d")
          fill.frame(maxWidth: 120, maxHeight: 20).tagged("e")
          box(250, 20).frame(maxWidth: 200).tagged("f")
        }
      },
      GeometryCase(
        "a stack in a larger frame stands as a whole", 300, 200, ["a": [110, 80, 80, 20], "b": [110, 100, 40, 20]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          box(80, 20).tagged("a")
          box(40, 20).tagged("b")
        }.frame(width: 200, height: 100)
      },
      GeometryCase("fault 8", 300, 200, ["a": [75, 80, 100, 40], "b": [175, 90, 50, 20]]) {
        HStack(spacing: 0) {
          VStack { fill }.frame(width: 100, height: 40).tagged("a")
          box(50, 20).tagged("b")
        }
      },
      GeometryCase("an overlay beside a fixed size", 300, 200, ["a": [100, 70, 100, 60], "b": [182, 70, 18, 18]]) {
        box(100, 60).overlay(alignment: .topTrailing) {
          box(10, 10).padding(4).background { Circle() }.tagged("b")
        }.tagged("a")
      },
      GeometryCase(
        "A13", 320, 240,
        [
          "a": [60, 0, 200, 90], "l": [0, 117, 24, 16], "b": [34, 100, 244, 50], "r": [288, 117, 32, 16],
          "c": [0, 180, 320, 40],
        ]
      ) {
        VStack(spacing: 10) {
          ZStack {
            fill
            box(40, 40).position(x: 50, y: 30).tagged("a")
          }.frame(width: 200, height: 90)
          HStack(spacing: 10) {
            box(24, 16).tagged("l")
            box(30, 30).position(x: 20, y: 20).tagged("b")
            box(32, 16).tagged("r")
          }.frame(height: 50)
          VStack(spacing: 4) {
            box(38.5, 16)
            box(30, 20).position(x: 40, y: 10).tagged("c")
            box(36.5, 16)
          }
        }
      },
    ]
  }

  private static var shapes: [GeometryCase] {
    [
      GeometryCase("B1", 300, 200, ["a": [0, 65, 70, 70], "b": [80, 50, 40, 100], "c": [180, 85, 60, 30]]) {
        HStack(spacing: 10) {
          Circle().tagged("a")
          Rectangle().frame(width: 40).tagged("b")
          RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40)
          Capsule().frame(width: 60, height: 30).tagged("c")
          Ellipse().frame(width: 50, height: 30)
        }.frame(height: 100)
      },
      GeometryCase(
        "B2 round", 300, 60,
        ["a": [0, 10, 40, 40], "b": [40, 10, 110, 40], "c": [150, 10, 110, 40], "d": [260, 10, 40, 40]]
      ) {
        HStack(spacing: 0) {
          Circle().tagged("a")
          Ellipse().tagged("b")
          Capsule().tagged("c")
          Circle().stroke().tagged("d")
        }.frame(height: 40)
      },
      GeometryCase(
        "B2 widths", 300, 60,
        ["e": [50, 15, 78, 30], "f": [132, 15, 40, 30], "g": [176, 15, 20, 30], "h": [200, 15, 50, 30]]
      ) {
        HStack(spacing: 4) {
          Rectangle().tagged("e")
          Rectangle().frame(width: 40).tagged("f")
          Capsule().frame(width: 20).tagged("g")
          RoundedRectangle(cornerRadius: 4).frame(maxWidth: 50).tagged("h")
        }.frame(width: 200, height: 30)
      },
      GeometryCase(
        "B2 ideal", 300, 100,
        ["i": [99, 45, 10, 10], "j": [113, 45, 10, 10], "k": [146, 0, 50, 50], "l": [141, 50, 60, 50]]
      ) {
        HStack(spacing: 4) {
          Rectangle().fixedSize().tagged("i")
          Circle().fixedSize().tagged("j")
          Circle().strokeBorder().fixedSize()
          VStack(spacing: 0) {
            Circle().tagged("k")
            Rectangle().tagged("l")
          }.frame(width: 60, height: 100)
        }
      },
      GeometryCase(
        "B3", 320, 200,
        [
          "o": [19, 23, 282, 154], "a": [19, 23, 50, 50], "b": [77, 23, 50, 50], "c": [32, 85, 80, 40],
          "d": [47, 137, 70, 40],
        ]
      ) {
        VStack(spacing: 12) {
          HStack(spacing: 8) {
            Circle().stroke().frame(width: 50, height: 50).tagged("a")
            Circle().stroke().frame(width: 50, height: 50).tagged("b")
            ForEach(0..<3) { _ in Circle().stroke().frame(width: 50, height: 50) }
          }
          HStack(spacing: 8) {
            Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).frame(width: 80, height: 40).tagged("c")
            ForEach(0..<2) { _ in
              Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).frame(width: 80, height: 40)
            }
          }
          HStack(spacing: 8) {
            Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }.stroke().frame(width: 70, height: 40)
              .tagged("d")
            ForEach(0..<2) { _ in Path { $0.move(to: .zero) }.stroke().frame(width: 70, height: 40) }
          }
        }.tagged("o")
      },
      GeometryCase("fault 4", 300, 200, ["a": [120, 70, 60, 60]]) { Circle().frame(height: 60).tagged("a") },
      GeometryCase("ratio", 300, 200, ["a": [100, 75, 100, 50]]) {
        fill.aspectRatio(2, contentMode: .fit).tagged("a").frame(width: 100, height: 100)
      },
      GeometryCase("B6", 320, 260, ["r": [60, 36, 200, 40], "a": [60, 36, 40, 40], "d": [130, 100, 60, 40]]) {
        VStack(spacing: 24) {
          HStack(spacing: 40) {
            box(40, 40).offset(x: 10, y: 10).tagged("a")
            box(40, 40).rotationEffect(.degrees(30))
            box(40, 40).scaleEffect(1.5)
          }.tagged("r")
          box(60, 40).tagged("d")
          box(60, 60).hidden()
        }
      },
    ]
  }

  private static var layers: [GeometryCase] {
    [
      GeometryCase("fault 2", 300, 200, ["a": [0, 90, 40, 20], "o": [0, 90, 300, 20]]) {
        box(40, 20).background { RoundedRectangle(cornerRadius: 4).tagged("a") }
          .frame(maxWidth: .infinity, alignment: .leading).tagged("o")
      },
      GeometryCase("fault 7", 300, 200, ["a": [50, 90, 200, 20]]) {
        box(40, 20).frame(maxWidth: 200).background { fill.tagged("a") }
      },
      GeometryCase(
        "layers within layers", 300, 200, ["a": [130, 90, 40, 20], "b": [122, 82, 56, 36], "c": [102, 62, 96, 76]]
      ) {
        box(40, 20).background { fill.tagged("a") }.padding(8).background { fill.tagged("b") }.padding(20)
          .background { fill.tagged("c") }
      },
      GeometryCase("a larger layer sticks out", 300, 200, ["a": [130, 90, 40, 20], "b": [100, 60, 100, 80]]) {
        box(40, 20).tagged("a").background { box(100, 80).tagged("b") }
      },
    ]
  }

  private static var scrolling: [GeometryCase] {
    [
      GeometryCase("S1", 300, 200, ["s": [90, 0, 120, 200], "c": [90, 0, 120, 60]]) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<3) { _ in box(120, 20) } }.tagged("c") }.tagged("s")
      },
      GeometryCase("S2", 300, 200, ["s": [100, 25, 100, 150], "o": [25, 25, 250, 150], "c": [100, 25, 100, 400]]) {
        ScrollView { box(100, 400).tagged("c") }.tagged("s").frame(width: 250, height: 150).tagged("o")
      },
      GeometryCase("S3", 300, 200, ["s": [0, 0, 300, 200], "c": [0, 0, 500, 400]]) {
        ScrollView([.horizontal, .vertical]) { box(500, 400).tagged("c") }.tagged("s")
      },
      GeometryCase(
        "S5", 300, 200,
        [
          "o": [90, 0, 120, 200], "a": [127.75, 0, 44.5, 16], "s": [90, 16, 120, 168], "c": [90, 16, 120, 400],
          "b": [130.25, 184, 39.5, 16],
        ]
      ) {
        VStack(spacing: 0) {
          box(44.5, 16).tagged("a")
          ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in box(120, 20) } }.tagged("c") }.tagged("s")
          box(39.5, 16).tagged("b")
        }.tagged("o")
      },
      GeometryCase("S8", 300, 200, ["s": [0, 80, 300, 40], "c": [0, 80, 808, 40]]) {
        ScrollView(.horizontal) { HStack(spacing: 8) { ForEach(0..<12) { _ in box(60, 40) } }.tagged("c") }.tagged("s")
      },
    ]
  }

  private static var grids: [GeometryCase] {
    [
      GeometryCase("fault 5", 300, 100, ["a": [0, 40, 20, 20], "b": [28, 40, 272, 20]]) {
        Grid {
          GridRow {
            box(20, 20).tagged("a")
            fill.frame(height: 20).tagged("b")
          }
        }
      },
      GeometryCase(
        "G4 tracks", 320, 60,
        [
          "o": [20, 8, 280, 44], "a": [31, 8, 60, 20], "b": [99, 8, 102, 20], "c": [209, 8, 80, 20],
          "d": [31, 32, 60, 20],
        ]
      ) {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
          spacing: 4
        ) {
          fill.frame(height: 20).tagged("a")
          fill.frame(height: 20).tagged("b")
          fill.frame(height: 20).tagged("c")
          fill.frame(height: 20).tagged("d")
          ForEach(0..<2) { _ in fill.frame(height: 20) }
        }.frame(width: 280).tagged("o")
      },
      GeometryCase(
        "G4 adaptive", 320, 80, ["o": [40, 12, 240, 56], "a": [40, 12, 52.5, 24], "e": [40, 44, 52.5, 24]]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
          fill.frame(height: 24).tagged("a")
          ForEach(0..<3) { _ in fill.frame(height: 24) }
          fill.frame(height: 24).tagged("e")
        }.frame(width: 240).tagged("o")
      },
      GeometryCase("G4 rows", 320, 80, ["o": [94, 5, 132, 70], "a": [94, 6, 40, 30], "b": [94, 44, 40, 30]]) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          fill.frame(width: 40).tagged("a")
          fill.frame(width: 40).tagged("b")
          ForEach(0..<3) { _ in fill.frame(width: 40) }
        }.frame(height: 70).tagged("o")
      },
      GeometryCase(
        "G1", 320, 80,
        [
          "o": [20, 7, 280, 66], "a": [59.5, 9, 9, 16], "b": [116, 7, 88, 20], "c": [242, 9, 28, 16],
          "d": [20, 35, 88, 38],
        ]
      ) {
        Grid {
          GridRow {
            box(9, 16).tagged("a")
            fill.frame(height: 20).tagged("b")
            box(28, 16).tagged("c")
          }
          GridRow {
            fill.frame(height: 38).tagged("d")
            box(8, 16)
            fill.frame(height: 38)
          }
        }.frame(width: 280).tagged("o")
      },
      GeometryCase(
        "G3 lazy", 320, 240,
        ["a": [0, 0, 129.5, 64], "b": [0, 22, 60, 20], "g": [283, 210, 20, 30], "f": [283, 0, 37, 240]]
      ) {
        HStack(alignment: .top, spacing: 20) {
          LazyVStack(alignment: .leading, spacing: 6) {
            box(34.5, 16)
            box(60, 20).tagged("b")
            box(28, 16)
          }.tagged("a")
          LazyVStack(spacing: 0) { box(50, 20) }.frame(width: 113.5)
          LazyHStack(alignment: .bottom, spacing: 4) {
            box(20, 30).tagged("g")
            box(13, 16)
          }.frame(width: 37).tagged("f")
        }
      },
    ]
  }

  private static var directions: [GeometryCase] {
    [
      GeometryCase("R1", 320, 60, ["a": [270, 15, 40, 30], "b": [202, 15, 60, 30], "o": [10, 15, 300, 30]]) {
        HStack {
          box(40, 30).tagged("a")
          box(60, 30).tagged("b")
          Spacer()
          box(30, 30)
        }.frame(width: 300).tagged("o").environment(\.layoutDirection, .rightToLeft)
      }
    ]
  }
}
