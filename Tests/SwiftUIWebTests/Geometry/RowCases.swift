import Foundation
import SwiftUI

/// Rows of lists and forms, sheets and bars: the style sheet lays them out, and readers hear from the page where they stand.
extension ControlCase {
  static var inRowsAndSheets: [ControlCase] { rows + besidePages }

  private static var rows: [ControlCase] {
    [
      ControlCase("rows of a form are 56 high, whatever is in them", width: 390, height: 844) {
        Form {
          Text("Text").tagged("text")
          Toggle("Toggle", isOn: .constant(true)).tagged("toggle")
          Stepper("Stepper", value: .constant(3)).tagged("stepper")
          Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }.tagged("picker")
          DatePicker("Date", selection: .constant(Date()), displayedComponents: .date).tagged("date")
          TextField("Field", text: .constant("")).tagged("field")
          LabeledContent("Key", value: "Value").tagged("value")
          ColorPicker("Colour", selection: .constant(.red)).tagged("colour")
        }
      } check: { standing in
        let names = ["text", "toggle", "stepper", "picker", "date", "field", "value", "colour"]
        for (index, name) in names.enumerated() {
          standing.equal(standing.frame(name).midY, 63 + 56 * Double(index), "middle of the row of \(name)")
          standing.place(name, x: 32)
        }
        for name in names.dropFirst() { standing.place(name, maxX: 358) }
      },
      ControlCase("texts in rows stand as close as elsewhere", width: 390, height: 844) {
        List {
          VStack(alignment: .leading) {
            Text("Title").font(.headline).tagged("title")
            Text("Below").font(.subheadline).tagged("below")
          }
          VStack(alignment: .leading, spacing: 10) {
            Text("Apart").tagged("apart")
            VStack { Text("As it says").tagged("said") }
          }
          VStack(alignment: .leading) {
            HStack {
              Text("Left").tagged("left")
              Spacer()
              Text("Right")
            }
            Text("Under").tagged("under")
            Text("Padded").padding(.vertical, 1).tagged("padded")
          }
        }
      } check: { standing in
        standing.column(["title", "below"], gap: 2)
        standing.column(["apart", "said"], gap: 10)
        standing.column(["left", "under"], gap: 2)
        standing.column(["under", "padded"], gap: 8)
      },
      ControlCase("a link in a row reaches to its sign, its label is as large as it is", width: 390, height: 844) {
        NavigationStack {
          List {
            NavigationLink {
              Text("Further")
            } label: {
              Label("Network", systemImage: "wifi").tagged("label")
            }.tagged("link")
          }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      } check: { standing in
        standing.place("link", x: 32, maxX: 358)
        standing.place("label", x: 32)
        standing.check(standing.frame("label").width < 150, "the label is as wide as its words")
      },
      ControlCase("what a group opens in a list are rows", width: 390, height: 844) {
        List {
          DisclosureGroup("Group", isExpanded: .constant(true)) {
            Text("First").tagged("first")
            Text("Second").tagged("second")
          }
          Text("Last").tagged("last")
        }
      } check: { standing in
        standing.leading("first", "second")
        standing.equal(standing.frame("first").minX - standing.frame("last").minX, 16, "what is opened is set in")
        standing.equal(standing.frame("second").midY - standing.frame("first").midY, 56, "a row further down")
        standing.equal(standing.frame("last").midY - standing.frame("second").midY, 56, "another")
      },
      ControlCase("a ring around a text in a row is as high as its frame", width: 390, height: 844) {
        List {
          ZStack {
            Circle().stroke(.gray, lineWidth: 8).tagged("whole")
            Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 8).tagged("part")
            Text("70 %").tagged("text")
          }.frame(width: 150, height: 90).tagged("ring")
        }
      } check: { standing in
        standing.size("ring", width: 150, height: 90)
        standing.size("whole", width: 90, height: 90)
        standing.size("part", width: 90, height: 90)
        standing.middles("ring", "whole", "part", "text")
      },
      ControlCase("a field keeps its least number of lines", width: 390, height: 844) {
        VStack {
          TextField("Short", text: .constant(""), axis: .vertical).textFieldStyle(.roundedBorder).tagged("short")
          TextField("Long", text: .constant(""), axis: .vertical).lineLimit(3...5).textFieldStyle(.roundedBorder)
            .tagged("long")
          Text("Below").tagged("below")
        }
      } check: { standing in
        standing.size("short", height: 34)
        standing.size("long", height: 78)
        standing.column(["short", "long", "below"], gap: 8)
      },
      ControlCase("texts of a grid in a row stand as close as elsewhere", width: 390, height: 844) {
        List {
          Grid(alignment: .leading) {
            GridRow {
              Text("Key").tagged("key")
              Text("Value")
            }
            GridRow {
              Text("Other").tagged("other")
              Text("Value")
            }
          }
          Grid(verticalSpacing: 10) {
            GridRow { Text("Apart").tagged("apart") }
            GridRow { Text("As it says").tagged("said") }
          }
          HStack {
            Text("Left").tagged("left")
            Divider().frame(height: 15).tagged("line")
            Text("Right").tagged("right")
          }
        }
      } check: { standing in
        standing.column(["key", "other"], gap: 2)
        standing.column(["apart", "said"], gap: 10)
        standing.size("line", width: 1, height: 15)
        standing.row(["left", "line", "right"], gap: 8)
      },
      ControlCase("cells of a grid in a row stand on the grid's line", width: 390, height: 844) {
        List {
          Grid(alignment: .leadingFirstTextBaseline) {
            GridRow {
              Text("Subject:").tagged("key")
              Text("Words that go on until they need a second line, and then some more of them").tagged("value")
            }
          }
        }
      } check: { standing in
        standing.check(standing.frame("value").height > 40, "several lines")
        standing.equal(standing.frame("key").minY, standing.frame("value").minY, "the first lines")
      },
      ControlCase("options of an inline picker are rows", width: 390, height: 844) {
        Form {
          Picker("Kind", selection: .constant(2)) {
            Text("One").tag(1).tagged("one")
            Text("Two").tag(2).tagged("two")
          }.pickerStyle(.inline).labelsHidden()
          Text("Last").tagged("last")
        }
      } check: { standing in
        standing.leading("one", "two", "last")
        standing.equal(standing.frame("two").midY - standing.frame("one").midY, 56, "a row further down")
        standing.equal(standing.frame("last").midY - standing.frame("two").midY, 56, "another")
      },
      ControlCase("a line between texts in a row of a list", width: 390, height: 844) {
        List {
          HStack {
            Text("Left").tagged("left")
            Divider().tagged("line")
            Text("Right").tagged("right")
          }
        }
      } check: { standing in
        standing.size("line", width: 1, height: 22)
        standing.row(["left", "line", "right"], gap: 8)
      },
    ]
  }

  private static var besidePages: [ControlCase] {
    [
      ControlCase("short content stands at the anchor", width: 390, height: 844) {
        ScrollView {
          VStack {
            Text("First").tagged("first")
            Text("Last").tagged("last")
          }
        }.defaultScrollAnchor(.bottom)
      } check: { standing in
        standing.place("last", maxY: 844)
        standing.column(["first", "last"], gap: 2)
      },
      ControlCase("readers in a sheet read where it stands", width: 390, height: 844) {
        Text("Behind").sheet(isPresented: .constant(true)) {
          VStack {
            Text("Top").tagged("top")
            Spacer()
            Button("Bottom") {}.tagged("bottom")
          }
          .presentationDetents([.medium])
        }
      } check: { standing in
        let top = standing.frame("top")
        standing.check(top.minY > 422, "in the lower half: \(top)")
        standing.place("bottom", maxY: 844)
        standing.equal(top.midX, 195, "in the middle")
      },
      ControlCase("readers in bars read where these stand", width: 390, height: 844) {
        NavigationStack {
          List { Text("Row").tagged("row") }
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Done") {}.tagged("done") }
              ToolbarItem(placement: .bottomBar) { Button("Below") {}.tagged("below") }
            }
        }
      } check: { standing in
        standing.place("done", maxX: 374)
        standing.check(standing.frame("below").minY > 780, "at the bottom")
        standing.equal(standing.frame("row").midY, 116.5 + 63, "in the first row")
      },
    ]
  }
}
