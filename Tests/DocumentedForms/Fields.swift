import SwiftUI

// Controls and fields in the forms that Apple documents: a form that is not here does not compile.

private struct EveryControl: View {
  @State var on = false
  @State var v = 0.5
  @State var f: Float = 1
  @State var i = 3
  @State var s = ""
  @State var d = Date()
  @State var c = Color.red
  @State var o: Int? = nil
  @State var dates: Set<DateComponents> = []
  @State var cg = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  @State var cgf: CGFloat = 2
  @State var src = [Flag(), Flag()]
  @State var on2: Bool? = nil
  @State var attr = AttributedString("x")
  @State var opt: Double? = nil
  @State var dur = Duration.seconds(1)
  @State var u = URL(string: "a")
  @State var ts: TextSelection? = nil
  @FocusState var foc: Bool
  struct Flag: Identifiable { var id = 1; var on = false; var n = 2 }
  var body: some View { Text("x") }
  func toggles() {
    _ = Toggle("a", isOn: $on)
    _ = Toggle(s, isOn: $on)
    _ = Toggle(isOn: $on) { Text("x") }
    _ = Toggle(isOn: $on, label: { Text("x") })
    _ = Toggle("a", systemImage: "b", isOn: $on)
    _ = Toggle(s, systemImage: s, isOn: $on)
    _ = Toggle("a", image: ImageResource(name: "x", bundle: .main), isOn: $on)
    _ = Toggle("a", sources: $src, isOn: \.on)
    _ = Toggle(s, sources: $src, isOn: \.on)
    _ = Toggle(sources: $src, isOn: \.on) { Text("x") }
    _ = Toggle("a", systemImage: "b", sources: $src, isOn: \.on)
    _ = Toggle(sources: [$on, $on], isOn: \.self) { Text("x") }
    _ = Toggle(LocalizedStringResource("x"), isOn: $on)
    _ = Toggle(LocalizedStringResource("x"), systemImage: "a", isOn: $on)
    _ = Toggle("a", isOn: .constant(true)).toggleStyle(.switch).toggleStyle(.button).toggleStyle(.automatic)
      .toggleStyle(SwitchToggleStyle(tint: .red)).toggleStyle(SwitchToggleStyle()).toggleStyle(DefaultToggleStyle())
      .toggleStyle(ButtonToggleStyle()).toggleStyle(OwnToggles())
    _ = Toggle("a", isOn: Binding(get: { on }, set: { on = $0 }))
    _ = Toggle("a", isOn: $on.animation())
    _ = Toggle("a", isOn: $on.animation(.easeIn))
    _ = Toggle("a", isOn: $on).toggleStyle(.checkbox)
  }
  struct OwnToggles: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration)
      HStack {
        configuration.label
        Button {
          configuration.isOn.toggle(); configuration.$isOn.wrappedValue.toggle()
        } label: {
          Image(systemName: configuration.isOn ? "a" : "b")
        }; if configuration.isMixed { Text("x") }
      }
    }
  }
  func sliders() {
    _ = Slider(value: $v)
    _ = Slider(value: $v, in: 0...1)
    _ = Slider(value: $v, in: 0...100, step: 1)
    _ = Slider(value: $f, in: 0...1)
    _ = Slider(value: $cgf, in: 0...1)
    _ = Slider(value: $v, in: 0...1, onEditingChanged: { _ in })
    _ = Slider(value: $v, in: 0...1) { e in on = e }
    _ = Slider(value: $v, in: 0...10, step: 2) { _ in }
    _ = Slider(value: $v) { _ in }
    _ = Slider(value: $v, in: 0...1, step: 0.1) { Text("x") }
    _ = Slider(value: $v, in: 0...1) {
      Text("x")
    } onEditingChanged: { _ in
    }
    _ = Slider(value: $v, in: 0...1) {
      Text("x")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    _ = Slider(value: $v, in: 0...1) {
      Text("x")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
    _ = Slider(
      value: $v, in: 0...1, step: 1, label: { Text("x") }, minimumValueLabel: { Text("0") },
      maximumValueLabel: { Text("1") })
    _ = Slider(
      value: $v, in: 0...1, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
      maximumValueLabel: Text("1")
    ) { Text("x") }
    _ = Slider(value: $v, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("x") }
    _ = Slider(value: $v, in: 0...1, label: { Text("x") })
    _ = Slider(value: $v, in: 0...1, step: 0.5, label: { Text("x") }, onEditingChanged: { _ in })
    _ = Slider(value: Binding(get: { Double(i) }, set: { i = Int($0) }), in: 1...10, step: 1)
    _ = Slider(value: $v, in: 0...1) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    } ticks: {
      SliderTick(0.3) { Text("x") }
    }
    _ = Slider(value: $v, in: 0...1, neutralValue: 0.5) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    }
  }
  func steppers() {
    _ = Stepper("a", value: $i)
    _ = Stepper("a", value: $i, in: 0...3)
    _ = Stepper("a", value: $v, in: 0...3, step: 0.5)
    _ = Stepper("a", value: $i, step: 2)
    _ = Stepper(s, value: $i)
    _ = Stepper("a", value: $i, in: 0...3) { _ in }
    _ = Stepper(value: $i, in: 0...3) { Text("x") }
    _ = Stepper(value: $i) { Text("x") }
    _ = Stepper(value: $i, in: 0...3, step: 2) {
      Text("x")
    } onEditingChanged: { _ in
    }
    _ = Stepper("a", onIncrement: {}, onDecrement: {})
    _ = Stepper("a", onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in })
    _ = Stepper {
      Text("x")
    } onIncrement: {
    } onDecrement: {
    }
    _ = Stepper {
      Text("x")
    } onIncrement: {
    } onDecrement: {
    } onEditingChanged: { _ in
    }
    _ = Stepper(onIncrement: {}, onDecrement: {}) { Text("x") }
    _ = Stepper(onIncrement: nil, onDecrement: {}, label: { Text("x") })
    _ = Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }, label: { Text("x") })
    _ = Stepper("a", value: $v, format: .number)
    _ = Stepper("a", value: $v, in: 0...2, step: 1, format: .number)
    _ = Stepper(value: $v, step: 1, format: .number) { Text("x") }
    _ = Stepper("a", value: $v, step: 0.1, format: .number) { _ in }
    _ = Stepper(value: $v, in: 0...3, step: 1, onEditingChanged: { _ in }, label: { Text("x") })
    _ = Stepper(value: $i, onEditingChanged: { _ in }) { Text("x") }
    _ = Stepper("\(i) items", value: $i, in: 1...10)
    _ = Stepper("\(v.formatted()) hours", value: $v, in: 4...12, step: 0.25)
    _ = Stepper(LocalizedStringResource("x"), value: $i)
    _ = Stepper("a", onIncrement: i > 3 ? nil : { i += 1 }, onDecrement: nil)
    _ = Stepper(value: $i, in: 0...3, label: { Text("x") })
  }
  func pickers() {
    _ = Picker("a", selection: $i) { Text("x").tag(1) }
    _ = Picker(s, selection: $i) { ForEach(0..<3) { Text("\($0)") } }
    _ = Picker(selection: $i) {
      Text("x")
    } label: {
      Text("l")
    }
    _ = Picker(selection: $i, label: Text("l")) { Text("x") }
    _ = Picker(selection: $i, content: { Text("x") }, label: { Text("x") })
    _ = Picker("a", systemImage: "b", selection: $i) { Text("x") }
    _ = Picker(s, systemImage: "b", selection: $i) { Text("x") }
    _ = Picker("a", image: ImageResource(name: "x", bundle: .main), selection: $i) { Text("x") }
    _ = Picker("a", sources: $src, selection: \.n) { Text("x") }
    _ = Picker(sources: $src, selection: \.n) {
      Text("x")
    } label: {
      Text("l")
    }
    _ = Picker("a", systemImage: "b", sources: $src, selection: \.n) { Text("x") }
    _ = Picker("a", selection: $i) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    }
    _ = Picker(selection: $i) {
      Text("x")
    } label: {
      Text("l")
    } currentValueLabel: {
      Text("c")
    }
    _ = Picker(LocalizedStringResource("x"), selection: $i) { Text("x") }
    _ = Picker("a", selection: $o) {
      Text("x").tag(nil as Int?); Text("y").tag(Int?.some(1)); Text("z").tag(Optional(2))
      Text("w").tag(3, includeOptional: true)
    }
    _ = Picker("a", selection: $i) {}.pickerStyle(.segmented).pickerStyle(.menu).pickerStyle(.wheel).pickerStyle(
      .inline
    ).pickerStyle(.navigationLink).pickerStyle(.automatic).pickerStyle(.palette).pickerStyle(SegmentedPickerStyle())
      .pickerStyle(WheelPickerStyle()).pickerStyle(MenuPickerStyle()).pickerStyle(DefaultPickerStyle()).pickerStyle(
        InlinePickerStyle()
      ).pickerStyle(.radioGroup).horizontalRadioGroupLayout().defaultWheelPickerItemHeight(20).paletteSelectionEffect(
        .automatic
      ).paletteSelectionEffect(.symbolVariant(.slash))
    _ = Picker(selection: $i, label: Text("l"), content: { Text("x") })
  }
  func dates_() {
    _ = DatePicker("a", selection: $d)
    _ = DatePicker("a", selection: $d, displayedComponents: .date)
    _ = DatePicker("a", selection: $d, displayedComponents: [.date, .hourAndMinute])
    _ = DatePicker("a", selection: $d, in: d...)
    _ = DatePicker("a", selection: $d, in: ...d, displayedComponents: .date)
    _ = DatePicker("a", selection: $d, in: d...d)
    _ = DatePicker(s, selection: $d, in: Date.now..., displayedComponents: [.hourAndMinute])
    _ = DatePicker(selection: $d) { Text("x") }
    _ = DatePicker(selection: $d, in: ...Date(), displayedComponents: .date) { Text("x") }
    _ = DatePicker(selection: $d, label: { Text("x") })
    _ = DatePicker(selection: $d, displayedComponents: [.date], label: { Text("x") })
    _ = DatePicker("", selection: $d, in: Date()..., displayedComponents: DatePickerComponents.date)
    _ = DatePicker(LocalizedStringResource("x"), selection: $d)
    _ = DatePicker("a", selection: $d).datePickerStyle(.graphical).datePickerStyle(.wheel).datePickerStyle(.compact)
      .datePickerStyle(.automatic).datePickerStyle(GraphicalDatePickerStyle()).datePickerStyle(WheelDatePickerStyle())
      .datePickerStyle(CompactDatePickerStyle()).datePickerStyle(DefaultDatePickerStyle()).datePickerStyle(.field)
      .datePickerStyle(.stepperField)
    _ = MultiDatePicker("a", selection: $dates)
    _ = MultiDatePicker("a", selection: $dates, in: d...)
    _ = MultiDatePicker("a", selection: $dates, in: d..<d)
    _ = MultiDatePicker("a", selection: $dates, in: ..<d)
    _ = MultiDatePicker(selection: $dates) { Text("x") }
    _ = ColorPicker("a", selection: $c)
    _ = ColorPicker("a", selection: $c, supportsOpacity: false)
    _ = ColorPicker(selection: $c) { Text("x") }
    _ = ColorPicker(s, selection: $c)
    _ = ColorPicker("a", selection: $cg)
    _ = ColorPicker(selection: $cg, supportsOpacity: true) { Text("x") }
    _ = ColorPicker(selection: $c, supportsOpacity: false, label: { Text("x") })
  }
  func fields() {
    _ = TextField("a", text: $s)
    _ = TextField(s, text: $s)
    _ = TextField("a", text: $s, prompt: Text("p"))
    _ = TextField("a", text: $s, axis: .vertical)
    _ = TextField("a", text: $s, prompt: Text("p"), axis: .vertical)
    _ = TextField(text: $s) { Text("l") }
    _ = TextField(text: $s, prompt: Text("p")) { Text("l") }
    _ = TextField(text: $s, prompt: nil, axis: .vertical) { Text("l") }
    _ = TextField(text: $s, label: { Text("l") })
    _ = TextField("a", text: $s, onEditingChanged: { _ in }, onCommit: {})
    _ = TextField("a", text: $s, onCommit: {})
    _ = TextField("a", text: $s, onEditingChanged: { _ in })
    _ = TextField("a", text: $s) { _ in
    } onCommit: {
    }
    _ = TextField("a", text: $s) { e in on = e }
    _ = TextField("a", value: $i, format: .number)
    _ = TextField("a", value: $v, format: .currency(code: "USD"))
    _ = TextField("a", value: $v, format: .percent, prompt: Text("p"))
    _ = TextField("a", value: $opt, format: .number)
    _ = TextField(value: $v, format: .number) { Text("l") }
    _ = TextField(value: $opt, format: .number, prompt: nil) { Text("l") }
    _ = TextField("a", value: $d, format: .dateTime)
    _ = TextField("a", value: $u, format: .url)
    _ = TextField("a", value: $v, format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
    _ = TextField("a", value: $i, formatter: NumberFormatter())
    _ = TextField("a", value: $i, formatter: NumberFormatter(), prompt: Text("p"))
    _ = TextField("a", value: $i, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
    _ = TextField(value: $i, formatter: NumberFormatter()) { Text("l") }
    _ = TextField("a", text: $s, selection: $ts)
    _ = TextField("a", text: $s, selection: $ts, prompt: Text("p"), axis: .vertical)
    _ = TextField(text: $s, selection: $ts) { Text("l") }
    _ = TextField(LocalizedStringResource("x"), text: $s)
    _ = TextField("a", text: $s).textFieldStyle(.roundedBorder).textFieldStyle(.plain).textFieldStyle(.automatic)
      .textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(PlainTextFieldStyle()).textFieldStyle(
        DefaultTextFieldStyle()
      ).textFieldStyle(.squareBorder)
    _ = TextField("a", text: $s).keyboardType(.numberPad).textContentType(.emailAddress).autocorrectionDisabled()
      .autocorrectionDisabled(true).disableAutocorrection(true).autocapitalization(.none).textInputAutocapitalization(
        .never
      ).textInputAutocapitalization(.words).submitLabel(.done).onSubmit {}.onSubmit(of: .search) {}.submitScope()
      .submitScope(false).focused($foc)
    _ = TextField("a", text: $s).textInputSuggestions { Text("x").textInputCompletion("x") }
    _ = TextField("a", text: $s).textInputSuggestions(src) { _ in Text("x") }
    _ = SecureField("a", text: $s)
    _ = SecureField(s, text: $s)
    _ = SecureField("a", text: $s, prompt: Text("p"))
    _ = SecureField("a", text: $s, onCommit: {})
    _ = SecureField("a", text: $s) {}
    _ = SecureField(text: $s) { Text("l") }
    _ = SecureField(text: $s, prompt: nil) { Text("l") }
    _ = SecureField(text: $s, label: { Text("l") })
    _ = TextEditor(text: $s)
    _ = TextEditor(text: $s, selection: $ts)
    _ = TextEditor(text: $attr)
    _ = TextEditor(text: .constant("x")).scrollContentBackground(.hidden).textEditorStyle(.plain).findNavigator(
      isPresented: $on
    ).findDisabled().replaceDisabled()
  }
}
