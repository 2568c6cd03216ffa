import SwiftUI

/// What was found in all that is stored.
struct StoredFound: View {
  @ObservedObject var model: StoredSearch
  let window: WindowContext
  let most: Int?
  let showAll: @MainActor () -> Void

  var body: some View {
    switch model.rows {
    case nil:
      if most == nil { Hint(symbol: "magnifyingglass", text: localized("Type at least two letters. Nobody is asked.")) }
    case let rows? where rows.isEmpty:
      if most == nil {
        FoundHeading(name: localized("Stored"), count: 0)
        Text("Nothing that is stored has these words.")
          .foregroundColor(.secondary)
          .listRowSeparator(.hidden)
      }
    case let rows?:
      FoundHeading(name: localized("Stored"), count: rows.count)
      ForEach(rows.prefix(most ?? .max)) { StoredLine(row: $0, window: window) }
      if let most, rows.count > most { AllRow(name: "All that is stored", showAll: showAll) }
    }
  }
}

/// A stored thing in one line: its title leads to where it can be read.
struct StoredLine: View {
  let row: StoredSearch.Row
  let window: WindowContext

  var body: some View {
    Link(destination: window.path.beside(row.place).address) {
      TitledLine(title: row.title, language: nil, facts: Facts.line([row.origin, age]))
    }
  }

  private var age: String? {
    row.date.timeIntervalSince1970 > 0 ? Age.text(of: row.date, at: window.library.now) : nil
  }
}
