import Foundation
import SwiftUI

/// What must hold between texts, and between texts and what stands beside them, whatever the font.
extension ControlCase {
  static var texts: [ControlCase] { lines + rows + columns + baselines + beside }

  private static let long = "The quick brown fox jumps over the lazy dog and then runs away from it all again"

  private static var lines: [ControlCase] {
    [
      ControlCase("a text lower than its lines gives lines up") {
        VStack(spacing: 10) {
          Text("One line").tagged("line")
          ForEach([8, 30, 50, 70, 200], id: \.self) { height in
            Text(long).tagged("t\(height)").frame(width: 150, height: CGFloat(height), alignment: .topLeading)
          }
        }
      } check: { standing in
        for (height, count) in [(8, 1), (30, 1), (50, 2), (70, 3)] { standing.lines("t\(height)", count, of: "line") }
        standing.check(standing.frame("t200").height > standing.frame("t70").height, "all lines where there is room")
      },
      ControlCase("a limit of lines") {
        VStack(spacing: 10) {
          Text("One line").tagged("line")
          Text(long).lineLimit(1).tagged("one").frame(width: 120)
          Text(long).lineLimit(2).tagged("two").frame(width: 120)
          Text("Short").lineLimit(2).tagged("short")
          Text("Short").lineLimit(2, reservesSpace: true).tagged("reserved")
        }
      } check: { standing in
        standing.lines("one", 1, of: "line")
        standing.lines("two", 2, of: "line")
        standing.lines("short", 1, of: "line")
        standing.lines("reserved", 2, of: "line")
        standing.check(standing.frame("one").width <= 121, "no wider than its place")
      },
      ControlCase("where a text is cut its frame is the same") {
        VStack(spacing: 10) {
          Text(long).lineLimit(1).truncationMode(.tail).tagged("tail")
          Text(long).lineLimit(1).truncationMode(.head).tagged("head")
          Text(long).lineLimit(1).truncationMode(.middle).tagged("middle")
        }.frame(width: 200)
      } check: { standing in
        for name in ["head", "middle"] {
          standing.size(name, width: standing.frame("tail").width, height: standing.frame("tail").height)
        }
      },
      ControlCase("a text of its own size stands out on both sides", width: 200, height: 100) {
        Text(long).fixedSize().tagged("text")
      } check: { standing in
        let text = standing.frame("text")
        standing.isOneLine("text")
        standing.check(text.width > 400, "as wide as it likes")
        standing.equal(text.midX, 100, "in the middle")
      },
      ControlCase("a text that keeps its height keeps its lines", height: 200) {
        VStack(spacing: 0) {
          Text(long).tagged("free").frame(width: 150)
          Text(long).fixedSize(horizontal: false, vertical: true).tagged("kept").frame(width: 150, height: 20)
        }.fixedSize(horizontal: false, vertical: true)
      } check: { standing in
        standing.size("kept", width: standing.frame("free").width, height: standing.frame("free").height)
      },
      ControlCase("letters become smaller where a line does not fit", height: 200) {
        VStack(spacing: 10) {
          Text("One line").tagged("line")
          Text("Words that are long").lineLimit(1).minimumScaleFactor(0.3).tagged("smaller").frame(width: 80)
          Text("Word").lineLimit(1).minimumScaleFactor(0.3).tagged("fitting").frame(width: 80)
        }
      } check: { standing in
        standing.check(standing.frame("smaller").width <= 81, "it fits")
        standing.check(
          standing.frame("smaller").height < standing.frame("line").height - 2, "smaller letters, lower line")
        standing.lines("fitting", 1, of: "line")
      },
      ControlCase("letters become smaller no further than allowed", height: 200) {
        VStack(spacing: 10) {
          Text("One line").tagged("line")
          Text(long).lineLimit(1).minimumScaleFactor(0.8).tagged("cut").frame(width: 80)
        }
      } check: { standing in
        standing.check(standing.frame("cut").width <= 81, "it is cut")
        standing.check(
          standing.frame("cut").height >= standing.frame("line").height * 0.8 - 1, "not lower than allowed")
      },
      ControlCase("a text of several lines is as wide as its longest") {
        Text("A line\nA much longer line\nEnd").tagged("text").background { Color.yellow.tagged("ground") }
      } check: { standing in
        let text = standing.frame("text")
        standing.size("ground", width: text.width, height: text.height)
        standing.check(text.width < 250, "no wider than its letters")
        standing.equal(text.midX, 160, "in the middle")
      },
      ControlCase("a broken text is no wider than its place") {
        Text(long).tagged("text").frame(width: 170, alignment: .leading).tagged("frame")
      } check: { standing in
        standing.size("frame", width: 170)
        standing.check(standing.frame("text").width <= 171, "within its frame")
        standing.leading("frame", "text")
      },
      ControlCase("how lines are aligned changes no frame") {
        VStack(spacing: 10) {
          Text(long).multilineTextAlignment(.leading).tagged("leading").frame(width: 170)
          Text(long).multilineTextAlignment(.trailing).tagged("trailing").frame(width: 170)
          Text(long).multilineTextAlignment(.center).tagged("center").frame(width: 170)
        }
      } check: { standing in
        for name in ["trailing", "center"] {
          standing.size(name, width: standing.frame("leading").width, height: standing.frame("leading").height)
        }
      },
      ControlCase("larger styles have higher lines", height: 600) {
        VStack(spacing: 0) {
          Text("Ay").font(.largeTitle).tagged("f0")
          Text("Ay").font(.title).tagged("f1")
          Text("Ay").font(.title2).tagged("f2")
          Text("Ay").font(.title3).tagged("f3")
          Text("Ay").font(.body).tagged("f4")
          Text("Ay").font(.callout).tagged("f5")
          Text("Ay").font(.subheadline).tagged("f6")
          Text("Ay").font(.footnote).tagged("f7")
          Text("Ay").font(.caption).tagged("f8")
          Text("Ay").font(.caption2).tagged("f9")
        }
      } check: { standing in
        for index in 0..<9 {
          standing.check(
            standing.frame("f\(index)").height > standing.frame("f\(index + 1)").height, "style \(index) is higher")
        }
      },
      ControlCase("a weight changes the width alone") {
        VStack(alignment: .leading, spacing: 10) {
          Text("Words of a line").tagged("plain")
          Text("Words of a line").bold().tagged("bold")
        }
      } check: { standing in
        standing.size("bold", height: standing.frame("plain").height)
        standing.check(standing.frame("bold").width >= standing.frame("plain").width, "wider letters")
      },
      ControlCase("texts put together are as wide as both") {
        VStack(alignment: .leading, spacing: 10) {
          Text("One ").fixedSize().tagged("first")
          Text("two").fixedSize().tagged("second")
          (Text("One two") + Text(" three")).tagged("all")
          Text("One two three").tagged("whole")
        }
      } check: { standing in
        standing.size("all", width: standing.frame("whole").width, height: standing.frame("whole").height)
        standing.check(standing.frame("all").width > standing.frame("second").width, "wider than a part")
      },
    ]
  }

