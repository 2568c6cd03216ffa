import SwiftUI

extension View {
  fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension Idiom {
  /// Forty common ways to place views.
  package static var all: [Idiom] { layers + stacks + frames + containers }

  private static var layers: [Idiom] {
    [
      Idiom("a measuring background takes no room", ["text": Place(nil, 90, nil, 20)]) {
        VStack {
          Text("Measured").frame(height: 20).background(GeometryReader { _ in Color.clear }).named("text")
        }
      },
      Idiom("a larger overlay does not enlarge", ["owner": Place(140, 90, 20, 20), "over": Place(120, 70, 60, 60)]) {
        Color.red.frame(width: 20, height: 20)
          .overlay(Color.blue.frame(width: 60, height: 60).named("over")).named("owner")
      },
      Idiom("padding outside of a background", ["back": Place(122, 82, 56, 36)]) {
        Color.red.frame(width: 40, height: 20).padding(8).background(Color.blue.named("back")).padding(20)
      },
      Idiom("a background at a corner", ["dot": Place(100, 75, 10, 10)]) {
        Color.red.opacity(0.2).frame(width: 100, height: 50)
          .background(alignment: .topLeading) { Circle().frame(width: 10, height: 10).named("dot") }
      },
      Idiom("a badge at a corner, moved out", ["badge": Place(188, 65, 20, 20)]) {
        Color.gray.frame(width: 100, height: 50)
          .overlay(alignment: .topTrailing) {
            Color.red.frame(width: 20, height: 20).named("badge").offset(x: 8, y: -10)
          }
      },
      Idiom("a capsule behind padded text", ["pill": Place(nil, nil, nil, 36)]) {
        Text("24 min").frame(height: 20).padding(8).background(Capsule().fill(.teal).named("pill")).padding()
      },
      Idiom(
        "layers at an edge", ["back": Place(0, 0, 300, 200), "front": Place(244, 164, 40, 20)]
      ) {
        ZStack(alignment: .bottomTrailing) {
          Color.gray.named("back")
          VStack { Color.red.frame(width: 40, height: 20).named("front") }.padding()
        }
      },
      Idiom("an overlay that fills", ["over": Place(100, 75, 100, 50)]) {
        Color.gray.frame(width: 100, height: 50).overlay {
          RoundedRectangle(cornerRadius: 8).stroke(.red).named("over")
        }
      },
      Idiom("a border and a shadow take no room", ["a": Place(100, 75, 100, 50)]) {
        Color.gray.frame(width: 100, height: 50).border(.red, width: 4).shadow(radius: 8).named("a")
      },
    ]
  }

  private static var stacks: [Idiom] {
    [
      Idiom("a spacer pushes apart", ["a": Place(0, nil, 30), "b": Place(260, nil, 40)]) {
        HStack {
          Color.red.frame(width: 30, height: 10).named("a")
          Spacer()
          Color.red.frame(width: 40, height: 10).named("b")
        }
      },
      Idiom("two greedy views share", ["a": Place(0, 0, 146, 200), "b": Place(154, 0, 146, 200)]) {
        HStack {
          Color.red.named("a")
          Color.blue.named("b")
        }
      },
      Idiom("greedy views leave room for fixed ones", ["a": Place(0, 0, 300, 82), "c": Place(0, 118, 300, 82)]) {
        VStack {
          Color.red.named("a")
          Color.green.frame(width: 50, height: 20)
          Color.blue.named("c")
        }
      },
      Idiom("alignment of a row", ["a": Place(nil, 75, 20, 10), "b": Place(nil, 75, 20, 50)]) {
        HStack(alignment: .top) {
          Color.red.frame(width: 20, height: 10).named("a")
          Color.red.frame(width: 20, height: 50).named("b")
        }
      },
      Idiom("alignment of a column", ["a": Place(170, nil, 30, 10), "b": Place(100, nil, 100, 10)]) {
        VStack(alignment: .trailing) {
          Color.red.frame(width: 30, height: 10).named("a")
          Color.red.frame(width: 100, height: 10).named("b")
        }
      },
      Idiom("a spacer of a fixed size", ["a": Place(nil, 75, nil, 10), "b": Place(nil, 115, nil, 10)]) {
        VStack(spacing: 0) {
          Color.red.frame(width: 30, height: 10).named("a")
          Spacer().frame(height: 30)
          Color.red.frame(width: 30, height: 10).named("b")
        }
      },
      Idiom("content at the top", ["a": Place(135, 0, 30, 10)]) {
        VStack {
          Color.red.frame(width: 30, height: 10).named("a")
          Spacer()
        }
      },
      Idiom("no spacing", ["a": Place(nil, 90, nil, 10), "b": Place(nil, 100, nil, 10)]) {
        VStack(spacing: 0) {
          Color.red.frame(width: 30, height: 10).named("a")
          Color.red.frame(width: 30, height: 10).named("b")
        }
      },
      Idiom("a long title gives way to a fixed label", ["date": Place(252, nil, 48)]) {
        HStack {
          Text("A title that is much too long to fit in one line of this place").lineLimit(1)
          Spacer()
          Color.red.frame(width: 48, height: 10).named("date")
        }
      },
    ]
  }

  private static var frames: [Idiom] {
    [
      Idiom("leading in all the width", ["a": Place(0, 0, 300, nil)]) {
        Text("Leading").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).named("a")
      },
      Idiom("a frame, then a wider one", ["a": Place(100, 90, 100, 20)]) {
        Color.red.frame(width: 100, height: 20).named("a").frame(maxWidth: .infinity)
      },
      Idiom("a wide background of a narrow text", ["back": Place(0, nil, 300, 40)]) {
        Text("Button").frame(maxWidth: .infinity).frame(height: 40).background(Color.blue.named("back"))
      },
      Idiom("squares in columns", ["a": Place(0, nil, 146, 146), "b": Place(154, nil, 146, 146)]) {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          Color.red.aspectRatio(1, contentMode: .fit).named("a")
          Color.blue.aspectRatio(1, contentMode: .fit).named("b")
        }
      },
      Idiom("a wide picture that fits", ["a": Place(0, 50, 300, 100)]) {
        Color.red.aspectRatio(3, contentMode: .fit).named("a")
      },
      Idiom("a text at a position", ["a": Place(nil, 90, nil, 20)]) {
        Text("Here I am").frame(height: 20).named("a").position(x: 150, y: 100)
      },
      Idiom("a circle with one side", ["a": Place(125, 75, 50, 50)]) {
        Circle().frame(width: 50).named("a")
      },
      Idiom("an offset moves what is drawn only", ["a": Place(nil, 96, nil, 10), "b": Place(nil, 116, nil, 10)]) {
        VStack {
          Color.red.frame(width: 30, height: 10).named("a").offset(x: 0, y: 10)
          Color.red.frame(width: 30, height: 10).named("b").offset(y: 12)
        }
      },
      Idiom("a position in all there is", ["a": Place(20, 30, 20, 20)]) {
        Color.red.frame(width: 20, height: 20).named("a").position(x: 30, y: 40)
      },
      Idiom("at most so wide", ["a": Place(100, nil, 100, 20)]) {
        Color.red.frame(maxWidth: 100).frame(height: 20).named("a")
      },
      Idiom("at least so wide", ["a": Place(90, nil, 120, nil)]) {
        Text("x").frame(minWidth: 120).named("a")
      },
      Idiom("padding on one side", ["a": Place(24, 0, 276, 200)]) {
        VStack { Color.red.named("a") }.padding(.leading, 24)
      },
      Idiom("a round picture", ["a": Place(110, 60, 80, 80)]) {
        Color.red.frame(width: 80, height: 80).clipShape(Circle()).named("a")
      },
    ]
  }

  private static var containers: [Idiom] {
    [
      Idiom("shares of the width", ["a": Place(0, 0, 90, 200), "b": Place(90, 0, 210, 200)]) {
        GeometryReader { place in
          HStack(spacing: 0) {
            Color.red.frame(width: place.size.width * 0.3).named("a")
            Color.blue.named("b")
          }
        }
      },
      Idiom("a column in a scroll view is centred", ["a": Place(125, 0, 50, 10)]) {
        ScrollView {
          VStack(alignment: .leading) { Color.red.frame(width: 50, height: 10).named("a") }
        }
      },
      Idiom(
        "an adaptive grid", ["c0": Place(0, nil, 95, 30), "c1": Place(102.5, nil, 95, 30), "c3": Place(0, nil, 95, 30)]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 8)], spacing: 8) {
          ForEach(0..<4) { index in Color.red.frame(height: 30).named("c\(index)") }
        }
      },
      Idiom("two flexible columns", ["c0": Place(0, nil, 146), "c1": Place(154, nil, 146)]) {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<2) { index in Color.red.frame(height: 30).named("c\(index)") }
        }
      },
      Idiom("a row that scrolls sideways", ["a": Place(0, nil, 200, 40), "b": Place(208, nil, 200, 40)]) {
        ScrollView(.horizontal) {
          HStack {
            Color.red.frame(width: 200, height: 40).named("a")
            Color.red.frame(width: 200, height: 40).named("b")
          }
        }
      },
      Idiom("a bar below all the rest", ["bar": Place(0, 170, 300, 30), "rest": Place(0, 0, 300, 170)]) {
        Color.gray.named("rest").safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 30).named("bar") }
      },
      Idiom("a group box, a button and a label hug", ["label": Place(nil, nil, nil, 24)]) {
        Button(action: {}) { Color.red.frame(width: 60, height: 24) }.buttonStyle(.plain).named("label")
      },
    ]
  }
}
