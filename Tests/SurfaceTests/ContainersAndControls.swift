import Combine
import SwiftUI

// Containers, lists, controls and forms as reader apps write them.

struct Story: Identifiable, Hashable, Codable {
  var id: Int
  var title: String
  var url: URL?
  var children: [Story]?
}

struct LayoutNames: View {
  @Namespace private var namespace
  @State private var isOn = false
  @State private var position: Int?
  @State private var size = CGSize.zero

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .leading, spacing: 8) {
          HStack(alignment: .firstTextBaseline) {
            Text("a").padding().padding(8).padding(.horizontal).padding([.top, .leading], 4)
              .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            Spacer(minLength: 0)
            Divider().frame(width: 1, height: 20).frame(maxWidth: .infinity, alignment: .leading)
              .frame(minWidth: 0, idealWidth: 1, maxWidth: 2, minHeight: 0, idealHeight: 1, maxHeight: .infinity)
            Spacer().layoutPriority(1).fixedSize().offset(x: 1, y: 2).offset(CGSize(width: 1, height: 2)).offset(y: -10)
          }
          ZStack(alignment: .bottomTrailing) {
            Color.red.zIndex(1).position(x: 1, y: 2).position(CGPoint(x: 1, y: 1)).hidden()
            EmptyView()
            AnyView(Text("any"))
            Group {
              Text("1"); Text("2")
            }
          }
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
            ForEach(0..<3) { Text("\($0)").id($0) }
            ForEach([1, 2], id: \.self) { number in Text("\(number)") }
          }.scrollTargetLayout()
          LazyHStack { Text("1") }
          LazyVGrid(
            columns: [
              GridItem(.adaptive(minimum: 80)), GridItem(.flexible()),
              GridItem(.fixed(20), spacing: 3, alignment: .top),
            ], spacing: 10
          ) {
            Text("1")
          }
          LazyHGrid(rows: [GridItem()]) { Text("1") }
          Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 4) {
            GridRow(alignment: .top) {
              Text("1").gridColumnAlignment(.trailing).gridCellUnsizedAxes(.horizontal)
              Text("2").gridCellColumns(2).gridCellAnchor(.center)
            }
            Divider().gridCellUnsizedAxes([.horizontal, .vertical])
          }
          GeometryReader { geometry in
            Text("\(geometry.size.width) \(geometry.safeAreaInsets.top) \(geometry.frame(in: .global).minY)")
              .frame(width: geometry.size.width, height: geometry.frame(in: .named("scroll")).height)
          }
          ViewThatFits(in: .horizontal) {
            Text("long"); Text("l")
          }
          HSplitView { Text("1") }
          RadialLayout {
            Text("1"); Text("2")
          }
          AnyLayout(HStackLayout(spacing: 2)) { Text("1") }
          TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
          TimelineView(.animation) { timeline in Text("\(timeline.date.timeIntervalSince1970)") }
          GlassEffectContainer { Text("1").glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .circle) }
          Text("g").glassEffectTransition(.identity).matchedGeometryEffect(id: 1, in: namespace)
            .matchedGeometryEffect(id: "2", in: namespace, properties: .frame, anchor: .center, isSource: false)
          Text("v").visualEffect { content, geometry in content.offset(y: geometry.size.height) }
            .onGeometryChange(for: CGSize.self) {
              $0.size
            } action: {
              size = $0
            }
            .alignmentGuide(.leading) { $0[.leading] + 3 }.alignmentGuide(.top) { dimensions in
              dimensions[VerticalAlignment.center]
            }
        }
      }
      .scrollDisabled(true).scrollIndicators(.hidden).scrollDismissesKeyboard(.interactively).scrollPosition(
        id: $position
      )
      .scrollClipDisabled().scrollBounceBehavior(.basedOnSize).scrollTargetBehavior(.paging).contentMargins(
        .top, 8, for: .scrollContent
      )
      .contentMargins(8).onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { old, new in
        _ = old + new
      }
      .onScrollPhaseChange { old, new in _ = old == new }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
      .coordinateSpace(name: "scroll").coordinateSpace(.named("scroll")).safeAreaInset(edge: .bottom) { Text("bar") }
      .safeAreaInset(edge: .top, spacing: 0) { Text("bar") }.defaultScrollAnchor(.bottom).ignoresSafeArea()
      .ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all).edgesIgnoringSafeArea([.top, .bottom])
      .scenePadding().scenePadding(.horizontal).containerRelativeFrame(.horizontal)
      .onAppear { proxy.scrollTo(1, anchor: .top) }
      .onChange(of: isOn) { withAnimation { proxy.scrollTo(2) } }
    }
  }
}

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let size = subview.dimensions(in: .unspecified)
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + CGFloat(index) * size.height), anchor: .top,
        proposal: ProposedViewSize(width: size.width, height: nil))
    }
  }
}