  private static var rows: [ControlCase] {
    [
      ControlCase("texts side by side stand 8 apart", height: 100) {
        HStack {
          Text("One").tagged("a")
          Text("Two").font(.title).tagged("b")
          Text("Three").font(.caption).tagged("c")
        }
      } check: { standing in
        standing.row(["a", "b", "c"], gap: 8)
        standing.middles("a", "b", "c")
      },
      ControlCase("texts without space between touch", height: 100) {
        HStack(spacing: 0) {
          Text("One").tagged("a")
          Text("Two").tagged("b")
        }
      } check: { standing in
        standing.row(["a", "b"], gap: 0)
        standing.equal(standing.frame("a").minX, 320 - standing.frame("b").maxX, "both in the middle")
      },
      ControlCase("a spacer sends texts to the ends", height: 100) {
        HStack {
          Text("One").tagged("a")
          Spacer().tagged("spacer")
          Text("Two").tagged("b")
        }
      } check: { standing in
        standing.place("a", x: 0)
        standing.place("b", maxX: 320)
        standing.row(["a", "spacer", "b"], gap: 0)
      },
      ControlCase("a spacer keeps 8 points where a text needs the rest", height: 200) {
        HStack {
          Text(long).tagged("a")
          Spacer()
          Text("End").tagged("b")
        }
      } check: { standing in
        standing.check(standing.frame("b").minX - standing.frame("a").maxX >= 7, "the spacer's least length")
        standing.place("b", maxX: 320)
        standing.isOneLine("b")
      },
      ControlCase("long texts share a row evenly", height: 300) {
        HStack(spacing: 10) {
          Text(long).tagged("a").frame(maxWidth: .infinity).tagged("first")
          Text(long).tagged("b").frame(maxWidth: .infinity).tagged("second")
        }
      } check: { standing in
        standing.equalWidths("first", "second")
        standing.size("first", width: 155)
        standing.size("b", height: standing.frame("a").height)
      },
      ControlCase("a short text keeps its line beside a long one", height: 300) {
        HStack {
          Text("Short one").tagged("short")
          Text(long).tagged("long")
        }
      } check: { standing in
        standing.isOneLine("short")
        standing.check(standing.frame("long").height > 40, "the long one has several lines")
        standing.check(standing.frame("long").maxX <= 321, "it stays inside")
      },
      ControlCase("the text with priority has its line", height: 300) {
        HStack {
          Text("A text that gives way to others").tagged("a")
          Text("One that is important").layoutPriority(1).tagged("b")
        }
      } check: { standing in
        standing.isOneLine("b")
        standing.check(standing.frame("a").height > 40, "the other has several lines")
        standing.row(["a", "b"], gap: 8)
      },
      ControlCase("a text has what a box leaves", height: 300) {
        HStack {
          Color.teal.frame(width: 200, height: 20).tagged("box")
          Text(long).tagged("text")
        }
      } check: { standing in
        standing.size("box", width: 200)
        standing.check(standing.frame("text").width <= 113, "within what is left")
        standing.check(standing.frame("text").height > 100, "in many lines")
        standing.row(["box", "text"], gap: 8)
      },
      ControlCase("a colour has its share beside texts", height: 100) {
        HStack(spacing: 10) {
          Text("short").tagged("a")
          Text("Some words").tagged("b")
          Color.teal.frame(height: 20).tagged("c")
        }
      } check: { standing in
        standing.isOneLine("b")
        standing.row(["a", "b", "c"], gap: 10)
        standing.place("a", x: 0)
        standing.place("c", maxX: 320)
      },
      ControlCase("a line between texts in a row is as high as the row", height: 100) {
        HStack {
          Text("One").tagged("a")
          Divider().tagged("line")
          Text("Two").tagged("b")
        }.frame(height: 60)
      } check: { standing in
        standing.size("line", width: 1, height: 60)
        standing.row(["a", "line", "b"], gap: 8)
      },
      ControlCase("the first that fits is chosen by its words", width: 200, height: 100) {
        ViewThatFits {
          Text("A sentence that is much too long for it").tagged("long")
          Text("A short one").tagged("short")
          Text("A").tagged("least")
        }
      } check: { standing in
        standing.check(standing.frames["long"] == nil && standing.frames["least"] == nil, "the second is shown")
        standing.equal(standing.frame("short").midX, 100, "in the middle")
      },
      ControlCase("from the right the first text is at the right", height: 100) {
        HStack {
          Text("One").tagged("a")
          Text("Two").tagged("b")
        }
        .frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
      } check: { standing in
        standing.place("a", maxX: 320)
        standing.row(["b", "a"], gap: 8)
      },
    ]
  }

