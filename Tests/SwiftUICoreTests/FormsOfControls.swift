import Foundation
import FoundationExtras
import SwiftUICore
import SwiftUITesting
import Testing
import UIKit

// Controls and containers in the forms that apps give them, each shown and used.

private final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}

private struct Branch: Identifiable {
  let id: Int
  let name: String
  var below: [Branch]?
}

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FormsOfControls {
  @Test func steppersInTheOlderFormTellWhenTheyAreUsed() {
    let told = Kept<[Bool]>([])
    let count = Kept(1.0)
    let screen = TestScreen {
      Stepper(
        onIncrement: {}, onDecrement: nil, onEditingChanged: { told.value.append($0) },
        label: { Text("First") })
      Stepper(value: count.binding, in: 0...9, step: 2, onEditingChanged: { told.value.append($0) }) { Text("Second") }
      Stepper("Third", value: count.binding, step: 0.5, format: .number)
    }
    #expect(screen.fire(.change, .index(1), at: "First"))
    #expect(told.value == [true, false])
    #expect(screen.fire(.change, .index(1), at: "Second"))
    #expect(told.value == [true, false, true, false])
    #expect(count.value == 3)
    #expect(screen.fire(.change, .index(0), at: "Third"))
    #expect(count.value == 2.5)
  }

  @Test func fieldsReadValuesWhateverTheirLabel() {
    let title = "Price"
    let price = Kept<Double?>(nil)
    let amount = Kept(4)
    let commits = Kept(0)
    let address = Kept(URL(string: "https://example.org"))
    let screen = TestScreen {
      TextField(title, value: price.binding, format: .number)
      TextField(value: amount.binding, format: .number, prompt: nil) { Text("Amount") }
      TextField(
        "Formatted", value: amount.binding, formatter: NumberFormatter(),
        onCommit: { commits.value += 1 })
      TextField("Address", value: address.binding, format: .url)
    }
    #expect(screen.type("2.5", into: "Price"))
    #expect(price.value == 2.5)
    #expect(screen.type("", into: "Price"))
    #expect(price.value == nil)
    #expect(screen.type("12", into: "Amount"))
    #expect(screen.type("ten", into: "Amount"))
    #expect(amount.value == 12)
    #expect(screen.type("7", into: "Formatted"))
    #expect(screen.submit("Formatted"))
    #expect(amount.value == 7)
    #expect(commits.value == 1)
    #expect(screen.type(" http://localhost:8080/a ", into: "Address"))
    #expect(screen.type("no address", into: "Address"))
    #expect(address.value?.absoluteString == "http://localhost:8080/a")
  }

  @Test func richTextKeepsItsLooksWhereItIsEdited() throws {
    var rich = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.inlinePresentationIntent = .stronglyEmphasized
    rich += bold
    let text = Kept(rich + AttributedString(" end"))
    let screen = TestScreen { TextEditor(text: text.binding).accessibilityLabel("Letter") }
    #expect(screen.type("plain bolder end", into: "Letter"))
    #expect(String(text.value.characters) == "plain bolder end")
    let emphasized = text.value.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
    #expect(emphasized.map { String(text.value[$0.range].characters) } == ["bolder"])
    #expect(screen.type("", into: "Letter"))
    #expect(text.value.characters.isEmpty)
  }

  @Test func coloursOfCoreGraphicsAreChosen() {
    let color = Kept(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    let screen = TestScreen { ColorPicker("Ink", selection: color.binding) }
    screen.tap("White")
    #expect(color.value.components?.prefix(3).allSatisfy { $0 == 1 } == true)
  }

  @Test func gaugesWithMarksAndStringResourcesAreShown() {
    let screen = TestScreen {
      Gauge(value: 3, in: 0...4) {
        Text("Speed")
      } currentValueLabel: {
        Text("three")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("4")
      } markedValueLabels: {
        Text("middle").tag(2)
      }
      Button(LocalizedStringResource("Send"), systemImage: "paperplane") {}
      Section(LocalizedStringResource("Heading")) {
        LabeledContent(LocalizedStringResource("Name"), value: "Ada")
      }
      Toggle(
        "Quiet", systemImage: "bell", sources: [Binding.constant(true), .constant(true)],
        isOn: \.self)
    }
    for word in ["three", "Send", "Heading", "Name", "Ada", "Quiet"] {
      #expect(screen.outline.contains(word), "\(word)")
    }
    #expect(screen.outline.contains("toggle \"Quiet\" on"))
  }

  @Test func aGridLayoutCountsItsColumnsAndKeepsTheStateOfItsViews() {
    struct Changing: View {
      @State private var isGrid = false
      @State private var taps = 0

      var body: some View {
        let layout =
          isGrid ? AnyLayout(GridLayout(horizontalSpacing: 4)) : AnyLayout(VStackLayout(spacing: 2))
        layout {
          GridRow {
            Counting()
            Text("beside")
          }
          Button("Change") { isGrid.toggle() }
        }
      }
    }
    struct Counting: View {
      @State private var taps = 0
      var body: some View { Button("tapped \(taps)") { taps += 1 } }
    }
    let screen = TestScreen { Changing() }
    screen.tap("tapped 0")
    #expect(!screen.outline.contains("grid"))
    screen.tap("Change")
    #expect(screen.outline.contains("grid"))
    #expect(screen.outline.contains("tapped 1"))
    let (left, right) = (screen.frame(of: "tapped 1"), screen.frame(of: "beside"))
    #expect(left?.maxX ?? 0 < right?.minX ?? 0)
    screen.tap("Change")
    #expect(screen.outline.contains("tapped 1"))
    #expect(!screen.outline.contains("grid"))
  }

  @Test func rowsOfTreesAreChosenAndBound() {
    let chosen = Kept<Int?>(nil)
    let branches = Kept([Branch(id: 1, name: "stem", below: [Branch(id: 2, name: "leaf")])])
    let screen = TestScreen {
      List(branches.value, children: \.below, selection: chosen.binding) { Text($0.name) }
      OutlineGroup(branches.binding, children: \.below) { branch in
        Text("bound " + branch.wrappedValue.name)
      }
    }
    #expect(screen.outline.contains("stem"))
    #expect(screen.outline.contains("bound stem"))
    screen.tap("stem")
    #expect(chosen.value == 1)
  }

  @Test func tablesShowTreesAndColumnsOfCollections() {
    let branches = [Branch(id: 1, name: "stem", below: [Branch(id: 2, name: "leaf", below: [])])]
    let screen = TestScreen {
      Table(branches, children: \.below) { TableColumn("Name") { Text($0.name) } }
      Table(of: Branch.self) {
        TableColumn("First") { Text($0.name) }
        TableColumnForEach(["a", "b"], id: \.self) { letter in
          TableColumn(letter) { (branch: Branch) in Text("\(letter) of \(branch.name)") }
        }
      } rows: {
        Section("Part") { OutlineGroup(branches, children: \.below) { TableRow($0) } }
        DisclosureTableRow(Branch(id: 7, name: "root")) { TableRow(Branch(id: 8, name: "hair")) }
      }
    }
    for word in ["stem", "leaf", "a of stem", "b of leaf", "root", "b of hair"] {
      #expect(screen.outline.contains("\"\(word)\""), "\(word)")
    }
  }

  @Test func aHiddenTabIsNotThere() {
    let shown = Kept(1)
    let screen = TestScreen {
      TabView(selection: shown.binding) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("first") }.badge(2).hidden(false)
        Tab("Two", systemImage: "2.circle", value: 2) { Text("second") }.hidden(true).tabPlacement(
          .pinned)
      }
    }
    #expect(screen.outline.contains("\"One\""))
    #expect(!screen.outline.contains("\"Two\""))
  }

  @Test func suggestionsAreWrittenIntoTheirField() {
    let name = Kept("")
    let screen = TestScreen {
      TextField("Name", text: name.binding).textInputSuggestions {
        Text("Ada Lovelace").textInputCompletion("Ada")
        Text("nobody")
      }
    }
    screen.tap("Ada Lovelace")
    #expect(name.value == "Ada")
  }

  @Test func slidersWithMarksKeepToTheBoundsThatAreEnabled() {
    let value = Kept(0.5)
    let screen = TestScreen {
      Slider(value: value.binding, in: 0...1, enabledBounds: 0.2...0.8) {
        Text("Volume")
      } currentValueLabel: {
        Text("now")
      } ticks: {
        SliderTick(0.25)
        SliderTick(0.75) { Text("loud") }
      }
    }
    #expect(screen.fire(.change, .number(0.9), at: "Volume"))
    #expect(value.value == 0.8)
    #expect(screen.fire(.change, .number(0.1), at: "Volume"))
    #expect(value.value == 0.2)
  }

  @Test func aSliderTakesMarksWithoutALabelOfItsValue() {
    let value = Kept(0.4)
    let screen = TestScreen {
      Slider(value: value.binding) {
        Text("Budget")
      } ticks: {
        SliderTick(0.2)
      }
    }
    #expect(screen.fire(.change, .number(0.9), at: "Budget"))
    #expect(value.value == 0.9)
  }

  @Test func aDropTellsOfItself() async throws {
    let heard = Kept<[String]>([])
    let screen = TestScreen {
      Text("target").dropDestination(for: String.self) { texts, session in
        heard.value += texts + ["\(session.itemsCount)", "\(session.phase == .ended(.copy))"]
      }
    }
    screen.fire(.drop, .drop(DropReport(.dropped, items: [.text("one")])), at: "target")
    try await screen.wait { heard.value == ["one", "1", "true"] }
  }
}