struct ListNames: View {
  @State private var stories: [Story] = []
  @State private var selection: Int?
  @State private var chosen: Set<Int> = []
  @State private var isExpanded = true
  @Environment(\.editMode) private var editMode

  var body: some View {
    VStack {
      List(stories) { story in Text(story.title) }.listStyle(PlainListStyle()).listStyle(GroupedListStyle())
        .listStyle(InsetGroupedListStyle()).listStyle(.plain).listStyle(.grouped).listStyle(.insetGrouped).listStyle(
          .inset
        )
        .listStyle(.sidebar).listStyle(SidebarListStyle())
      List(stories, id: \.id) { Text($0.title) }.refreshable { await Task.yield() }
      List(stories, selection: $selection) { Text($0.title) }
      List(stories, children: \.children) { Text($0.title) }
      List(0..<3) { Text("\($0)") }
      List($stories) { $story in TextField("Title", text: $story.title) }
      List(selection: $chosen) {
        Section(header: Text("Header"), footer: Text("Footer")) {
          ForEach(stories) { story in
            Text(story.title)
              .listRowInsets(EdgeInsets()).listRowInsets(.init(top: 0, leading: 1, bottom: 2, trailing: 3))
              .listRowSeparator(.hidden).listRowSeparator(.hidden, edges: .top).listRowSeparatorTint(.red)
              .listRowBackground(Color.clear).swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Save") {}.tint(.green)
              }
              .swipeActions { Button(role: .destructive, action: {}) { Label("Delete", systemImage: "trash") } }
              .contextMenu { Button("Copy") {} }.badge(3).badge("new").tag(story.id)
              .contextMenu {
                Button("Copy") {}
              } preview: {
                Text("preview")
              }
          }
          .onDelete { stories.remove(atOffsets: $0) }.onMove { stories.move(fromOffsets: $0, toOffset: $1) }
          .onDelete(perform: nil)
        }
        Section("Title") { Text("1") }.listSectionSeparator(.hidden).listSectionSpacing(.compact).listSectionSpacing(8)
          .headerProminence(.increased)
        Section {
          Text("1")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
        Section(isExpanded: $isExpanded) {
          Text("1")
        } header: {
          Text("h")
        }
        OutlineGroup(stories, children: \.children) { Text($0.title) }
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("1") }
        DisclosureGroup {
          Text("1")
        } label: {
          Text("l")
        }
      }
      .listRowSpacing(4).scrollContentBackground(.hidden).environment(\.defaultMinListRowHeight, 10).environment(
        \.editMode, .constant(.active)
      ).listSectionSeparatorTint(.red)
      EditButton()
    }
  }
}

