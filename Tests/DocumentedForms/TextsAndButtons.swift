import SwiftUI

// Texts, pictures, labels and buttons in the forms that Apple documents: a form that is not here does not compile.

@MainActor private func texts() {
  let s = "x"; let sub = s.prefix(1); let d = Date(); let n = 3
  _ = Text(s)
  _ = Text(sub)
  _ = Text("a")
  _ = Text(verbatim: "x\(n)")
  _ = Text("key", tableName: "T", bundle: .main, comment: "c")
  _ = Text("key", bundle: .main)
  _ = Text("key", comment: "c")
  _ = Text(LocalizedStringKey("x"))
  _ = Text(LocalizedStringKey(s), tableName: "T")
  _ = Text(LocalizedStringResource("x"))
  _ = Text(LocalizedStringResource(stringLiteral: "x"))
  _ = Text(AttributedString("x"))
  _ = Text(AttributedString("x"))
  _ = Text(1.5, format: .number)
  _ = Text(n, format: .number.precision(.fractionLength(2)))
  _ = Text(0.3, format: .percent)
  _ = Text(12, format: .currency(code: "USD"))
  _ = Text(d, format: .dateTime.day().month())
  _ = Text(d, format: Date.FormatStyle(date: .abbreviated, time: .shortened))
  _ = Text(["a"], format: .list(type: .and))
  _ = Text(d, format: .relative(presentation: .named))
  _ = Text(d, style: .time)
  _ = Text(d, style: .timer)
  _ = Text(d...d.addingTimeInterval(2))
  _ = Text(DateInterval(start: d, duration: 3))
  _ = Text(timerInterval: d...d, pauseTime: nil, countsDown: true, showsHours: false)
  _ = Text(timerInterval: d...d, countsDown: false)
  _ = Text(timerInterval: d...d)
  _ = Text(Image(systemName: "star"))
  _ = Text("a \(Image(systemName: "star")) b")
  _ = Text("a \(d, style: .date)")
  _ = Text("a \(n)")
  _ = Text("\(1.5, specifier: "%.2f")")
  _ = Text("\(n, specifier: "%02d")")
  _ = Text("\(d, formatter: DateFormatter())")
  _ = Text("\(NSNumber(value: 2), formatter: NumberFormatter())")
  _ = Text("\(d, format: .dateTime)")
  _ = Text("\(d...d)")
  _ = Text("\(DateInterval(start: d, duration: 3))")
  _ = Text("\(timerInterval: d...d, pauseTime: nil, countsDown: true, showsHours: true)")
  _ = Text("\(Text("x").bold()) y")
  _ = Text("\(AttributedString("x"))")
  _ = Text("\(LocalizedStringResource("x"))")
  _ = Text("\(Color.red)")
  _ = Text("\(s as NSString)")
  _ = Text(n as NSNumber, formatter: NumberFormatter())
  _ = Text(NSNumber(value: 3), formatter: NumberFormatter())
  _ = Text(d, formatter: DateFormatter())
  _ = Text(d as NSDate, formatter: DateFormatter())
  _ = Text(Measurement(value: 1, unit: UnitLength.meters), format: .measurement(width: .abbreviated))
  _ = Text(.currentDate, format: .timer(countingDownIn: d..<d))
  _ = Text(.now, format: .dateTime.hour().minute())
  _ = Text(.now, style: .relative)
  _ = Text("x").font(.title)
  _ = Text("x").bold()
  _ = Text("x").italic()
  _ = Text("x").underline()
  _ = Text("x").strikethrough()
  _ = Text("x").foregroundColor(.red)
  _ = Text("x").kerning(2)
  _ = Text("x").tracking(2)
  _ = Text("x").baselineOffset(2)
  _ = Text("x").fontWeight(.bold)
  _ = Text("x").foregroundStyle(.red) + Text("y")
  _ = Text("x").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
  _ = Text("x").bold(true)
  _ = Text("x").italic(false)
  _ = Text("x").monospaced()
  _ = Text("x").monospacedDigit()
  _ = Text("x").fontDesign(.rounded)
  _ = Text("x").fontWidth(.expanded)
  _ = Text("x").textScale(.secondary)
  _ = Text("x").underline(true, pattern: .dash, color: .red)
  _ = Text("x").strikethrough(true, color: .red)
  _ = Text("x").underline(pattern: .dot)
  _ = Text("x").underline(true, color: .red) + Text("y")
  _ = Text("x").speechSpellsOutCharacters() + Text("y")
  _ = Text("x").speechAdjustedPitch(0.2)
  _ = Text("x").accessibilityLabel("y") + Text("z")
  _ = Text("x").accessibilityTextContentType(.plain) + Text("h")
  _ = Text("x").accessibilityHeading(.h1)
  _ = Text("x").typesettingLanguage(.init(languageCode: .english))
  _ = Text("x").typesettingLanguage(.automatic)
  _ = Text("x").customAttribute(Marked())
  _ = Text.DateStyle.offset
  _ = Text.TruncationMode.head
  _ = Text.Case.uppercase
  _ = Text.LineStyle.single
  _ = Text.LineStyle(pattern: .dashDot, color: .red)
  _ = Text("x").lineLimit(3)
  _ = Text("x").lineLimit(nil)
  _ = Text("x").lineLimit(2...)
  _ = Text("x").lineLimit(...3)
  _ = Text("x").lineLimit(1...3)
  _ = Text("x").lineLimit(2, reservesSpace: true)
  _ = Text("x").minimumScaleFactor(0.5)
  _ = Text("x").allowsTightening(true)
  _ = Text("x").truncationMode(.middle)
  _ = Text("x").multilineTextAlignment(.center)
  _ = Text("x").lineSpacing(2)
  _ = Text("x").textCase(.uppercase)
  _ = Text("x").textCase(nil)
  _ = Text("x").textSelection(.enabled)
  _ = Text("x").textSelection(.disabled)
  _ = Text("x").multilineTextAlignment(strategy: .layoutBased)
  _ = Text("x").lineHeight(.loose)
  _ = Text("x").lineHeight(.multiple(factor: 1.2))
  _ = Text("x").lineHeight(.exact(points: 30))
  _ = Text("x").foregroundColor(nil)
  _ = Text("x").font(nil)
  _ = Text("x").fontWeight(nil)
  let k: LocalizedStringKey = "a \(n) b \(s)"
  _ = k
  let t: Text = s.isEmpty ? Text("a") : Text("b") + Text("c")
  _ = t
  let _: Text.Layout? = nil
  _ = Text("^[\(n) item](inflect: true)")
  _ = Text("a", comment: "x") == Text("b")
  let opt: String? = nil
  _ = Text(opt ?? "x")
  _ = Text(opt.map { $0 } ?? "b")
  _ = Text("\(opt ?? "none")")
  _ = Text(n.description)
  _ = Text(String(n))
  _ = Text("\(n) of \(n + 1)")
  _ = Text(n.formatted())
  _ = Text(d.formatted(date: .long, time: .omitted))
  _ = Text("\(n.formatted(.number.notation(.compactName)))")
  _ = Text("\(Double(n) * 1.5, specifier: "%.1f")°")
  _ = Text("\(Int(2.5))%")
  _ = Text(d, format: .offset(to: d))
  _ = Text(d, format: .reference(to: d))
  _ = Text(d, format: .stopwatch(startingAt: d))
  _ = Text(TimeDataSource<Date>.currentDate, format: .dateTime)
  _ = Text(d, format: .verbatim("\(year: .defaultDigits)", timeZone: .current, calendar: .current))
  _ = Text(Duration.seconds(3), format: .time(pattern: .minuteSecond))
  _ = Text(Duration.seconds(3), format: .units(allowed: [.hours]))
  _ = Text(12345, format: .byteCount(style: .file))
  _ = Text(URL(string: "a")!, format: .url)
  _ = Text(PersonNameComponents(), format: .name(style: .long))
}
private struct Marked: TextAttribute {}