  private static var columns: [ControlCase] {
    [
      ControlCase("texts stand closer than other views") {
        VStack {
          Text("One").tagged("a")
          Text("Two").tagged("b")
          Color.teal.frame(width: 50, height: 10).tagged("c")
          Text("Three").tagged("d")
        }
      } check: { standing in
        let close = standing.frame("b").minY - standing.frame("a").maxY
        standing.check((0...2.5).contains(close), "texts: \(close) apart")
        for (upper, lower) in [("b", "c"), ("c", "d")] {
          let gap = standing.frame(lower).minY - standing.frame(upper).maxY
          standing.check(gap > close + 2 && gap < 16, "from \(upper) to \(lower): \(gap)")
        }
      },
      ControlCase("a distance that is given counts between texts too") {
        VStack(spacing: 12) {
          Text("One").tagged("a")
          Text("Two").font(.title).tagged("b")
          Text("Three").tagged("c")
        }
      } check: { standing in
        standing.column(["a", "b", "c"], gap: 12)
        standing.equal((standing.frame("a").minY + standing.frame("c").maxY) / 2, 240, "the column in the middle")
      },
      ControlCase("texts that touch", height: 200) {
        VStack(spacing: 0) {
          Text("One").tagged("a")
          Text("Two").tagged("b")
        }
      } check: { standing in
        standing.column(["a", "b"], gap: 0)
      },
      ControlCase("texts begin or end in line, or stand in the middle") {
        VStack(spacing: 20) {
          VStack(alignment: .leading) {
            Text("Short").tagged("a")
            Text("Somewhat longer").tagged("b")
          }
          VStack(alignment: .trailing) {
            Text("Short").tagged("c")
            Text("Somewhat longer").tagged("d")
          }
          VStack {
            Text("Short").tagged("e")
            Text("Somewhat longer").tagged("f")
          }
        }
      } check: { standing in
        standing.leading("a", "b")
        standing.trailing("c", "d")
        standing.centers("e", "f")
        standing.equal(standing.frame("b").midX, 160, "the column in the middle")
      },
      ControlCase("a column squeezes its text", width: 200, height: 160) {
        VStack(spacing: 0) {
          Color.teal.frame(height: 40).tagged("first")
          Text(long).tagged("text").frame(width: 120)
          Spacer().tagged("spacer")
          Color.teal.frame(height: 40).tagged("last")
        }.overlay(alignment: .top) { Text("One").hidden().tagged("line") }
      } check: { standing in
        standing.lines("text", 3, of: "line")
        standing.place("text", y: 40)
        standing.place("last", maxY: 160)
        standing.column(["text", "spacer", "last"], gap: 0)
      },
      ControlCase("a line between texts in a column is as wide as the offer") {
        VStack {
          Text("One").tagged("a")
          Divider().tagged("line")
          Text("Two").tagged("b")
        }
      } check: { standing in
        standing.size("line", width: 320, height: 1)
        standing.centers("a", "line", "b")
      },
      ControlCase("a guide moves a text out of its column") {
        VStack(alignment: .leading) {
          Text("Plain").tagged("a")
          Text("Moved in").alignmentGuide(.leading) { _ in -20 }.tagged("b")
        }
      } check: { standing in
        standing.equal(standing.frame("b").minX - standing.frame("a").minX, 20, "20 further in")
      },
      ControlCase("texts of a scroll view stand in a column", height: 200) {
        ScrollView {
          Text("One").tagged("a")
          Text("Somewhat longer").tagged("b")
        }.tagged("scroll")
      } check: { standing in
        standing.size("scroll", height: 200)
        standing.place("a", y: 0)
        standing.centers("a", "b", "scroll")
        standing.check(standing.frame("b").minY >= standing.frame("a").maxY, "the second below")
      },
      ControlCase("an app's own column by priority and spacing") {
        PriorityColumn {
          Text("second").tagged("2").background { Color.yellow }
          Text("first").layoutPriority(1).tagged("1").background { Color.yellow }
          Color.teal.frame(width: 40, height: 10).tagged("3").background { Color.yellow }
        }
      } check: { standing in
        standing.leading("1", "2", "3")
        standing.check(standing.frame("2").minY >= standing.frame("1").maxY - 1, "the more important one is above")
        standing.check(standing.frame("3").minY - standing.frame("2").maxY > 4, "the box keeps its distance")
      },
    ]
  }

