import SwiftUI

// Containers and navigation in the forms that Apple documents: a form that is not here does not compile.

private struct Item: Identifiable, Hashable { var id = 1; var name = "x"; var kids: [Item]? = nil; var on = false }
private struct EveryContainer: View {
  @State var items = [Item()]
  @State var sel: Int? = nil
  @State var sels: Set<Int> = []
  @State var on = false
  @State var isel: Item? = nil
  @State var tab = 1
  @State var path = NavigationPath()
  @State var paths = [Item]()
  @State var str = "x"
  @State var vis = NavigationSplitViewVisibility.all
  @State var col = NavigationSplitViewColumn.sidebar
  @State var pos = ScrollPosition()
  @State var sort = [KeyPathComparator(\Item.name)]
  @State var url: URL? = nil
  @State var sid: String? = nil
  @Namespace var ns
  var body: some View { Text("x") }
  func lists() {
    _ = List { Text("x") }
    _ = List(items) { Text($0.name) }
    _ = List(items, id: \.id) { i in Text(i.name) }
    _ = List(items, selection: $sel) { Text($0.name) }
    _ = List(items, id: \.id, selection: $sels) { Text($0.name) }
    _ = List(selection: $sel) { Text("x") }
    _ = List(selection: $sels) { Text("x") }
    _ = List(0..<3) { Text("\($0)") }
    _ = List(0..<3, selection: $sel) { Text("\($0)") }
    _ = List($items) { $i in Text(i.name) }
    _ = List($items, id: \.id) { $i in Text(i.name) }
    _ = List($items, selection: $sel) { $i in Text(i.name) }
    _ = List($items, editActions: .all) { $i in Text(i.name) }
    _ = List($items, id: \.id, editActions: [.delete, .move]) { $i in Text(i.name) }
    _ = List($items, editActions: .delete, selection: $sel) { $i in Text(i.name) }
    _ = List(items, children: \.kids) { Text($0.name) }
    _ = List(items, id: \.id, children: \.kids) { Text($0.name) }
    _ = List(items, children: \.kids, selection: $sel) { Text($0.name) }
    _ = List(items, id: \.id, children: \.kids, selection: $sels) { Text($0.name) }
    _ = List($items, children: \.kids) { $i in Text(i.name) }
    _ = List(items, selection: $isel) { Text($0.name) }
    _ = List(["a", "b"], id: \.self) { Text($0) }
    _ = List(Array(items.enumerated()), id: \.element.id) { i, x in Text(x.name) }
    _ = List(items.indices, id: \.self) { Text("\($0)") }
    _ = List {}.listStyle(.plain).listStyle(.inset).listStyle(.grouped).listStyle(.insetGrouped).listStyle(.sidebar)
      .listStyle(.automatic).listStyle(PlainListStyle()).listStyle(GroupedListStyle()).listStyle(
        InsetGroupedListStyle()
      ).listStyle(InsetListStyle()).listStyle(SidebarListStyle()).listStyle(DefaultListStyle()).listStyle(.bordered)
    _ = List {}.listRowSeparator(.hidden).listRowSeparator(.visible, edges: .bottom).listRowSeparatorTint(.red)
      .listRowSeparatorTint(.red, edges: .top).listRowInsets(EdgeInsets()).listRowInsets(nil).listRowInsets(.leading, 3)
      .listRowBackground(Color.red).listRowBackground(nil as Color?).listSectionSeparator(.hidden)
      .listSectionSeparatorTint(.red).listRowSpacing(3).listSectionSpacing(.compact).listSectionSpacing(3).listItemTint(
        .red
      ).listItemTint(.fixed(.red)).listItemTint(.preferred(.red)).listItemTint(.monochrome).headerProminence(.increased)
      .alternatingRowBackgrounds().scrollContentBackground(.hidden).listSectionIndexVisibility(.hidden)
      .listSectionMargins(.all, 3).listRowBackground(items.isEmpty ? Color.red : nil)
    _ = List {}.environment(\.defaultMinListRowHeight, 10).environment(\.editMode, .constant(.active)).environment(
      \.defaultMinListHeaderHeight, 3)
    _ = List {}.refreshable {}.refreshable { await Task.yield() }.swipeActions { Button("x") {} }.swipeActions(
      edge: .leading, allowsFullSwipe: false
    ) { Button("x") {} }.contextMenu { Button("x") {} }.contextMenu(menuItems: { Button("x") {} }).contextMenu {
      Button("x") {}
    } preview: {
      Text("x")
    }.contextMenu(forSelectionType: Int.self) { s in
      Button("x") {}
    } primaryAction: { s in
    }.contextMenu(forSelectionType: Int.self, menu: { _ in }).selectionDisabled().deleteDisabled(true).moveDisabled(
      true)
  }
  func foreach() {
    _ = ForEach(items) { Text($0.name) }
    _ = ForEach(items, id: \.name) { Text($0.name) }
    _ = ForEach(0..<3) { Text("\($0)") }
    _ = ForEach(0..<items.count, id: \.self) { Text("\($0)") }
    _ = ForEach(1...5, id: \.self) { Text("\($0)") }
    _ = ForEach($items) { $i in Toggle("x", isOn: $i.on) }
    _ = ForEach($items, id: \.id) { $i in Text(i.name) }
    _ = ForEach($items, editActions: .delete) { $i in Text(i.name) }
    _ = ForEach($items, id: \.id, editActions: .all) { $i in Text(i.name) }
    _ = ForEach(Array(zip(items.indices, items)), id: \.0) { i, x in Text(x.name) }
    _ = ForEach(items.reversed()) { Text($0.name) }
    _ = ForEach(items.sorted { $0.id < $1.id }) { Text($0.name) }
    _ = ForEach(items.prefix(3)) { Text($0.name) }
    _ = ForEach(["a": 1].sorted(by: <), id: \.key) { k, v in Text(k) }
    _ = ForEach(Array("abc"), id: \.self) { Text(String($0)) }
    _ = ForEach(items.indices) { Text("\($0)") }
    _ = ForEach(stride(from: 0, to: 3, by: 1).map { $0 }, id: \.self) { Text("\($0)") }
    _ = ForEach(items.enumerated(), id: \.offset) { i, x in Text("x") }
    _ = ForEach(items.filter(\.on)) { item in Text(item.name) }
    _ = ForEach(Choice.allCases, id: \.self) { Text($0.rawValue) }
    _ = ForEach(Choice.allCases) { Text($0.rawValue.capitalized) }
    _ = ForEach(subviews: Text("x")) { s in s }
    _ = ForEach(sections: Text("x")) { s in
      s.content; s.header; s.footer
    }
    _ = Group(subviews: Text("x")) { s in s.count == 1 ? Text("a") : Text("b") }
    _ = Group(sections: Text("x")) { s in Text("x") }
    _ = ForEach(Array(items.enumerated()), id: \.offset) { index, item in
      HStack {
        Text("\(index)"); Text(item.name)
      }
    }
    _ = ForEach(items, content: { Text($0.name) })
    _ = ForEach(items, id: \.self, content: ThingRow.init(item:))
  }
  enum Choice: String, CaseIterable, Identifiable { case a, b; var id: Self { self } }
  struct ThingRow: View { var item: Item; var body: some View { Text(item.name) } }
  func del(_ s: IndexSet) { items.remove(atOffsets: s) }
  func mv(_ s: IndexSet, _ t: Int) { items.move(fromOffsets: s, toOffset: t) }
  func sections() {
    _ = Section { Text("x") }
    _ = Section("x") { Text("x") }
    _ = Section(str) { Text("x") }
    _ = Section(header: Text("x")) { Text("x") }
    _ = Section(footer: Text("x")) { Text("x") }
    _ = Section(header: Text("x"), footer: Text("y")) { Text("x") }
    _ = Section {
      Text("x")
    } header: {
      Text("x")
    }
    _ = Section {
      Text("x")
    } footer: {
      Text("x")
    }
    _ = Section {
      Text("x")
    } header: {
      Text("x")
    } footer: {
      Text("y")
    }
    _ = Section("x", isExpanded: $on) { Text("x") }
    _ = Section(isExpanded: $on) {
      Text("x")
    } header: {
      Text("h")
    }
    _ = Section(header: Text("x"), content: { Text("x") })
    _ = Section(content: { Text("x") }, header: { Text("h") }, footer: { Text("f") })
    _ = Section(LocalizedStringResource("x")) { Text("x") }
    _ = Form { Section { Text("x") } }.formStyle(.grouped).formStyle(.columns).formStyle(.automatic)
    _ = Form(content: { Text("x") })
    _ = OutlineGroup(items, children: \.kids) { Text($0.name) }
    _ = OutlineGroup(items, id: \.id, children: \.kids) { Text($0.name) }
    _ = OutlineGroup(items[0], children: \.kids) { Text($0.name) }
    _ = OutlineGroup(items[0], id: \.id, children: \.kids) { Text($0.name) }
    _ = OutlineGroup($items, children: \.kids) { $i in Text(i.name) }
    _ = DisclosureGroup("x") { Text("x") }
    _ = DisclosureGroup("x", isExpanded: $on) { Text("x") }
    _ = DisclosureGroup(str) { Text("x") }
    _ = DisclosureGroup(str, isExpanded: $on) { Text("x") }
    _ = DisclosureGroup {
      Text("x")
    } label: {
      Text("l")
    }
    _ = DisclosureGroup(isExpanded: $on) {
      Text("x")
    } label: {
      Text("l")
    }
    _ = DisclosureGroup(isExpanded: $on, content: { Text("x") }, label: { Text("l") })
    _ = DisclosureGroup(content: { Text("x") }, label: { Text("l") })
    _ = DisclosureGroup(LocalizedStringResource("x")) { Text("x") }
    _ = DisclosureGroup("x") {}.disclosureGroupStyle(.automatic).disclosureGroupStyle(OwnDisclosure())
    _ = GroupBox { Text("x") }
    _ = GroupBox("x") { Text("x") }
    _ = GroupBox(str) { Text("x") }
    _ = GroupBox(label: Text("x")) { Text("x") }
    _ = GroupBox {
      Text("x")
    } label: {
      Text("l")
    }
    _ = GroupBox(label: Label("x", systemImage: "x")) { Text("x") }.groupBoxStyle(.automatic).groupBoxStyle(OwnBoxes())
    _ = GroupBox(label: Text("x"), content: { Text("x") })
    _ = ControlGroup { Button("x") {} }
    _ = ControlGroup("x") { Button("x") {} }
    _ = ControlGroup("x", systemImage: "x") { Button("x") {} }
    _ = ControlGroup {
      Button("x") {}
    } label: {
      Text("x")
    }
    _ = ControlGroup {}.controlGroupStyle(.navigation).controlGroupStyle(.automatic).controlGroupStyle(.compactMenu)
      .controlGroupStyle(.menu).controlGroupStyle(.palette)
    _ = ControlGroup("x", image: ImageResource(name: "x", bundle: .main)) {}
    _ = LabeledContent("x", value: "y")
    _ = LabeledContent("x", value: str)
    _ = LabeledContent(str, value: str)
    _ = LabeledContent("x", value: 3, format: .number)
    _ = LabeledContent("x") { Text("x") }
    _ = LabeledContent {
      Text("x")
    } label: {
      Text("l")
    }
    _ = LabeledContent(str) { Text("x") }
    _ = LabeledContent("x", value: 3.0, format: .currency(code: "x")).labeledContentStyle(.automatic)
      .labeledContentStyle(OwnPairs())
    _ = LabeledContent(LocalizedStringResource("x"), value: "x")
    _ = LabeledContent(LocalizedStringResource("x")) { Text("x") }
    _ = ContentUnavailableView("x", systemImage: "x")
    _ = ContentUnavailableView("x", systemImage: "x", description: Text("d"))
    _ = ContentUnavailableView(str, systemImage: "x", description: nil)
    _ = ContentUnavailableView("x", image: "x")
    _ = ContentUnavailableView("x", image: "x", description: Text("d"))
    _ = ContentUnavailableView {
      Label("x", systemImage: "x")
    } description: {
      Text("d")
    } actions: {
      Button("x") {}
    }
    _ = ContentUnavailableView { Label("x", systemImage: "x") }
    _ = ContentUnavailableView(label: { Text("x") }, description: { Text("d") })
    _ = ContentUnavailableView.search
    _ = ContentUnavailableView.search(text: "x")
    _ = ContentUnavailableView {
      Text("x")
    } actions: {
      Button("x") {}
    }
    _ = ViewThatFits {
      Text("x"); Text("y")
    }
    _ = ViewThatFits(in: .horizontal) { Text("x") }
    _ = AnyLayout(HStackLayout())
    _ =
      on
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
      : AnyLayout(GridLayout(alignment: .center, horizontalSpacing: 2, verticalSpacing: 2))
    _ = AnyLayout(ZStackLayout(alignment: .top)) { Text("x") }
    _ = Grid { GridRow { Text("x") } }
    _ = Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
      GridRow(alignment: .top) {
        Text("x").gridCellColumns(2).gridCellAnchor(.center).gridCellUnsizedAxes(.horizontal).gridColumnAlignment(
          .trailing)
      }; Divider()
    }
    _ = LazyVGrid(columns: [
      GridItem(.adaptive(minimum: 30)), GridItem(.flexible()), GridItem(.fixed(3)), GridItem(),
      GridItem(.flexible(minimum: 3, maximum: 4), spacing: 3, alignment: .top),
    ]) { Text("x") }
    _ = LazyVGrid(
      columns: [.init(.adaptive(minimum: 3, maximum: .infinity))], alignment: .leading, spacing: 3,
      pinnedViews: [.sectionHeaders, .sectionFooters]
    ) { Text("x") }
    _ = LazyHGrid(rows: [GridItem()], alignment: .top, spacing: nil, pinnedViews: .sectionHeaders) { Text("x") }
    _ = LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 3)) { Text("x") }
    _ = LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: on ? 3 : 2), spacing: 2) {
      Text("x")
    }
    _ = LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) { Text("x") }
    _ = LazyHStack { Text("x") }
    _ = LazyHStack(alignment: .top, spacing: nil, pinnedViews: []) { Text("x") }
    _ = VStack(alignment: .leading) { Text("x") }
    _ = HStack(alignment: .firstTextBaseline, spacing: 3) { Text("x") }
    _ = ZStack(alignment: .topLeading) { Text("x") }
    _ = VStack(spacing: .zero) {}
    _ = HStack(alignment: .lastTextBaseline, content: { Text("x") })
    _ = VStack(content: { Text("x") })
    _ = ScrollView { Text("x") }
    _ = ScrollView(.horizontal) { Text("x") }
    _ = ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("x") }
    _ = ScrollView(showsIndicators: false) { Text("x") }
    _ = ScrollView(.vertical, showsIndicators: true, content: { Text("x") })
    _ = ScrollViewReader { p in
      Button("x") {
        p.scrollTo(3); p.scrollTo(3, anchor: .top)
      }
    }
    _ = GeometryReader { g in
      Text("\(g.size.width)").frame(width: g.size.width, height: g.frame(in: .global).minY).position(
        x: g.frame(in: .local).midX, y: g.safeAreaInsets.top)
      Text(
        "\(g.frame(in: .named("x")).maxX) \(g.bounds(of: .named("x"))?.width ?? 0) \(g.frame(in: .scrollView).minX) \(g.frame(in: CoordinateSpace.named("x")).width) \(g.frame(in: .scrollView(axis: .vertical)).width)"
      )
    }
    _ = Spacer()
    _ = Spacer(minLength: 3)
    _ = Divider()
    _ = EmptyView()
    _ = AnyView(Text("x"))
    _ = AnyView(erasing: Text("x"))
    _ = Group {
      Text("x"); Text("y")
    }
    _ = EquatableView(content: Same())
    _ = Same().equatable()
    _ = HSplitView { Text("x") }
    _ = TupleView((Text("x"), Text("y")))
    _ = Table(items) {
      TableColumn("x", value: \.name); TableColumn("y") { Text($0.name) }
      TableColumn("z", value: \.name) { Text($0.name) }.width(min: 1, ideal: 2, max: 3).width(30).alignment(.trailing)
        .customizationID("x").defaultVisibility(.hidden).disabledCustomizationBehavior(.all)
    }
    _ = Table(items, selection: $sel, sortOrder: $sort) { TableColumn("x", value: \.name) }
    _ = Table(items, selection: $sels) { TableColumn("x", value: \.name) }
    _ = Table(of: Item.self) {
      TableColumn("x", value: \.name)
    } rows: {
      ForEach(items) { TableRow($0) }
    }
    _ = Table(of: Item.self, selection: $sel, sortOrder: $sort) {
      TableColumn("x", value: \.name)
    } rows: {
      TableRow(items[0]).contextMenu { Button("x") {} }.draggable("x").itemProvider { nil }
      Section("s") { ForEach(items) { i in TableRow(i) } }
    }
    _ = Table(items, children: \.kids) { TableColumn("x", value: \.name) }
    _ = Table(items, sortOrder: $sort) {
      TableColumn("x", value: \.name) { i in Text(i.name) }; TableColumn(Text("x"), value: \.name)
      TableColumn("a", value: \.id) { Text("\($0.id)") }
      TableColumn("a", sortUsing: KeyPathComparator(\.name)) { Text($0.name) }
    }.tableStyle(.inset).tableStyle(.automatic).tableStyle(.inset(alternatesRowBackgrounds: true)).tableStyle(.bordered)
      .tableColumnHeaders(.hidden)
    _ = Table(of: Item.self) {
      TableColumnForEach(["a"], id: \.self) { n in TableColumn(n) { (i: Item) in Text(i.name) } }
    } rows: {
      ForEach(items) { TableRow($0) }
    }
    _ = Table(of: Item.self) {
      TableColumn("x", value: \.name)
    } rows: {
      DisclosureTableRow(items[0]) { TableRow(items[0]) }; OutlineGroup(items, children: \.kids) { TableRow($0) }
    }
  }
  struct Same: View, Equatable { var body: some View { Text("x") } }
  struct OwnDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }; if configuration.isExpanded { configuration.content }
      }
    }
  }
  struct OwnBoxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label; configuration.content
      }
    }
  }
  struct OwnPairs: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label; configuration.content; LabeledContent(configuration)
      }
    }
  }
  func nav() {
    _ = NavigationView { Text("x") }.navigationViewStyle(.stack).navigationViewStyle(.columns).navigationViewStyle(
      .automatic
    ).navigationViewStyle(StackNavigationViewStyle()).navigationViewStyle(DoubleColumnNavigationViewStyle())
      .navigationViewStyle(DefaultNavigationViewStyle()).navigationViewStyle(ColumnNavigationViewStyle())
    _ = NavigationStack { Text("x") }
    _ = NavigationStack(path: $path) { Text("x") }
    _ = NavigationStack(path: $paths) { Text("x") }.navigationDestination(for: Item.self) { Text($0.name) }
      .navigationDestination(isPresented: $on) { Text("x") }.navigationDestination(item: $isel) { Text($0.name) }
    _ = NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    _ = NavigationSplitView {
      Text("a")
    } content: {
      Text("c")
    } detail: {
      Text("b")
    }
    _ = NavigationSplitView(columnVisibility: $vis) {
      Text("a")
    } detail: {
      Text("b")
    }
    _ = NavigationSplitView(columnVisibility: $vis, preferredCompactColumn: $col) {
      Text("a")
    } content: {
      Text("c")
    } detail: {
      Text("b")
    }
    _ = NavigationSplitView(preferredCompactColumn: $col) {
      Text("a")
    } detail: {
      Text("b")
    }
    _ = NavigationSplitView(sidebar: { Text("x") }, detail: { Text("y") }).navigationSplitViewStyle(.balanced)
      .navigationSplitViewColumnWidth(30).navigationSplitViewColumnWidth(min: 3, ideal: 4, max: 5)
    _ = NavigationLink("x") { Text("x") }
    _ = NavigationLink("x", destination: Text("x"))
    _ = NavigationLink(destination: Text("x")) { Text("l") }
    _ = NavigationLink {
      Text("x")
    } label: {
      Text("l")
    }
    _ = NavigationLink("x", value: items[0])
    _ = NavigationLink(value: items[0]) { Text("x") }
    _ = NavigationLink(str, value: 3)
    _ = NavigationLink("x", isActive: $on) { Text("x") }
    _ = NavigationLink("x", destination: Text("x"), isActive: $on)
    _ = NavigationLink(destination: Text("x"), isActive: $on) { Text("l") }
    _ = NavigationLink(isActive: $on) {
      Text("x")
    } label: {
      Text("l")
    }
    _ = NavigationLink("x", destination: Text("x"), tag: 3, selection: $sel)
    _ = NavigationLink(destination: Text("x"), tag: 3, selection: $sel) { Text("l") }
    _ = NavigationLink(tag: 3, selection: $sel) {
      Text("x")
    } label: {
      Text("l")
    }
    _ = NavigationLink("x", tag: 3, selection: $sel) { Text("x") }
    _ = NavigationLink(destination: { Text("x") }, label: { Text("l") })
    _ = NavigationLink(str) { Text("x") }.isDetailLink(false)
    _ = NavigationLink(str, destination: Text("x"))
    _ = NavigationLink(value: Optional(items[0])) { Text("x") }
    _ = NavigationLink(str, destination: { Text("x") })
    _ = NavigationLink(LocalizedStringResource("x"), value: 3)
  }
  func tabs() {
    _ = TabView { Text("x").tabItem { Label("x", systemImage: "x") }.tag(1).badge(3) }
    _ = TabView(selection: $tab) {
      Text("x").tabItem {
        Image(systemName: "x"); Text("x")
      }.tag(1)
    }
    _ = TabView(selection: $tab) {
      Tab("x", systemImage: "x", value: 1) { Text("x") }
      Tab("x", systemImage: "x", value: 2, role: .search) { Text("x") }
      TabSection("s") { Tab("x", image: "x", value: 3) { Text("x") }.badge(3) }
      Tab(value: 4) {
        Text("x")
      } label: {
        Text("l")
      }; Tab(value: 4, role: .search) { Text("x") }
    }
    _ = TabView {
      Tab("x", systemImage: "x") { Text("x") }.customizationID("x").customizationBehavior(.disabled, for: .tabBar)
        .defaultVisibility(.hidden, for: .tabBar).badge("x").hidden(true).tabPlacement(.pinned).contextMenu {
          Button("x") {}
        }.swipeActions {}.disabled(true).accessibilityIdentifier("x")
      Tab(role: .search) { Text("x") }; Tab("x", image: "x", role: .search) { Text("x") }
      Tab {
        Text("x")
      } label: {
        Text("l")
      }
      TabSection {
        Tab("x", systemImage: "x") { Text("x") }
      } header: {
        Text("h")
      }
    }
    _ = TabView {
      ForEach(items) { i in Tab(i.name, systemImage: "x") { Text("x") } }
      if on { Tab("x", systemImage: "x") { Text("x") } }
    }
    _ = TabView { ForEach(0..<3) { _ in Text("x") } }
  }
  func misc() {
    _ = Menu("x") { Button("x") {} }
    _ = Menu(str) { Button("x") {} }
    _ = Menu {
      Button("x") {}
    } label: {
      Text("l")
    }
    _ = Menu("x") {
      Button("x") {}
    } primaryAction: {
    }
    _ = Menu {
      Button("x") {}
    } label: {
      Text("l")
    } primaryAction: {
    }
    _ = Menu("x", systemImage: "x") { Button("x") {} }
    _ = Menu("x", systemImage: "x") {
    } primaryAction: {
    }
    _ = Menu("x", image: ImageResource(name: "x", bundle: .main)) {}
    _ = Menu(content: { Text("x") }, label: { Text("x") }).menuStyle(.automatic).menuStyle(.button).menuStyle(
      .borderlessButton
    ).menuStyle(BorderlessButtonMenuStyle()).menuStyle(DefaultMenuStyle()).menuStyle(OwnMenus()).menuIndicator(.hidden)
      .menuOrder(.fixed).menuActionDismissBehavior(.disabled)
    _ = Menu(LocalizedStringResource("x")) { Text("x") }
    _ = Link("x", destination: URL(string: "x")!)
    _ = Link(str, destination: URL(string: "x")!)
    _ = Link(destination: URL(string: "x")!) { Text("x") }
    _ = Link(destination: URL(string: "x")!, label: { Text("x") })
    _ = Link(LocalizedStringResource("x"), destination: URL(string: "x")!)
    _ = ProgressView()
    _ = ProgressView("x")
    _ = ProgressView(str)
    _ = ProgressView { Text("x") }
    _ = ProgressView(value: 0.3)
    _ = ProgressView(value: 3, total: 4)
    _ = ProgressView("x", value: 0.3)
    _ = ProgressView("x", value: 3, total: 5)
    _ = ProgressView(str, value: 0.3, total: 1)
    _ = ProgressView(value: 0.3) { Text("x") }
    _ = ProgressView(value: 0.3, total: 2) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    }
    _ = ProgressView(value: nil as Double?, total: 3)
    _ = ProgressView(timerInterval: Date()...Date())
    _ = ProgressView(timerInterval: Date()...Date(), countsDown: false) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    }
    _ = ProgressView(timerInterval: Date()...Date(), countsDown: true, label: { Text("x") })
    _ = ProgressView(value: Float(3)).progressViewStyle(.circular).progressViewStyle(.linear).progressViewStyle(
      .automatic
    ).progressViewStyle(CircularProgressViewStyle()).progressViewStyle(CircularProgressViewStyle(tint: .red))
      .progressViewStyle(LinearProgressViewStyle()).progressViewStyle(LinearProgressViewStyle(tint: .red))
      .progressViewStyle(DefaultProgressViewStyle()).progressViewStyle(OwnProgress())
    _ = ProgressView(LocalizedStringResource("x"))
    _ = Gauge(value: 0.3) { Text("x") }
    _ = Gauge(value: 3, in: 0...4) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    }
    _ = Gauge(value: 3, in: 0...4) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("4")
    }
    _ = Gauge(value: 0.3, label: { Text("x") }, currentValueLabel: { Text("c") }, markedValueLabels: { Text("x") })
    _ = Gauge(value: 3, in: 0...4) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("4")
    } markedValueLabels: {
      Text("m")
    }
    _ = Gauge(value: 0.3) { Text("x") }.gaugeStyle(.accessoryCircular).gaugeStyle(.accessoryLinear).gaugeStyle(
      .accessoryCircularCapacity
    ).gaugeStyle(.accessoryLinearCapacity).gaugeStyle(.linearCapacity).gaugeStyle(.automatic).gaugeStyle(OwnGauges())
    _ = ShareLink(item: "x")
    _ = ShareLink(item: URL(string: "x")!)
    _ = ShareLink("x", item: "x")
    _ = ShareLink(item: "x", subject: Text("s"), message: Text("m"))
    _ = ShareLink(item: "x", preview: SharePreview("x"))
    _ = ShareLink(item: "x", preview: SharePreview("x", image: Image("x")))
    _ = ShareLink(item: "x") { Text("x") }
    _ = ShareLink(items: ["x"])
    _ = ShareLink(items: ["x"]) { SharePreview($0) }
    _ = ShareLink(item: Image("x"), preview: SharePreview("x", icon: Image("x")))
    _ = ShareLink("x", item: "x", subject: Text("s"), message: nil, preview: SharePreview("x"))
    _ = ShareLink(item: "x", preview: SharePreview("x")) { Label("x", systemImage: "x") }
    _ = ShareLink(item: URL(string: "x")!, label: { Text("x") })
    _ = ShareLink(Text("x"), item: "x")
    _ = ShareLink(item: URL(string: "x")!, message: Text("x")) { Text("x") }
    _ = AsyncImage(url: url)
    _ = AsyncImage(url: url, scale: 2)
    _ = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    _ = AsyncImage(url: url) { p in if let i = p.image { i } else if p.error != nil { Text("e") } else { Text("x") } }
    _ = AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { p in
      switch p {
      case .empty: ProgressView()
      case .success(let i): i.resizable()
      case .failure: Text("x")
      @unknown default: EmptyView()
      }
    }
    _ = AsyncImage(url: url, content: { $0 }, placeholder: { Color.red })
    _ = Canvas { c, s in c.fill(Path(ellipseIn: CGRect(origin: .zero, size: s)), with: .color(.red)) }
    _ = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { c, s in }
    _ = Canvas { c, s in
      if let v = c.resolveSymbol(id: 1) { c.draw(v, at: .zero) }
    } symbols: {
      Text("x").tag(1)
    }
    _ = TimelineView(.animation) { t in Text(t.date, style: .time) }
    _ = TimelineView(.periodic(from: .now, by: 1)) { _ in Text("x") }
    _ = TimelineView(.everyMinute) { c in Text("\(c.cadence == .live ? 1 : 2)") }
    _ = TimelineView(.explicit([Date()])) { _ in Text("x") }
    _ = TimelineView(.animation(minimumInterval: 1, paused: on)) { c in Text("x") }
    _ = TimelineView(PeriodicTimelineSchedule(from: Date(), by: 1)) { (c: TimelineViewDefaultContext) in Text("x") }
    _ = EditButton()
    _ = RenameButton()
    _ = PasteButton(payloadType: String.self) { (s: [String]) in }
    _ = PasteButton(supportedContentTypes: [.text]) { _ in }
    _ = SettingsLink()
    _ = SettingsLink { Text("x") }
    _ = HelpLink {}
    _ = ColorPicker("x", selection: .constant(.red))
  }
  struct OwnMenus: MenuStyle { func makeBody(configuration: Configuration) -> some View { Menu(configuration) } }
  struct OwnProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label; configuration.currentValueLabel; Text("\(configuration.fractionCompleted ?? 0)")
        ProgressView(configuration)
      }
    }
  }
  struct OwnGauges: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label; configuration.currentValueLabel; Text("\(configuration.value)")
        configuration.minimumValueLabel; configuration.maximumValueLabel; configuration.markedValueLabels
      }
    }
  }
}