struct ControlNames: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var number = 1
  @State private var value = 0.5
  @State private var date = Date()
  @State private var story: Story?
  @State private var color = Color.red
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  enum Field: Hashable { case name, password }

  var body: some View {
    Form {
      Group {
        Button("Title") {}.buttonStyle(.plain).buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(
          .borderless)
        Button("Title") {}.buttonStyle(PlainButtonStyle()).buttonStyle(BorderlessButtonStyle()).buttonStyle(
          BorderedButtonStyle())
        Button("Title") {}.buttonStyle(DefaultButtonStyle()).buttonStyle(.automatic).buttonStyle(.glass).buttonStyle(
          .glassProminent)
        Button("Title") {}.buttonStyle(LoginButtonStyle()).buttonStyle(AppDefaultButtonStyle())
        Button("Title") {}.buttonStyle(SecondaryInfoButtonStyle()).buttonStyle(StoryRowButtonStyle())
        Button(action: {}) { Text("l") }.buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 3))
        Button(action: {}, label: { Text("l") }).controlSize(.large).controlSize(.mini).controlSize(.regular)
        Button("Delete", role: .destructive) {}.keyboardShortcut("d", modifiers: .command).keyboardShortcut(
          .defaultAction)
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(.titleAndIcon)
        Button(role: .cancel) {
        } label: {
          Image(systemName: "xmark")
        }.hoverEffect().hoverEffect(.lift)
        Button {
          Task { await Task.yield() }
        } label: {
          Label {
            Text("t")
          } icon: {
            Image(systemName: "star")
          }
        }
        .labelStyle(SpacedLabelStyle()).menuIndicator(.hidden)
        Toggle("On", isOn: $isOn).toggleStyle(.switch).toggleStyle(SwitchToggleStyle(tint: .red)).toggleStyle(
          CheckStyle()
        ).toggleStyle(.button)
        Toggle(isOn: $isOn) { Text("On") }.labelsHidden()
        Toggle("On", systemImage: "star", isOn: $isOn)
        Menu("More") {
          Button("1") {}; Divider(); Menu("Sub") { Button("2") {} }
        }
        Menu {
          Button("1") {}
        } label: {
          Image(systemName: "ellipsis")
        }.menuStyle(.button).menuOrder(.fixed)
        Menu {
          Button("1") {}
        } label: {
          Text("m")
        } primaryAction: {
        }
      }
      Group {
        Picker("Pick", selection: $number) { ForEach(0..<3) { Text("\($0)").tag($0) } }
          .pickerStyle(SegmentedPickerStyle()).pickerStyle(.segmented).pickerStyle(.menu).pickerStyle(.inline)
          .pickerStyle(.wheel)
          .pickerStyle(WheelPickerStyle()).pickerStyle(.navigationLink).pickerStyle(MenuPickerStyle()).pickerStyle(
            RadioGroupPickerStyle()
          )
          .pickerStyle(.automatic).pickerStyle(.palette).pickerStyle(DefaultPickerStyle()).pickerStyle(
            InlinePickerStyle())
        Picker(selection: $number, label: Text("Pick")) { Text("1").tag(1) }
        Picker(selection: $story) {
          Text("None").tag(Story?.none)
        } label: {
          Text("Pick")
        }
        Picker("Pick", systemImage: "star", selection: $number) { Text("1").tag(1) }
        Stepper("Steps", value: $number, in: 0...3)
        Stepper(value: $number, in: 0...3, step: 1) { Text("s") }
        Stepper("Steps", onIncrement: {}, onDecrement: {})
        Stepper("\(number)", value: $value, step: 0.1) { _ in }
        Slider(value: $value)
        Slider(value: $value, in: 0...1, step: 0.1) {
          Text("s")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        Slider(value: $value, in: 0...1) { editing in _ = editing }
        DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.compact).datePickerStyle(
          .graphical
        ).datePickerStyle(.wheel)
        DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: [.date, .hourAndMinute])
        DatePicker(selection: $date) { Text("d") }.datePickerStyle(GraphicalDatePickerStyle())
      }
      Group {
        TextField("Name", text: $text).textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(.roundedBorder)
          .textFieldStyle(.plain)
          .textFieldStyle(PlainTextFieldStyle()).textFieldStyle(BoxedFieldStyle()).focused($isFocused).focused(
            $field, equals: .name
          ).onSubmit { field = .password }
          .submitLabel(.done).submitLabel(.search).keyboardType(.URL).keyboardType(.numberPad).textContentType(
            .username
          ).autocapitalization(.none)
          .textInputAutocapitalization(.never).disableAutocorrection(true).autocorrectionDisabled()
          .autocorrectionDisabled(true)
          .onSubmit(of: .search) {}.multilineTextAlignment(.trailing)
        TextField("Name", text: $text, prompt: Text("prompt"))
        TextField("Name", text: $text, axis: .vertical).lineLimit(3...5)
        TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField("Name", text: $text, onCommit: {})
        TextField("Number", value: $number, format: .number)
        TextField("Number", value: $number, formatter: NumberFormatter())
        TextField(text: $text, prompt: nil) { Text("l") }
        SecureField("Password", text: $text, onCommit: {}).textContentType(.password)
        SecureField("Password", text: $text)
        TextEditor(text: $text).scrollContentBackground(.hidden)
        ProgressView().progressViewStyle(.circular).progressViewStyle(CircularProgressViewStyle()).progressViewStyle(
          CircularProgressViewStyle(tint: .white)
        )
        .progressViewStyle(.linear).progressViewStyle(LinearProgressViewStyle()).progressViewStyle(RingStyle())
        ProgressView("Loading")
        ProgressView(value: 0.3)
        ProgressView("Loading", value: 3, total: 10)
        ProgressView(value: 0.3) {
          Text("l")
        } currentValueLabel: {
          Text("30 %")
        }
        ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(3))
        Gauge(value: 0.3, in: 0...1) {
          Text("g")
        } currentValueLabel: {
          Text("30")
        }.gaugeStyle(.accessoryCircular)
        Link("Open", destination: URL(string: "https://example.org")!)
        Link(destination: URL(string: "https://example.org")!) { Text("l") }
        ShareLink(item: URL(string: "https://example.org")!)
        ShareLink(
          "Share", item: "text", subject: Text("s"), message: Text("m"),
          preview: SharePreview("p", image: Image(systemName: "star")))
        ShareLink(item: URL(string: "https://example.org")!) { Label("Share", systemImage: "square.and.arrow.up") }
        ShareLink(items: [URL(string: "https://example.org")!])
        LabeledContent("Label", value: "v").labeledContentStyle(BigContentStyle())
        LabeledContent("Label", value: 3, format: .number)
        LabeledContent {
          Text("v")
        } label: {
          Text("l")
        }
        GroupBox("Title") { Text("1") }.groupBoxStyle(CardBoxStyle())
        GroupBox {
          Text("1")
        } label: {
          Label("l", systemImage: "star")
        }
        GroupBox(label: Text("l")) { Text("1") }
        ControlGroup { Button("1") {} }
        ContentUnavailableView("None", systemImage: "star", description: Text("d"))
        ContentUnavailableView {
          Label("None", systemImage: "star")
        } description: {
          Text("d")
        } actions: {
          Button("Again") {}
        }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "words")
      }
    }
    .formStyle(.grouped).disabled(isOn).help("Help").help(Text("Help")).onHover { _ in }.tint(.red).tint(nil)
    .accentColor(.red)
    .environment(\.isEnabled, true)
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label
      }
    }
  }
}

struct RingStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.red)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

struct SpacedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 20) {
      configuration.icon; configuration.title
    }
  }
}

struct CardBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.font(.headline); configuration.content
    }.padding()
  }
}

struct BigContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}

struct BoxedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(4).border(.red)
  }
}

struct LoginButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: ButtonStyle.Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).foregroundColor(
      configuration.role == .destructive ? .red : .blue
    )
    .opacity(isEnabled ? 1 : 0.3)
  }
}

struct AppDefaultButtonStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View { configuration.label }
}

struct SecondaryInfoButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View { configuration.label }
}

struct StoryRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}
