import SwiftUI

// Styles by their full names.

struct GaugesByName: View {
  var value = 0.4
  var body: some View {
    VStack {
      Gauge(value: value) { Text("A") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
      Gauge(value: value) {
        Text("B")
      } currentValueLabel: {
        Text("40")
      }.gaugeStyle(AccessoryCircularGaugeStyle())
      Gauge(value: value, in: 0...1) {
        Text("C")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      .gaugeStyle(AccessoryLinearGaugeStyle())
      Gauge(value: value) { Text("D") }.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
      Gauge(value: value) { Text("E") }.gaugeStyle(LinearCapacityGaugeStyle())
      Gauge(value: value) { Text("F") }.gaugeStyle(DefaultGaugeStyle())
    }
  }
}

struct ControlsByName: View {
  @State private var isOn = true
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var name = ""
  @State private var choice = 1
  @State private var text = "x"

  var body: some View {
    VStack {
      Toggle("One", isOn: $isOn).toggleStyle(ButtonToggleStyle())
      Toggle("Two", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
      Toggle("Three", isOn: $isOn).toggleStyle(DefaultToggleStyle())
      DatePicker("When", selection: $date, displayedComponents: DatePickerComponents.date)
        .datePickerStyle(CompactDatePickerStyle())
      DatePicker("When", selection: $date).datePickerStyle(DefaultDatePickerStyle())
      TextField("Name", text: $name).textFieldStyle(SquareBorderTextFieldStyle())
      TextField("Name", text: $name).textFieldStyle(DefaultTextFieldStyle())
      Picker("Choice", selection: $choice) {
        Text("1").tag(1); Text("2").tag(2)
      }
      .pickerStyle(NavigationLinkPickerStyle())
      Picker("Choice", selection: $choice) {
        Text("1").tag(1); Text("2").tag(2)
      }
      .pickerStyle(PalettePickerStyle())
      ProgressView(value: 0.5).progressViewStyle(DefaultProgressViewStyle())
      Menu("More") { Button("A") {} }.menuStyle(DefaultMenuStyle())
      Menu("More") { Button("A") {} }.menuStyle(ButtonMenuStyle())
      Menu("More") { Button("A") {} }.menuStyle(BorderlessButtonMenuStyle()).menuOrder(MenuOrder.fixed)
      Label("T", systemImage: "star").labelStyle(DefaultLabelStyle())
      Label("T", systemImage: "star").labelStyle(TitleOnlyLabelStyle())
      Label("T", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
      GroupBox("Box") { Text("in") }.groupBoxStyle(DefaultGroupBoxStyle())
      DisclosureGroup("More") { Text("in") }.disclosureGroupStyle(AutomaticDisclosureGroupStyle())
      LabeledContent("A", value: "B").labeledContentStyle(AutomaticLabeledContentStyle())
      TextEditor(text: $text).textEditorStyle(AutomaticTextEditorStyle())
      Button("Link") {}.buttonStyle(LinkButtonStyle())
      Button("Glass") {}.buttonStyle(GlassButtonStyle())
      Button("Glass") {}.buttonStyle(GlassProminentButtonStyle())
      Button("Border") {}.buttonStyle(.bordered).buttonBorderShape(ButtonBorderShape.capsule)
        .controlSize(ControlSize.large).buttonSizing(ButtonSizing.flexible)
    }
  }
}

struct GroupsByName: View {
  var body: some View {
    VStack {
      ControlGroup {
        Button("A") {}; Button("B") {}
      }.controlGroupStyle(AutomaticControlGroupStyle())
      ControlGroup {
        Button("A") {}; Button("B") {}
      }.controlGroupStyle(CompactMenuControlGroupStyle())
      ControlGroup {
        Button("A") {}; Button("B") {}
      }.controlGroupStyle(MenuControlGroupStyle())
      ControlGroup {
        Button("A") {}; Button("B") {}
      }.controlGroupStyle(NavigationControlGroupStyle())
      ControlGroup {
        Button("A") {}; Button("B") {}
      }.controlGroupStyle(PaletteControlGroupStyle())
    }
  }
}

struct ListsByName: View {
  var body: some View {
    VStack {
      List { Text("1") }.listStyle(DefaultListStyle())
      List { Text("1") }.listStyle(BorderedListStyle())
      List { Text("1") }.listStyle(CarouselListStyle())
      List { Text("1") }.listStyle(EllipticalListStyle())
      List { Text("1").listItemTint(ListItemTint.monochrome).badge(3) }.listStyle(InsetListStyle())
        .badgeProminence(BadgeProminence.increased).listSectionSpacing(ListSectionSpacing.compact)
        .alternatingRowBackgrounds(AlternatingRowBackgroundBehavior.enabled)
      Form { Text("1") }.formStyle(AutomaticFormStyle())
      Form { Text("1") }.formStyle(GroupedFormStyle())
      Form { Text("1") }.formStyle(ColumnsFormStyle())
    }
  }
}

struct BoxedFormStyle: FormStyle {
  func makeBody(configuration: FormStyleConfiguration) -> some View {
    VStack { configuration.content }.padding()
  }
}

struct CountedGroupStyle: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    HStack {
      configuration.label; configuration.content
    }
  }
}

struct ShoutingLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    HStack {
      configuration.icon; configuration.title.textCase(.uppercase)
    }
  }
}

