import SwiftUI
import SwiftUITesting
import Testing
import UIKit

// Styles of forms and groups, tables with columns and rows, pictures by Image I/O, and texts of UIKit, as apps write them.

private struct Card: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("card")
      configuration.content
    }
  }
}

private struct Pair: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("pair")
      configuration.content
    }
  }
}

private struct Person: Identifiable, Hashable, Codable {
  var id = 1
  var name = "Ada"
  var age = 36
}

private struct Directory: View {
  @State private var chosen = Set<Person.ID>()
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    Table(of: Person.self, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(60).alignment(.trailing)
    } rows: {
      ForEach([Person(), Person(id: 2, name: "Bela", age: 40)]) { TableRow($0).contextMenu { Button("Call") {} } }
    }
  }
}

private struct Turned: View {
  @State private var angle = Angle.zero
  @State private var scale: CGFloat = 1

  var body: some View {
    Text("Turned")
      .gesture(
        MagnificationGesture().simultaneously(with: RotationGesture())
          .onChanged { value in
            scale = value.first ?? 1
            angle += value.second ?? .zero
          })
  }
}

private struct Office: App {
  var body: some Scene {
    WindowGroup("People", id: "people", for: Person.self) { $person in
      Text(person.name)
    } defaultValue: {
      Person()
    }
    WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
  }
}

@MainActor @Suite struct TablesFormsAndSources {
  @Test func aFormIsDrawnByTheAppsStyle() {
    let own = TestScreen { Form { Text("name") }.formStyle(Card()) }
    #expect(own.words.contains("card") && own.words.contains("name"))
    let usual = TestScreen { Form { Text("name") }.formStyle(.grouped) }
    #expect(usual.outline.contains("list") && !usual.words.contains("card"))
  }

  @Test func aGroupOfControlsIsDrawnByTheAppsStyle() {
    let own = TestScreen { ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(Pair()) }
    #expect(own.words.contains("Edit") && own.words.contains("pair") && own.words.contains("Cut"))
    let usual = TestScreen { ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(.navigation) }
    #expect(usual.words.contains("Cut") && !usual.words.contains("Edit"))
  }

  @Test func aTableOfRowsHasAnOrderAndAChoice() {
    let screen = TestScreen { Directory() }
    #expect(screen.words.contains("36 years") && screen.words.contains("Bela"))
  }

  @Test func anAnglesSumIsKept() {
    var angle = Angle.degrees(30)
    angle += .degrees(15)
    angle *= 2
    angle -= .degrees(10)
    angle /= 4
    #expect(abs(angle.degrees - 20) < 1e-9)
    #expect(TestScreen { Turned() }.words.contains("Turned"))
  }

  @Test func aPictureIsReadByImageIO() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let data = try #require(picture.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(whole.width >= 40 && whole.width == 2 * whole.height)
    let options = [kCGImageSourceThumbnailMaxPixelSize: 10] as [CFString: Any] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 10 && small.height == 5)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let noise = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]) as NSData, nil))
    #expect(CGImageSourceGetCount(noise) == 0 && CGImageSourceCreateImageAtIndex(noise, 0, nil) == nil)
    let missing = URL(fileURLWithPath: "/nowhere/picture.png")
    #expect(CGImageSourceCreateWithURL(missing as NSURL, nil) == nil)
    let screen = TestScreen { Image(whole, scale: 2, label: Text("Red")) }
    #expect(screen.outline.contains("Red"))
  }

  @Test func looksOfUIKitAreThoseOfTheText() throws {
    let text = NSMutableAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue])
    text.append(
      NSAttributedString(string: " link", attributes: [.link: try #require(URL(string: "https://example.org"))]))
    let attributed = AttributedString(text)
    #expect(String(attributed.characters) == "red link")
    let runs = Array(attributed.runs)
    #expect(runs.count == 2)
    #expect(runs[0].foregroundColor == Color(UIColor.red) && runs[0].kern == 2 && runs[0].underlineStyle != nil)
    #expect(runs[1].link?.host() == "example.org" && runs[1].foregroundColor == nil)
  }

  @Test func aBackgroundsStyleCanBeAskedFor() {
    struct Asking: View {
      @Environment(\.backgroundStyle) private var style
      var body: some View { Text(style == nil ? "page" : "own") }
    }
    #expect(TestScreen { Asking() }.words.contains("page"))
    #expect(TestScreen { Asking().backgroundStyle(.red) }.words.contains("own"))
    #expect(TestScreen { Asking().environment(\.backgroundStyle, AnyShapeStyle(.blue)) }.words.contains("own"))
  }

  @Test func whatAnEnvironmentSaysOfFieldsAndSymbolsIsKept() {
    struct Asking: View {
      @Environment(\.disableAutocorrection) private var isOff
      @Environment(\.symbolRenderingMode) private var mode
      @Environment(\.isLuminanceReduced) private var isDim
      var body: some View { Text("\(isOff == true) \(mode == .multicolor) \(isDim)") }
    }
    let screen = TestScreen {
      Asking().environment(\.disableAutocorrection, true).environment(\.symbolRenderingMode, .multicolor)
        .environment(\.isLuminanceReduced, true)
    }
    #expect(screen.words.contains("true true true"))
  }
}