  private static var baselines: [ControlCase] {
    [
      ControlCase("baselines meet, and the end of a box", height: 100) {
        HStack(alignment: .firstTextBaseline) {
          Text("Large").font(.largeTitle).tagged("large")
          Text("body").tagged("body")
          Color.teal.frame(width: 10, height: 10).tagged("box")
        }
      } check: { standing in
        let (large, body, box) = (standing.frame("large"), standing.frame("body"), standing.frame("box"))
        standing.check(large.minY < body.minY && large.maxY > body.maxY, "the large one stands out above and below")
        standing.check(box.maxY < body.maxY - 2 && box.maxY > body.midY, "the box ends where letters stand")
        standing.row(["large", "body", "box"], gap: 8)
      },
      ControlCase("the last baselines meet", height: 200) {
        HStack(alignment: .lastTextBaseline) {
          Text("One\nTwo\nThree").tagged("lines")
          Text("Three").tagged("one")
          Color.teal.frame(width: 10, height: 10).tagged("box")
        }
      } check: { standing in
        standing.equal(standing.frame("one").maxY, standing.frame("lines").maxY, "the last lines end together")
        standing.check(standing.frame("box").maxY < standing.frame("one").maxY - 2, "the box ends where letters stand")
      },
      ControlCase("the first lines meet", height: 200) {
        HStack(alignment: .firstTextBaseline) {
          Text("One\nTwo\nThree").tagged("lines")
          VStack(spacing: 0) {
            Text("One").tagged("one")
            Text("Two")
          }
        }
      } check: { standing in
        standing.equal(standing.frame("one").minY, standing.frame("lines").minY, "the first lines begin together")
      },
      ControlCase("letters off their line make a text taller", height: 100) {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("plain").tagged("a")
          Text("up").baselineOffset(6).tagged("b")
          Text("down").baselineOffset(-4).tagged("c")
        }
      } check: { standing in
        let (plain, up, down) = (standing.frame("a"), standing.frame("b"), standing.frame("c"))
        standing.equal(up.height, plain.height + 6, "6 taller")
        standing.equal(down.height, plain.height + 4, "4 taller")
        standing.equal(up.maxY, plain.maxY, "upwards")
        standing.equal(down.minY, plain.minY, "downwards")
        standing.row(["a", "b", "c"], gap: 12)
      },
      ControlCase("baselines come through padding and frames", height: 200) {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Text("One").tagged("a")
          Text("Two").tagged("b").padding(.top, 20)
          Text("Three").tagged("c").frame(height: 60, alignment: .top)
        }
      } check: { standing in
        standing.equal(standing.frame("b").minY, standing.frame("a").minY, "through padding")
        standing.equal(standing.frame("c").minY, standing.frame("a").minY, "through a frame")
      },
      ControlCase("the baselines of a grid's row meet", height: 200) {
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow {
            Text("Large").font(.largeTitle).tagged("large")
            Text("body").tagged("body")
          }
          GridRow {
            Text("Second").tagged("second")
            Text("row").tagged("row")
          }
        }
      } check: { standing in
        standing.check(standing.frame("body").minY > standing.frame("large").minY + 5, "the smaller one stands lower")
        standing.leading("large", "second")
        standing.leading("body", "row")
      },
    ]
  }

  private static var beside: [ControlCase] {
    [
      ControlCase("padding around a text", height: 200) {
        Text("Words").tagged("text").padding().background { Color.yellow.tagged("ground") }
      } check: { standing in
        let text = standing.frame("text")
        standing.size("ground", width: text.width + 32, height: text.height + 32)
        standing.centers("text", "ground")
        standing.middles("text", "ground")
      },
      ControlCase("a text in a frame stands at its side", height: 200) {
        VStack(spacing: 10) {
          Text("Words").tagged("a").frame(maxWidth: .infinity, alignment: .leading)
          Text("Words").tagged("b").frame(maxWidth: .infinity, alignment: .trailing)
          Text("Words").tagged("c").frame(width: 200, height: 60, alignment: .bottomTrailing).tagged("frame")
        }
      } check: { standing in
        standing.place("a", x: 0)
        standing.place("b", maxX: 320)
        standing.trailing("c", "frame")
        standing.equal(standing.frame("c").maxY, standing.frame("frame").maxY, "at the bottom")
        standing.centers("frame", "frame")
      },
      ControlCase("a layer of a text changes nothing of it", height: 200) {
        VStack(spacing: 10) {
          Text("Words").tagged("plain")
          Text("Words").tagged("layered").overlay(alignment: .topTrailing) {
            Color.red.frame(width: 30, height: 30).tagged("over")
          }.background { Color.yellow.frame(width: 100) }
        }
      } check: { standing in
        standing.size("layered", width: standing.frame("plain").width, height: standing.frame("plain").height)
        standing.column(["plain", "layered"], gap: 10)
        standing.trailing("layered", "over")
        standing.equal(standing.frame("over").minY, standing.frame("layered").minY, "at the top")
      },
      ControlCase("a text in the corner of layers", height: 200) {
        ZStack(alignment: .bottomTrailing) {
          Color.gray.frame(width: 200, height: 100).tagged("ground")
          Text("Words").tagged("text")
        }
      } check: { standing in
        standing.trailing("ground", "text")
        standing.equal(standing.frame("text").maxY, standing.frame("ground").maxY, "at the bottom")
      },
      ControlCase("columns of a grid are as wide as their widest text", height: 200) {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6) {
          GridRow {
            Text("A").tagged("a")
            Text("Value").tagged("b")
          }
          GridRow {
            Text("Longer name").tagged("c")
            Text("V").tagged("d")
          }
        }
      } check: { standing in
        standing.leading("a", "c")
        standing.leading("b", "d")
        standing.row(["c", "d"], gap: 10)
        standing.column(["a", "c"], gap: 6)
      },
      ControlCase("a symbol stands in the middle beside its text", height: 100) {
        HStack {
          Image(systemName: "star").tagged("symbol")
          Text("Words").tagged("text")
        }
      } check: { standing in
        standing.row(["symbol", "text"], gap: 8)
        standing.middles("symbol", "text")
      },
      ControlCase("a switch of its own size stands beside its label", height: 100) {
        Toggle(isOn: .constant(true)) { Text("Sound").tagged("label") }.fixedSize().tagged("toggle")
      } check: { standing in
        let (label, toggle) = (standing.frame("label"), standing.frame("toggle"))
        standing.leading("toggle", "label")
        standing.check(
          toggle.width > label.width + 50 && toggle.width < label.width + 90, "no wider than both: \(toggle)")
        standing.equal(toggle.midX, 160, "in the middle")
      },
      ControlCase("a switch fills its frame, its label at the start", height: 100) {
        Toggle(isOn: .constant(true)) { Text("Sound").tagged("label") }.tagged("toggle").frame(width: 200).tagged(
          "frame")
      } check: { standing in
        standing.size("toggle", width: 200)
        standing.leading("frame", "toggle", "label")
        standing.middles("toggle", "label")
      },
      ControlCase("a stepper fills its row, its label at the start", height: 100) {
        Stepper(value: .constant(1)) {
          Text("Count").tagged("label")
        }.tagged("stepper")
      } check: { standing in
        standing.place("stepper", x: 0, maxX: 320)
        standing.place("label", x: 0)
        standing.size("stepper", height: 32)
        standing.middles("stepper", "label")
      },
      ControlCase("segments fill a column that begins in line") {
        VStack(alignment: .leading) {
          Text("Words").tagged("text")
          Picker("By", selection: .constant(0)) {
            Text("A").tag(0)
            Text("B").tag(1)
          }.pickerStyle(.segmented).tagged("segments")
          Slider(value: .constant(0.5)).tagged("slider")
        }.padding()
      } check: { standing in
        standing.place("segments", x: 16, maxX: 304)
        standing.place("slider", x: 16, maxX: 304)
        standing.leading("text", "segments", "slider")
        standing.size("segments", height: 31)
      },
      ControlCase("a field beside a button takes what is left", height: 100) {
        HStack {
          TextField("Words", text: .constant("")).textFieldStyle(.roundedBorder).tagged("field")
          Button("Go") {}.tagged("button")
        }
      } check: { standing in
        standing.place("field", x: 0)
        standing.place("button", maxX: 320)
        standing.row(["field", "button"], gap: 8)
        standing.size("field", height: 34)
        standing.middles("field", "button")
      },
    ]
  }
}

/// Views from the highest priority down, as far apart as they like.
private struct PriorityColumn: Layout {
  private func places(_ subviews: Subviews) -> (order: [LayoutSubview], tops: [CGFloat], size: CGSize) {
    let order = subviews.sorted { $0.priority > $1.priority }
    var tops: [CGFloat] = []
    var size = CGSize.zero
    for (index, view) in order.enumerated() {
      if index > 0 { size.height += order[index - 1].spacing.distance(to: view.spacing, along: .vertical) }
      tops.append(size.height)
      let own = view.sizeThatFits(.unspecified)
      size.height += own.height
      size.width = max(size.width, own.width)
    }
    return (order, tops, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { places(subviews).size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let places = places(subviews)
    for (view, top) in zip(places.order, places.tops) {
      view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + top), proposal: .unspecified)
    }
  }
}