struct LoudMenuStyle: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration).bold() }
}

struct DoublePressStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct DayPickerStyle: DatePickerStyle {
  func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    Button {
      configuration.selection = configuration.selection.addingTimeInterval(86_400)
    } label: {
      configuration.label
    }
  }
}

struct NavigationByName: View {
  @State private var columns = NavigationSplitViewVisibility.all
  var body: some View {
    VStack {
      NavigationSplitView(columnVisibility: $columns) {
        Text("s")
      } detail: {
        Text("d")
      }
      .navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
      NavigationSplitView {
        Text("s")
      } detail: {
        Text("d")
      }
      .navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle())
      NavigationSplitView {
        Text("s")
      } detail: {
        Text("d")
      }
      .navigationSplitViewStyle(AutomaticNavigationSplitViewStyle())
      NavigationView { Text("v") }.navigationViewStyle(DefaultNavigationViewStyle())
      NavigationStack { Text("x").navigationTransition(AutomaticNavigationTransition()) }
      TabView { Text("t").tabItem { Text("T") } }.tabViewStyle(DefaultTabViewStyle())
      TabView { Text("t").tabItem { Text("T") } }.tabViewStyle(TabBarOnlyTabViewStyle())
        .tabBarMinimizeBehavior(TabBarMinimizeBehavior.onScrollDown)
    }
  }
}

func styled<L: ListStyle, N: NavigationViewStyle, P: PickerStyle, T: TabViewStyle, E: TextEditorStyle>(
  _ list: L, _ navigation: N, _ picker: P, _ tab: T, _ editor: E
) -> some View {
  TabView {
    NavigationView {
      VStack {
        List { Text("1") }.listStyle(list)
        Picker("p", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(picker)
        TextEditor(text: .constant("")).textEditorStyle(editor)
      }
    }.navigationViewStyle(navigation)
  }.tabViewStyle(tab)
}

func split<S: NavigationSplitViewStyle, I: IndexViewStyle, B: TableStyle>(_ style: S, _ index: I, _ table: B)
  -> some View
{
  NavigationSplitView {
    Text("a")
  } detail: {
    TabView { Text("1") }.tabViewStyle(.page).indexViewStyle(index)
    Table([SalesMonth(name: "Jan", revenue: 2)]) { TableColumn("Name", value: \SalesMonth.name) }.tableStyle(table)
  }.navigationSplitViewStyle(style)
}
