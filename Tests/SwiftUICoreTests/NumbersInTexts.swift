import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@Suite @MainActor struct NumbersInTexts {
  @Test func wholeNumbersAreGroupedAsTheLanguageDoes() {
    let (steps, year, few) = (12_345, 2026, 999)
    func shown(_ identifier: String) -> String {
      TestScreen {
        VStack {
          Text("\(steps) steps in \(year), \(few) left, \(-1234)")
          Text(verbatim: "\(year)")
          Text(String(steps))
          Text("\(0042, specifier: "%04d") \(1234.5, specifier: "%.1f") ^[\(year) day](inflect: true)")
        }
        .environment(\.locale, Locale(identifier: identifier))
      }.outline
    }
    #expect(shown("en_US").contains("12,345 steps in 2,026, 999 left, -1,234"), "\(shown("en_US"))")
    #expect(shown("de_DE").contains("12.345 steps in 2.026, 999 left, -1.234"))
    for outline in [shown("en_US"), shown("de_DE")] {
      #expect(outline.contains("\"2026\"") && outline.contains("\"12345\""))
      #expect(outline.contains("0042 1234.5"))
    }
    #expect(shown("en_US").contains("2,026 days"))
  }
}
