import BrowserTesting
import Eventually
import SwiftUI

/// Idioms below one another, each in a place of its own.
package struct IdiomSheet: View {
  let idioms: [Idiom]

  package init(_ idioms: [Idiom] = Idiom.all) { self.idioms = idioms }

  package var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        ForEach(Array(idioms.enumerated()), id: \.offset) { index, idiom in
          ZStack { idiom.view }.frame(width: 300, height: 200).accessibilityIdentifier("place\(index)")
        }
      }
    }
  }

  /// What does not stand where SwiftUI puts it, on a page that shows the sheet.
  package func misplaced(on page: any PageQuestions) async throws -> [String] {
    var problems: [String] = []
    try await page.wait(until: "document.querySelector('[data-id=place\(idioms.count - 1)]') != null")
    for (index, idiom) in idioms.enumerated() {
      for (name, wanted) in idiom.places.sorted(by: { $0.key < $1.key }) {
        var found = try await place(of: name, in: index, page)
        // What a geometry reader makes follows the size that it is told.
        try? await eventually("\(name) stands as wanted", within: .seconds(5)) {
          found = try await place(of: name, in: index, page)
          return wanted.holds(found)
        }
        if !wanted.holds(found) { problems.append("\(idiom.name), \(name): wanted \(wanted), found \(found)") }
      }
    }
    return problems
  }

  private func place(of name: String, in index: Int, _ page: any PageQuestions) async throws -> Place {
    let script = """
      (() => { const p = document.querySelector('[data-id=place\(index)]'), e = p.querySelector('[data-id="\(name)"]')
      if (!e) return null; const a = p.getBoundingClientRect(), b = e.getBoundingClientRect()
      return [b.left - a.left, b.top - a.top, b.width, b.height].join(' ') })()
      """
    let numbers = (try await page.evaluate(script).string ?? "").split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return Place() }
    return Place(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