@MainActor private func images() {
  _ = Image("a")
  _ = Image("a", bundle: .main)
  _ = Image("a", label: Text("x"))
  _ = Image("a", bundle: nil, label: Text("x"))
  _ = Image("a", variableValue: 0.3)
  _ = Image("a", variableValue: 0.2, bundle: .main, label: Text("x"))
  _ = Image(decorative: "a")
  _ = Image(decorative: "a", bundle: .main)
  _ = Image(decorative: "a", variableValue: 2, bundle: nil)
  _ = Image(systemName: "a")
  _ = Image(systemName: "a", variableValue: 0.2)
  _ = Image(uiImage: UIImage())
  _ = Image(uiImage: UIImage(named: "x")!)
  _ = Image(size: CGSize(width: 3, height: 3), label: nil, opaque: false, colorMode: .nonLinear) { c in
    c.fill(Path(), with: .color(.red))
  }
  _ = Image(size: CGSize(width: 3, height: 3)) { c in }
  _ = Image("a").resizable().scaledToFit()
  _ = Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
  _ = Image("a").resizable(resizingMode: .stretch)
  _ = Image("a").renderingMode(.template).interpolation(.high).antialiased(true).symbolRenderingMode(.multicolor)
  _ = Image("a").renderingMode(nil)
  _ = Image("a").symbolRenderingMode(.hierarchical).foregroundStyle(.red, .blue, .green)
  _ = Image(systemName: "a").imageScale(.large).symbolVariant(.fill).symbolVariant(.circle.fill).symbolEffect(
    .bounce, value: 3
  ).symbolEffect(.pulse).symbolEffect(.variableColor.iterative.reversing).symbolEffect(
    .pulse, options: .repeating, isActive: true)
  _ = Image(systemName: "a").symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: 1)
  _ = Image(systemName: "a").symbolEffect(.scale.up, isActive: true).symbolEffect(.appear, isActive: false)
    .symbolEffect(.disappear).symbolEffect(.replace.downUp, isActive: true)
  _ = Image(systemName: "a").contentTransition(.symbolEffect(.replace)).symbolEffectsRemoved().symbolEffect(.wiggle)
    .symbolEffect(.rotate).symbolEffect(.breathe)
  _ = Image(systemName: "a").contentTransition(.symbolEffect(.automatic)).contentTransition(.symbolEffect).transition(
    .symbolEffect(.appear))
  _ = Image(systemName: "a").allowedDynamicRange(.high)
  _ = Image(systemName: "a").symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw)
  _ = Image.Orientation.up
  _ = Image.Scale.small
  _ = Image.TemplateRenderingMode.original
  _ = Image.Interpolation.none
  _ = Image.ResizingMode.tile
  _ = Image.DynamicRange.standard
  _ = Image("a").aspectRatio(contentMode: .fit).aspectRatio(16 / 9, contentMode: .fill).aspectRatio(
    CGSize(width: 2, height: 3), contentMode: .fit)
  _ = Image("a").accessibilityLabel(Text("x")).accessibility(hidden: true)
  _ = Image(ImageResource(name: "x", bundle: .main))
  _ = Image("a") == Image("b")
}
@MainActor private func labels() {
  let s = "x"
  _ = Label("a", systemImage: "b")
  _ = Label(s, systemImage: s)
  _ = Label("a", image: "b")
  _ = Label(s, image: s)
  _ = Label(s.prefix(2), systemImage: "a")
  _ = Label("a", image: ImageResource(name: "x", bundle: .main))
  _ = Label(s, image: ImageResource(name: "x", bundle: .main))
  _ = Label {
    Text("a")
  } icon: {
    Image(systemName: "b")
  }
  _ = Label(title: { Text("x") }, icon: { Color.red })
  _ = Label(LocalizedStringResource("x"), systemImage: "b")
  _ = Label(LocalizedStringResource("x"), image: "b")
  _ = Label("a", systemImage: "b").labelStyle(.titleAndIcon).labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(
    .automatic
  ).labelStyle(TitleOnlyLabelStyle())
  _ = Label("a", systemImage: "b").labelStyle(OwnLabels())
  _ = Label("a", systemImage: "b").labelsHidden().labelsVisibility(.hidden)
}
private struct OwnLabels: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title; Label(configuration)
    }
  }
}

