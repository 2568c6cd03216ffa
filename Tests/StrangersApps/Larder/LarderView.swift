import SwiftUI

struct LarderView: View {
  @Environment(Larder.self) private var larder
  @Environment(\.sidebarRowSize) private var rowSize
  @Environment(\.isScrollEnabled) private var scrolls
  @State private var order = [KeyPathComparator(\Larder.Jar.name)]
  @State private var chosen: Larder.Jar.ID?
  @State private var searches = false
  @State private var columns = TableColumnCustomization<Larder.Jar>()
  @State private var word = ""

  private var shelves: [String] { Set(larder.jars.map(\.shelf)).sorted() }

  private var found: [Larder.Jar] {
    larder.jars.filter { word.isEmpty || $0.name.contains(word) }.sorted(using: order)
  }

  private func jars(on shelf: String) -> [Larder.Jar] { larder.jars.filter { $0.shelf == shelf } }

  var body: some View {
    NavigationSplitView {
      List {
        ForEach(shelves, id: \.self) { shelf in
          Section(shelf) {
            ForEach(jars(on: shelf)) { JarRow(jar: $0) }
          }
          .sectionActions {
            Button("Fill \(shelf)") { larder.add() }
          }
          .sectionIndexLabel(String(shelf.prefix(1)))
        }
      }
      .listSectionIndexVisibility(.visible)
      .navigationTitle("Larder")
      .font(rowSize == .large ? .title3 : .body)
    } detail: {
      Table(found, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Amount", value: \.amount) { Text($0.amount, format: .number) }
        TableColumn("Shelf", value: \.shelf)
      }
      .searchable(text: $word)
      .findNavigator(isPresented: $searches)
      .safeAreaBar(edge: .bottom) { Text("\(larder.jars.count) jars").padding() }
      .scrollDisabled(!scrolls)
    }
  }
}

struct JarRow: View {
  let jar: Larder.Jar

  var body: some View {
    LabeledContent {
      Text(jar.amount, format: .number)
    } label: {
      Text(jar.name)
    }
    .badge(jar.amount > 4 ? "full" : nil)
    .badgeProminence(.decreased)
    .typeSelectEquivalent(Text(jar.name))
  }
}
