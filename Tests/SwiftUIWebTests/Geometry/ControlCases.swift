import Foundation
import SwiftUI

/// A window with texts and controls, and what must hold of where they stand, whatever the font.
@MainActor
struct ControlCase {
  let name: String
  let window: CGSize
  var view: AnyView
  let check: (inout Standing) -> Void

  init<Content: View>(
    _ name: String, width: Double = 320, height: Double = 480, @ViewBuilder _ view: () -> Content,
    check: @escaping (inout Standing) -> Void
  ) {
    self.name = name
    window = CGSize(width: width, height: height)
    self.view = AnyView(view())
    self.check = check
  }

  static var all: [ControlCase] { fields + buttons + labelled + arrangements + pages }
}

/// A switch by itself or with a label.
private struct Switch: View {
  var label: String?
  @State private var isOn = true

  var body: some View {
    if let label { Toggle(label, isOn: $isOn) } else { Toggle("", isOn: $isOn).labelsHidden() }
  }
}

private struct Field: View {
  var prompt = "Prompt"
  @State private var text = ""
  var body: some View { TextField(prompt, text: $text) }
}

private struct Volume: View {
  @State private var value = 0.5
  var body: some View { Slider(value: $value) }
}

private struct Choice: View {
  var options = ["One", "Two", "Three"]
  @State private var chosen = 0

  var body: some View {
    Picker("Choice", selection: $chosen) {
      ForEach(options.indices, id: \.self) { Text(options[$0]).tag($0) }
    }
  }
}

private struct Steps12: View {
  var label = "Rows"
  @State private var count = 3
  var body: some View { Stepper(label, value: $count, in: 0...12) }
}

extension ControlCase {
  private static let long = "The quick brown fox jumps over the lazy dog and then runs away from it all again"

