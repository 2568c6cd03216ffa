import SwiftUI
import Testing

/// Pickers as wheels, turned by a finger, by keys and by the app.
@Suite(.serialized, .timeLimit(.minutes(2)))
@MainActor
struct WheelPageTests {
  private struct Weight: View {
    @State private var weight = 72

    var body: some View {
      VStack {
        Picker("Weight", selection: $weight) { ForEach(40..<140) { Text("\($0) kg") } }.pickerStyle(.wheel)
        Text("chosen \(weight)")
        Button("Least") { weight = 40 }
      }
    }
  }

  /// How far the chosen row is from the middle of its wheel, in points.
  private static let distance = """
    (() => { const wheel = document.querySelector('.wh > .ops').getBoundingClientRect()
    const row = document.querySelector('.wh .op:has(:checked)').getBoundingClientRect()
    return Math.abs(row.y + row.height / 2 - wheel.y - wheel.height / 2) })()
    """

  @Test func theRowInTheMiddleIsTheChosenOneHoweverItGetsThere() async throws {
    try await withApp(content: { Weight() }) { app in
      try await app.wait(forText: "chosen 72")
      let isInTheMiddle = "\(Self.distance) < 1"
      try await app.page.wait(until: isInTheMiddle)
      #expect(try await app.page.evaluate("document.querySelector('.wh > .ops').clientHeight").double == 216)

      try await app.page.evaluate("document.querySelector('.wh > .ops').scrollTop += 64; 0")
      try await app.wait(forText: "chosen 74")
      try await app.page.wait(until: isInTheMiddle)

      try await app.page.focus(".wh :checked")
      try await app.page.press("ArrowDown")
      try await app.wait(forText: "chosen 75")
      try await app.page.wait(until: isInTheMiddle)

      try await app.press("Least")
      try await app.wait(forText: "chosen 40")
      try await app.page.wait(until: isInTheMiddle)
    }
  }

  @Test func daysAreWrittenInOneLineEach() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.wheel).labelsHidden()
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .datePickerStyle(.wheel).labelsHidden()
      }
    } _: { app in
      let tight = try await app.page.evaluate(
        """
        [...document.querySelectorAll('.wh .op')].filter(row => {
          const words = row.querySelector('.t'), wheel = row.closest('.wh').getBoundingClientRect()
          return words.offsetHeight > 32 || words.getBoundingClientRect().right > wheel.right + 1
        }).map(row => row.innerText)
        """)
      #expect((tight.list ?? []).compactMap(\.string) == [])
      let right = try await app.page.evaluate(
        "Math.max(...[...document.querySelectorAll('.wh')].map(wheel => wheel.getBoundingClientRect().right))")
      #expect((right.double ?? 999) <= 390)
    }
  }
}