@MainActor private func buttons() {
  let s = "x"; func act() {}
  _ = Button("a") {}
  _ = Button("a", action: act)
  _ = Button(s, action: {})
  _ = Button(action: act) { Text("x") }
  _ = Button(action: {}, label: { Text("x") })
  _ = Button {
  } label: {
    Image(systemName: "x")
  }
  _ = Button("a", role: .destructive) {}
  _ = Button("a", role: .cancel, action: act)
  _ = Button(role: .destructive) {
  } label: {
    Text("x")
  }
  _ = Button(role: .destructive, action: {}, label: { Text("x") })
  _ = Button("a", role: nil) {}
  _ = Button(s, role: .cancel) {}
  _ = Button("a", systemImage: "b") {}
  _ = Button("a", systemImage: "b", action: act)
  _ = Button(s, systemImage: s, role: .destructive) {}
  _ = Button("a", systemImage: "b", role: .cancel, action: act)
  _ = Button("a", image: ImageResource(name: "x", bundle: .main)) {}
  _ = Button("a", image: ImageResource(name: "x", bundle: .main), role: .cancel) {}
  _ = Button(LocalizedStringResource("x")) {}
  _ = Button(LocalizedStringResource("x"), systemImage: "b") {}
  _ = Button(LocalizedStringResource("x"), role: .cancel) {}
  _ = Button(role: .close) {}
  _ = Button(role: .confirm) {}
  _ = Button("a", role: .confirm) {}
  _ = Button(role: .cancel, action: act)
  _ = Button("a") {}.buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(.plain).buttonStyle(.borderless)
    .buttonStyle(.automatic).buttonStyle(PlainButtonStyle()).buttonStyle(BorderedButtonStyle()).buttonStyle(
      BorderlessButtonStyle()
    ).buttonStyle(DefaultButtonStyle()).buttonStyle(.glass).buttonStyle(.glassProminent).buttonStyle(PressedLook())
    .buttonStyle(
      TriggeredLook())
  _ = Button("a") {}.buttonStyle(.glass(.clear.tint(.red)))
  _ = Button("a") {}.buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 3)).buttonBorderShape(
    .roundedRectangle
  ).buttonBorderShape(.circle).controlSize(.large).controlSize(.extraLarge).controlSize(.mini).controlSize(.small)
    .controlSize(.regular).buttonRepeatBehavior(.enabled).buttonSizing(.flexible)
  _ = Button("a") {}.keyboardShortcut("a").keyboardShortcut("a", modifiers: [.command, .shift]).keyboardShortcut(
    .defaultAction
  ).keyboardShortcut(.return, modifiers: []).keyboardShortcut(KeyboardShortcut(.escape)).keyboardShortcut(.cancelAction)
    .keyboardShortcut(nil).keyboardShortcut("a", modifiers: .command, localization: .automatic)
}
private struct PressedLook: ButtonStyle {
  @Environment(\.isEnabled) var e
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).foregroundColor(
      configuration.role == .destructive ? .red : .blue)
  }
}
private struct TriggeredLook: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onTapGesture { configuration.trigger() }
  }
}