  private static var fields: [ControlCase] {
    [
      ControlCase("controls fill a padded column") {
        VStack(alignment: .leading, spacing: 16) {
          Text("Title").font(.title).tagged("title")
          Switch(label: "First").tagged("toggle")
          Switch(label: "Second").tagged("toggle2")
          VStack(alignment: .leading, spacing: 4) {
            Text("Volume").tagged("caption")
            Volume().tagged("slider")
          }
          Steps12().tagged("stepper")
          Choice().pickerStyle(.segmented).tagged("segments")
          Field().textFieldStyle(.roundedBorder).tagged("field")
          Button("Go") {}.buttonStyle(.borderedProminent).tagged("button")
        }
        .padding()
      } check: { standing in
        let heights = ["toggle": 30.0, "toggle2": 30, "slider": 31, "stepper": 32, "segments": 31, "field": 34]
        for (name, height) in heights {
          standing.size(name, width: 288, height: height)
          standing.place(name, x: 16)
        }
        standing.size("button", height: 38.5)
        standing.leading("title", "caption", "button", "toggle")
        standing.column(["title", "toggle", "toggle2", "caption"], gap: 16)
        standing.column(["caption", "slider"], gap: 4)
        standing.column(["slider", "stepper", "segments", "field", "button"], gap: 16)
        let (top, bottom) = (standing.frame("title").minY, standing.frame("button").maxY)
        standing.equal(top, 480 - bottom, "the column stands in the middle")
      },
      ControlCase("a switch alone beside a text", height: 100) {
        HStack {
          Text("Sound").tagged("text")
          Switch().tagged("switch")
        }
      } check: { standing in
        standing.size("switch", width: 66, height: 30)
        standing.row(["text", "switch"], gap: 8)
        standing.middles("text", "switch")
        standing.equal(
          standing.frame("text").minX, 320 - standing.frame("switch").maxX, "both stand in the middle of the window")
      },
      ControlCase("a field takes what its label leaves", height: 100) {
        HStack {
          Text("Name").tagged("label")
          Field().textFieldStyle(.roundedBorder).tagged("field")
        }.padding(.horizontal, 10)
      } check: { standing in
        standing.place("label", x: 10)
        standing.row(["label", "field"], gap: 8)
        standing.place("field", maxX: 310)
        standing.size("field", height: 34)
        standing.isOneLine("label")
      },
      ControlCase("padding around a field without border counts once", height: 100) {
        Field().textFieldStyle(.plain).padding().background(.yellow).tagged("field")
      } check: { standing in
        standing.size("field", width: 320, height: 26 + 32)
      },
      ControlCase("a slider between two texts", height: 100) {
        HStack {
          Text("Quiet").tagged("left")
          Volume().tagged("slider")
          Text("Loud").tagged("right")
        }
      } check: { standing in
        standing.place("left", x: 0)
        standing.row(["left", "slider", "right"], gap: 8)
        standing.place("right", maxX: 320)
        standing.size("slider", height: 31)
        standing.middles("left", "slider", "right")
      },
      ControlCase("fields stand in line behind labels of one width", height: 200) {
        VStack {
          HStack {
            Text("Name").frame(width: 90, alignment: .leading).tagged("one")
            Field().textFieldStyle(.roundedBorder).tagged("field1")
          }
          HStack {
            Text("Address").frame(width: 90, alignment: .leading).tagged("two")
            Field().textFieldStyle(.roundedBorder).tagged("field2")
          }
        }.padding()
      } check: { standing in
        standing.leading("one", "two")
        standing.leading("field1", "field2")
        standing.equalWidths("field1", "field2")
        standing.place("field1", x: 16 + 90 + 8, maxX: 304)
        standing.column(["field1", "field2"], gap: 8)
      },
      ControlCase("the label of a switch breaks before the switch gives way", height: 200) {
        Switch(label: long).tagged("toggle").padding()
      } check: { standing in
        standing.size("toggle", width: 288)
        standing.check(standing.frames["toggle"]?.height ?? 0 > 60, "the label has several lines")
      },
      ControlCase("a switch with a title and a text below", height: 120) {
        Toggle(isOn: .constant(true)) {
          Text("Title").tagged("title")
          Text("Below").font(.caption).tagged("below")
        }.tagged("toggle")
      } check: { standing in
        standing.leading("title", "below")
        standing.check(
          (standing.frames["below"]?.minY ?? 0) >= (standing.frames["title"]?.maxY ?? 1), "the second is below")
        standing.size("toggle", width: 320)
      },
      ControlCase("a stepper with hidden label is as wide as its sign", height: 100) {
        HStack {
          Text("Rows").tagged("text")
          Steps12().labelsHidden().tagged("stepper")
        }
      } check: { standing in
        standing.size("stepper", width: 94, height: 32)
        standing.row(["text", "stepper"], gap: 8)
      },
      ControlCase("a menu of choices at the end of a row", height: 100) {
        HStack {
          Text("Sort by").tagged("text")
          Spacer()
          Choice().pickerStyle(.menu).labelsHidden().tagged("picker")
        }
      } check: { standing in
        standing.place("text", x: 0)
        standing.place("picker", maxX: 320)
        standing.check((standing.frames["picker"]?.width ?? 999) < 160, "the menu is as wide as its options")
        standing.middles("text", "picker")
      },
      ControlCase("segments fill, in a row too", height: 100) {
        HStack {
          Text("By").tagged("text")
          Choice(options: ["A", "B"]).pickerStyle(.segmented).tagged("segments")
        }
      } check: { standing in
        standing.place("text", x: 0)
        standing.row(["text", "segments"], gap: 8)
        standing.place("segments", maxX: 320)
        standing.size("segments", height: 31)
      },
      ControlCase("progress with a label above the bar", height: 100) {
        ProgressView(value: 0.4) { Text("Loading").tagged("label") }.tagged("progress").padding()
      } check: { standing in
        standing.size("progress", width: 288)
        standing.leading("progress", "label")
        standing.place("label", y: Double(standing.frames["progress"]?.minY ?? -1))
        standing.check((standing.frames["progress"]?.height ?? 0) > 24, "the bar is below the label")
      },
      ControlCase("a sign of work above its words", height: 120) {
        ProgressView { Text("Please wait").tagged("label") }.tagged("progress")
      } check: { standing in
        let (label, all) = (standing.frame("label"), standing.frame("progress"))
        standing.equal(label.midX, all.midX, "the words stand in the middle")
        standing.equal(label.maxY, all.maxY, "the words stand below")
        standing.equal(all.midX, 160, "in the middle of the window")
      },
      ControlCase("an editor takes what a button leaves", height: 300) {
        VStack(spacing: 10) {
          TextEditor(text: .constant("Text")).tagged("editor")
          Button("Send") {}.buttonStyle(.bordered).tagged("button")
        }
      } check: { standing in
        standing.place("editor", x: 0, y: 0, maxX: 320, maxY: 300 - 38.5 - 10)
        standing.place("button", maxY: 300)
      },
      ControlCase("a date at the end of its row", height: 100) {
        DatePicker(selection: .constant(Date()), displayedComponents: .date) { Text("Day").tagged("label") }
          .tagged("row")
      } check: { standing in
        standing.place("label", x: 0)
        standing.size("row", width: 320)
        standing.middles("label", "row")
      },
      ControlCase("disabled controls are as large as others", height: 200) {
        VStack(spacing: 10) {
          Switch(label: "Off").tagged("toggle")
          Button("No") {}.buttonStyle(.bordered).tagged("button")
        }.disabled(true)
      } check: { standing in
        standing.size("toggle", width: 320, height: 30)
        standing.size("button", height: 38.5)
        standing.column(["toggle", "button"], gap: 10)
      },
    ]
  }

  private static var buttons: [ControlCase] {
    [
      ControlCase("a bordered button around its label", height: 100) {
        Button {
        } label: {
          Text("Open").tagged("label")
        }.buttonStyle(.bordered).tagged("button")
      } check: { standing in
        let (label, button) = (standing.frame("label"), standing.frame("button"))
        standing.equal(button.width, label.width + 24, "12 on both sides")
        standing.equal(button.height, 38.5, "height")
        standing.equal(label.midX, 160, "in the middle")
        standing.equal(label.midY, button.midY, "in the middle")
      },
      ControlCase("a prominent button across the window", height: 100) {
        Button {
        } label: {
          Text("Buy").tagged("label").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).tagged("button").padding(.horizontal)
      } check: { standing in
        standing.place("button", x: 16, maxX: 304)
        standing.equal(standing.frame("label").midX, 160, "label in the middle")
      },
      ControlCase("a button of an app's own making", height: 100) {
        Button {
        } label: {
          Text("Continue").tagged("label").padding().frame(maxWidth: .infinity).background(Color.blue)
        }.tagged("button").padding(.horizontal, 20)
      } check: { standing in
        let (label, button) = (standing.frame("label"), standing.frame("button"))
        standing.place("button", x: 20, maxX: 300)
        standing.equal(button.height, label.height + 32, "16 above and below")
        standing.equal(label.midX, 160, "label in the middle")
      },
      ControlCase("two buttons share a row", height: 100) {
        HStack(spacing: 12) {
          Button {
          } label: {
            Text("No").frame(maxWidth: .infinity)
          }.buttonStyle(.bordered).tagged("no")
          Button {
          } label: {
            Text("Certainly").frame(maxWidth: .infinity)
          }.buttonStyle(.bordered).tagged("yes")
        }
      } check: { standing in
        standing.equalWidths("no", "yes")
        standing.row(["no", "yes"], gap: 12)
        standing.place("no", x: 0)
        standing.place("yes", maxX: 320)
      },
      ControlCase("a grid of buttons", height: 300) {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3), spacing: 10) {
          ForEach(1..<7) { number in
            Button {
            } label: {
              Text("\(number)").frame(maxWidth: .infinity, minHeight: 50)
            }.tagged("b\(number)")
          }
        }
      } check: { standing in
        for name in ["b1", "b2", "b3", "b4", "b5", "b6"] { standing.size(name, width: 100, height: 50) }
        standing.row(["b1", "b2", "b3"], gap: 10)
        standing.column(["b1", "b4"], gap: 10)
      },
      ControlCase("buttons in a column stand 8 apart", height: 200) {
        VStack {
          Text("Above").tagged("text")
          Button("One") {}.tagged("one")
          Button("Two") {}.tagged("two")
        }
      } check: { standing in
        standing.column(["text", "one", "two"], gap: 8)
        standing.equal(standing.frame("one").midX, 160, "in the middle")
      },
      ControlCase("a label: the symbol before its title", height: 100) {
        Label {
          Text("Title").tagged("title")
        } icon: {
          Image(systemName: "star").tagged("icon")
        }.tagged("label")
      } check: { standing in
        standing.check(
          (standing.frames["icon"]?.maxX ?? 999) <= (standing.frames["title"]?.minX ?? 0), "the symbol is first")
        standing.middles("icon", "title")
        standing.equal(standing.frame("label").midX, 160, "in the middle")
      },
      ControlCase("a badge over a button's corner", height: 100) {
        Button("Inbox") {}.buttonStyle(.bordered).tagged("button")
          .overlay(alignment: .topTrailing) {
            Text("3").font(.caption2).padding(4).background(Circle().fill(.red)).tagged("badge").offset(x: 6, y: -6)
          }
      } check: { standing in
        let (button, badge) = (standing.frame("button"), standing.frame("badge"))
        standing.equal(badge.maxX, button.maxX + 6, "right")
        standing.equal(badge.minY, button.minY - 6, "top")
        standing.check(badge.width < 40 && badge.height < 30, "as small as its number: \(badge)")
      },
      ControlCase("a button keeps its width beside a text of one line", height: 100) {
        HStack {
          Text(long).lineLimit(1).tagged("text")
          Button("More") {}.buttonStyle(.bordered).tagged("button")
        }
      } check: { standing in
        standing.isOneLine("text")
        standing.place("text", x: 0)
        standing.place("button", maxX: 320)
        standing.row(["text", "button"], gap: 8)
        standing.check((standing.frames["button"]?.width ?? 0) > 50, "the button is whole")
        standing.size("button", height: 38.5)
      },
      ControlCase("a floating button in the corner") {
        ZStack(alignment: .bottomTrailing) {
          Color.gray.tagged("ground")
          Button {
          } label: {
            Image(systemName: "plus").frame(width: 56, height: 56)
          }.tagged("button").padding(20)
        }
      } check: { standing in
        standing.place("ground", x: 0, y: 0, maxX: 320, maxY: 480)
        standing.place("button", maxX: 300, maxY: 460)
        standing.size("button", width: 56, height: 56)
      },
      ControlCase("buttons that do not fit in a row stand in a column", width: 200, height: 300) {
        ViewThatFits {
          HStack {
            Button("A long title") {}.buttonStyle(.bordered)
            Button("Another title") {}.buttonStyle(.bordered)
          }.tagged("row")
          VStack {
            Button("A long title") {}.buttonStyle(.bordered).tagged("first")
            Button("Another title") {}.buttonStyle(.bordered).tagged("second")
          }
        }
      } check: { standing in
        standing.column(["first", "second"], gap: 8)
        standing.check(standing.frames["row"] == nil, "the row is shown")
      },
      ControlCase("a menu is as large as its label", height: 100) {
        HStack {
          Text("File").tagged("text")
          Menu {
            Button("Open") {}
          } label: {
            Text("Actions").tagged("label")
          }.tagged("menu")
        }
      } check: { standing in
        standing.row(["text", "menu"], gap: 8)
        standing.equal(standing.frame("menu").width, standing.frame("label").width, "width")
        standing.middles("text", "menu")
      },
    ]
  }

  private static var arrangements: [ControlCase] {
    [
      ControlCase("a card", height: 300) {
        VStack(alignment: .leading, spacing: 12) {
          Text("Headline").font(.headline).tagged("headline")
          Text(long).tagged("text")
          HStack {
            Button("Cancel") {}.tagged("cancel")
            Spacer()
            Button("Open") {}.buttonStyle(.bordered).tagged("open")
          }
        }
        .padding().background(Color.gray).tagged("card").padding()
      } check: { standing in
        standing.place("card", x: 16, maxX: 304)
        standing.leading("headline", "text", "cancel")
        standing.place("headline", x: 32)
        standing.place("open", maxX: 288)
        standing.column(["headline", "text"], gap: 12)
        standing.equal(standing.frame("open").maxY + 16, standing.frame("card").maxY, "padding below")
        standing.middles("cancel", "open")
      },
      ControlCase("texts of several lines beside a fixed frame", height: 200) {
        HStack(alignment: .top, spacing: 12) {
          Color.gray.frame(width: 80, height: 80).tagged("picture")
          VStack(alignment: .leading, spacing: 4) {
            Text("Title").font(.headline).tagged("title")
            Text(long).font(.subheadline).tagged("text")
            Button("Read") {}.tagged("button")
          }
        }.padding()
      } check: { standing in
        standing.size("picture", width: 80, height: 80)
        standing.row(["picture", "title"], gap: 12)
        standing.leading("title", "text", "button")
        standing.place("title", y: Double(standing.frames["picture"]?.minY ?? -1))
        standing.check((standing.frames["text"]?.maxX ?? 999) <= 304.5, "the text stays in the window")
        standing.check((standing.frames["text"]?.height ?? 0) > 40, "the text has several lines")
      },
      ControlCase("a text of its own size beside a slider", height: 100) {
        HStack {
          Text("A text that keeps its width").fixedSize().tagged("text")
          Volume().tagged("slider")
        }
      } check: { standing in
        standing.isOneLine("text")
        standing.row(["text", "slider"], gap: 8)
        standing.place("slider", maxX: 320)
      },
      ControlCase("priority beside a button", height: 200) {
        HStack {
          Text("A long text that gives way to others").tagged("first")
          Text("Another one wins").layoutPriority(1).tagged("second")
          Button("Go") {}.buttonStyle(.bordered).tagged("button")
        }
      } check: { standing in
        standing.isOneLine("second")
        standing.check((standing.frames["first"]?.height ?? 0) > 40, "the first gives way")
        standing.row(["first", "second", "button"], gap: 8)
      },
      ControlCase("baselines of texts, buttons and fields", height: 100) {
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.largeTitle).tagged("big")
          Text("small").tagged("small")
          Button {
          } label: {
            Text("plain").tagged("label")
          }
          Button {
          } label: {
            Text("on").tagged("bordered")
          }.buttonStyle(.bordered)
        }
      } check: { standing in
        standing.equal(standing.frame("label").minY, standing.frame("small").minY, "the button's label")
        standing.equal(standing.frame("bordered").minY, standing.frame("small").minY, "the bordered button's label")
        standing.check(
          (standing.frames["small"]?.minY ?? 0) > (standing.frames["big"]?.minY ?? 999) + 5, "the small ones are lower")
      },
      ControlCase("a divider between controls", height: 200) {
        VStack(spacing: 10) {
          Switch(label: "One").tagged("one")
          Divider().tagged("line")
          Switch(label: "Two").tagged("two")
        }.padding()
      } check: { standing in
        standing.size("line", width: 288, height: 1)
        standing.column(["one", "line", "two"], gap: 10)
      },
      ControlCase("a spacer sends the button to the bottom") {
        VStack {
          Text("Top").tagged("top")
          Spacer()
          Button("Bottom") {}.buttonStyle(.borderedProminent).tagged("bottom")
        }
      } check: { standing in
        standing.place("top", y: 0)
        standing.place("bottom", maxY: 480)
        standing.equal(standing.frame("bottom").midX, 160, "in the middle")
      },
      ControlCase("a guide beside a control", height: 200) {
        VStack(alignment: .leading) {
          Switch(label: "Switch").frame(width: 200).tagged("toggle")
          Text("in").alignmentGuide(.leading) { _ in -30 }.tagged("text")
        }
      } check: { standing in
        standing.equal(standing.frame("text").minX, standing.frame("toggle").minX + 30, "30 in")
      },
      ControlCase("a layout of the app's own around buttons", height: 200) {
        Halves {
          Button("Left") {}.buttonStyle(.bordered).tagged("left")
          Button {
          } label: {
            Text("Right").frame(maxWidth: .infinity)
          }.buttonStyle(.bordered).tagged("right")
        }.frame(height: 60)
      } check: { standing in
        standing.place("left", x: 0)
        standing.place("right", x: 160, maxX: 320)
      },
      ControlCase("buttons in a row that scrolls", height: 200) {
        VStack(spacing: 20) {
          Text("Choose").tagged("text")
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(1..<9) { Button("Number \($0)") {}.buttonStyle(.bordered).tagged("b\($0)") }
            }.tagged("row")
          }.tagged("scroll")
        }
      } check: { standing in
        standing.size("scroll", width: 320, height: 38.5)
        standing.check((standing.frames["row"]?.width ?? 0) > 700, "the row is wider than the window")
        standing.place("b1", x: 0)
        standing.row(["b1", "b2", "b3"], gap: 10)
        standing.column(["text", "scroll"], gap: 20)
      },
      ControlCase("from the right: the switch at the left", height: 100) {
        HStack {
          Text("Sound").tagged("text")
          Spacer()
          Switch().tagged("switch")
        }.environment(\.layoutDirection, .rightToLeft)
      } check: { standing in
        standing.place("text", maxX: 320)
        standing.place("switch", x: 0)
      },
      ControlCase("a bar at the bottom makes room", height: 300) {
        VStack {
          Text("Above").tagged("text")
          Spacer()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Button("Save") {}.buttonStyle(.bordered).frame(maxWidth: .infinity).padding(10).tagged("bar")
        }
      } check: { standing in
        standing.place("bar", x: 0, maxX: 320, maxY: 300)
        standing.place("text", y: 0)
      },
    ]
  }

  private static var pages: [ControlCase] {
    [
      ControlCase("below a large title", width: 390, height: 844) {
        NavigationStack {
          VStack {
            Text("Top").tagged("top")
            Spacer()
            Button("Bottom") {}.buttonStyle(.bordered).tagged("bottom")
          }.navigationTitle("Title")
        }
      } check: { standing in
        standing.place("top", y: 116.5)
        standing.place("bottom", maxY: 844)
        standing.equal(standing.frame("top").midX, 195, "in the middle")
      },
      ControlCase("in the middle below an inline title", width: 390, height: 844) {
        NavigationStack {
          VStack(spacing: 10) {
            Text("One").tagged("one")
            Switch(label: "Two").frame(width: 200).tagged("two")
          }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      } check: { standing in
        let (first, second) = (standing.frame("one"), standing.frame("two"))
        standing.equal((first.minY + second.maxY) / 2, (844 + 64) / 2, "in the middle of what the bar leaves")
        standing.column(["one", "two"], gap: 10)
        standing.equal(second.midX, 195, "in the middle")
      },
      ControlCase("what a reader reads below a bar", width: 390, height: 844) {
        NavigationStack {
          GeometryReader { proxy in
            VStack(spacing: 0) {
              Color.teal.frame(width: proxy.size.width, height: proxy.size.height / 2).tagged("half")
              Text("Below").tagged("text")
            }
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      } check: { standing in
        standing.place("half", x: 0, y: 64, maxX: 390, maxY: 64 + 390)
        standing.place("text", y: 454)
      },
      ControlCase("above the bar of tabs", width: 390, height: 844) {
        TabView {
          VStack {
            Text("Top").tagged("top")
            Spacer()
            Button("Bottom") {}.tagged("bottom")
          }.tabItem { Label("Home", systemImage: "house") }
          Text("Other").tabItem { Label("Other", systemImage: "star") }
        }
      } check: { standing in
        standing.place("top", y: 0)
        standing.place("bottom", maxY: 844 - 49)
      },
      ControlCase("a page in a tab", width: 390, height: 844) {
        TabView {
          NavigationStack {
            VStack {
              Text("Top").tagged("top")
              Spacer()
              Button("Bottom") {}.tagged("bottom")
            }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          }.tabItem { Label("Home", systemImage: "house") }
          Text("Other").tabItem { Label("Other", systemImage: "star") }
        }
      } check: { standing in
        standing.place("top", y: 64)
        standing.place("bottom", maxY: 844 - 49)
      },
    ]
  }
}
